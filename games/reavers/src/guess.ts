import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import { DECKS } from './content-file.ts'
import type { RuleContext } from './reavers.ts'
import type { Player, State } from './state.ts'

/** A state that a seat (null: a spectator) cannot tell from the true one: what RV-19 hides is dealt anew. */
export function guessState(t: RuleContext, seat: Seat | null, random: Random): State {
  const { state } = t
  guessTerritories(t, random)
  if (state.phase === 'over') {
    for (const deck of DECKS) shuffle(state.decks[deck].cards, random)
    return state
  }
  const rivals = state.players.filter((_, owner) => owner !== seat)
  guessLooking(state, seat, random)
  guessPiles(t, rivals, random)
  guessProphecies(state, rivals, random)
  return state
}

/** Undersides in the stacks and of claims not flipped yet (RV-19.17). */
function guessTerritories(t: RuleContext, random: Random): void {
  const { stacks, players } = t.state
  for (const stack in stacks) {
    const tiles = stacks[stack] as string[]
    const isClaim = (tile: string) => t.content.territories[tile]?.stack === stack
    const pool = shuffle([...tiles, ...players.flatMap(({ claims }) => claims.filter(isClaim))], random)
    stacks[stack] = tiles.map(() => pool.pop() as string)
    for (const player of players)
      player.claims = player.claims.map((tile) => (isClaim(tile) ? (pool.pop() as string) : tile))
  }
}

/** Two cards a rival chooses from are mixed with their deck. */
function guessLooking(state: State, seat: Seat | null, random: Random): void {
  const { looking } = state
  if (!looking || looking.seat === seat) return
  const { cards } = state.decks[looking.deck]
  const pool = shuffle([...cards, ...looking.cards], random)
  state.looking = { ...looking, cards: looking.cards.map(() => pool.pop() as string) }
  state.decks[looking.deck] = { ...state.decks[looking.deck], cards: pool }
}

/** Rivals' piles: how many of each deck's cards lie in them can be counted, not which nor in whose (RV-19.20). */
function guessPiles(t: RuleContext, rivals: readonly Player[], random: Random): void {
  const { decks } = t.state
  const hidden: string[] = []
  const canBePiled = (card: string) => t.content.spoils[card]?.after !== 'discard'
  for (const deck of DECKS) {
    const { cards, discard } = decks[deck]
    const piled = rivals.flatMap(({ pile }) => pile.filter((card) => t.content.deckOf[card] === deck))
    const pool = shuffle([...cards.filter(canBePiled), ...piled], random)
    hidden.push(...pool.splice(0, piled.length))
    decks[deck] = { cards: shuffle([...cards.filter((card) => !canBePiled(card)), ...pool], random), discard }
  }
  shuffle(hidden, random)
  for (const rival of rivals) rival.pile = hidden.splice(0, rival.pile.length)
}

/** Rivals' Prophecies and their deck are one pool (RV-19.18, RV-19.22). */
function guessProphecies(state: State, rivals: readonly Player[], random: Random): void {
  const deck = state.decks.prophecy
  const pool = shuffle([...deck.cards, ...rivals.flatMap(({ prophecies }) => prophecies)], random)
  for (const rival of rivals) rival.prophecies = rival.prophecies.map(() => pool.pop() as string)
  state.decks.prophecy = { cards: pool, discard: deck.discard }
}
