import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

const VILLAGES = 'raid-villages'

/** Enough for one raid and no more. */
const RAIDER: SeatPatch = { food: 1, favor: 0, ship: ['red:chest', 'red:chest'] }

const raiding = (players: number, active = 0) => {
  const p = position({ players })
  for (const seat of p.state.players.keys()) p.seat(seat, RAIDER)
  return p.active(VILLAGES, active)
}

/** One card lies open before seat 0, who has nothing else. */
const receiving = (card: string, patch: SeatPatch = {}, players = 2) =>
  position({ players })
    .seat(0, { food: 0, favor: 0, ...patch })
    .receiving(0, card)

const openCards = (p: Position) => p.state.open.map(({ seat, cards }) => ({ seat, cards }))
const drawnBy = (p: Position, seat: number) =>
  p
    .told('cards-drawn')
    .filter((event) => event.seat === seat)
    .map(({ cards }) => cards.length)

describe('the raid', () => {
  test('RV-10.1 it costs 1 Food and two Chests', () => {
    const p = raiding(2).choose(0, { activate: 0 })
    expect(p.told('paid')).toMatchObject([{ goods: { food: 1 }, dice: ['red:chest', 'red:chest'], cause: VILLAGES }])
    expect(p.player(0)).toMatchObject({ food: 0, ship: [] })
    for (const patch of [{ food: 0 }, { ship: ['red:chest', 'red:ship'] }] as SeatPatch[]) {
      const poor = position()
        .seat(0, { ...RAIDER, ...patch })
        .active(VILLAGES)
      expect(poor.ways(0)).toEqual(['rest'])
      poor.refused(0, { activate: 0 })
    }
  })

  test('RV-10.2 two cards: a whole face-up group, or the two on top of the deck', () => {
    const laid = () =>
      position()
        .seat(1, RAIDER)
        .group(VILLAGES, 1, 'artifact-bodn', 'village-farm')
        .onTop('village', 'village-village-wall', 'artifact-draupnir', 'artifact-bodn')
        .active(VILLAGES)
        .choose(0, { rest: 2 })
    const group = laid().choose(1, { activate: 1 })
    expect(openCards(group)).toEqual([{ seat: 1, cards: ['artifact-bodn', 'village-farm'] }])
    const deck = laid().choose(1, { activate: 'deck' })
    expect(openCards(deck)).toEqual([{ seat: 1, cards: ['village-village-wall', 'artifact-draupnir'] }])
    expect(deck.state.groups[VILLAGES]?.[1]).toEqual(['artifact-bodn', 'village-farm'])
  })

  test('RV-10.3 two more cards of the deck for the first, one for the second, none for third and fourth', () => {
    const bonus = [0, 1, 2, 3].map((seat) => {
      const p = raiding(4, 0)
      for (let before = 0; before < seat; before++) p.choose(before, { rest: 2 })
      p.choose(seat, { activate: 0 })
      expect(p.told('cards-taken')).toMatchObject([{ seat, cards: { length: 2 } }])
      return drawnBy(p, seat).reduce((sum, n) => sum + n, 0)
    })
    expect(bonus).toEqual([2, 1, 0, 0])
  })

  test('RV-10.3 the bonus cards lie on top of the deck, and open before the first card is resolved', () => {
    const p = raiding(2)
      .group(VILLAGES, 0, 'village-farm', 'village-village-wall')
      .onTop('village', 'artifact-bodn', 'artifact-draupnir')
      .choose(0, { activate: 0 })
    expect(openCards(p)).toEqual([
      { seat: 0, cards: ['village-farm', 'village-village-wall', 'artifact-bodn', 'artifact-draupnir'] },
    ])
  })

  test('RV-10.4 with two players the other one gets no bonus card', () => {
    const p = raiding(2).choose(0, { rest: 2 }).choose(1, { activate: 0 })
    expect(drawnBy(p, 1).filter((n) => n > 0)).toEqual([])
    expect(openCards(p)).toMatchObject([{ seat: 1, cards: { length: 2 } }])
  })

  test('RV-10.5 a group is taken whole and stays empty until Cleanup', () => {
    const p = raiding(4).group(VILLAGES, 1, 'artifact-bodn', 'artifact-bodn')
    p.choose(0, { rest: 2 }).choose(1, { rest: 2 })
    for (const activate of ['artifact-bodn', [1, 0], { 1: 1 }]) p.refused(2, { activate })
    p.choose(2, { activate: 1 })
    expect(p.player(2).artifacts).toHaveLength(2)
    expect(p.waiting).toEqual({ step: 'participate', seats: [3] })
    expect(p.offered(3, 'activate')).toEqual([0, 2, 3, 'deck'])
    p.refused(3, { activate: 1 })
    p.cleaning()
    expect(p.state.groups[VILLAGES]?.map(({ length }) => length)).toEqual([2, 2, 2, 2])
  })

  test('RV-10.6 a group of one card, because the deck ran dry, may be taken as it is', () => {
    const p = position()
      .seat(0, RAIDER)
      .group(VILLAGES, 0, 'village-farm')
      .group(VILLAGES, 1)
      .deck('village', [])
      .active(VILLAGES)
    expect(p.offered(0, 'activate')).toEqual([0])
    p.choose(0, { activate: 0 })
    expect(p.waiting.step).toBe('pillage')
    expect(p.player(0).food).toBe(3)
    p.choose(0, { pass: true })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
  })
})

