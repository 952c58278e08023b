import type { Seat } from '@longhouse/kernel'
import { one } from '@longhouse/kernel'
import { anyTimeRunesOfOwn } from './runes.ts'
import { decision, NO_WARRIORS, type Sight, shoreAt, type Turn } from './state.ts'

/** CH-5.21 to CH-5.27: longships put to sea. */

export const freePorts = (t: Sight): string[] => {
  const free: string[] = []
  for (const { id, ship } of t.state.shores) if (!ship) free.push(id)
  return free
}

export const isAtSea = (t: Sight, longship: string): boolean =>
  t.state.shores.some(({ ship }) => ship?.longship === longship)

export const launch = (t: Turn, seat: Seat, longship: string): void => t.next(choosePort({ seat, longship }))

/** CH-5.24, CH-5.25. */
const choosePort = decision<{ readonly seat: Seat; readonly longship: string }, string>('choosePort', {
  rule: 'CH-5.24',
  seat: (_, { seat }) => seat,
  options: (t) => one(freePorts(t)),
  aside: anyTimeRunesOfOwn,
  why: (t, _, choice) =>
    t.state.shores.some(({ id, ship }) => id === choice && ship)
      ? { refused: 'port-taken', facts: { shore: String(choice) }, rule: 'CH-5.25' }
      : null,
  take(t, { seat, longship }, shore) {
    shoreAt(t, shore).ship = { longship, seat, ...NO_WARRIORS, food: 0 }
    t.tell?.({ kind: 'longship-launched', seat, longship, shore })
  },
})

export const launchingRules = [choosePort]
