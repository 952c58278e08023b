import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { position } from './position.ts'

describe('the worked examples of the rulebook', () => {
  test('CH-20.1 an enemy of 6 Glory and 4 coins falls: 6 steps on the track, 4 coins, the card', () => {
    const p = position()
      .seat(0, { leader: 'gylfir', favor: 0, coin: 1, glory: 2 })
      .draugr('draugr-champion:red')
      .crew(0, 'draugr-left', 'AAA')
      .dice('AHHH')
      .at('fights')
    expect(p.player(0)).toMatchObject({ glory: 8, coin: 5, defeated: ['draugr-champion:red'] })
  })

  test('CH-20.2 Fame on a monster worth 13 Glory gives 6 more', () => {
    const p = position()
      .seat(0, { leader: 'gylfir', favor: 0, runes: ['rune-fame'] })
      .journey('shore-2', 'journey-all-quiet')
      .monster('shore-2', 'monster-lindwurm:red')
      .ship(0, 'public-small', 'shore-2', 'AAA', 2)
      .dice('AHHH')
      .at('fights')
      .choose(0, { use: true })
    expect(p.player(0).glory).toBe(13 + 6)
  })

  test('CH-20.3 Dagrun with True Vision draws 4 destinies and keeps 1', () => {
    const p = position().seat(0, { leader: 'dagrun', runes: ['rune-true-vision'] })
    const before = p.state.destinyDeck.length
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, { use: true })
    expect(p.told('destinies-drawn')).toMatchObject([{ seat: 0, count: 4 }])
    expect(p.state.destinyDeck).toHaveLength(before - 4)
    const [kept, ...others] = p.state.sage?.drawn ?? []
    p.choose(0, kept as string).choose(0, others)
    expect(p.player(0).destinies).toHaveLength(2)
    expect(p.state.destinyDeck).toHaveLength(before - 1)
  })

  test('CH-20.4 the shrine gives 1, 2, 3 or 4 favor for 1, 3, 6 or 10 coins', () => {
    const prices = [
      [1, 1],
      [2, 3],
      [3, 6],
      [4, 10],
    ] as const
    for (const [favor, coins] of prices) {
      const p = position().seat(0, { coin: 11, favor: 0 }).place(0, 'shrine').choose(0, favor)
      expect(p.player(0)).toMatchObject({ coin: 11 - coins, favor })
    }
  })

  test('CH-20.5 hut workers cost 5 coins, then 4, then 3, then 2', () => {
    const p = position({ players: 4 })
    for (const [seat, price] of [5, 4, 3, 2].entries()) {
      p.seat(seat, { coin: 5 }).first(seat).at('placement').place(seat, 'worker-huts')
      expect(p.player(seat)).toMatchObject({ coin: 5 - price, workers: 3, workersOwned: 4 })
      p.at('cleanup')
    }
  })

  test('CH-20.6 Lost takes 2 warriors, 2 food, or 1 of each', () => {
    for (const [swordsman, food] of [
      [2, 0],
      [0, 2],
      [1, 1],
    ] as const) {
      const p = position()
        .seat(0, { leader: 'gylfir', favor: 0 })
        .journey('shore-2', 'journey-lost')
        .ship(0, 'public-small', 'shore-2', 'SS', 2)
        .at('fights')
        .choose(0, { swordsman, food })
      const lost = p.told('warriors-lost').filter(({ cause }) => cause === 'journey-lost')
      expect(lost.map(({ warriors }) => warriors)).toEqual(swordsman > 0 ? [{ swordsman }] : [])
      expect(p.told('food-lost').map((event) => event.food)).toEqual(food > 0 ? [food] : [])
    }
  })

  test('CH-20.7 1, 2, 3, 4, 5 and 6 or more blame cost 1, 3, 6, 10, 15 and 21 Glory', () => {
    const costs = [0, 1, 3, 6, 10, 15, 21, 21, 21].map((cost) => (cost > 0 ? -cost : 0))
    for (const [blame, points] of costs.entries()) {
      const p = position().seat(0, { blame }).at('scoring')
      const items = champions.result(contextOf(p.game, p.table))?.items[0]
      expect(items).toContainEqual({ item: 'blame', points, facts: { blame } })
    }
  })
})
