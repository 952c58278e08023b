import { one, type Seat } from '@longhouse/kernel'
import { remember } from './campaign-sheet.ts'
import { type Carrier, carry } from './carry.ts'
import type { Choices } from './choices.ts'
import type { DoomId, EventId } from './content-file.ts'
import type { Effect } from './effect-words.ts'
import { decision, fieldOf, playerAt, step, type Turn } from './runar.ts'
import { gainVp } from './sides.ts'
import { isAlone } from './solo.ts'
import type { PlacedEvent } from './state.ts'
import { gameHas } from './stats.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-20.18 to RN-20.20, RN-21: an Event or a Doom comes to its slot. */

interface Placing {
  readonly seat: Seat
  readonly slot: number
}

/**
 * RN-20.18. Which card it is stays out of the frames: it may lie face down (RN-27.9). `fromBattlefield`: the Shard never comes
 * from the player's board (RN-24.22).
 */
export function placeEvent(t: Turn, seat: Seat, card: EventId | DoomId, fromBattlefield = false): void {
  const { slots } = fieldOf(t)
  const slot = slots.length
  const up = !gameHas(t, 'events-face-down')
  slots.push({ card, up, by: seat })
  const placed = { kind: 'event-placed', seat, card, slot } as const
  if (up) t.tell?.(placed)
  else t.tell?.(placed, { only: [seat], others: { ...placed, card: null } })
  discardShard(t, seat, fromBattlefield)
  t.next(enemyToken({ seat, slot }), eventApplies({ seat, slot }), eventPlaced({ seat, slot }))
}

/** RN-20.18(b), RN-20.19; alone no Shard is discarded (RN-29.8). */
function discardShard(t: Turn, seat: Seat, fromBattlefield: boolean): void {
  if (isAlone(t)) return
  const player = playerAt(t, seat)
  if (fromBattlefield || player.shards === 0) return t.next(dropShard({ seat }))
  player.shards--
  t.tell?.({ kind: 'shard-discarded', seat, node: null })
}

/** RN-20.20: a Hazard token under it stays. */
const dropShard = decision<{ readonly seat: Seat }, Choices['dropShard']>('dropShard', {
  rule: 'RN-20.19',
  seat: (_, { seat }) => seat,
  options: (t) => one(Object.keys(fieldOf(t).shards)),
  take(t, { seat }, node) {
    delete fieldOf(t).shards[node]
    t.tell?.({ kind: 'shard-discarded', seat, node })
  },
})

/** RN-20.18(c). Slots of the board count from 1. */
const enemyToken = step<Placing>('enemyToken', (t, { seat, slot }) => {
  const field = fieldOf(t)
  if (!field.nemesis || !field.enemyTokens.includes(slot + 1)) return
  field.enemyTokens = field.enemyTokens.filter((above) => above !== slot + 1)
  playerAt(t, seat).enemyTokens++
  t.tell?.({ kind: 'enemy-token-taken', seat, slot })
})

/** RN-20.18(d) and (e), RN-21.14. */
const eventApplies = step<Placing>('eventApplies', (t, { seat, slot }) => {
  const { card, up } = fieldOf(t).slots[slot] as PlacedEvent
  if (!up) return
  const event = t.content.events[card]
  const doom = t.content.dooms[card]
  const power = event?.nemesisPower ?? doom?.nemesisPower ?? 0
  if (power > 0 && fieldOf(t).nemesis) gainVp(t, 'nemesis', power, card)
  if (event?.immediate) applyAll(t, { seat, slot, cause: event.immediate.id }, event.immediate.effects)
  if (doom) remember(t, () => ({ deed: 'doom-came', card }))
  if (doom) applyAll(t, { seat, slot, cause: card }, doom.effects)
})

function applyAll(t: Turn, of: Omit<Carrier, 'hero' | 'bound'>, effects: readonly Effect[]): void {
  t.tell?.({ kind: 'effect-began', cause: of.cause, seat: null })
  t.next(carry({ ...of, hero: null, bound: {}, effects, at: 0 }))
}

const eventPlaced = step<Placing>('eventPlaced', (t, { seat, slot }) => {
  const { card } = fieldOf(t).slots[slot] as PlacedEvent
  t.moment('event-placed', { seat, event: card } satisfies TriggerFacts['event-placed'])
})

export const eventCardRules = [dropShard, enemyToken, eventApplies, eventPlaced]
