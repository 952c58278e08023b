/** From the easiest to the hardest. Apart from the programs themselves, so that a page can name them without loading them. */
export const LEVELS = ['first-winter', 'farmer', 'raider', 'jarl', 'allfather'] as const
export type LevelId = (typeof LEVELS)[number]

export interface LevelText {
  readonly name: string
  readonly about: string
}

/** What people read of the levels. */
export type LevelTexts = Readonly<Record<LevelId, LevelText>>
