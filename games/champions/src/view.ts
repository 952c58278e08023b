import type { Seat } from '@longhouse/kernel'
import { copies } from './content.ts'
import type { Player, ShoreState, Sight, State } from './state.ts'

/** CH-17: all that a seat (null: a spectator) may know. */

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
  readonly decks: { readonly [deck: string]: number }
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

export function viewOf(t: Sight, seat: Seat | null): View {
  const { state } = t
  const {
    runeDeck,
    destinyDeck,
    merchantDeck,
    trollDeck,
    draugrDeck,
    monsterDeck,
    journeyDeck,
    buriedBy,
    sage,
    players,
    shores,
    ...open
  } = state
  return {
    ...open,
    players: players.map((player, owner) => viewOfPlayer(t, player, owner, seat)),
    shores: shores.map((shore) => viewOfShore(shore, seat)),
    decks: {
      runes: runeDeck.length,
      destinies: destinyDeck.length,
      merchants: merchantDeck.length,
      trolls: trollDeck.length,
      draugr: draugrDeck.length,
      monsters: monsterDeck.length,
      journeys: journeyDeck.length,
    },
    buried: buriedBy.flatMap((by, below) => (by === seat ? [{ card: destinyDeck[below] as string, below }] : [])),
    sage: sage && { seat: sage.seat, count: sage.drawn.length, drawn: sage.seat === seat ? sage.drawn : null },
    leftOut: leftOut(t),
  }
}

function viewOfPlayer(t: Sight, player: Player, owner: Seat, seat: Seat | null): PlayerView {
  const isOver = t.state.phase === 'over'
  const own = owner === seat || isOver
  return {
    ...player,
    destinies: own ? player.destinies : null,
    destinyCount: player.destinies.length,
    defeated: own || t.options['hall-of-fame'] === true ? player.defeated : null,
  }
}

function viewOfShore(shore: ShoreState, seat: Seat | null): ShoreView {
  const seen = shore.journeyOpen || (seat !== null && shore.knownTo.includes(seat))
  return { ...shore, journey: seen ? shore.journey : null, hasJourney: shore.journey !== null }
}

function leftOut(t: Sight): View['leftOut'] {
  const { file } = t.content
  const { stalls, players, phase } = t.state
  const longships = file.longships.filter(({ public: open, minPlayers }) => !open && minPlayers > t.players)
  return {
    stalls: copies(file.stalls).filter((stall) => !stalls.includes(stall)),
    leaders:
      phase === 'leaders' ? [] : copies(file.leaders).filter((id) => !players.some(({ leader }) => leader === id)),
    longships: copies(longships),
  }
}
