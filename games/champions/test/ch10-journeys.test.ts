import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** Seat 0 lies off a shore in the large public longship; there is nobody and nothing to eat at home. */
const sailing = (shore: string, journey: string, letters: string, food: number, monster = 'monster-fossegrim:red') =>
  position()
    .seat(0, { leader: 'gylfir', favor: 0, food: 0, warriors: '' })
    .journey(shore, journey)
    .monster(shore, monster)
    .ship(0, 'public-large', shore, letters, food)

const NEAR = 'shore-2'
const FAR = 'shore-3'

const lost = (p: Position) => p.told('warriors-lost').map(({ warriors, cause }) => ({ warriors, cause }))
const starved = (p: Position) => p.told('warriors-lost').filter(({ cause }) => cause === 'hunger')
const loseForm = (p: Position) => {
  const form = p.ask(0)?.form
  return form?.kind === 'mix' ? form : null
}

describe('the journey', () => {
  test('CH-10.1 a shore is over, journey, feeding and monster, before the next one begins', () => {
    const p = sailing(NEAR, 'journey-whirlpool', 'SA', 1)
      .journey(FAR, 'journey-all-quiet')
      .monster(FAR, 'monster-warg:red')
      .ship(0, 'public-small', FAR, 'P', 1)
      .dice('A- P-')
      .at('fights')
    expect(p.waiting.step).toBe('loseAboard')
    expect(p.shore(FAR).journeyOpen).toBe(false)
    p.choose(0, { swordsman: 1 })
    const told = p.events.flatMap((event) =>
      event.kind === 'journey-revealed' || event.kind === 'crew-fed' || event.kind === 'combat-lost'
        ? [event.kind]
        : [],
    )
    expect(told).toEqual(['journey-revealed', 'crew-fed', 'combat-lost', 'journey-revealed', 'crew-fed', 'combat-lost'])
  })

  test('CH-10.2 the journey card is revealed to all and resolved', () => {
    const p = sailing(NEAR, 'journey-storm', 'SA', 1)
    for (const seat of [0, 1, null]) expect(p.view(seat).shores[0]?.journey).toBe(null)
    p.at('fights')
    for (const seat of [0, 1, null]) expect(p.view(seat).shores[0]?.journey).toBe('journey-storm')
    expect(p.waiting).toEqual({ step: 'loseAboard', seats: [0] })
  })

  test('CH-10.3 what is lost comes from this longship, not from home or another one', () => {
    const p = sailing(NEAR, 'journey-lost', 'SP', 1)
      .seat(0, { food: 5, warriors: 'AA' })
      .journey(FAR, 'journey-all-quiet')
      .monster(FAR, 'monster-warg:red')
      .ship(0, 'public-small', FAR, 'AA', 2)
      .dice('A--')
      .at('fights')
    expect(loseForm(p)).toMatchObject({ of: { swordsman: 1, spearman: 1, axeman: 0, food: 1 }, min: 2, max: 2 })
    expect(p.refused(0, { axeman: 2 })).toMatchObject({ refused: 'not-these-losses' })
    p.choose(0, { swordsman: 1, food: 1 })
    expect(p.player(0)).toMatchObject({ food: 5, axeman: 2 })
    expect(lost(p)).toEqual([
      { warriors: { swordsman: 1 }, cause: 'journey-lost' },
      { warriors: { spearman: 1 }, cause: 'hunger' },
      { warriors: { axeman: 2 }, cause: 'monster-warg:red' },
    ])
  })

  test('CH-10.4 a longship without warriors reveals the card, and nothing else happens there', () => {
    for (const journey of ['journey-lost', 'journey-storm', 'journey-kraken']) {
      const p = sailing(NEAR, journey, '', 3)
        .seat(0, { runes: ['rune-journey'] })
        .at('fights')
      expect(p.events.map(({ kind }) => kind)).toEqual(['phase-began', 'journey-revealed', 'food-lost-with-ship'])
      expect(p.asks).toEqual([])
      expect(p.shore(NEAR)).toMatchObject({ journey, journeyOpen: true, monster: 'monster-fossegrim:red' })
      expect(p.at('tidying').state.journeyDiscard).toEqual([journey])
    }
  })

  test('CH-10.5 food aboard never comes home, not even from a ship without warriors', () => {
    const empty = sailing(NEAR, 'journey-all-quiet', '', 3)
    const wrecked = sailing(NEAR, 'journey-whirlpool', 'S', 3)
    for (const p of [empty, wrecked]) {
      expect(p.at('fights').shore(NEAR).ship?.food).toBe(0)
      expect(p.at('tidying').player(0).food).toBe(0)
    }
  })

  test('CH-10.5 what is lost with the ship is told, once, and nothing where the crew was fed', () => {
    const told = { kind: 'food-lost-with-ship', seat: 0, shore: NEAR, food: 3 }
    const empty = sailing(NEAR, 'journey-all-quiet', '', 3)
    const wrecked = sailing(NEAR, 'journey-whirlpool', 'S', 3)
    for (const p of [empty, wrecked]) expect(p.at('fights').told('food-lost-with-ship')).toEqual([told])
    const fed = sailing(NEAR, 'journey-all-quiet', 'SA', 3).dice('S- A-').at('fights')
    expect(fed.told('food-lost-with-ship')).toEqual([])
    const bare = sailing(NEAR, 'journey-whirlpool', 'S', 0).at('fights')
    expect(bare.told('food-lost-with-ship')).toEqual([])
  })

  test('CH-10.6 All Quiet: nothing is lost', () => {
    const p = sailing(NEAR, 'journey-all-quiet', 'SA', 1).dice('S- A-').at('fights')
    expect(lost(p)).toEqual([])
    expect(p.told('food-lost')).toEqual([])
    expect(p.told('crew-fed')).toMatchObject([{ food: 1 }])
    expect(p.told('rolled')[0]?.dice).toHaveLength(2)
  })

  test('CH-10.7 No Wind: one food is lost; without food nothing is', () => {
    const p = sailing(FAR, 'journey-no-wind', 'SS', 2).dice('S-').at('fights')
    expect(p.told('food-lost')).toMatchObject([{ food: 1, cause: 'journey-no-wind' }])
    expect(p.told('crew-fed')).toMatchObject([{ food: 1 }])
    const hungry = sailing(FAR, 'journey-no-wind', 'SS', 0).at('fights')
    expect(hungry.told('food-lost')).toEqual([])
    expect(lost(hungry)).toEqual([{ warriors: { swordsman: 2 }, cause: 'hunger' }])
  })

  test('CH-10.8 Whirlpool: one warrior of the choice of the owner, never food', () => {
    const p = sailing(NEAR, 'journey-whirlpool', 'SA', 2).dice('S-').at('fights')
    expect(p.refused(0, { food: 1 })).toMatchObject({ refused: 'not-these-losses' })
    p.choose(0, { axeman: 1 })
    expect(lost(p)[0]).toEqual({ warriors: { axeman: 1 }, cause: 'journey-whirlpool' })
    expect(p.told('crew-fed')).toMatchObject([{ food: 2 }])
  })

  test('CH-10.9 Storm: one warrior or one food, and of one kind only if there is no other', () => {
    const storm = (food: number) => sailing(NEAR, 'journey-storm', 'SA', food).dice('S- A-').at('fights')
    const fed = storm(2).choose(0, { food: 1 })
    expect(fed.told('food-lost')).toMatchObject([{ food: 1, cause: 'journey-storm' }])
    const manned = storm(2).choose(0, { axeman: 1 })
    expect(manned.told('food-lost')).toEqual([])
    expect(lost(manned)[0]).toEqual({ warriors: { axeman: 1 }, cause: 'journey-storm' })
    expect(storm(2).refused(0, { axeman: 1, food: 1 })).toMatchObject({ refused: 'not-these-losses' })
    expect(storm(0).refused(0, { food: 1 })).toMatchObject({ refused: 'not-these-losses' })
    const alone = sailing(NEAR, 'journey-storm', 'S', 0).at('fights')
    expect(lost(alone)).toEqual([{ warriors: { swordsman: 1 }, cause: 'journey-storm' }])
  })

  test('CH-10.10 Lost: two things, any mix; with fewer aboard, all', () => {
    const adrift = () => sailing(NEAR, 'journey-lost', 'SSA', 2).dice('A-').at('fights')
    const manned = adrift().choose(0, { swordsman: 1, axeman: 1 })
    expect(lost(manned)[0]).toEqual({ warriors: { swordsman: 1, axeman: 1 }, cause: 'journey-lost' })
    expect(manned.told('crew-fed')).toMatchObject([{ food: 2 }])
    const mixed = adrift().choose(0, { swordsman: 1, food: 1 })
    expect(lost(mixed)[0]).toEqual({ warriors: { swordsman: 1 }, cause: 'journey-lost' })
    expect(mixed.told('crew-fed')).toMatchObject([{ food: 1 }])
    expect(adrift().refused(0, { food: 1 })).toMatchObject({ refused: 'not-these-losses' })
    expect(adrift().refused(0, { swordsman: 1, food: 2 })).toMatchObject({ refused: 'not-these-losses' })
    const alone = sailing(NEAR, 'journey-lost', 'S', 0).at('fights')
    expect(lost(alone)).toEqual([{ warriors: { swordsman: 1 }, cause: 'journey-lost' }])
  })

  test('CH-10.24 losses come before feeding: food lost may starve warriors, a warrior lost may save food', () => {
    const storm = () => sailing(FAR, 'journey-storm', 'SA', 2).dice('S-').at('fights')
    const hungry = storm().choose(0, { food: 1 })
    expect(hungry.waiting).toEqual({ step: 'starve', seats: [0] })
    const fed = storm().choose(0, { axeman: 1 })
    expect(starved(fed)).toEqual([])
    expect(fed.told('crew-fed')).toMatchObject([{ food: 2 }])
  })
})

