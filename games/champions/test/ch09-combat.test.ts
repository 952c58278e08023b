import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { lossesAhead } from '../src/rolling.ts'
import type { Fight } from '../src/state.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** Seat 0 has nobody at home and no favor; Gylfir changes nothing in a fight. */
const fighter = (patch: SeatPatch = {}) => position().seat(0, { leader: 'gylfir', favor: 0, warriors: '', ...patch })

/** The Bog Troll: attack 1, defence 3, 4 Glory, 1 wood. */
const againstBogTroll = (letters: string, patch: SeatPatch = {}) =>
  fighter(patch).troll('troll-bog').crew(0, 'troll-gate', letters)

/** The Troll Chieftain: attack 3, defence 4. */
const againstChieftain = (letters: string, patch: SeatPatch = {}) =>
  fighter(patch).troll('troll-chieftain').crew(0, 'troll-gate', letters)

/** Seat 0 lands at the near shore with all warriors fed. */
const againstMonster = (monster: string, letters: string, bounty = 0) =>
  fighter()
    .journey('shore-2', 'journey-all-quiet')
    .monster('shore-2', monster, bounty)
    .ship(0, 'public-large', 'shore-2', letters, 3)

const rolls = (p: Position) => p.told('rolled').map(({ dice }) => dice.map(({ type, face }) => `${type}:${face}`))
const losses = (p: Position) => p.told('warriors-lost').map((event) => event.warriors)
const waysOf = (p: Position) => {
  const form = p.ask(0)?.form
  return form?.kind === 'either' ? Object.keys(form.of) : []
}

describe('the rounds of a combat', () => {
  test('CH-9.1 troll, draugr, kraken and monster are fought the same way', () => {
    const fights = {
      'troll-forest': fighter().troll('troll-forest').crew(0, 'troll-gate', 'SSS'),
      'draugr-drowned:red': fighter().draugr('draugr-drowned:red').crew(0, 'draugr-left', 'SSS'),
      'journey-kraken': fighter().journey('shore-2', 'journey-kraken').ship(0, 'public-small', 'shore-2', 'SSS'),
      'monster-fenris-cub:red': againstMonster('monster-fenris-cub:red', 'SSS'),
    }
    for (const [enemy, p] of Object.entries(fights)) {
      p.dice('Shh- SH').at('fights')
      expect(p.told('damaged')).toMatchObject([
        { enemy, total: 2 },
        { enemy, total: 4 },
      ])
      expect(losses(p)).toEqual([{ swordsman: 2 }, { swordsman: 1 }])
      expect(p.told('enemy-defeated')).toMatchObject([{ seat: 0, enemy }])
    }
  })

  test('CH-9.2 nobody runs away: round follows round until the enemy or the last warrior falls', () => {
    const p = againstBogTroll('SS', { favor: 1 }).dice('S-- S-').at('fights')
    expect(waysOf(p)).toEqual(['end', 'reroll'])
    expect(p.refused(0, { retreat: true })).toMatchObject({ refused: 'illegal-choice' })
    p.choose(0, { end: true })
    expect(rolls(p)).toHaveLength(2)
    p.choose(0, { end: true })
    expect(p.told('combat-lost')).toHaveLength(1)
  })

  test('CH-9.3 CH-9.5 every die is rolled, and each hit is one damage, a two-hit face two', () => {
    const p = againstBogTroll('SPA').dice('Sh Ph AH').at('fights')
    expect(rolls(p)).toEqual([['swordsman:hit', 'spearman:hit', 'axeman:two-hits']])
    expect(p.told('damaged')).toMatchObject([{ damage: 4, total: 4 }])
  })

  test('CH-9.3 CH-9.14 the next round is rolled by those still in the fight, and the damage stays on the enemy', () => {
    const p = againstBogTroll('SPA').dice('Sh Ph A- Ph A-').at('fights')
    p.choose(0, { swordsman: 1 })
    expect(rolls(p)).toEqual([
      ['swordsman:hit', 'spearman:hit', 'axeman:blank'],
      ['spearman:hit', 'axeman:blank'],
    ])
    p.choose(0, { axeman: 1 })
    expect(p.told('damaged')).toMatchObject([
      { damage: 2, total: 2 },
      { damage: 1, total: 3 },
    ])
    expect(p.told('enemy-defeated')).toHaveLength(1)
  })

  test('CH-9.11 total damage equal to the defence is enough, one less is not', () => {
    const enough = againstBogTroll('SS').dice('SHh').at('fights')
    expect(enough.told('enemy-defeated')).toHaveLength(1)
    expect(rolls(enough)).toHaveLength(1)
    const less = againstBogTroll('SS').dice('Shh S-').at('fights')
    expect(less.told('enemy-defeated')).toHaveLength(0)
    expect(less.told('damaged').map(({ total }) => total)).toEqual([2, 2])
  })

  test('CH-9.15 without dice left the combat is lost: no reward, no card, no damage left on the enemy', () => {
    const p = againstChieftain('AA', { wood: 1, blame: 2 }).dice('AHh').at('fights')
    expect(p.told('damaged')).toMatchObject([{ total: 3 }])
    expect(p.told('combat-lost')).toMatchObject([{ seat: 0, enemy: 'troll-chieftain' }])
    expect(p.player(0)).toMatchObject({ glory: 0, wood: 1, blame: 2, axeman: 0, defeated: [] })
    expect(p.state).toMatchObject({ troll: 'troll-chieftain', fight: null })
  })

  test('CH-9.19 without dice there is no combat, neither sent none nor lost all before the first roll', () => {
    const nobody = againstBogTroll('').at('fights')
    const forbidden = againstMonster('monster-huldra:red', 'SS').at('fights')
    for (const p of [nobody, forbidden]) {
      expect(rolls(p)).toEqual([])
      expect(p.told('combat-lost')).toEqual([])
      expect(p.player(0).glory).toBe(0)
    }
  })
})

