import type { ByLanguage, Language } from '@longhouse/kernel'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** From the easiest to the hardest. Apart from the programs themselves, so that a page can name them without loading them. */
export const LEVELS = ['first-winter', 'farmer', 'raider', 'jarl', 'allfather'] as const
export type LevelId = (typeof LEVELS)[number]

interface LevelText {
  readonly name: string
  readonly about: string
}

/** What people read of the levels. */
export type LevelTexts = Readonly<Record<LevelId, LevelText>>

const texts: ByLanguage<LevelTexts> = { en, pl }

export const levelText = (language: Language, id: LevelId): LevelText => texts[language][id]
