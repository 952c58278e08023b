import { describe, expect, test } from 'vitest'
import { bot } from '../src/bot.ts'
import type { RuleContext } from '../src/runar.ts'
import { campaign } from './campaign-table.ts'
import { type Position, position } from './position.ts'

/** What programs are told of a position: numbers by the names of their weights. */

const NAMES = Object.keys(bot.weights)

const measured = (t: RuleContext, seat: number, name: string): number =>
  bot.measure(t, seat)[NAMES.indexOf(name)] as number

const of = (p: Position, ...names: string[]): number[] => names.map((name) => measured(p.t, 0, name))

test('there is a weight for each number, whatever is being played', () => {
  for (const t of [position().t, campaign().t]) expect(bot.measure(t, 0)).toHaveLength(NAMES.length)
})

describe('before all teams are there', () => {
  test('nobody is ahead for having chosen first, but by what heroes differ in', () => {
    const p = campaign().until('clan')
    const [first] = p.waiting.seats as [number]
    p.choose(first, p.offered(first)[0] ?? null)
    const [chosen, open] = [first, 1 - first].map((seat) => measured(p.t, seat, 'team')) as [number, number]
    expect(Math.abs(chosen - open)).toBeLessThan(3)
  })
})

describe('heroes', () => {
  const [helga, erik, ebbe] = position().team(0) as [string, string, string]

  test('count as long as they stand, with the cards that keep them standing', () => {
    const p = position().hero(helga, 'n-1-1').hero(erik, 'n-1-3').hero(ebbe, 'n-1-5').left(2, helga).left(4, erik)
    const [heroes, all, least] = of(p, 'heroes', 'cards', 'leastCards') as [number, number, number]
    expect([heroes, least]).toEqual([3, 2])
    const fewer = of(p.fallen(helga), 'heroes', 'cards', 'leastCards')
    expect(fewer).toEqual([2, all - 2, 4])
  })

  test('stand near a Shard, beside rivals and at home', () => {
    const p = position()
      .hero(helga, 'n-2-2')
      .hero(position().team(1)[0] as string, 'n-2-3')
      .shard('blue', 'n-2-4')
    expect(of(p, 'besideRivals', 'besideEnemies', 'atHome')).toEqual([1, 0, 1])
    const [near] = of(p, 'nearShard') as [number]
    expect(of(p.shard('blue', 'n-2-1'), 'nearShard')).toEqual([near + 1])
  })

  test('have Defence tokens, dice and Treasures of their own', () => {
    const p = position().hero(helga, 'n-2-2', { defence: 2, dice: ['strength', 'neutral'], treasure: 'mark-tyr' })
    expect(of(p, 'defence', 'personalDice', 'treasures')).toEqual([2, 2, 1])
  })
})

test('a turn is a chapter, and no chapter comes back in a later game of a campaign', () => {
  const p = campaign().until('tactics')
  const chapters = [bot.chapter(p.t)]
  chapters.push(bot.chapter(p.end().until('rest').t), bot.chapter(p.rested().until('tactics').t))
  expect(chapters).toEqual([...new Set(chapters)].sort((a, b) => a - b))
})
