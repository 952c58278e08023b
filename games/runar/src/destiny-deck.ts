import type { Seat } from '@longhouse/kernel'
import { fieldOf, type Turn } from './runar.ts'
import { isAlone } from './solo.ts'
import type { DestinyDeckCard } from './state.ts'

/**
 * RN-20.5, RN-20.17: the top card of the Destiny deck, for all to see unless Events lie face down. Null: deck and discard pile are
 * both empty (RN-20.21), or one plays alone and the deck is (RN-29.9).
 */
export function drawDestiny(t: Turn, seat: Seat): DestinyDeckCard | null {
  const field = fieldOf(t)
  if (field.destiny.length === 0 && !isAlone(t) && field.destinyDiscard.length > 0) {
    field.destiny = t.shuffle(field.destinyDiscard.splice(0))
    t.tell?.({ kind: 'destiny-reshuffled', cards: field.destiny.length })
  }
  const card = field.destiny.pop()
  if (card === undefined) return null
  t.reveal()
  // An Event is told by being placed: it may lie face down (RN-27.9).
  if (card in t.content.destinyCards) t.tell?.({ kind: 'destiny-revealed', seat, card })
  return card
}
