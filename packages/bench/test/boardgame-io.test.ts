import { auction } from '@longhouse/example-games'
import { apply, openTable, quickRandom, type Table } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type AuctionState, bid, openAuction } from '../src/boardgame-io.ts'

const PLAYERS = 2
type OurTable = Table<ReturnType<typeof auction.clone>>

/** An auction of boardgame.io's with our hands and our face-down cards. Two players never empty the purse. */
function sameStart({ state }: OurTable): AuctionState {
  const theirs = openAuction(PLAYERS, 'any')
  const { hands, purse, hoard, block, won } = auction.clone(state)
  return { ...theirs, G: { ...theirs.G, hands, purse: purse.cards, hoard, block, won } }
}

describe('the auction that is compared', () => {
  it('is the same game in both engines', () => {
    const random = quickRandom('the same bids')
    for (let game = 0; game < 50; game++) {
      const ours = openTable(auction, { players: PLAYERS, seed: `game-${game}` }) as OurTable
      let theirs = sameStart(ours)
      while (ours.stack.length > 0) {
        const cards = ours.state.hands.map((hand) => hand[random.below(hand.length)] as string)
        for (const [seat, card] of cards.entries()) {
          apply(auction, ours, seat, card)
          theirs = bid(theirs, seat, card)
        }
        const { hands, won, block } = ours.state
        expect(theirs.G).toMatchObject({ hands, won, block })
      }
      expect(theirs.ctx.gameover).toEqual({ won: ours.state.won })
    }
  })
})
