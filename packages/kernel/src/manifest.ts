import type { AnyGame } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { ByLanguage, GameText } from './text.ts'

/** What pages say of a game before it is fetched. */
export interface GameWords {
  readonly title: string
  readonly blurb: string
  readonly length: string
  round(n: number): string
  readonly phases: { readonly [phase: string]: string }
  readonly options: { readonly [option: string]: string }
  /** The lists of its content file, as the page of reconstructions names them. */
  readonly lists: { readonly [list: string]: string }
}

/** What is fetched when somebody plays the game. */
export interface GameSource {
  rules(): Promise<{ readonly game: AnyGame; withContent(pack: unknown): AnyGame | readonly Refusal[] }>
  texts(): Promise<ByLanguage<(content: never) => GameText>>
}

/**
 * All that the house knows of a game before it is fetched. The page finds the rest in the game's folder, which is named like
 * its id: its board, its lesson, the texts of its rules, its cover and its mood.
 */
export interface GameManifest {
  readonly id: string
  /** What the numbers of its rules begin with: `AB` for AB-1.1. */
  readonly rules: string
  readonly players: { readonly min: number; readonly max: number }
  /** How long a game takes people. */
  readonly minutes: number
  /** The icon that stands for it in lists. */
  readonly symbol: string
  readonly words: ByLanguage<GameWords>
  /** Null for a game that is announced and cannot be played yet. */
  readonly source: GameSource | null
}
