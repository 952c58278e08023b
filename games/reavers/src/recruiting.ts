import type { Form, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import type { ReaverUse } from './choices.ts'
import { LOCATIONS, type LocationId, type Reaver } from './content-file.ts'
import { gainDice } from './dice.ts'
import { effects } from './effect-frame.ts'
import { pileCard } from './holdings.ts'
import { playerAt, type RuleContext, step, type Turn } from './reavers.ts'
import { partOf } from './receiving.ts'

/** RV-6: what a Reaver is used for. */

/** RV-6.9, RV-6.11: slots that are not full. */
const openSlots = (t: RuleContext, seat: Seat): LocationId[] => {
  const { slots, maxPerSlot } = t.content.playerBoard.specialize
  return slots.filter((slot) => (playerAt(t, seat).slots[slot]?.length ?? 0) < maxPerSlot)
}

export function reaverForm(t: RuleContext, seat: Seat): Form {
  const slots = openSlots(t, seat)
  return either(slots.length > 0 ? { rally: yes, specialize: one(slots), promote: yes } : { rally: yes, promote: yes })
}

/** RV-6.7, RV-6.9: in one of the three ways, and only where there is room. */
export function whyNotRecruited(t: RuleContext, seat: Seat, reaver: string, use: unknown): Refusal {
  const { slots, maxPerSlot } = t.content.playerBoard.specialize
  const location = isRecord(use) ? LOCATIONS.find((candidate) => candidate === use.specialize) : undefined
  if (!location) return refuse('reaver-unused', { reaver }, 'RV-20.11')
  if (!slots.includes(location)) return refuse('no-slot-there', { location }, 'RV-20.10')
  return openSlots(t, seat).includes(location)
    ? refuse('reaver-unused', { reaver }, 'RV-20.11')
    : refuse('slot-full', { location, most: maxPerSlot }, 'RV-20.10')
}

export function recruit(t: Turn, seat: Seat, reaver: string, use: ReaverUse): void {
  if ('rally' in use) rally(t, seat, reaver)
  else if ('specialize' in use) specialize(t, seat, reaver, use.specialize)
  else promote(t, seat, reaver)
}

/** RV-6.8: the dice first, then the pile. */
function rally(t: Turn, seat: Seat, reaver: string): void {
  t.tell?.({ kind: 'rallied', seat, reaver })
  t.next(gainDice({ seat, dice: (t.content.reavers[reaver] as Reaver).rally, cause: reaver }))
  t.next(dismiss({ seat, reaver }))
}

const dismiss = step<{ readonly seat: Seat; readonly reaver: string }>('dismiss', (t, { seat, reaver }) => {
  pileCard(t, seat, reaver, 'rally')
})

/** RV-6.9: under the earlier ones. */
function specialize(t: Turn, seat: Seat, reaver: string, slot: LocationId): void {
  playerAt(t, seat).slots[slot]?.push(reaver)
  t.tell?.({ kind: 'specialized', seat, reaver, slot })
}

/** RV-6.12 to RV-6.16. */
function promote(t: Turn, seat: Seat, reaver: string): void {
  const player = playerAt(t, seat)
  const { leader } = player
  player.leader = reaver
  t.tell?.({ kind: 'promoted', seat, reaver })
  if (leader) pileCard(t, seat, leader, 'promote')
  t.next(effects({ seat, effects: partOf(t, reaver, 'clan-bonus'), cause: reaver }))
}

export const recruitingRules = [dismiss]
