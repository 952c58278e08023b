import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import { decision, type OpenContext, type RuleContext, shoreAt, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'

/** CH-5.21 to CH-5.27: longships put to sea. */

const freePorts = (t: RuleContext): string[] => {
  const free: string[] = []
  for (const { id, ship } of t.state.shores) if (!ship) free.push(id)
  return free
}

export function hasFreePort(t: OpenContext): boolean {
  for (const { ship } of t.state.shores) if (!ship) return true
  return false
}

export const isAtSea = (t: OpenContext, longship: string): boolean =>
  t.state.shores.some(({ ship }) => ship?.longship === longship)

export const launch = (t: Turn, seat: Seat, longship: string): void => t.next(choosePort({ seat, longship }))

/** CH-5.24, CH-5.25. */
const choosePort = decision<{ readonly seat: Seat; readonly longship: string }, Choices['choosePort']>('choosePort', {
  rule: 'CH-5.24',
  seat: (_, { seat }) => seat,
  options: (t) => one(freePorts(t)),
  why(t, _, choice) {
    if (typeof choice !== 'string' || !Object.hasOwn(t.content.shores, choice)) return null
    const open = t.state.shores.some(({ id }) => id === choice)
    return open
      ? refuse('port-taken', { shore: choice }, 'CH-5.25')
      : refuse('shore-closed', { shore: choice }, 'CH-5.24')
  },
  take(t, { seat, longship }, shore) {
    shoreAt(t, shore).ship = { longship, seat, swordsman: 0, spearman: 0, axeman: 0, food: 0 }
    t.tell?.({ kind: 'longship-launched', seat, longship, shore })
  },
})

export const launchingRules = [choosePort]
