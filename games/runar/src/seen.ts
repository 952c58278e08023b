import type { CardId, EventId, HeroId } from './content-file.ts'
import type { Field, Nemesis, Obstacle, PlacedEvent, Player, PositionToken, Sheet, State } from './state.ts'

/** What a seat sees of a table (RN-30): the same nouns, without what is secret. */

export interface PlayerView extends Omit<Player, 'hand' | 'deck' | 'knownTop' | 'knownBottom'> {
  /** Null for others (RN-30.1). */
  readonly hand: readonly CardId[] | null
  readonly handCount: number
  /** RN-30.19. */
  readonly inspirations: number
  readonly deckCount: number
  /** What the owner knows of both ends, the nearest to that end first; null for others. */
  readonly deckTop: readonly CardId[] | null
  readonly deckBottom: readonly CardId[] | null
}

export interface NemesisView extends Omit<Nemesis, 'deck'> {
  readonly deckCount: number
  /** The back of the top card: a type of Enemy (RN-30.12). */
  readonly nextType: string | null
}

export interface PlacedEventView extends Omit<PlacedEvent, 'card'> {
  /** Null where it lies face down and another drew it (RN-30.15). */
  readonly card: PlacedEvent['card'] | null
}

export interface PositionView extends Omit<PositionToken, 'hero'> {
  readonly hero: HeroId | null
}

export type ObstacleView = Omit<Obstacle, 'reward'>

export interface FieldView
  extends Omit<Field, 'players' | 'nemesis' | 'obstacles' | 'positions' | 'destiny' | 'slots' | 'chosenEvents'> {
  readonly players: readonly PlayerView[]
  readonly nemesis: NemesisView | null
  readonly obstacles: { readonly [node: string]: ObstacleView }
  readonly positions: { readonly [node: string]: PositionView }
  readonly destinyCount: number
  readonly chosenEvents: readonly EventId[]
  readonly slots: readonly PlacedEventView[]
}

export interface SheetView extends Omit<Sheet, 'treasureDeck' | 'artifactDeck'> {
  readonly treasuresLeft: number
  readonly artifactsLeft: number
}

export interface View extends Omit<State, 'sheet' | 'field'> {
  readonly sheet: SheetView
  readonly field: FieldView | null
}

/** What states and views share of a player. */
export type OpenPlayer = Omit<Player, 'hand' | 'deck' | 'knownTop' | 'knownBottom'>

type OpenNemesis = Omit<Nemesis, 'deck'>

/** What states and views share of the field: whatever is asked of it can be asked by who sees the table. */
export interface OpenField
  extends Omit<Field, 'players' | 'nemesis' | 'obstacles' | 'positions' | 'destiny' | 'slots' | 'chosenEvents'> {
  readonly players: readonly OpenPlayer[]
  readonly nemesis: OpenNemesis | null
  readonly obstacles: { readonly [node: string]: ObstacleView }
  readonly slots: readonly PlacedEventView[]
}

export interface OpenState {
  readonly sheet: Pick<Sheet, 'games' | 'at' | 'order' | 'teams' | 'campaign'>
  readonly field: OpenField | null
}
