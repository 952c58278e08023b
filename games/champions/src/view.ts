import type { Seat } from '@longhouse/kernel'
import type { RuleContext } from './champions.ts'
import { copies } from './content.ts'
import type { PlayerView, ShoreView, View } from './seen.ts'
import type { Player, ShoreState } from './state.ts'

/** CH-17: all that a seat (null: a spectator) may know. */

export function viewOf(t: RuleContext, seat: Seat | null): View {
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

function viewOfPlayer(t: RuleContext, player: Player, owner: Seat, seat: Seat | null): PlayerView {
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

function leftOut(t: RuleContext): View['leftOut'] {
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
