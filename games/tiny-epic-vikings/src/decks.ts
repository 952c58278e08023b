import { draw } from '@longhouse/kernel'
import type { VikingId } from './content-file.ts'
import type { Cause } from './events.ts'
import type { Side } from './state.ts'
import type { RuleContext, Turn } from './vikings.ts'

/** TV-4.8, TV-4.9: the Viking deck and its discard pile. */

/** The top card; undefined when neither deck nor discard pile has any. */
export function drawViking(t: Turn): VikingId | undefined {
  const { vikings } = t.state
  if (vikings.cards.length === 0 && vikings.discard.length > 0)
    t.tell?.({ kind: 'deck-reshuffled', cards: vikings.discard.length })
  return draw(t, vikings)
}

export const canDrawViking = ({ state: { vikings } }: RuleContext): boolean =>
  vikings.cards.length + vikings.discard.length > 0

/** Face up, for all to see. */
export function discardViking(t: Turn, side: Side, card: VikingId, cause: Cause): void {
  t.state.vikings.discard.push(card)
  comesOut(t, card)
  t.tell?.({ kind: 'card-discarded', side, card, cause })
}

/** Everybody sees it now: whoever had passed it on in the draft knows no more of it than the others (TV-19.29). */
export function comesOut(t: Turn, card: VikingId): void {
  const { draft } = t.state
  if (!draft) return
  for (const seat in draft.seen) forget(draft.seen[seat] as VikingId[], draft.packet[seat] as number[], card)
}

export function forget(seen: VikingId[], packet: number[], card: VikingId): void {
  const at = seen.indexOf(card)
  if (at < 0) return
  seen.splice(at, 1)
  packet.splice(at, 1)
}