describe('the kraken', () => {
  test('CH-10.11 all warriors aboard fight it, whatever the monster excludes, with favor, runes and leader', () => {
    const p = sailing(NEAR, 'journey-kraken', 'SSA', 2, 'monster-huldra:red')
      .seat(0, { leader: 'ullr', favor: 1, runes: ['rune-potential'] })
      .dice('S-- AH')
      .at('fights')
    expect(p.told('rolled')[0]?.dice.map(({ type }) => type)).toEqual(['swordsman', 'swordsman', 'axeman'])
    expect(p.ask(0)?.form).toMatchObject({ of: { reroll: {}, potential: {} } })
    p.choose(0, { end: true })
    expect(p.player(0).glory).toBe(1)
    expect(p.told('damaged')).toMatchObject([{ enemy: 'journey-kraken', damage: 2 }])
  })

  test('CH-10.12 it gives 3 Glory and no more; its card is no trophy and goes to the discard pile', () => {
    const p = sailing(NEAR, 'journey-kraken', 'AA', 2).seat(0, { wood: 0, coin: 0 }).dice('AHH').at('fights')
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'journey-kraken' }])
    expect(p.player(0)).toMatchObject({ glory: 3, wood: 0, coin: 0, favor: 0, defeated: [] })
    expect(p.at('tidying').state.journeyDiscard).toEqual(['journey-kraken'])
  })

  test('CH-10.13 survivors sail on to feeding and monster', () => {
    const p = sailing(FAR, 'journey-kraken', 'AAAA', 1).dice('AHHHH A-').at('fights')
    expect(lost(p).slice(0, 2)).toEqual([
      { warriors: { axeman: 2 }, cause: 'journey-kraken' },
      { warriors: { axeman: 1 }, cause: 'hunger' },
    ])
    expect(p.told('rolled')[1]?.dice).toHaveLength(1)
    expect(p.told('damaged')[1]?.enemy).toBe('monster-fossegrim:red')
  })

  test('CH-10.13 if nobody survives the kraken, the shore is over', () => {
    const p = sailing(FAR, 'journey-kraken', 'SS', 2).dice('S--').at('fights')
    expect(p.told('combat-lost')).toMatchObject([{ enemy: 'journey-kraken' }])
    expect(p.told('crew-fed')).toEqual([])
    expect(p.told('rolled')).toHaveLength(1)
  })
})

