import type { Seat } from '@longhouse/kernel'
import type { PieceCount } from '../piece-count.ts'

/** What can be seen by itself as a picture. A game says what is in it; how it moves and how long it stays is the same for all. */
export type Picture = ThrowPicture | RevealPicture | WoundPicture | WonPicture | RoundPicture | ScorePicture

/** A seat, or a side that nobody sits at. */
export type Party = Seat | string

/** Whom or what it is about: a card, a place. */
export interface Subject {
  readonly piece: string
  readonly name: string
}

export interface ThrownDie {
  /** As it lies before it has settled, and after. */
  readonly rolling: string
  readonly piece: string
  readonly name: string
  readonly counts: number
  /** It was thrown now; the others lie there from before. */
  readonly thrown: boolean
}

/** Dice are thrown, settle, and are counted one after another. */
export interface ThrowPicture {
  readonly kind: 'throw'
  readonly by: Seat
  readonly against: Subject | null
  readonly dice: readonly ThrownDie[]
  /** What was counted before this throw, and what it takes in all; null: it takes nothing. */
  readonly before: number
  readonly needed: number | null
  /** What is counted, in the form that goes with the sum. */
  readonly unit: string
}

/** Cards are turned up, and each shows its strength; null: it does not count. */
export interface RevealPicture {
  readonly kind: 'reveal'
  readonly prize: Subject | null
  readonly cards: readonly (Subject & { readonly by: Party; readonly strength: number | null })[]
}

/** Somebody is hurt: pieces fall, or a defence breaks. */
export interface WoundPicture {
  readonly kind: 'wound'
  readonly by: Subject | null
  readonly lost: readonly { readonly of: Party; readonly pieces: readonly PieceCount[] }[]
  readonly defence: { readonly before: number; readonly after: number; readonly of: number } | null
}

/** An enemy is slain, or a battle won, and this is what it brings. */
export interface WonPicture {
  readonly kind: 'won'
  readonly by: Party
  readonly over: Subject
  readonly slain: boolean
  readonly brings: readonly PieceCount[]
}

export interface RoundRow {
  readonly of: Party
  readonly score: number
  /** How much of the score this round brought; null where that cannot be told. */
  readonly more: number | null
  readonly gained: readonly PieceCount[]
  readonly lost: readonly PieceCount[]
  readonly won: readonly Subject[]
}

/** A round is over: what each gained in it. */
export interface RoundPicture {
  readonly kind: 'round'
  readonly round: number
  /** What a round is called, where the game has another word for it. */
  readonly name?: string
  readonly rows: readonly RoundRow[]
}

/** The final scoring, item by item. */
export interface ScorePicture {
  readonly kind: 'score'
  /** In the order of the rules. */
  readonly items: readonly string[]
  readonly rows: readonly { readonly of: Party; readonly points: readonly number[] }[]
}

/** How many things of a picture come one after another. */
export function stepsOf(picture: Picture): number {
  switch (picture.kind) {
    case 'throw':
      return picture.dice.length
    case 'reveal':
      return picture.cards.length
    case 'score':
      return picture.items.length
    case 'wound':
    case 'won':
    case 'round':
      return 1
  }
}
