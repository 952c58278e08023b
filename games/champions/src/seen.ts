import type { Seat } from '@longhouse/kernel'
import type { Player, ShoreState, State } from './state.ts'

/** What a seat sees of a table (CH-17): the same nouns, without what is secret. */

export interface PlayerView extends Omit<Player, 'destinies' | 'defeated'> {
  /** The cards, for those who may see them; the number of them is open (CH-17.1). */
  readonly destinies: readonly string[] | null
  readonly destinyCount: number
  /** Null for others: neither number nor kinds (CH-17.2). */
  readonly defeated: readonly string[] | null
}

export interface ShoreView extends Omit<ShoreState, 'journey'> {
  /** Null if there is none, or it lies face down and unseen. */
  readonly journey: string | null
  readonly hasJourney: boolean
}

type DeckName = 'runes' | 'destinies' | 'merchants' | 'trolls' | 'draugr' | 'monsters' | 'journeys'

export interface View
  extends Pick<
    State,
    | 'round'
    | 'phase'
    | 'firstPlayer'
    | 'supply'
    | 'waiting'
    | 'workers'
    | 'hunters'
    | 'stalls'
    | 'longshipsOnOffer'
    | 'hutsSold'
    | 'runeDisplay'
    | 'merchants'
    | 'journeyDiscard'
    | 'enemyDiscard'
    | 'troll'
    | 'draugr'
    | 'crews'
    | 'fight'
    | 'turnOrderDemanded'
  > {
  readonly players: readonly PlayerView[]
  readonly shores: readonly ShoreView[]
  /** CH-17.11: how many cards each deck holds. */
  readonly decks: { readonly [deck in DeckName]: number }
  /** Destinies this seat put under the deck: how many cards lie below each (CH-17.5). */
  readonly buried: readonly { readonly card: string; readonly below: number }[]
  /** Destinies being chosen from at the Sage's House; the cards only for who drew them. */
  readonly sage: { readonly seat: Seat; readonly count: number; readonly drawn: readonly string[] | null } | null
  /** CH-17.11: what left the game at set-up. */
  readonly leftOut: {
    readonly stalls: readonly string[]
    readonly leaders: readonly string[]
    readonly longships: readonly string[]
  }
}