describe('feeding', () => {
  test('CH-10.14 one food feeds two warriors on the two left shores, one on the two right ones', () => {
    const hungry = (shore: string, food: number) => {
      const p = position({ players: 4 }).seat(0, { leader: 'gylfir', favor: 0, warriors: '' })
      p.journey(shore, 'journey-all-quiet').ship(0, 'public-large', shore, 'SSSSS', food)
      return starved(p.at('fights')).map(({ warriors }) => warriors.swordsman)
    }
    for (const shore of ['shore-1', 'shore-2']) {
      expect(hungry(shore, 3)).toEqual([])
      expect(hungry(shore, 2)).toEqual([1])
    }
    for (const shore of ['shore-3', 'shore-4']) {
      expect(hungry(shore, 5)).toEqual([])
      expect(hungry(shore, 3)).toEqual([2])
    }
  })

  test('CH-10.15 with two or three players the leftmost shore is closed: one near shore, two far ones', () => {
    for (const players of [2, 3]) {
      const { state, game } = position({ players })
      expect(state.shores.map(({ id }) => id)).toEqual(['shore-2', 'shore-3', 'shore-4'])
      expect(state.shores.map(({ id }) => game.content.shores[id]?.warriorsFedPerFood)).toEqual([2, 1, 1])
    }
  })

  test('CH-10.16 the owner chooses who starves, and must feed as many as the food allows', () => {
    const p = sailing(FAR, 'journey-all-quiet', 'SPA', 2)
    const before = p.state.supply.axeman
    p.dice('S- P-').at('fights')
    expect(p.waiting).toEqual({ step: 'starve', seats: [0] })
    expect(p.refused(0, { swordsman: 1, axeman: 1 })).toMatchObject({
      refused: 'not-these-losses',
      facts: { losses: 1 },
    })
    expect(p.refused(0, {})).toMatchObject({ refused: 'not-these-losses' })
    p.choose(0, { axeman: 1 })
    expect(lost(p)[0]).toEqual({ warriors: { axeman: 1 }, cause: 'hunger' })
    expect(p.state.supply.axeman).toBe(before + 1)
    expect(p.told('rolled')[0]?.dice.map(({ type }) => type)).toEqual(['swordsman', 'spearman'])
  })

  test('CH-10.17 warriors the monster excludes eat like the others', () => {
    const p = sailing(FAR, 'journey-all-quiet', 'SSPA', 2, 'monster-huldra:red').dice('P- A-').at('fights')
    expect(loseForm(p)).toMatchObject({ of: { swordsman: 2, spearman: 1, axeman: 1 }, min: 2, max: 2 })
    p.choose(0, { swordsman: 2 })
    expect(p.told('rolled')[0]?.dice.map(({ type }) => type)).toEqual(['spearman', 'axeman'])
  })

  test('CH-10.22 all food aboard is gone after feeding, needed or not', () => {
    const p = sailing(NEAR, 'journey-all-quiet', 'AA', 5).seat(0, { favor: 1 }).dice('AHH').at('fights')
    expect(p.waiting.step).toBe('afterRoll')
    expect(p.shore(NEAR).ship?.food).toBe(0)
    p.choose(0, { end: true })
    expect(p.told('enemy-defeated')).toHaveLength(1)
    expect(p.at('tidying').player(0)).toMatchObject({ food: 0, axeman: 1 })
  })

  test('CH-10.25 food shares the hold: the largest crew that is fed in full, near and far', () => {
    const crews = {
      'public-small': { near: 3, far: 2 },
      'private-karvi': { near: 4, far: 3 },
      'private-snekkja': { near: 5, far: 4 },
      'public-large': { near: 6, far: 5 },
      'private-drakkar': { near: 8, far: 6 },
    }
    const hungry = (longship: string, shore: string, crew: number) => {
      const p = position({ players: 4 }).seat(0, { leader: 'gylfir', favor: 0, warriors: '' })
      const capacity = p.game.content.longships[longship]?.capacity ?? 0
      p.journey(shore, 'journey-all-quiet').ship(0, longship, shore, 'S'.repeat(crew), capacity - crew)
      return starved(p.at('fights')).length > 0
    }
    for (const [longship, { near, far }] of Object.entries(crews)) {
      expect([longship, hungry(longship, NEAR, near), hungry(longship, FAR, far)]).toEqual([longship, false, false])
      expect([longship, hungry(longship, FAR, far + 1)]).toEqual([longship, true])
      if (near < 8) expect([longship, hungry(longship, NEAR, near + 1)]).toEqual([longship, true])
    }
  })
})

