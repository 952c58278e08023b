import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { type Position, position } from './position.ts'

const ALL = Object.keys(champions.content.leaders)

/** Seat 0 leads its warriors against the Bog Troll (attack 1, defence 3, 4 Glory). */
const againstBogTroll = (leader: string, letters: string, favor = 0) =>
  position().seat(0, { leader, favor, warriors: '' }).troll('troll-bog').crew(0, 'troll-gate', letters)

/** Seat 0 hunts with all its warriors. */
const hunting = (leader: string, letters: string, favor = 0) =>
  position().seat(0, { leader, favor, food: 0, warriors: letters }).worker(0, 'hunting-grounds')

/** Seat 0 meets a kraken (attack 2, defence 3) at the near shore, where a Lindwurm waits. */
const atSea = (leader: string, journey: string, letters: string, favor = 0) =>
  position()
    .seat(0, { leader, favor, warriors: '' })
    .journey('shore-2', journey)
    .monster('shore-2', 'monster-lindwurm:red')
    .ship(0, 'public-large', 'shore-2', letters, 3)

const gloryFrom = (p: Position, leader: string) =>
  p.told('gained').flatMap(({ cause, goods }) => (cause === leader ? [goods.glory] : []))

test('CH-12.1 every leader has room for 8 warriors and no more', () => {
  expect(ALL).toHaveLength(5)
  for (const leader of ALL) {
    expect(champions.content.limits.maxWarriorsPerPlayer).toBe(8)
    const p = position().seat(0, { leader, warriors: 'SSSPPPA' })
    p.place(0, 'blacksmith').place(1, 'market').choose(1, { food: 3 }).place(0, 'jarls-longhouse')
    expect(p.player(0)).toMatchObject({ swordsman: 3, spearman: 3, axeman: 2 })
  }
})

describe('Asmundr the Pious', () => {
  test('CH-12.2 each favor he discards for a reroll gives 2 Glory', () => {
    const p = againstBogTroll('asmundr', 'SS', 2).dice('S-- S-').at('fights')
    p.choose(0, { reroll: { 'swordsman:blank': 1 } })
    expect(p.player(0).glory).toBe(2)
    p.choose(0, { reroll: { 'swordsman:blank': 2 } })
    expect(gloryFrom(p, 'asmundr')).toEqual([2, 2])
  })

  test('CH-12.2 nobody else gets Glory for a reroll', () => {
    for (const leader of ALL.filter((id) => id !== 'asmundr')) {
      const p = againstBogTroll(leader, 'SSS', 2).dice('S--- S-').at('fights')
      p.choose(0, { reroll: { 'swordsman:blank': 1 } })
      expect(p.player(0)).toMatchObject({ favor: 1, glory: 0 })
    }
  })

  test('CH-12.3 the Glory is booked at once, and the favor is gone for scoring and destinies', () => {
    const p = againstBogTroll('asmundr', 'SS', 1).seat(1, { favor: 0 })
    p.seat(0, { destinies: ['destiny-favored'] })
    p.dice('S-- S-')
      .at('fights')
      .choose(0, { reroll: { 'swordsman:blank': 1 } })
    expect(p.player(0)).toMatchObject({ favor: 0, glory: 2 })
    p.at('scoring')
    const items = p.game.result(contextOf(p.game, p.table))?.items[0]
    expect(items).toContainEqual({ item: 'favor', points: 0, facts: { favor: 0 } })
    expect(items).toContainEqual({ item: 'destiny', points: 0, facts: { destiny: 'destiny-favored' } })
  })

  test('CH-12.4 in every combat and in the hunt', () => {
    const rolls = {
      hunt: hunting('asmundr', 'SS', 1),
      troll: againstBogTroll('asmundr', 'SS', 1),
      draugr: position()
        .seat(0, { leader: 'asmundr', favor: 1, warriors: '' })
        .draugr('draugr-barrow:red')
        .crew(0, 'draugr-left', 'SS'),
      kraken: atSea('asmundr', 'journey-kraken', 'SS', 1),
      monster: atSea('asmundr', 'journey-all-quiet', 'SS', 1),
    }
    for (const [place, p] of Object.entries(rolls)) {
      p.dice('S-- S-').at('fights')
      expect([place, p.waiting.step]).toEqual([place, 'afterRoll'])
      p.choose(0, { reroll: { 'swordsman:blank': 1 } })
      expect([place, gloryFrom(p, 'asmundr')]).toEqual([place, [2]])
    }
  })
})