describe('artifacts and upgrades', () => {
  const FOUR = ['artifact-bodn', 'artifact-draupnir', 'artifact-hringhorni=red:ship', 'artifact-skidbladnir']

  test('RV-10.7 an artifact goes to a free space, without a die', () => {
    const p = receiving('artifact-eldhrimnir', { artifacts: FOUR.slice(0, 3) })
    expect(p.asks).toEqual([])
    expect(p.player(0).artifacts[3]).toEqual({ card: 'artifact-eldhrimnir', die: null, used: false })
    for (const seat of [0, 1, null]) expect(p.view(seat).players[0]?.artifacts[3]?.card).toBe('artifact-eldhrimnir')
  })

  test('RV-10.8 with four placed, the new one or one of the old ones goes to the pile', () => {
    const full = () => receiving('artifact-eldhrimnir', { artifacts: FOUR })
    expect(full().waiting).toEqual({ step: 'makeRoom', seats: [0] })
    expect(full().offered(0)).toEqual(['new', 0, 1, 2, 3])
    const kept = full().choose(0, 'new')
    expect(kept.player(0).pile).toEqual(['artifact-eldhrimnir'])
    expect(kept.player(0).artifacts.map(({ card }) => card)).toEqual(FOUR.map((written) => written.split('=')[0]))
    const replaced = full()
    const { red } = { ...replaced.state.supply }
    replaced.choose(0, 2)
    expect(replaced.player(0).pile).toEqual(['artifact-hringhorni'])
    expect(replaced.player(0).artifacts.map(({ card }) => card)).toEqual([
      'artifact-bodn',
      'artifact-draupnir',
      'artifact-skidbladnir',
      'artifact-eldhrimnir',
    ])
    expect(replaced.state.supply.red).toBe(red + 1)
  })

  test('RV-10.9 two copies of an artifact may be held together', () => {
    const p = receiving('artifact-bodn', { artifacts: ['artifact-bodn=red:helm'] })
    expect(p.player(0).artifacts).toMatchObject([
      { card: 'artifact-bodn', die: 'red:helm' },
      { card: 'artifact-bodn', die: null },
    ])
  })

  test('RV-10.10 a Ship Upgrade card: the depicted tile or 3 Glory, and the card is discarded', () => {
    const tiles = {
      'village-shield-upgrade': 'upgrade-shield',
      'village-chest-upgrade': 'upgrade-chest',
      'village-ship-upgrade': 'upgrade-ship-hammer',
    }
    for (const [card, tile] of Object.entries(tiles)) {
      const built = receiving(card).choose(0, 0)
      expect(built.player(0)).toMatchObject({ glory: 0, upgrades: [{ tile }] })
      expect(built.state.upgrades[tile]).toBe(3)
      const praised = receiving(card).choose(0, 1)
      expect(praised.player(0)).toMatchObject({ glory: 3, upgrades: [] })
      expect(praised.state.upgrades[tile]).toBe(4)
      for (const p of [built, praised]) expect(p.state.decks.village.discard).toEqual([card])
    }
  })

  test('RV-10.11 without a free space, or without a tile of the kind, only the Glory is left', () => {
    const upgrades = ['upgrade-chest', 'upgrade-chest', '-upgrade-ship-hammer']
    const crowded = receiving('village-shield-upgrade', { upgrades })
    expect(crowded.asks).toEqual([])
    expect(crowded.player(0)).toMatchObject({ glory: 3, upgrades: { length: 3 } })
    const sought = position()
      .seat(0, { upgrades: ['upgrade-shield'] })
      .seat(1, { upgrades: ['upgrade-shield', 'upgrade-shield', 'upgrade-shield'] })
      .receiving(0, 'village-shield-upgrade')
    expect(sought.asks).toEqual([])
    expect(sought.player(0)).toMatchObject({ glory: 3, upgrades: { length: 1 } })
    expect(sought.state.decks.village.discard).toEqual(['village-shield-upgrade'])
    const roomy = receiving('village-shield-upgrade', { upgrades: upgrades.slice(0, 2) })
    expect(roomy.offered(0)).toEqual([0, 1])
  })
})