describe('the monster', () => {
  test('CH-10.18 warriors it excludes are killed before the first roll', () => {
    const p = sailing(NEAR, 'journey-all-quiet', 'SSAA', 2, 'monster-huldra:red')
    const before = p.state.supply.swordsman
    p.dice('A-- A-').at('fights')
    expect(lost(p)[0]).toEqual({ warriors: { swordsman: 2 }, cause: 'monster-huldra:red' })
    expect(p.state.supply.swordsman).toBe(before + 2)
    expect(p.told('rolled')[0]?.dice.map(({ type }) => type)).toEqual(['axeman', 'axeman'])
  })

  test('CH-10.19 those who remain fight it, and the survivors come home', () => {
    const p = sailing(NEAR, 'journey-all-quiet', 'SAAAA', 3, 'monster-huldra:red').dice('AHHHH').at('fights')
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'monster-huldra:red' }])
    expect(p.player(0)).toMatchObject({ swordsman: 0, axeman: 3, glory: 10, favor: 1 })
  })

  test('CH-10.20 undefeated it stays with its bounty, and without its damage', () => {
    const p = sailing(NEAR, 'journey-all-quiet', 'A', 1).monster(NEAR, 'monster-fossegrim:blue', 2)
    p.dice('AH').at('fights')
    expect(p.told('combat-lost')).toHaveLength(1)
    expect(p.shore(NEAR)).toMatchObject({ monster: 'monster-fossegrim:blue', bounty: 2 })
    p.ship(0, 'public-large', NEAR, 'A', 1).dice('AH').at('fights')
    expect(p.told('damaged').map(({ total }) => total)).toEqual([2, 2])
    expect(p.told('enemy-defeated')).toEqual([])
  })

  test('CH-10.21 the revealed card leaves at cleanup, and the next round puts a new one face down', () => {
    const p = sailing(NEAR, 'journey-all-quiet', '', 0).onTop('journeyDeck', 'journey-kraken').at('combat')
    expect(p.state.round).toBe(2)
    expect(p.state.journeyDiscard).toEqual(['journey-all-quiet'])
    expect(p.shore(NEAR)).toMatchObject({ journey: 'journey-kraken', journeyOpen: false })
    expect(p.view(0).shores[0]?.journey).toBe(null)
  })

  test('CH-10.23 with no warrior left after journey, feeding or exclusion nobody rolls and the monster stays', () => {
    const wrecked = sailing(FAR, 'journey-whirlpool', 'A', 1)
    const starving = sailing(FAR, 'journey-all-quiet', 'AA', 0)
    const excluded = sailing(FAR, 'journey-all-quiet', 'SS', 2, 'monster-huldra:red')
    for (const p of [wrecked, starving, excluded]) {
      const { monster } = p.shore(FAR)
      p.at('fights')
      expect(lost(p)).toHaveLength(1)
      expect(p.told('rolled')).toEqual([])
      expect(p.shore(FAR).monster).toBe(monster)
      expect(p.state.fight).toBe(null)
    }
  })
})