describe('Dagrun the Destined', () => {
  /** The Sage's House with a known deck; the peek is over. */
  const atTheSage = (leader: string, runes: string[] = []) =>
    position()
      .seat(0, { leader, runes })
      .onTop('destinyDeck', ...deckOf())
      .place(0, 'sages-house')
      .choose(0, 'shore-2')

  /** Four destinies that nobody was dealt. */
  const deckOf = () => position().state.destinyDeck.slice(-4).reverse()

  test('CH-12.5 at the Sage she draws one more, keeps one, and puts the other under the deck unseen', () => {
    const [first, second] = deckOf()
    const p = atTheSage('dagrun')
    expect(p.told('destinies-drawn')).toMatchObject([{ seat: 0, cards: [first, second] }])
    expect(p.waiting).toEqual({ step: 'keepDestiny', seats: [0] })
    p.choose(0, second as string)
    expect(p.player(0).destinies).toHaveLength(2)
    expect(p.player(0).destinies[1]).toBe(second)
    expect(p.state.destinyDeck[0]).toBe(first)
    expect(p.view(1).buried).toEqual([])
  })

  test('CH-12.5 the others draw one and keep it', () => {
    for (const leader of ALL.filter((id) => id !== 'dagrun')) {
      const p = atTheSage(leader)
      expect(p.told('destinies-drawn')).toMatchObject([{ count: 1 }])
      expect(p.player(0).destinies).toContain(deckOf()[0])
    }
  })

  test('CH-12.6 with True Vision she draws four and keeps one', () => {
    const drawn = deckOf()
    const p = atTheSage('dagrun', ['rune-true-vision']).choose(0, { use: true })
    expect(p.told('destinies-drawn')).toMatchObject([{ cards: drawn }])
    p.choose(0, drawn[2] as string).choose(0, [drawn[0], drawn[1], drawn[3]] as string[])
    expect(p.player(0).destinies).toHaveLength(2)
    expect(p.state.destinyDeck.slice(0, 3)).toEqual([drawn[3], drawn[1], drawn[0]])
  })

  test('CH-12.7 at set-up she is dealt one destiny like the others', () => {
    const p = position({ options: { leaders: 'chosen' } })
    p.choose(1, 'dagrun').choose(0, 'ullr')
    expect(p.told('destinies-drawn').map(({ count }) => count)).toEqual([1, 1])
    expect(p.player(1)).toMatchObject({ leader: 'dagrun' })
    expect(p.player(1).destinies).toHaveLength(1)
  })
})

describe('Gylfir the Seaworthy', () => {
  const atTheMerchant = (leader: string, coin: number) =>
    position().seat(0, { leader, coin, food: 0 }).merchant('ship-fish')

  test('CH-12.8 pays no coin at the Merchant Ship; others do', () => {
    const p = atTheMerchant('gylfir', 0).place(0, 'merchant-ship')
    expect(p.player(0)).toMatchObject({ coin: 0, food: 3 })
    const kept = atTheMerchant('gylfir', 2).place(0, 'merchant-ship')
    expect(kept.player(0).coin).toBe(2)
    for (const leader of ALL.filter((id) => id !== 'gylfir')) {
      expect(atTheMerchant(leader, 0).refused(0, { place: 'merchant-ship' })).toMatchObject({ refused: 'cannot-pay' })
      expect(atTheMerchant(leader, 2).place(0, 'merchant-ship').player(0).coin).toBe(1)
    }
  })

  test('CH-12.8 all other costs stay', () => {
    const poor = position()
      .seat(0, { leader: 'gylfir', coin: 0, wood: 0, food: 0 })
      .stalls('stall-savages', 'stall-heroes')
    for (const place of [
      'public-large',
      'runesmith',
      'shrine',
      'shipwright',
      'worker-huts',
      'stall-savages',
      'stall-heroes',
    ])
      expect(poor.refused(0, { place })).toMatchObject({ refused: 'cannot-pay' })
    const rich = position().seat(0, { leader: 'gylfir', coin: 1, wood: 1 })
    rich.place(0, 'public-large')
    expect(rich.player(0).coin).toBe(0)
  })
})