describe('rerolls', () => {
  test('CH-9.4 each favor rerolls any of the dice of this roll, again while favor lasts; new faces replace the old', () => {
    const p = againstBogTroll('SSA', { favor: 2 }).dice('S-h A- S- A- Sh').at('fights')
    p.choose(0, { reroll: { 'swordsman:blank': 1, 'axeman:blank': 1 } })
    expect(p.state.fight?.dice.map(({ face }) => face)).toEqual(['blank', 'hit', 'blank'])
    p.choose(0, { reroll: { 'swordsman:blank': 1 } })
    expect(p.player(0).favor).toBe(0)
    expect(p.told('damaged')).toMatchObject([{ damage: 2 }])
  })

  test('CH-9.4 a reroll needs favor, and at least one die of this roll', () => {
    const p = againstBogTroll('SA', { favor: 1 }).dice('S- A-').at('fights')
    for (const reroll of [{}, { 'swordsman:hit': 1 }, { 'spearman:blank': 1 }, { 'axeman:blank': 2 }])
      expect(p.refused(0, { reroll })).toMatchObject({ refused: 'not-these-dice', rule: 'CH-19.11' })
    const without = againstBogTroll('SA').dice('S- A-').at('fights')
    expect(without.waiting.step).toBe('chooseLosses')
  })

  test('CH-9.21 favor won from a monster serves the next combat, not the one it was won in', () => {
    const p = againstMonster('monster-fossegrim:red', 'AAA')
      .journey('shore-3', 'journey-all-quiet')
      .monster('shore-3', 'monster-warg:red')
      .ship(0, 'public-small', 'shore-3', 'S', 1)
      .dice('AHHh S-')
      .at('fights')
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'monster-fossegrim:red' }])
    expect(p.waiting.step).toBe('afterRoll')
    expect(p.state.fight?.place).toBe('shore-3')
    expect(p.player(0).favor).toBe(1)
  })

  test('CH-9.22 once the roll is ended no die is rerolled and no roll rune used until the next roll', () => {
    const p = fighter({ favor: 2 }).seat(0, { runes: ['rune-potential'] })
    p.troll('troll-bog').crew(0, 'troll-gate', 'SA').dice('S- A- A-').at('fights').choose(0, { end: true })
    expect(p.waiting.step).toBe('chooseLosses')
    expect(p.refused(0, { reroll: { 'swordsman:blank': 1 } })).toMatchObject({ refused: 'not-these-losses' })
    expect(p.refused(0, { potential: true })).toMatchObject({ refused: 'not-these-losses' })
    p.choose(0, { swordsman: 1 })
    expect(waysOf(p)).toEqual(['end', 'reroll', 'potential'])
  })
})

