import type { Seat } from '@longhouse/kernel'
import { draw } from '@longhouse/kernel'
import type { DeckId } from './content-file.ts'
import type { RuleContext, Turn } from './reavers.ts'

/** RV-15. */

/** From the top; the discards become the new deck when a card is needed (RV-15.2). Fewer when all are out (RV-15.3). */
export function drawCards(t: Turn, deck: DeckId, n: number): string[] {
  const cards: string[] = []
  for (let i = 0; i < n; i++) {
    const card = draw(t, t.state.decks[deck])
    if (card) cards.push(card)
  }
  return cards
}

export const hasCards = (t: RuleContext, deck: DeckId): boolean =>
  t.state.decks[deck].cards.length + t.state.decks[deck].discard.length > 0

/** Face up, to the deck it belongs to (RV-15.1, RV-15.5). */
export function discardCard(t: Turn, seat: Seat, card: string): void {
  t.state.decks[t.content.deckOf[card] as DeckId].discard.push(card)
  t.tell?.({ kind: 'card-discarded', seat, card })
}
