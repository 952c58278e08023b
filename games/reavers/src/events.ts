import type { ScoreItem, Seat } from '@longhouse/kernel'
import type { Color, DeckId, Die, Goods, LocationId } from './content-file.ts'

/** Where a cost was paid or a gain came from: a location, a card, a tile, or a rule. */
export type Cause = string

interface Of<Kind extends string> {
  readonly kind: Kind
}
interface By<Kind extends string> extends Of<Kind> {
  readonly seat: Seat
}

/** What can happen, as the log, the animations and the statistics hear it. */
export type Event =
  | (Of<'round-began'> & { readonly round: number; readonly order: readonly Seat[] })
  | (Of<'location-dealt'> & { readonly location: LocationId; readonly cards: readonly string[] })
  | (Of<'trade-dice-rolled'> & { readonly dice: readonly Die[] })
  | (By<'location-selected'> & { readonly location: LocationId })
  | (Of<'marker-moved'> & { readonly from: Seat; readonly to: Seat })
  | (Of<'honor-ship-passed'> & { readonly from: Seat; readonly to: Seat })
  | (By<'activated'> & { readonly location: LocationId })
  | (By<'rested'> & { readonly location: LocationId })
  | (By<'specialist-acted'> & { readonly reaver: string; readonly location: LocationId })
  | (By<'gained'> & { readonly goods: Goods; readonly cause: Cause })
  | (By<'lost'> & { readonly goods: Goods; readonly cause: Cause })
  | (By<'paid'> & {
      readonly goods: Goods
      readonly dice: readonly Die[]
      readonly upgrades: readonly string[]
      readonly cause: Cause
    })
  | (By<'dice-gained'> & {
      readonly dice: readonly Die[]
      readonly cause: Cause
      /** The other cards that gave some of them (RV-6.6). */
      readonly also?: readonly Cause[]
    })
  | (By<'no-die-left'> & { readonly color: Color; readonly cause: Cause })
  /** Dice without room, dice not wanted, or dice lost to a penalty. */
  | (By<'dice-lost'> & { readonly dice: readonly Die[]; readonly cause: Cause })
  | (By<'die-stored'> & { readonly die: Die; readonly artifact: string })
  | (By<'artifact-used'> & { readonly artifact: string })
  | (By<'cards-taken'> & { readonly cards: readonly string[]; readonly location: LocationId; readonly group: number })
  | (By<'cards-drawn'> & { readonly deck: DeckId; readonly cards: readonly string[] })
  | (By<'cards-looked-at'> & {
      readonly deck: DeckId
      readonly count: number
      readonly cards: readonly string[] | null
    })
  | (By<'card-kept'> & { readonly card: string })
  | (By<'card-discarded'> & { readonly card: string })
  /** From an open place into a Glory pile (RV-19.25). */
  | (By<'card-piled'> & { readonly card: string; readonly cause: Cause })
  | (By<'artifact-placed'> & { readonly artifact: string })
  | (By<'upgrade-taken'> & { readonly tile: string })
  | (By<'upgrade-lost'> & { readonly tile: string; readonly cause: Cause })
  | (By<'prophecy-taken'> & { readonly card: string | null; readonly open: boolean })
  | (By<'prophecy-discarded'> & { readonly card: string })
  | (By<'rallied'> & { readonly reaver: string })
  | (By<'specialized'> & { readonly reaver: string; readonly slot: LocationId })
  | (By<'promoted'> & { readonly reaver: string })
  | (By<'journey-revealed'> & { readonly journey: string })
  | (By<'journey-avoided'> & { readonly journey: string })
  | (By<'journey-suffered'> & { readonly journey: string })
  | (By<'journey-cancelled'> & { readonly journey: string })
  | (By<'battle-chosen'> & { readonly battle: string; readonly fromDeck: boolean })
  | (By<'battle-won'> & { readonly battle: string; readonly way: 'combination' | 'combat' })
  | (By<'battle-lost'> & { readonly battle: string })
  | (By<'combat-rolled'> & { readonly target: string; readonly defense: number; readonly dice: readonly number[] })
  | (By<'combat-rerolled'> & { readonly target: string; readonly defense: number; readonly dice: readonly number[] })
  | (By<'combat-won'> & { readonly target: string })
  | (By<'combat-lost'> & { readonly target: string })
  | (By<'pillaged'> & { readonly card: string })
  | (Of<'terror-given'> & { readonly from: Seat; readonly to: Seat; readonly terror: number })
  | (By<'territory-claimed'> & { readonly stack: string; readonly way: 'force' | 'peaceful' | 'artifact' })
  | (By<'territory-flipped'> & { readonly tile: string })
  | (By<'final-score'> & { readonly items: readonly ScoreItem[]; readonly score: number })
  | (Of<'game-won'> & { readonly seats: readonly Seat[] })
