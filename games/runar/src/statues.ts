import type { Seat } from '@longhouse/kernel'
import { remember } from './campaign-sheet.ts'
import { carry } from './carry.ts'
import { STATUE_PARTS, type StatuePartId } from './content-file.ts'
import type { Cause } from './events.ts'
import { type OpenContext, openFieldOf, playerAt, step, type Turn } from './runar.ts'
import type { OpenPlayer } from './seen.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-21.10 to RN-21.12: Statues grow part by part. */

interface Building {
  readonly seat: Seat
}

/** RN-21.12: null once it is complete. */
export function nextPart(t: OpenContext, seat: Seat): StatuePartId | null {
  const { statue } = openFieldOf(t).players[seat] as OpenPlayer
  return STATUE_PARTS[statue] ?? null
}

/** The next part and its reward; what else waits for it comes after. */
export const buildPart = step<Building>('buildPart', (t, { seat }) => {
  const part = nextPart(t, seat)
  if (part === null) return
  playerAt(t, seat).statue++
  t.tell?.({ kind: 'part-built', seat, part })
  if (nextPart(t, seat) === null) remember(t, () => ({ deed: 'statue-completed', seat }))
  const { id: cause, onBuilt: effects } = t.content.statueParts[part]
  t.next(carry({ effects, at: 0, seat, hero: null, bound: {}, cause }), partBuilt({ seat, part }))
})

const partBuilt = step<TriggerFacts['builds-part']>('partBuilt', (t, facts) => t.moment('builds-part', facts))

/** RN-27.13: of a Statue that has more than its Base. */
export function loseTopPart(t: Turn, seat: Seat, cause: Cause): void {
  const player = playerAt(t, seat)
  player.statue--
  t.tell?.({ kind: 'part-lost', seat, part: STATUE_PARTS[player.statue] as StatuePartId, cause })
}

export const statueRules = [buildPart, partBuilt]