describe('Svanhildr the Swordmaiden', () => {
  test('CH-12.9 her swordsmen deal 2 with one hit and 3 with two; her other warriors what they show', () => {
    const damage = (leader: string, letters: string, dice: string) =>
      againstBogTroll(leader, letters).dice(dice).at('fights').told('damaged')[0]?.damage
    expect(damage('svanhildr', 'S', 'Sh')).toBe(2)
    expect(damage('svanhildr', 'S', 'SH')).toBe(3)
    expect(damage('svanhildr', 'SS', 'S-s')).toBe(0)
    expect(damage('svanhildr', 'PPAA', 'PhH AhH')).toBe(6)
    for (const leader of ALL.filter((id) => id !== 'svanhildr')) expect(damage(leader, 'SS', 'ShH')).toBe(3)
  })

  test('CH-12.10 in the hunt too, up to the limit of 6 food', () => {
    expect(hunting('svanhildr', 'SS').dice('ShH').at('fights').player(0).food).toBe(5)
    expect(hunting('svanhildr', 'SSS').dice('ShHH').at('fights').player(0).food).toBe(6)
  })
})

describe('Ullr the Berserker', () => {
  test('CH-12.11 gains 1 Glory in each combat round with two hits on a die, win or lose', () => {
    const won = againstBogTroll('ullr', 'SA').dice('Sh AH').at('fights')
    expect(gloryFrom(won, 'ullr')).toEqual([1])
    const lost = position().seat(0, { leader: 'ullr', favor: 0, warriors: '' }).troll('troll-mountain')
    lost.crew(0, 'troll-gate', 'AAA').dice('AH-- AH').at('fights')
    expect(lost.told('combat-lost')).toHaveLength(1)
    expect(lost.player(0).glory).toBe(2)
    const without = againstBogTroll('ullr', 'SSS').dice('Shhh').at('fights')
    expect(gloryFrom(without, 'ullr')).toEqual([])
  })

  test('CH-12.11 nobody else does', () => {
    for (const leader of ALL.filter((id) => id !== 'ullr'))
      expect(againstBogTroll(leader, 'AA').dice('AHH').at('fights').player(0).glory).toBe(4)
  })

  test('CH-12.12 at most 1 in a round, however many dice show two hits', () => {
    expect(gloryFrom(againstBogTroll('ullr', 'AAA').dice('AHHH').at('fights'), 'ullr')).toEqual([1])
  })

  test('CH-12.12 the final faces count, not those that were rerolled', () => {
    const away = againstBogTroll('ullr', 'SS', 1).dice('SH- S- S-').at('fights')
    away.choose(0, { reroll: { 'swordsman:two-hits': 1 } })
    expect(away.told('damaged').map(({ total }) => total)).toEqual([0, 0])
    expect(away.player(0).glory).toBe(0)
    const into = againstBogTroll('ullr', 'SS', 1).dice('S-h SH').at('fights')
    expect(into.player(0).glory).toBe(0)
    into.choose(0, { reroll: { 'swordsman:blank': 1 } })
    expect(gloryFrom(into, 'ullr')).toEqual([1])
  })

  test('CH-12.12 against the kraken too', () => {
    const p = atSea('ullr', 'journey-kraken', 'AA').dice('AHh').at('fights')
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'journey-kraken' }])
    expect(p.player(0).glory).toBe(4)
  })

  test('CH-12.13 nothing in the hunt', () => {
    const p = hunting('ullr', 'SAA').dice('SH AHH').at('fights')
    expect(p.player(0)).toMatchObject({ food: 6, glory: 0 })
  })
})