describe('pillaging', () => {
  test('RV-10.12 a Farm: 3 Food, and if wanted 1 Food, a Farm token and a Terror', () => {
    const p = receiving('village-farm')
    expect(p.player(0)).toMatchObject({ food: 3, farm: 0, terror: 0 })
    expect(p.ways(0)).toEqual(['pass', 'pillage'])
    p.choose(0, { pillage: true })
    expect(p.player(0)).toMatchObject({ food: 4, farm: 1, terror: 1, favor: 0, glory: 0 })
    const passed = receiving('village-farm').choose(0, { pass: true })
    expect(passed.player(0)).toMatchObject({ food: 3, farm: 0, terror: 0 })
    for (const each of [p, passed]) expect(each.state.decks.village.discard).toEqual(['village-farm'])
  })

  test('RV-10.13 a Village Wall: 2 Favor, and if wanted 1 Favor, a Wall token and a Terror', () => {
    const p = receiving('village-village-wall')
    expect(p.player(0)).toMatchObject({ favor: 2, wall: 0, terror: 0 })
    expect(p.ways(0)).toEqual(['pass', 'pillage'])
    p.choose(0, { pillage: true })
    expect(p.player(0)).toMatchObject({ favor: 3, wall: 1, terror: 1, food: 0, glory: 0 })
    const passed = receiving('village-village-wall').choose(0, { pass: true })
    expect(passed.player(0)).toMatchObject({ favor: 2, wall: 0, terror: 0 })
    for (const each of [p, passed]) expect(each.state.decks.village.discard).toEqual(['village-village-wall'])
  })

  test('RV-10.14 no combat is needed: not even a die', () => {
    for (const card of ['village-farm', 'village-village-wall']) {
      const unarmed = receiving(card).choose(0, { pillage: true })
      const armed = receiving(card, { ship: ['red:hammer'] }).choose(0, { pillage: true })
      for (const p of [unarmed, armed]) {
        expect(p.told('pillaged')).toMatchObject([{ seat: 0, card }])
        expect(p.told('combat-rolled')).toEqual([])
      }
      expect(armed.player(0).ship).toEqual(['red:hammer'])
    }
  })

  test('RV-10.15 with the tokens exhausted the rest still applies, Terror included', () => {
    const farm = position().seat(0, { food: 0 }).tokensLeft('farm', 0).receiving(0, 'village-farm')
    farm.choose(0, { pillage: true })
    expect(farm.player(0)).toMatchObject({ food: 4, farm: 0, terror: 1 })
    const wall = position().seat(0, { favor: 0 }).tokensLeft('wall', 0).receiving(0, 'village-village-wall')
    wall.choose(0, { pillage: true })
    expect(wall.player(0)).toMatchObject({ favor: 3, wall: 0, terror: 1 })
  })
})

describe('crafts', () => {
  const CRAFTS = {
    'village-bundle-of-swords': ['red:helm', 'yellow:ship'],
    'village-bows-and-arrows': ['blue:raven', 'yellow:tree'],
    'village-axes-and-spears': ['blue:hammer', 'red:double-hammer'],
  } as const

  test('RV-10.16 two dice to roll, or 5 Glory and a Terror', () => {
    for (const [card, dice] of Object.entries(CRAFTS)) {
      const armed = receiving(card)
        .dice(...dice)
        .choose(0, 0)
      expect(armed.player(0)).toMatchObject({ ship: dice, glory: 0, terror: 0 })
      const praised = receiving(card).choose(0, 1)
      expect(praised.player(0)).toMatchObject({ ship: [], glory: 5, terror: 1 })
      for (const p of [armed, praised]) expect(p.state.decks.village.discard).toEqual([card])
    }
  })

  test('RV-10.17 Runic Carvings: a Terror to an opponent, or 10 Glory and two of them', () => {
    const carving = () => receiving('village-runic-carvings', { terror: 2 }, 3)
    const given = carving().choose(0, 0)
    expect(given.waiting).toEqual({ step: 'chooseOpponent', seats: [0] })
    expect(given.offered(0)).toEqual([1, 2])
    given.refused(0, 0)
    given.choose(0, 2)
    expect(given.state.players.map(({ terror }) => terror)).toEqual([1, 0, 1])
    expect(given.player(0).glory).toBe(0)
    const praised = carving().choose(0, 1)
    expect(praised.state.players.map(({ terror }) => terror)).toEqual([4, 0, 0])
    expect(praised.player(0).glory).toBe(10)
    for (const p of [given, praised]) expect(p.state.decks.village.discard).toEqual(['village-runic-carvings'])
  })

  test('RV-10.18 without a Terror of their own nobody can give one', () => {
    const p = receiving('village-runic-carvings', { terror: 0 })
    expect(p.asks).toEqual([])
    expect(p.player(0)).toMatchObject({ glory: 10, terror: 2 })
    expect(p.player(1).terror).toBe(0)
  })

  test('RV-10.19 one of the two choices must be taken', () => {
    for (const card of [...Object.keys(CRAFTS), 'village-runic-carvings']) {
      const p = receiving(card, { terror: 1 })
      expect(p.waiting.step).toBe('chooseBranch')
      expect(p.offered(0)).toEqual([0, 1])
      for (const choice of [null, 2, -1, { pass: true }, { skip: true }, [0, 1]]) p.refused(0, choice)
    }
  })
})
