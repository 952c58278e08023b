import type { Json, Seat } from '@longhouse/kernel'
import type { Resource, Warriors } from './content.ts'

/** What is chosen at each decision, by its name: the values that the forms offer. */
export interface Choices {
  readonly chooseLeader: string
  readonly placeWorker: { readonly place: string }
  readonly exchange: { readonly [resource in Resource]?: number }
  readonly pray: number
  readonly buildLongship: string
  /** How often. */
  readonly useStall: number
  readonly choosePort: string
  readonly takeRune: { readonly rune: string } | { readonly deck: true }
  readonly peek: string
  readonly chooseTrueVision: UseOrNot
  readonly keepDestiny: string
  /** The first on top. */
  readonly buryDestinies: readonly string[]
  readonly chooseRecruits: Partial<Warriors>
  readonly assign: Assignment
  readonly assignInTurn: Assignment
  readonly afterRoll:
    | { readonly end: true }
    | { readonly reroll: { readonly [die: string]: number } }
    | { readonly potential: true }
    | { readonly revenge: true }
  readonly chooseHealing: UseOrNot
  readonly chooseLosses: Partial<Warriors>
  readonly chooseFame: UseOrNot
  readonly giveBlame: Seat
  readonly replaceJourney: UseOrNot
  readonly loseAboard: Partial<Warriors> & { readonly food?: number }
  readonly starve: Partial<Warriors>
  readonly runeChance: { readonly rune: RuneUse } | { readonly pass: true }
}

export type Assignment = { readonly [place: string]: Partial<Warriors> & { readonly food?: number } }

export type UseOrNot = { readonly use: true } | { readonly pass: true }

/** An any-time rune, and what it was asked: `{ 'rune-gifts': { wood: 4 } }`. */
export type RuneUse = { readonly [rune: string]: Json }
