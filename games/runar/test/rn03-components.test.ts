import { describe, expect, test } from 'vitest'
import { gainAdvantage } from '../src/captured.ts'
import { addDice } from '../src/dice.ts'
import { runar } from '../src/index.ts'
import { gainInspiration } from '../src/inspiration.ts'
import { position } from './position.ts'
import { turnOf } from './rules-only.ts'

const { file } = runar.content

describe('what is in the box', () => {
  test('RN-3.1 RN-3.2 twelve heroes with ten Action cards each, of four Clans', () => {
    expect(file.heroes).toHaveLength(12)
    expect(file.heroes.map(({ actionCards }) => actionCards.length)).toEqual(file.heroes.map(() => 10))
    expect(file.clans.map(({ id, color }) => [id, color])).toEqual([
      ['bear', 'red'],
      ['walrus', 'blue'],
      ['deer', 'yellow'],
      ['boar', 'green'],
    ])
  })

  test('RN-3.11 RN-3.13 Events, Missions, Scenarios and Treasures', () => {
    expect([file.events.length, file.missions.length, file.scenarios.length]).toEqual([18, 5, 10])
    expect(
      ['mark', 'equipment', 'artifact'].map((kind) => file.treasures.filter(({ type }) => type === kind).length),
    ).toEqual([...[8, 12, 8]])
  })

  test('RN-3.12 one Destiny card for every position of a Territory', () => {
    const places = new Set(file.destinyCards.map(({ zone, node }) => JSON.stringify([zone, node])))
    expect(places.size).toBe(36)
    const counted = (fits: (card: (typeof file.destinyCards)[number]) => boolean) =>
      file.destinyCards.filter(fits).length
    expect(['blue', 'yellow'].map((color) => counted(({ shard }) => shard === color))).toEqual([18, 18])
    expect(['x', 'y', 'z'].map((slot) => counted(({ enemySlot }) => enemySlot === slot))).toEqual([18, 12, 6])
  })
})

describe('limits', () => {
  test('RN-3.7 RN-3.8 six dice in the Action pool, three in a Personal pool', () => {
    const p = position().hero('feima', 'n-2-2')
    p.run(
      addDice({ seat: 0, hero: null, dice: { strength: 8 }, cause: 'test' }),
      addDice({ seat: 0, hero: 'feima', dice: { agility: 8 }, cause: 'test' }),
    )
    expect(p.player(0).pool.strength).toBe(6)
    expect(p.figure('feima').dice.agility).toBe(3)
  })

  test('RN-3.5 the reserve of dice never runs out', () => {
    const p = position({ players: 4 })
    p.run(...p.field.order.map((seat) => addDice({ seat, hero: null, dice: { neutral: 6 }, cause: 'test' })))
    expect(p.field.players.map(({ pool }) => pool.neutral)).toEqual([6, 6, 6, 6])
  })

  test('RN-3.10 RN-3.17 two Damage slots hold at most two Advantages, so their deck cannot run out', () => {
    const p = position()
    for (let n = 0; n < 30; n++) gainAdvantage(turnOf(p), 0, 'test')
    expect(p.player(0).slots.flat()).toHaveLength(0)
    expect(p.player(0).vp).toBe(10)
  })

  test('RN-3.18 an Inspiration that is not there is lost', () => {
    const p = position()
    for (let n = 0; n < 13; n++) gainInspiration(turnOf(p), n % 2, 'test')
    expect(p.field.players.map(({ hand }) => hand.length)).toEqual([6, 6])
    expect(p.field.inspirations).toBe(0)
  })
})
