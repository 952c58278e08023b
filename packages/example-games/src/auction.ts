import {
  type Deck,
  draw,
  type Game,
  moveCard,
  one,
  type RuleContext,
  rulesOf,
  type ScoreItem,
  type Seat,
  shuffle,
  type Turn,
  vocabulary,
} from '@longhouse/kernel'
import { dealAnew, everybody, isWhole, resultOf } from './common.ts'

/*
 * The sealed auction. Each round a treasure is turned up and everybody secretly bids a card of silver. The highest bid
 * that nobody matched takes all treasures on the block; if every bid was matched, they wait for the next round. Bids are
 * spent either way, and everybody draws a new card; when the purse is empty, spent silver fills it again.
 */

interface AuctionContent {
  readonly silver: { readonly [card: string]: number }
  readonly treasures: { readonly [treasure: string]: number }
}

interface AuctionState {
  hands: string[][]
  /** Silver to draw from, and silver spent. */
  purse: Deck
  /** Treasures still face down, top last. */
  hoard: string[]
  /** Treasures that are bid for. */
  block: string[]
  won: string[][]
}

type AuctionEvent =
  | { turnedUp: string }
  | { bids: { readonly [seat: string]: string } }
  | { sold: readonly string[]; seat: Seat }
  | { unsold: readonly string[] }
  | { drew: string | null; seat: Seat }

interface AuctionView {
  /** One's own; null for a spectator. */
  hand: readonly string[] | null
  held: readonly number[]
  purse: number
  spent: readonly string[]
  hoard: number
  block: readonly string[]
  won: readonly (readonly string[])[]
}

interface Auction {
  state: AuctionState
  content: AuctionContent
  event: AuctionEvent
  view: AuctionView
  about: never
}

const HAND = 5
const MINTS = ['ribe', 'birka', 'kaupang', 'york']
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const TREASURES = ['comb', 'brooch', 'horn', 'helmet', 'sword', 'crown']

const content: AuctionContent = {
  silver: Object.fromEntries(MINTS.flatMap((mint) => VALUES.map((value) => [`${mint}-${value}`, value]))),
  treasures: Object.fromEntries(
    TREASURES.flatMap((name, i) => ['first', 'second'].map((which) => [`${which}-${name}`, i + 1])),
  ),
}

const { step, together } = vocabulary<Auction>()

const round = step('round', (t) => {
  if (t.state.hoard.length > 0) t.next(turnUp(), bid(), fillHands(), round())
})

const turnUp = step('turn-up', (t) => {
  const treasure = t.state.hoard.pop() as string
  t.state.block.push(treasure)
  t.reveal()
  t.tell?.({ turnedUp: treasure })
})

const bid = together<null, string>('bid', {
  seats: (t) => everybody(t.players),
  options: (t, _, seat) => one(t.state.hands[seat] as string[]),
  take(t, _, bids) {
    t.tell?.({ bids })
    for (let seat = 0; seat < t.players; seat++)
      moveCard(t.state.hands[seat] as string[], t.state.purse.discard, bids[seat] as string)
    const winner = highestUnmatched(t, bids)
    if (winner === null) t.tell?.({ unsold: [...t.state.block] })
    else sell(t, winner)
  },
})

function highestUnmatched({ players, content }: RuleContext<Auction>, bids: { readonly [seat: string]: string }) {
  let winner: Seat | null = null
  let highest = 0
  for (let seat = 0; seat < players; seat++) {
    const worth = content.silver[bids[seat] as string] as number
    if (worth > highest && !isMatched(players, content, bids, seat, worth)) {
      highest = worth
      winner = seat
    }
  }
  return winner
}

function isMatched(
  players: number,
  { silver }: AuctionContent,
  bids: { readonly [seat: string]: string },
  seat: Seat,
  worth: number,
): boolean {
  for (let rival = 0; rival < players; rival++)
    if (rival !== seat && silver[bids[rival] as string] === worth) return true
  return false
}

function sell(t: Turn<Auction>, seat: Seat): void {
  const { block, won } = t.state
  t.tell?.({ sold: [...block], seat })
  won[seat]?.push(...block.splice(0))
}

const fillHands = step('fill-hands', (t) => {
  for (let seat = 0; seat < t.players; seat++) {
    const card = draw(t, t.state.purse) as string
    t.state.hands[seat]?.push(card)
    t.tell?.({ drew: card, seat }, { only: [seat], others: { drew: null, seat } })
  }
})

const worthOf = ({ treasures }: AuctionContent, treasure: string): ScoreItem => ({
  item: 'treasure',
  points: treasures[treasure] as number,
  facts: { treasure },
})

function invariantViolations({ state, content }: RuleContext<Auction>): string[] {
  const silver = [...state.hands.flat(), ...state.purse.cards, ...state.purse.discard]
  const treasures = [...state.hoard, ...state.block, ...state.won.flat()]
  const found: string[] = []
  if (!isWhole(silver, content.silver)) found.push('silver was made or lost')
  if (!isWhole(treasures, content.treasures)) found.push('a treasure was made or lost')
  if (state.hands.some((hand) => hand.length > HAND)) found.push('a hand is too large')
  return found
}

export const auction: Game<Auction> = {
  id: 'auction',
  version: '1',
  players: { min: 2, max: 4 },
  options: [],
  content,
  setup({ players, content, random }) {
    const cards = shuffle(Object.keys(content.silver), random)
    const hands = Array.from({ length: players }, () => cards.splice(-HAND))
    const hoard = shuffle(Object.keys(content.treasures), random)
    return { hands, purse: { cards, discard: [] }, hoard, block: [], won: hands.map(() => []) }
  },
  start: round(),
  rules: rulesOf([round, turnUp, bid, fillHands]),
  listeners: {},
  view: ({ state }, seat) => ({
    hand: seat === null ? null : (state.hands[seat] ?? null),
    held: state.hands.map((hand) => hand.length),
    purse: state.purse.cards.length,
    spent: state.purse.discard,
    hoard: state.hoard.length,
    block: state.block,
    won: state.won,
  }),
  guess({ state }, seat, random) {
    const { hands, faceDown } = dealAnew(state.hands, state.purse.cards, seat, random)
    return { ...state, hands, purse: { ...state.purse, cards: faceDown }, hoard: shuffle(state.hoard, random) }
  },
  result: ({ state, content }) => resultOf(state.won.map((treasures) => treasures.map((id) => worthOf(content, id)))),
  // What was bid is seen before what is turned up next.
  endsBeat: (event) => 'bids' in event || 'sold' in event,
  clone: (state) => ({
    hands: state.hands.map((hand) => hand.slice()),
    purse: { cards: state.purse.cards.slice(), discard: state.purse.discard.slice() },
    hoard: state.hoard.slice(),
    block: state.block.slice(),
    won: state.won.map((treasures) => treasures.slice()),
  }),
  invariantViolations,
}
