import type { Counts, Json, Seat } from '@longhouse/kernel'
import type { DeckId, Die, LocationId } from './content-file.ts'

/** What is chosen at each decision, by its name: the values that the forms offer. */
export interface Choices {
  readonly select: LocationId
  readonly specialist: { readonly act: true } | Exchanging
  readonly participate: { readonly activate: number | true | 'deck' } | { readonly rest: number }
  readonly payCost: Payment
  readonly finish: { readonly done: true }
  readonly takeDie: string
  readonly settleDice: Storing | { readonly discard: Counts } | { readonly keep: true }
  readonly loseDice: Counts
  readonly nextCard: { readonly card: { readonly [card: string]: true | ReaverUse } }
  readonly makeRoom: number | 'new'
  readonly tradePick: { readonly stop: true } | { readonly [option: string]: Json }
  readonly faceJourney: { readonly avoid: Payment } | { readonly suffer: true } | { readonly cancel: string }
  readonly chooseBattle: { readonly take: number } | { readonly deck: true }
  readonly meetShip: { readonly combination: Payment } | { readonly fight: Counts } | { readonly giveUp: true }
  readonly formPool: Counts
  readonly reroll: { readonly reroll: Counts } | { readonly giveUp: true }
  readonly attempt: { readonly force: string } | { readonly peaceful: string } | { readonly stop: true }
  readonly claim: { readonly take: true } | { readonly use: string }
  readonly nextReward: string
  readonly drawFrom: DeckId
  readonly keepCard: string
  readonly pillage: { readonly fight: Counts } | { readonly pillage: true } | { readonly pass: true }
  readonly chooseBranch: number
  readonly exchange: Exchanging
  readonly discardHolding: string
  readonly chooseOpponent: Seat
  readonly chooseAcquired: string
}

type Exchanging = { readonly exchange: Payment } | { readonly skip: true }

type Storing = { readonly store: { readonly [artifact: string]: Die } }

/** RV-4.25: the ways of a free window, among those of the decision that it stands before. */
export type FreeWay = Storing | { readonly use: string } | { readonly hurry: true }

/** What was chosen in a form of `costForm`: a holding, sources by place, or nothing. */
export type Payment = string | true | { readonly [place: string]: Counts }

/** RV-6.2: what a Reaver is used for. */
export type ReaverUse = { readonly rally: true } | { readonly specialize: LocationId } | { readonly promote: true }
