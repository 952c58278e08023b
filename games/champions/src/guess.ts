import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { RuleContext } from './champions.ts'
import type { EnemyKind } from './content.ts'
import type { Player, State } from './state.ts'

/** A state that a seat (null: a spectator) cannot tell from the true one: what CH-17 hides is dealt anew. */
export function guessState(t: RuleContext, seat: Seat | null, random: Random): State {
  const { state } = t
  const pilesOpen = t.options['hall-of-fame'] === true || state.phase === 'over'
  for (const deck of [state.runeDeck, state.merchantDeck]) shuffle(deck, random)
  guessJourneys(state, seat, random)
  guessDestinies(state, seat, random)
  for (const deck of [state.trollDeck, state.draugrDeck, state.monsterDeck]) shuffle(deck, random)
  if (!pilesOpen) guessPiles(t, seat, random)
  return state
}

/** Cards lying face down that this seat has not peeked at are mixed with the deck. */
function guessJourneys(state: State, seat: Seat | null, random: Random): void {
  const unseen = state.shores.filter(
    ({ journey, journeyOpen, knownTo }) => journey && !journeyOpen && !(seat !== null && knownTo.includes(seat)),
  )
  const cards = shuffle([...state.journeyDeck, ...unseen.map(({ journey }) => journey as string)], random)
  for (const shore of unseen) shore.journey = cards.pop() as string
  state.journeyDeck = cards
}

/** Rivals' hands, the cards they choose from and the deck are one pool, but for the cards this seat put under the deck. */
function guessDestinies(state: State, seat: Seat | null, random: Random): void {
  if (state.phase === 'over') {
    shuffle(state.destinyDeck, random)
    return
  }
  const isKnown = (index: number) => state.buriedBy[index] === seat
  const hidden = (player: Player, owner: Seat) =>
    owner === seat ? [] : player.destinies.filter((card) => !player.openDestinies.includes(card))
  const pool = state.destinyDeck.filter((_, index) => !isKnown(index))
  const hands = state.players.map(hidden)
  pool.push(...hands.flat())
  const { sage } = state
  if (sage && sage.seat !== seat) pool.push(...sage.drawn)
  shuffle(pool, random)
  const deal = () => pool.pop() as string
  state.destinyDeck = state.destinyDeck.map((card, index) => (isKnown(index) ? card : deal()))
  for (const [owner, hand] of hands.entries()) {
    const player = state.players[owner] as Player
    player.destinies = player.destinies.map((card) => (hand.includes(card) ? deal() : card))
  }
  if (sage && sage.seat !== seat) state.sage = { seat: sage.seat, drawn: sage.drawn.map(deal) }
}

/** Rivals' piles: all cards of each deck that are neither open nor one's own, some of them still in the deck. */
function guessPiles(t: RuleContext, seat: Seat | null, random: Random): void {
  const { state } = t
  const { enemies } = t.content
  const rivals = state.players.filter((_, owner) => owner !== seat)
  const piles: string[] = []
  for (const rival of rivals) piles.push(...rival.defeated.splice(0))
  const decks: (readonly [EnemyKind, string[]])[] = [
    ['troll', state.trollDeck],
    ['draugr', state.draugrDeck],
    ['monster', state.monsterDeck],
  ]
  for (const [kind, deck] of decks) {
    const pool = shuffle([...deck, ...piles.filter((card) => enemies[card]?.kind === kind)], random)
    deck.forEach((_, index) => {
      deck[index] = pool.pop() as string
    })
    for (const card of pool) (rivals[random.below(rivals.length)] as Player).defeated.push(card)
  }
}