describe('losses', () => {
  test('CH-9.6 losses are the attack minus the shields of this roll, and go back to the supply', () => {
    const safe = againstBogTroll('SSS').dice('SHhs').at('fights')
    expect(losses(safe)).toEqual([])
    const hurt = againstBogTroll('SSS')
    const before = hurt.state.supply.swordsman
    hurt.dice('SHhh').at('fights')
    expect(losses(hurt)).toEqual([{ swordsman: 1 }])
    expect(hurt.state.supply.swordsman).toBe(before + 1)
    const halved = againstChieftain('PPPP').dice('PHHs-').at('fights')
    expect(losses(halved)).toEqual([{ spearman: 2 }])
  })

  test('CH-9.7 losses never exceed the dice in the combat', () => {
    const p = againstChieftain('SA').dice('S- A-').at('fights')
    expect(losses(p)).toEqual([{ swordsman: 1, axeman: 1 }])
    expect(p.state.crews['troll-gate']).toEqual({ swordsman: 0, spearman: 0, axeman: 0 })
  })

  test('CH-9.7 how many would fall is said before the roll is ended', () => {
    const ahead = (p: Position) => lossesAhead(contextOf(champions, p.table), p.state.fight as Fight)
    expect(ahead(againstChieftain('SA', { favor: 1 }).dice('S- A-').at('fights'))).toBe(2)
    expect(ahead(againstChieftain('SSSS', { favor: 1 }).dice('SHhs-').at('fights'))).toBe(2)
    expect(ahead(againstBogTroll('SSS', { favor: 1 }).dice('SHhs').at('fights'))).toBe(0)
  })

  test('CH-9.8 the fighter chooses which dice are lost, also one that showed a hit, which has still counted', () => {
    const p = againstBogTroll('SA').dice('Sh AH').at('fights')
    expect(p.waiting).toEqual({ step: 'chooseLosses', seats: [0] })
    expect(p.told('damaged')).toMatchObject([{ total: 3 }])
    p.choose(0, { axeman: 1 })
    expect(p.told('enemy-defeated')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ swordsman: 1, axeman: 0 })
  })

  test('CH-9.8 a die that showed a shield may be lost, and its shield has still counted', () => {
    const p = againstChieftain('PPA').dice('Ps- A- A-').at('fights')
    expect(p.refused(0, { spearman: 2, axeman: 1 })).toMatchObject({ facts: { losses: 2 } })
    p.choose(0, { spearman: 2 })
    expect(rolls(p)[1]).toHaveLength(1)
  })

  test('CH-9.9 a surplus of shields is wasted: the next round needs shields of its own', () => {
    const p = againstBogTroll('PPP').dice('Psss P---').at('fights')
    expect(losses(p)[0]).toEqual({ spearman: 1 })
    expect(
      rolls(p)
        .slice(0, 3)
        .map((dice) => dice.length),
    ).toEqual([3, 3, 2])
  })

  test('CH-9.10 the dying enemy still strikes', () => {
    const p = againstBogTroll('AAA').dice('AHHH').at('fights')
    expect(p.told('enemy-defeated')).toHaveLength(1)
    expect(losses(p)).toEqual([{ axeman: 1 }])
    expect(p.player(0).axeman).toBe(2)
  })

  test('CH-9.12 who falls together with the enemy still wins, with card and reward', () => {
    const p = fighter({ wood: 0 }).troll('troll-whelp').crew(0, 'troll-gate', 'A').dice('AH').at('fights')
    expect(p.player(0)).toMatchObject({ axeman: 0, glory: 3, wood: 1, defeated: ['troll-whelp'] })
    expect(p.told('combat-lost')).toEqual([])
  })

  test('CH-19.12 giving up more or fewer dice than required is refused', () => {
    const p = againstBogTroll('SA').dice('Sh A-').at('fights')
    expect(p.refused(0, { swordsman: 1, axeman: 1 })).toMatchObject({ refused: 'not-these-losses', rule: 'CH-19.12' })
    expect(p.refused(0, {})).toMatchObject({ refused: 'not-these-losses' })
  })
})

