import { type Language, type Plural, plural } from '@longhouse/kernel'

/** What the terminal says in a game, beside the game's own words. */
export interface Words {
  readonly player: (seat: number) => string
  readonly points: (n: number) => string
  readonly wins: (names: readonly string[]) => string
  /** A single game of a campaign. */
  readonly game: (number: number) => string
  readonly header: (title: string, players: number, seed: string) => string
  readonly unfinished: string
  readonly youAre: (name: string) => string
  readonly promised: (commitment: string) => string
  readonly told: (seed: string) => string
  readonly commands: string
  readonly pickOne: (count: number) => string
  readonly pickSome: (min: number, max: number) => string
  readonly pickOrder: string
  readonly pickAmount: (min: number, max: number) => string
  readonly answer: string
  readonly besides: string
  readonly goOn: string
  readonly notUnderstood: string
  readonly sum: (min: number, max: number) => string
  readonly startOver: string
  readonly undone: string
  readonly saved: (file: string) => string
  readonly saveWhere: string
  readonly goodbye: string
}

export const between = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`)
export const counted = (language: Language, forms: Plural) => (n: number) => plural(language, n, forms)
