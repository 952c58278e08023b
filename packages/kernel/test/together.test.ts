import { auction } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amount,
  asksOf,
  awaited,
  canonical,
  guess,
  hashOf,
  openHistory,
  openTable,
  quickRandom,
  record,
  type Seat,
  seatViewOf,
  undo,
  yes,
} from '../src/index.ts'
import { codeOf, decision, gameOf, granted, open, play, say, step, together } from './hall.ts'

const bid = together<{ readonly rounds: number }, number>('bid', {
  seats: (t) => Array.from({ length: t.players }, (_, seat) => seat),
  options: (t, _, seat) => amount(0, t.state.coins[seat] as number),
  take(t, { rounds }, bids) {
    t.state.said.push(JSON.stringify(bids))
    t.state.coins = t.state.coins.map((coins, seat) => coins - (bids[seat] ?? 0))
    if (rounds > t.state.said.length) t.again()
  },
})
const bidding = gameOf(bid({ rounds: 1 }), [bid])

const everybody = (players: number): (Seat | null)[] => [...Array.from({ length: players }, (_, seat) => seat), null]

describe('a choice made together', () => {
  it('asks everybody at once, and waits until all have answered', () => {
    const table = open(bidding, { players: 3 })
    expect(awaited(asksOf(bidding, table))).toEqual([0, 1, 2])
    expect(awaited(play(bidding, table, 1, 2))).toEqual([0, 2])
    expect(awaited(play(bidding, table, 0, 0))).toEqual([2])
    expect(table.state.said).toEqual([])
    expect(play(bidding, table, 2, 3)).toEqual([])
    expect(table.state.said).toEqual(['{"0":0,"1":2,"2":3}'])
  })

  it('shows who has answered, and to each what it said itself, be it nothing', () => {
    const table = open(bidding, { players: 3 })
    play(bidding, table, 0, 0)
    play(bidding, table, 2, 1)
    expect(seatViewOf(bidding, table, 0)).toMatchObject({ answered: [0, 2], answer: 0, ask: null, awaited: [1] })
    expect(seatViewOf(bidding, table, 1)).toMatchObject({ answered: [0, 2], answer: null, awaited: [1] })
    expect(seatViewOf(bidding, table, 2)).toMatchObject({ answer: 1 })
    expect(seatViewOf(bidding, table, null)).toMatchObject({ answered: [0, 2], answer: null, ask: null })
  })

  it('shows nobody else what was answered', () => {
    const seats = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.string() })
    fc.assert(
      fc.property(seats, fc.nat(), fc.nat(), fc.nat(), (opening, someone, one, another) => {
        const seat = someone % opening.players
        const tableAfter = (pick: number) => {
          const table = granted(openTable(auction, opening))
          const hand = table.state.hands[seat] as string[]
          play(auction, table, seat, hand[pick % hand.length])
          return table
        }
        const here = tableAfter(one)
        const there = tableAfter(another)
        for (const other of everybody(opening.players))
          if (other !== seat) expect(seatViewOf(auction, here, other)).toEqual(seatViewOf(auction, there, other))
      }),
    )
  })

  it('ends the same, byte for byte, whoever answers first', () => {
    const plan = fc.integer({ min: 2, max: 4 }).chain((players) =>
      fc.record({
        players: fc.constant(players),
        seed: fc.string(),
        rounds: fc.array(
          fc.record({
            picks: fc.array(fc.nat(4), { minLength: players, maxLength: players }),
            order: fc.shuffledSubarray(
              Array.from({ length: players }, (_, seat) => seat),
              { minLength: players },
            ),
          }),
          { minLength: 1, maxLength: 12 },
        ),
      }),
    )
    fc.assert(
      fc.property(plan, ({ players, seed, rounds }) => {
        const inOrder = granted(openTable(auction, { players, seed }))
        const shuffled = granted(openTable(auction, { players, seed }))
        for (const { picks, order } of rounds) {
          const answers = inOrder.state.hands.map((hand, seat) => hand[(picks[seat] as number) % hand.length])
          for (let seat = 0; seat < players; seat++) play(auction, inOrder, seat, answers[seat])
          for (const seat of order) play(auction, shuffled, seat, answers[seat])
          expect(JSON.stringify(shuffled)).toBe(JSON.stringify(inOrder))
        }
        expect(hashOf(shuffled)).toBe(hashOf(inOrder))
      }),
    )
  })

  it('may be asked again, and then all answer anew', () => {
    const game = gameOf(bid({ rounds: 2 }), [bid])
    const table = open(game)
    play(game, table, 0, 1)
    expect(awaited(play(game, table, 1, 0))).toEqual([0, 1])
    play(game, table, 1, 2)
    expect(play(game, table, 0, 2)).toEqual([])
    expect(table.state.said).toEqual(['{"0":1,"1":0}', '{"0":2,"1":2}'])
  })

  it('asks only the seats that are meant and have something to choose', () => {
    const toast = together<null, number>('toast', {
      seats: () => [1, 2, 3],
      options: (_, __, seat) => (seat === 2 ? null : amount(seat, 3)),
      take(t, _, answers) {
        t.state.said.push(JSON.stringify(answers))
      },
    })
    const game = gameOf(toast(), [toast])
    const table = open(game, { players: 4 })
    expect(awaited(asksOf(game, table))).toEqual([1, 3])
    play(game, table, 3, 3)
    play(game, table, 1, 2)
    expect(table.state.said).toEqual(['{"1":2,"3":3}'])
  })

  it('is over at once if nobody has anything to choose', () => {
    const nothing = together('nothing', { seats: () => [0, 1], options: () => null, take: () => {} })
    const day = step('day', (t) => t.next(nothing(), say({ text: 'night' })))
    expect(open(gameOf(day(), [day, nothing])).state.said).toEqual(['night'])
  })

  it('is answered once: a second answer is refused and changes nothing', () => {
    const table = open(bidding)
    play(bidding, table, 0, 1)
    const before = canonical(table)
    expect(codeOf(record(openHistory(bidding, table), 0, 2))).toBe('already-answered')
    expect(canonical(table)).toBe(before)
  })

  it('comes out when it is taken: nothing before can be taken back', () => {
    const history = openHistory(bidding, open(bidding))
    record(history, 0, 1)
    record(history, 1, 1)
    expect(codeOf(undo(history, 1))).toBe('undo-limit')
  })

  it('leaves a guess with answers that could have been given, and one’s own', () => {
    const table = open(bidding, { players: 3 })
    play(bidding, table, 0, 3)
    play(bidding, table, 1, 2)
    const guessed = new Set<unknown>()
    const random = quickRandom('guesses')
    for (let i = 0; i < 100; i++) {
      const answers = guess(bidding, table, 1, random).stack[0]?.answers
      expect(answers?.[1]).toBe(2)
      guessed.add(answers?.[0])
    }
    expect([...guessed].toSorted()).toEqual([0, 1, 2, 3])
  })
})

