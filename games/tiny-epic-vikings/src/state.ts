import type { Deck, Seat } from '@longhouse/kernel'
import type { FavorId, GodId, IslandId, PlaceId, PortId, Resource, Rune, VikingId } from './content-file.ts'

/** The game's noun list. Cards, islands, ports and fjords are ids into `content/`. */

/** A human player, or the enemy of the games for one and two. */
export type Side = Seat | 'enemy'

type Phase = 'setup' | 'draft' | 'turns' | 'cleanup' | 'over'

export interface GodInPlay {
  readonly god: GodId
  /** The kind of rune that stands for it (TV-2.4). */
  readonly rune: Rune
  fury: number
}

/** A card of a row, the latest last. */
export interface RowCard {
  readonly card: VikingId
  up: boolean
  /** Face down, and yet everybody knows it (TV-9.9). */
  open: boolean
}

export interface Player {
  hand: VikingId[]
  /** Picked in this draft; the hand, when it is over (TV-4.5). */
  picks: VikingId[]
  /** Played in this era. */
  row: RowCard[]
  favors: FavorId[]
  wood: number
  food: number
  steel: number
  /** Settlers on the clan sheet. */
  settlers: number
  /** Whether each slot still holds its piece (TV-7.33). */
  boatSlots: boolean[]
  templeSlots: boolean[]
  /** Plundered villages that were not sacrificed yet. */
  villages: number
}

export interface IslandState {
  /** Who holds the rune; null: it lies on the island. */
  rune: Side | null
  /** By side, as `String(side)`; a side without any has no entry. */
  settlers: { [side: string]: number }
  temples: { [side: string]: number }
}

/** The cards still going round. */
export interface Draft {
  /** The hand that each seat holds now; `enemy`: that of the passive enemy (TV-13.11). Solo: the pile turned up. */
  hands: { [side: string]: VikingId[] }
  /** How often the hands were passed on. */
  passes: number
  /** What each seat has passed on and nobody has shown since: it knows of it (TV-19.29). Kept until cleanup. */
  seen: { [seat: string]: VikingId[] }
  /** Of each card in `seen` the packet that it travelled in: cards stay together until they are picked. */
  packet: { [seat: string]: number[] }
  /** Solo: piles still face down (TV-15.1). */
  piles: VikingId[][]
}

export type RowName = 'above' | 'below'
export type RowEnd = 'left' | 'right'

export interface Battle {
  readonly starter: Side
  /** In the order in which they came; their last cards fight. */
  readonly fighters: Side[]
  readonly favor: FavorId
  /** Where the favor card lay (TV-6.4). */
  readonly row: RowName
  readonly end: RowEnd
  /** Of the icons that made the enemy start it (TV-16.53, TV-16.54). */
  bonus: number
}

export interface PassiveEnemy {
  readonly kind: 'passive'
}

/** An icon that was reached and waits (TV-16.42). */
export interface TrackIcon {
  readonly track: Resource
  readonly at: number
}

export interface EnemyClan {
  readonly kind: 'clan'
  /** The port of the chieftain boat. */
  chieftain: PortId
  deck: VikingId[]
  /** Its leader row, all face up. */
  leaders: VikingId[]
  /** Its battle row. */
  battles: RowCard[]
  favors: FavorId[]
  /** Pieces on its sheet (TV-14.2). */
  settlers: number
  boats: number
  temples: number
  /** Marker positions. */
  wood: number
  food: number
  steel: number
  /** Markers that reached the end of their track in this turn (TV-16.30). */
  full: Resource[]
  icons: TrackIcon[]
  /** Villages plundered and waiting to be sacrificed (TV-16.63). */
  pending: number
  /** Villages that could not be sacrificed any more (TV-16.27). */
  villages: number
}

interface TurnState {
  /** Whose turn it is; null between turns. */
  side: Side | null
  /** Finished turns of this era. */
  taken: number
  sacrificed: boolean
}

export interface State {
  era: number
  phase: Phase
  /** Who holds the chieftain marker (TV-2.9); in solo always seat 0. */
  first: Seat
  gods: GodInPlay[]
  vikings: Deck
  /** The invader stack, the latest last (TV-6.27). */
  invaders: VikingId[]
  favors: { above: FavorId[]; below: FavorId[]; out: FavorId[] }
  battle: Battle | null
  islands: { [island: IslandId]: IslandState }
  /** Ports whose village stands. */
  villages: PortId[]
  /** Where the boats of each side lie, by `String(side)`; the chieftain boat is none of them. */
  boats: { [side: string]: PlaceId[] }
  /** Villages on each sacrifice action: by its id, and by the god's id on a god sheet (TV-10.2). */
  offered: { [action: string]: number }
  draft: Draft | null
  players: Player[]
  enemy: PassiveEnemy | EnemyClan | null
  turn: TurnState
}
