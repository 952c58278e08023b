import { draw } from '@longhouse/kernel'
import type { Turn } from './champions.ts'

/** CH-3.13: the discards become the new deck when a card is needed and none is left. */
export const drawJourney = (t: Turn): string | null =>
  draw(t, { cards: t.state.journeyDeck, discard: t.state.journeyDiscard }) ?? null
