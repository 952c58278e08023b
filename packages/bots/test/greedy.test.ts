import {
  type AnyGame,
  type Ask,
  amount,
  asksOf,
  type Form,
  type Game,
  isRefusal,
  one,
  openTable,
  quickRandom,
  yes,
} from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, bots, playGame } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { decision, give, type Purse, purse, step, together } from './purse.ts'

const greedy = bots.find(({ id }) => id === 'greedy') as Bot
const random = bots.find(({ id }) => id === 'random') as Bot

function movesOf(game: Game<Purse>, seated: readonly Bot[], seed: string) {
  const played = playGame({ game, opening: { players: seated.length, seed }, bots: seated, seed })
  if (isRefusal(played)) throw new Error(played.refused)
  return played.moves
}

const seeds = Array.from({ length: 30 }, (_, i) => `seed-${i}`)
describe('greedy', () => {
  it('weighs chance by its mean and knows no die before it is rolled', () => {
    const wager = decision<null, string>('wager', {
      seat: () => 0,
      options: () => one(['sure', 'coin']),
      take: (t, _, choice) => give(t, 0, choice === 'sure' ? 3 : t.below(2) * 4),
    })
    const game = purse([wager], wager())
    const coins = seeds.filter((seed) => movesOf(game, [greedy], seed)[0]?.choice === 'coin')
    expect(coins.length).toBeLessThan(8)
  })

  it('tries what is plain a few times, and what luck decides as often as it can', () => {
    const wager = decision<null, string>('wager', {
      seat: () => 0,
      options: () => one(['little', 'coin', 'sure']),
      take: (t, _, choice) => give(t, 0, choice === 'coin' ? t.below(2) * 4 : choice === 'sure' ? 2 : 1),
    })
    const triesAt = (seed: string): { readonly [choice: string]: number } => {
      const game = purse([wager], wager()) as AnyGame
      const table = openTable(game, { players: 1, seed })
      if (isRefusal(table)) throw new Error(table.refused)
      const ask = asksOf(game, table)[0] as Ask
      const considered = greedy.consider?.(mindOf(game, table, ask, quickRandom(seed), greedy.budget)) ?? []
      return Object.fromEntries(considered.map(({ choice, tries }) => [choice as string, tries]))
    }
    const tries = seeds.map(triesAt)
    expect(Math.max(...tries.map(({ little }) => little as number))).toBe(3)
    expect(Math.max(...tries.map(({ coin }) => coin as number))).toBe(8)
  })

  it('looks past its own next decision', () => {
    const chest = decision<null, string>('chest', {
      seat: () => 0,
      options: () => one(['open', 'leave']),
      take(t, _, choice) {
        if (choice === 'open') t.next(take())
        else give(t, 0, 1)
      },
    })
    const take = decision<null, number>('take', {
      seat: () => 0,
      options: () => amount(0, 5),
      take: (t, _, n) => give(t, 0, n),
    })
    const game = purse([chest, take], chest())
    expect(movesOf(game, [greedy], 'a').map(({ choice }) => choice)).toEqual(['open', 5])
  })

  it('answers what all answer at once by what comes of it', () => {
    const split = together<null, string>('split', {
      seats: () => [0, 1, 2],
      options: () => one(['share', 'grab']),
      take(t, _, answers) {
        for (const seat of [0, 1, 2]) give(t, seat, answers[seat] === 'grab' ? 2 : 1)
      },
    })
    const game = purse([split], split())
    for (const { choice } of movesOf(game, [greedy, greedy, greedy], 'a')) expect(choice).toBe('grab')
  })

  it.each([
    ['when it is better', 2, true],
    ['not when it changes nothing', 0, false],
    ['not when it is worse', -1, false],
  ])('does something besides %s', (_, gain, taken) => {
    const wait = decision<{ left: number }, boolean>('wait', {
      seat: () => 0,
      options: () => one([true, false]),
      aside: {
        options: (t, __, seat): Form | null => (seat === 1 && t.state.silver[1] === 0 ? yes : null),
        take: (t, __, ___, seat) => give(t, seat, gain),
      },
      take: (t, { left }) => t.next(...(left > 0 ? [wait({ left: left - 1 })] : [])),
    })
    const begin = step('begin', (t) => t.next(wait({ left: 3 })))
    const game = purse([begin, wait], begin())
    expect(movesOf(game, [random, greedy], 'a').some(({ seat }) => seat === 1)).toBe(taken)
  })
})