describe('victory', () => {
  test('CH-9.13 damage beyond the defence changes nothing', () => {
    const exact = againstBogTroll('SAA').dice('Sh AH-').at('fights').choose(0, { swordsman: 1 })
    const more = againstBogTroll('SAA').dice('SH AHH').at('fights').choose(0, { swordsman: 1 })
    expect(more.told('damaged')).toMatchObject([{ total: 6 }])
    expect(more.player(0)).toEqual(exact.player(0))
    expect(more.state.draugr).toEqual(exact.state.draugr)
  })

  test('CH-9.16 every enemy gives Glory; trolls add wood, draugr coins, monsters favor', () => {
    const stock = { wood: 0, coin: 0, favor: 0, glory: 0 }
    const wins = {
      'troll-bog': againstBogTroll('AAA', stock),
      'draugr-barrow:red': fighter(stock).draugr('draugr-barrow:red').crew(0, 'draugr-left', 'AAA'),
      'monster-fossegrim:red': againstMonster('monster-fossegrim:red', 'AAA').seat(0, stock),
    }
    const gains = Object.values(wins).map((p) => {
      const { glory, wood, coin, favor } = p.dice('AHH-').at('fights').player(0)
      return { glory, wood, coin, favor }
    })
    expect(gains).toEqual([
      { glory: 4, wood: 1, coin: 0, favor: 0 },
      { glory: 4, wood: 0, coin: 2, favor: 0 },
      { glory: 9, wood: 0, coin: 0, favor: 1 },
    ])
  })

  test('CH-9.16 the Glory is there at once, before the next combat', () => {
    const p = againstBogTroll('AAA').draugr('draugr-barrow:red').crew(0, 'draugr-left', 'SP').dice('AHHH S- P-')
    p.at('fights')
    expect(p.state.fight?.enemy).toBe('draugr-barrow:red')
    expect(p.player(0).glory).toBe(4)
  })

  test('CH-9.17 a monster also gives all the bounty lying on it', () => {
    const p = againstMonster('monster-fossegrim:red', 'AAA', 3).seat(0, { coin: 1 }).dice('AHH-').at('fights')
    expect(p.player(0).coin).toBe(4)
    expect(p.shore('shore-2').bounty).toBe(0)
  })

  test('CH-9.18 the card leaves the board and lies face down in the pile of the winner', () => {
    const p = againstBogTroll('AA')
      .draugr('draugr-barrow:red')
      .crew(0, 'draugr-left', 'AA')
      .dice('AHH AHH')
      .at('fights')
    expect(p.player(0).defeated).toEqual(['troll-bog', 'draugr-barrow:red'])
    expect(p.state.troll).toBe(null)
    expect(p.state.draugr[0]).toBe(null)
    expect(p.view(0).players[0]?.defeated).toEqual(['troll-bog', 'draugr-barrow:red'])
    expect(p.view(1).players[0]?.defeated).toBe(null)
    const monster = againstMonster('monster-fossegrim:red', 'AAA').dice('AHH-').at('fights')
    expect(monster.player(0).defeated).toEqual(['monster-fossegrim:red'])
    expect(monster.shore('shore-2').monster).toBe(null)
  })

  test('CH-9.20 roll, runes and favor, Ullr, damage, Healing, Fame, reward, blame: in this order', () => {
    const p = position({ players: 3 })
      .seat(0, { leader: 'ullr', favor: 1, blame: 1, warriors: '' })
      .seat(0, { runes: ['rune-potential', 'rune-revenge', 'rune-healing', 'rune-fame'] })
      .troll('troll-forest')
      .crew(0, 'troll-gate', 'SPA')
      .dice('S- Ps A- S- AH Ps')
      .at('fights')
    expect(waysOf(p)).toEqual(['end', 'reroll', 'potential', 'revenge'])
    p.choose(0, { revenge: true }).choose(0, { potential: true })
    p.choose(0, { reroll: { 'spearman:shield': 1 } })
    expect(p.waiting.step).toBe('chooseHealing')
    p.choose(0, { use: true })
    expect(p.waiting.step).toBe('chooseFame')
    p.choose(0, { use: true })
    expect(p.waiting.step).toBe('giveBlame')
    p.choose(0, 2)
    expect(
      p.events.slice(1).map((event) => ('cause' in event ? `${event.kind} by ${event.cause}` : event.kind)),
    ).toEqual([
      'rolled',
      'rune-used',
      'rune-used',
      'rerolled by rune-potential',
      'rerolled by favor',
      'gained by ullr',
      'damaged',
      'rune-used',
      'enemy-defeated',
      'rune-used',
      'gained by rune-fame',
      'gained by troll-forest',
      'blame-discarded',
      'blame-given',
    ])
    expect(losses(p)).toEqual([])
  })

  test('CH-9.20 favor, Potential and Revenge come in any order, and Healing only when there are losses', () => {
    const p = againstBogTroll('SP', { favor: 1 }).seat(0, { runes: ['rune-potential', 'rune-revenge', 'rune-healing'] })
    p.dice('S- Ps Ps Sh S- PH').at('fights')
    p.choose(0, { reroll: { 'spearman:shield': 1 } })
    p.choose(0, { potential: true })
    p.choose(0, { revenge: true })
    expect(p.told('damaged')).toMatchObject([{ damage: 2 }, { damage: 2 }])
    expect(losses(p)).toEqual([])
    expect(p.waiting.step).toBe('chooseHealing')
  })
})
