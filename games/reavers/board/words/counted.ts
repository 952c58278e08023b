import type { Color, DeckId, Good } from '../../src/content-file.ts'

/** What is counted in pieces on this board. */
export type Counted = Good | 'die' | 'combat-die' | 'card' | 'success'

/** How a die is called: by its colour alone, or as one of any colour. */
export type ColorWord = Color | 'any' | 'same'

/** What a card of a deck is called beside a number. */
export type CountedCard = DeckId
