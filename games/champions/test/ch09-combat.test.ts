import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** Seat 0 fights the Bog Troll (attack 1, defence 3, 4 Glory, 1 wood) with the warriors named. */
const againstBogTroll = (letters: string) =>
  position().seat(0, { leader: 'gylfir', favor: 0 }).troll('troll-bog').crew(0, 'troll-gate', letters)

describe('one combat', () => {
  test('CH-9.3 CH-9.5 every die is rolled, and each hit is one damage, a two-hit face two', () => {
    const p = againstBogTroll('SPA').dice('Sh Ph AH').at('combat')
    expect(p.told('rolled')[0]?.dice.map(({ face }) => face)).toEqual(['hit', 'hit', 'two-hits'])
    expect(p.told('damaged')[0]).toMatchObject({ damage: 4, total: 4 })
  })

  test('CH-9.6 losses are the attack minus the shields of this roll', () => {
    const safe = againstBogTroll('SSS').dice('SHhs').at('combat')
    expect(safe.told('warriors-lost')).toEqual([])
    const hurt = againstBogTroll('SSS').dice('SHhh').at('combat')
    expect(hurt.told('warriors-lost').map((event) => event.warriors)).toEqual([{ swordsman: 1 }])
  })

  test('CH-9.8 the fighter chooses which dice are lost, also one that showed a hit, which has still counted', () => {
    const p = againstBogTroll('SA').dice('Sh AH').at('combat')
    expect(p.waiting).toEqual({ step: 'chooseLosses', seats: [0] })
    p.choose(0, { axeman: 1 })
    expect(p.told('damaged')).toMatchObject([{ total: 3 }])
    expect(p.told('enemy-defeated')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ swordsman: 2, axeman: 0 })
  })

  test('CH-19.12 giving up more or fewer dice than required is refused', () => {
    const p = againstBogTroll('SA').dice('Sh A-').at('combat')
    expect(p.refused(0, { swordsman: 1, axeman: 1 })).toMatchObject({ refused: 'not-these-losses', rule: 'CH-19.12' })
    expect(p.refused(0, {})).toMatchObject({ refused: 'not-these-losses' })
  })
})
