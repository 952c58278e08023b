import { auction } from '@longhouse/example-games'
import { quickRandom } from '@longhouse/kernel'
import type { Game, State } from 'boardgame.io'
import { ActivePlayers } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'

/*
 * The sealed auction again, as boardgame.io has it played: one move, made by all players in any order, which settles the
 * round when the last bid is in. It takes the shortest way through the framework: no turn ever ends, nothing is checked
 * that its reducer does not check by itself, and nothing can be undone.
 */

interface Auction {
  hands: string[][]
  purse: string[]
  spent: string[]
  hoard: string[]
  block: string[]
  won: string[][]
  bids: { [player: string]: string }
  over: boolean
}

const HAND = 5
const { silver, treasures } = auction.content

export const auctionByBoardgameIo: Game<Auction> = {
  name: 'auction',
  disableUndo: true,
  setup({ ctx, random }) {
    const purse = random.Shuffle(Object.keys(silver))
    const hands = Array.from({ length: ctx.numPlayers }, () => purse.splice(-HAND))
    const hoard = random.Shuffle(Object.keys(treasures))
    const block = [hoard.pop() as string]
    return { hands, purse, spent: [], hoard, block, won: hands.map(() => []), bids: {}, over: false }
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    bid({ G, ctx, random, playerID }, card: string) {
      G.bids[playerID] = card
      if (Object.keys(G.bids).length < ctx.numPlayers) return
      settleBids(G, ctx.numPlayers)
      for (const hand of G.hands) {
        if (G.purse.length === 0) G.purse = random.Shuffle(G.spent.splice(0))
        hand.push(G.purse.pop() as string)
      }
      const treasure = G.hoard.pop()
      if (treasure === undefined) G.over = true
      else G.block.push(treasure)
    },
  },
  endIf: ({ G }) => (G.over ? { won: G.won } : undefined),
}

function settleBids(G: Auction, players: number): void {
  const worths: number[] = []
  for (let player = 0; player < players; player++) {
    const card = G.bids[player] as string
    const hand = G.hands[player] as string[]
    hand.splice(hand.indexOf(card), 1)
    G.spent.push(card)
    worths.push(silver[card] as number)
  }
  const highest = Math.max(0, ...worths.filter((worth) => worths.indexOf(worth) === worths.lastIndexOf(worth)))
  if (highest > 0) G.won[worths.indexOf(highest)]?.push(...G.block.splice(0))
  G.bids = {}
}

export type AuctionState = State<Auction>
const reduce = CreateGameReducer({ game: auctionByBoardgameIo })

export const openAuction = (players: number, seed: string): AuctionState =>
  InitializeGame({ game: { ...auctionByBoardgameIo, seed }, numPlayers: players }) as AuctionState

export const bid = (state: AuctionState, player: number, card: string): AuctionState =>
  reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'bid', args: [card], playerID: String(player) },
  }) as AuctionState

/** Plays an auction to its end by random bids; the work done is their number. */
export function playOutsByBoardgameIo(players: number): () => number {
  const random = quickRandom('playing boardgame.io')
  let games = 0
  return () => {
    let state = openAuction(players, `play-out-${games++}`)
    let bids = 0
    for (; state.ctx.gameover === undefined; bids++) {
      const waiting: number[] = []
      for (let player = 0; player < players; player++) if (state.G.bids[player] === undefined) waiting.push(player)
      const player = waiting[random.below(waiting.length)] as number
      const hand = state.G.hands[player] as string[]
      state = bid(state, player, hand[random.below(hand.length)] as string)
    }
    return bids
  }
}
