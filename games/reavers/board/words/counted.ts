import type { Color, Good } from '../../src/content-file.ts'

/** What is counted in pieces on this board. */
export type Counted = Good | 'die' | 'combat-die' | 'card' | 'success'

/** How a die is called: by its colour alone, or as one of any colour. */
export type ColorWord = Color | 'any' | 'same'
