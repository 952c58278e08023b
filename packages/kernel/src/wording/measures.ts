import { type Language, type Plural, plural } from '../text.ts'
import type { MeasureWord } from './game-text.ts'

const changed = (language: Language, by: number, what: Plural): string =>
  `${by > 0 ? '+' : ''}${plural(language, by, what)}`

/** Something that is counted: `+2 coins`, `−1 coin`. */
export const gained =
  (language: Language) =>
  (what: Plural): MeasureWord =>
  (by) =>
    changed(language, by, what)

/** The same of what goes again by itself: that there is less of it is not worth a word. */
export const gainedOnly =
  (language: Language) =>
  (what: Plural): MeasureWord =>
  (by) =>
    by > 0 ? changed(language, by, what) : null

/** Something that one has or has not. */
export const turned =
  (more: string, less: string): MeasureWord =>
  (by) =>
    by > 0 ? more : less