/** While bids are made, whoever has a coin may give it away, call for a song, or call the whole thing off. */
const haggle = together<null, number>('haggle', {
  seats: () => [0, 1],
  options: () => amount(0, 9),
  take(t, _, answers) {
    t.state.said.push(JSON.stringify(answers))
  },
  aside: {
    options: (t, _, seat) => ((t.state.coins[seat] as number) > 0 ? amount(1, 3) : null),
    take(t, _, choice, seat) {
      t.state.coins[seat] = (t.state.coins[seat] as number) - 1
      t.state.said.push(`seat ${seat} did ${choice}`)
      if (choice === 2) t.next(song({ seat }))
      if (choice === 3) t.close()
    },
  },
})
const song = decision<{ readonly seat: Seat }, number>('song', {
  seat: (_, { seat }) => seat,
  options: () => amount(1, 2),
  take(t, _, verses) {
    t.state.said.push(`${verses} verses`)
  },
})
const market = step('market', (t) => t.next(haggle(), say({ text: 'closed' })))
const haggling = gameOf(market(), [market, haggle, song])

describe('an aside', () => {
  it('may be taken by anybody at any time: before an answer, after it, and by those who are not asked', () => {
    const table = open(haggling, { players: 3 })
    play(haggling, table, 1, { aside: 1 })
    play(haggling, table, 1, 5)
    play(haggling, table, 1, { aside: 1 })
    play(haggling, table, 2, { aside: 1 })
    expect(awaited(asksOf(haggling, table))).toEqual([0])
    play(haggling, table, 0, 4)
    expect(table.state.said).toEqual(['seat 1 did 1', 'seat 1 did 1', 'seat 2 did 1', '{"0":4,"1":5}', 'closed'])
  })

  it('is offered only to those who can', () => {
    const table = open(haggling, { players: 3 })
    for (let i = 0; i < 3; i++) play(haggling, table, 2, { aside: 1 })
    expect(asksOf(haggling, table).map(({ seat }) => seat)).toEqual([0, 1])
    expect(seatViewOf(haggling, table, 2).ask).toBeNull()
  })

  it('may bring something of its own, after which the open question waits as before', () => {
    const table = open(haggling, { players: 3 })
    play(haggling, table, 0, 7)
    expect(awaited(play(haggling, table, 2, { aside: 2 }))).toEqual([2])
    expect(seatViewOf(haggling, table, 2).step).toBe('song')
    expect(awaited(play(haggling, table, 2, 1))).toEqual([1])
    play(haggling, table, 1, 8)
    expect(table.state.said).toEqual(['seat 2 did 2', '1 verses', '{"0":7,"1":8}', 'closed'])
  })

  it('may close the open question: answers given are dropped unseen', () => {
    const table = open(haggling, { players: 3 })
    play(haggling, table, 0, 7)
    expect(play(haggling, table, 2, { aside: 3 })).toEqual([])
    expect(table.state.said).toEqual(['seat 2 did 3', 'closed'])
  })

  it('accompanies a decision of one seat as well', () => {
    const carve = decision<null, number>('carve', {
      seat: () => 0,
      options: () => amount(1, 2),
      take: (t) => void t.state.said.push('carved'),
      aside: { options: () => yes, take: (t, _, __, seat) => void t.state.said.push(`seat ${seat} cheered`) },
    })
    const game = gameOf(carve(), [carve])
    const table = open(game)
    play(game, table, 1, { aside: true })
    play(game, table, 0, { aside: true })
    play(game, table, 0, 1)
    expect(table.state.said).toEqual(['seat 1 cheered', 'seat 0 cheered', 'carved'])
  })
})

describe('a final answer', () => {
  const vow = together<null, number>('vow', {
    seats: () => [0, 1],
    options: () => amount(0, 3),
    take: () => {},
    final: true,
  })
  const game = gameOf(vow(), [vow])

  it('cannot be withdrawn while the others think', () => {
    const history = openHistory(game, open(game))
    record(history, 0, 1)
    expect(codeOf(undo(history, 0))).toBe('undo-final')
  })
})
