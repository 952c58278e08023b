import { describe, expect, test } from 'vitest'
import { LOCATIONS, type LocationId } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** What can pay for Raid Keeps. */
const RAIDER: SeatPatch = { food: 2, ship: ['red:shield', 'blue:shield'] }

/** The Seer pays 1 Favor for 2 Glory, the Keeper simply gains 2 Glory. */
const SEER = 'reaver-revered-seer'
const KEEPER = 'reaver-keeper-of-sagas'

/** What happened, and to whom: `rested 1`. */
const lineOf = (event: Event): string => ('seat' in event ? `${event.kind} ${event.seat}` : event.kind)

/** Who is asked for what, until this step is over; everybody answers the same. */
function asked(p: Position, step: string, choice: { readonly [way: string]: number | true }): number[] {
  const seats: number[] = []
  while (p.waiting.step === step) {
    const [seat] = p.waiting.seats
    seats.push(seat as number)
    p.choose(seat as number, choice)
  }
  return seats
}

describe('selecting', () => {
  test('RV-4.1 the location, its bonus, specialised Reavers, then participation, clockwise from the active player', () => {
    const p = position({ players: 3 })
      .seat(0, { slots: { 'battle-at-sea': [KEEPER] } })
      .seat(1, { slots: { 'battle-at-sea': [KEEPER] } })
      .active('battle-at-sea', 1)
      .allRest()
    expect(p.events.map(lineOf)).toEqual([
      'location-selected 1',
      'gained 1',
      'specialist-acted 1',
      'gained 1',
      'specialist-acted 0',
      'gained 0',
      'rested 1',
      'rested 2',
      'rested 0',
    ])
    expect(p.told('gained')[0]).toMatchObject({ goods: { glory: 2 }, cause: 'battle-at-sea' })
  })

  test('RV-4.2 any unused location may be selected, also one that cannot be afforded', () => {
    const p = position().seat(0, { food: 0 }).selecting(0)
    expect(p.offered(0)).toEqual(LOCATIONS)
    p.choose(0, 'raid-keeps')
    expect(p.state.activation).toMatchObject({ location: 'raid-keeps', active: 0 })
    expect(p.ways(0)).toEqual(['rest'])
  })

  test('RV-4.3 2 Favor, 2 Glory or the marker are there at once, and stay with a player who then rests', () => {
    const recruiting = position().seat(1, { favor: 1 }).active('recruit-reavers', 1)
    expect(recruiting.player(1).favor).toBe(3)
    const sailing = position().active('battle-at-sea', 1)
    expect(sailing.player(1).glory).toBe(2)
    const trading = position().active('trade-with-villages', 1)
    expect(trading.state.marker).toBe(1)
    for (const p of [recruiting, sailing, trading]) {
      expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
      p.allRest()
    }
    expect([recruiting.player(1).favor, sailing.player(1).glory, trading.state.marker]).toEqual([3, 2, 1])
    expect([recruiting.player(0).favor, sailing.player(0).glory]).toEqual([1, 0])
  })
})

describe('specialised Reavers', () => {
  test('RV-4.4 those of every player in the slot of the selected location act, and no others', () => {
    const p = position({ players: 3 })
      .seat(0, { slots: { 'raid-keeps': [KEEPER], 'raid-villages': ['reaver-spear-chief'] }, food: 4 })
      .seat(2, { slots: { 'raid-keeps': ['reaver-spear-chief'] }, food: 4 })
      .active('raid-keeps', 1)
    expect(p.player(0)).toMatchObject({ glory: 2, food: 4 })
    expect(p.player(2).food).toBe(6)
    expect(p.told('specialist-acted')).toHaveLength(2)
  })

  test('RV-4.5 top to bottom, the earliest on top', () => {
    const p = position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-spear-chief'] } })
      .receiving(0, KEEPER, 'reaver-huskarl')
      .choose(0, { card: { 'reaver-huskarl': { specialize: 'raid-keeps' } } })
      .choose(0, { card: { [KEEPER]: { specialize: 'raid-keeps' } } })
      .active('raid-keeps')
    expect(p.told('specialist-acted').map(({ reaver }) => reaver)).toEqual([
      'reaver-spear-chief',
      'reaver-huskarl',
      KEEPER,
    ])
  })

  test('RV-4.6 player by player, clockwise from the active one, who gets what is scarce', () => {
    const PILLAGER = { ship: ['red:ship'], slots: { 'raid-keeps': ['reaver-pillager'] } } as const
    const p = position({ players: 4 })
      .seat(0, { ...PILLAGER, ship: ['red:ship'] })
      .seat(2, { ...PILLAGER, ship: ['red:ship'] })
      .tokensLeft('farm', 1)
      .active('raid-keeps', 1)
    expect(p.waiting).toEqual({ step: 'specialist', seats: [2] })
    p.choose(2, { exchange: { any: { 'red:ship': 1 } } })
    expect(p.player(2).farm).toBe(1)
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(p.player(0)).toMatchObject({ farm: 0, ship: ['red:ship'] })
  })

  test('RV-4.7 what is free happens by itself, what costs something may be left', () => {
    const p = position()
      .seat(0, { food: 0, ship: ['red:ship'], slots: { 'raid-keeps': ['reaver-seasoned-hunter', KEEPER] } })
      .active('raid-keeps')
    expect(p.player(0).food).toBe(1)
    expect(p.ways(0)).toEqual(['exchange', 'skip'])
    expect(p.player(0).glory).toBe(0)
    p.choose(0, { skip: true })
    expect(p.player(0)).toMatchObject({ food: 1, ship: ['red:ship'], glory: 2 })
    const paying = position()
      .seat(0, { food: 0, ship: ['red:ship'], slots: { 'raid-keeps': ['reaver-seasoned-hunter'] } })
      .active('raid-keeps')
      .choose(0, { exchange: { any: { 'red:ship': 1 } } })
    expect(paying.player(0)).toMatchObject({ food: 4, ship: [] })
  })

  test('RV-4.8 an ability skipped, or not to be paid, does not come back in this activation', () => {
    const skipped = position()
      .seat(0, { favor: 1, slots: { 'raid-keeps': [SEER] } })
      .active('raid-keeps')
      .choose(0, { skip: true })
    expect(skipped.ways(0)).toEqual(['rest'])
    const poor = position()
      .seat(0, { ...RAIDER, favor: 0, slots: { 'raid-keeps': [SEER] } })
      .group('raid-keeps', 0, 'keep-keep-wall', 'keep-art')
      .onTop('keep', 'keep-art', 'keep-art')
      .active('raid-keeps')
      .choose(0, { activate: 0 })
    while (poor.waiting.step === 'nextCard')
      poor.choose(0, { card: { [poor.state.open[0]?.cards[0] as string]: true } })
    expect(poor.player(0)).toMatchObject({ favor: 2, glory: 0 })
    expect(poor.waiting).toEqual({ step: 'participate', seats: [1] })
  })

  test('RV-4.9 all of them are done before anybody chooses between activating and resting', () => {
    const seer: SeatPatch = { favor: 1, slots: { 'raid-keeps': [SEER] } }
    const p = position({ players: 3 }).seat(0, seer).seat(1, seer).seat(2, seer).active('raid-keeps', 1)
    expect(asked(p, 'specialist', { exchange: true })).toEqual([1, 2, 0])
    expect(p.told('rested')).toEqual([])
    expect(asked(p, 'participate', { rest: 2 })).toEqual([1, 2, 0])
    expect(p.asks).toEqual([])
  })

  test('RV-4.10 one that enters the slot later does not act in this activation', () => {
    const p = position()
      .seat(0, { food: 4, ship: ['red:ship', 'blue:ship', 'red:shield', 'red:hammer', 'blue:hammer'] })
      .onTop('sea-journey', 'journey-all-quiet')
      .onTop('reaver', KEEPER)
      .group('battle-at-sea', 0, 'battle-longship')
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { take: 0 })
      .choose(0, {
        combination: {
          ship: { 'red:ship': 1, 'blue:ship': 1 },
          shield: { 'red:shield': 1 },
          hammer: { 'red:hammer': 1, 'blue:hammer': 1 },
        },
      })
      .choose(0, { card: { [KEEPER]: { specialize: 'battle-at-sea' } } })
      .allRest()
    expect(p.player(0)).toMatchObject({ glory: 2 + 13, slots: { 'battle-at-sea': [KEEPER] } })
    expect(p.told('specialist-acted')).toEqual([])
  })
})

describe('participation', () => {
  test('RV-4.11 clockwise from the active player, each pays and resolves the location, or rests', () => {
    const p = position({ players: 3 })
      .seat(2, { ...RAIDER })
      .group('raid-keeps', 0, 'keep-art', 'keep-armor')
      .onTop('keep', 'keep-treasure')
      .active('raid-keeps', 1)
      .choose(1, { rest: 0 })
      .choose(2, { activate: 0 })
    expect(p.player(2)).toMatchObject({ food: 0, ship: [] })
    while (p.waiting.step === 'nextCard') p.choose(2, { card: { [p.state.open[0]?.cards[0] as string]: true } })
    expect(p.player(2).pile.toSorted()).toEqual(['keep-armor', 'keep-art', 'keep-treasure'])
    p.choose(0, { rest: 0 })
    expect(p.events.flatMap((event) => (['rested', 'activated'].includes(event.kind) ? [lineOf(event)] : []))).toEqual([
      'rested 1',
      'activated 2',
      'rested 0',
    ])
  })

  test('RV-4.12 a player finishes before the next one decides', () => {
    const p = position().active('trade-with-villages').choose(0, { activate: true })
    for (let picks = 0; picks < 3; picks++) {
      expect(p.waiting).toEqual({ step: 'tradePick', seats: [0] })
      expect(p.refused(1, { rest: 0 })).toBeDefined()
      p.choose(0, { 'trade-food': true })
    }
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
  })

  test('RV-4.13 who cannot pay rests, who can may rest too', () => {
    for (const patch of [{}, { food: 1, ship: RAIDER.ship ?? [] }, { food: 9, ship: ['red:shield' as const] }]) {
      const poor = position().seat(0, patch).active('raid-keeps')
      expect(poor.ways(0)).toEqual(['rest'])
      expect(poor.refused(0, { activate: 0 })).toBeDefined()
    }
    const able = position().seat(0, RAIDER).active('raid-keeps')
    expect(able.ways(0)).toEqual(['activate', 'rest'])
    able.choose(0, { rest: 2 })
    expect(able.player(0)).toMatchObject(RAIDER)
  })

  test('RV-4.14 resting is possible where nothing is to be paid, too', () => {
    const free: LocationId[] = ['recruit-reavers', 'trade-with-villages', 'subdue-territories']
    for (const location of free) {
      const p = position().seat(0, { food: 4 }).active(location)
      expect(p.ways(0)).toEqual(['activate', 'rest'])
      expect(p.choose(0, { rest: 0 }).player(0).food).toBe(6)
      expect(p.state.activation?.rested).toEqual([0])
    }
  })

  test('RV-4.15 Rest is 2 Food, or a die of any colour on any of its faces, or nothing', () => {
    const resting = (branch: number) => position().seat(0, { food: 0 }).active('raid-keeps').choose(0, { rest: branch })
    expect(resting(0).player(0)).toMatchObject({ food: 2, ship: [] })
    expect(resting(2).player(0)).toMatchObject({ food: 0, ship: [] })
    const p = resting(1)
    const faces = ['red', 'blue', 'yellow'].flatMap((color) => {
      const clan = { red: 'helm', blue: 'raven', yellow: 'tree' }[color]
      const double = color === 'red' ? ['double-hammer'] : []
      return [clan, 'hammer', ...double, 'shield', 'chest', 'ship'].map((face) => `${color}:${face}`)
    })
    expect(p.offered(0).toSorted()).toEqual(faces.toSorted())
    expect(p.refused(0, 'blue:double-hammer')).toBeDefined()
    p.choose(0, 'blue:raven')
    expect(p.player(0)).toMatchObject({ food: 0, ship: ['blue:raven'] })
    expect(p.state.supply.blue).toBe(20 - 2 - 1)
  })

  test('RV-4.16 a die from Rest finds no room on a full ship', () => {
    const p = position().seat(0, { ship: Array(10).fill('red:ship') })
    p.active('raid-keeps').choose(0, { rest: 1 }).choose(0, 'blue:raven')
    expect(p.waiting).toEqual({ step: 'settleDice', seats: [0] })
    p.choose(0, { discard: { 'red:ship': 1 } })
    expect(p.player(0).ship).toEqual([...Array(9).fill('red:ship'), 'blue:raven'])
  })

  test('RV-4.22 costs go back to the supply', () => {
    const p = position()
      .seat(0, { ...RAIDER, ship: ['red:shield', 'blue:shield', 'blue:ship'] })
      .active('raid-keeps')
    const { red, blue } = p.state.supply
    p.choose(0, { activate: 0 })
    expect(p.state.supply).toMatchObject({ red: red + 1, blue: blue + 1 })
    expect(p.player(0)).toMatchObject({ food: 0, ship: ['blue:ship'] })
  })
})

describe('cards and effects', () => {
  const raid = () =>
    position()
      .seat(0, { ...RAIDER })
      .group('raid-keeps', 1, 'keep-art', 'keep-armor')
      .onTop('keep', 'keep-treasure', 'keep-tapestry-gorm', 'keep-tapestry-dearg', 'keep-tapestry-buigh')
      .active('raid-keeps')

  test('RV-4.23 several cards are resolved one at a time, in the order their owner wants', () => {
    const p = raid().choose(0, { activate: 1 })
    p.choose(0, { card: { 'keep-treasure': true } })
    expect(p.player(0).pile).toEqual(['keep-treasure'])
    p.choose(0, { card: { 'keep-armor': true } }).choose(0, { card: { 'keep-tapestry-gorm': true } })
    expect(p.player(0).pile).toEqual(['keep-treasure', 'keep-armor', 'keep-tapestry-gorm', 'keep-art'])
  })

  test('RV-4.24 the group or the deck is chosen, then the bonus cards are drawn, and all lie open', () => {
    const p = raid()
    expect(p.offered(0, 'activate')).toEqual([0, 1, 'deck'])
    p.choose(0, { activate: 1 })
    expect(p.view(1).open).toEqual([
      { seat: 0, cards: ['keep-art', 'keep-armor', 'keep-treasure', 'keep-tapestry-gorm'], resolving: null },
    ])
    expect(p.player(0).pile).toEqual([])
    expect(p.state.groups['raid-keeps']?.[1]).toEqual([])
    const blind = raid().choose(0, { activate: 'deck' })
    expect(blind.state.open[0]?.cards).toEqual([
      'keep-treasure',
      'keep-tapestry-gorm',
      'keep-tapestry-dearg',
      'keep-tapestry-buigh',
    ])
  })

  test('RV-4.28 whatever an effect brings is resolved before the interrupted card goes on', () => {
    const p = position().onTop('village', 'village-farm').receiving(0, 'reaver-fanatic', KEEPER)
    p.choose(0, { card: { 'reaver-fanatic': { promote: true } } }).choose(0, 'village')
    expect(p.waiting.step).toBe('pillage')
    expect(p.state.open.map(({ cards, resolving }) => [cards, resolving])).toEqual([
      [[KEEPER], 'reaver-fanatic'],
      [[], 'village-farm'],
    ])
    expect(p.refused(0, { card: { [KEEPER]: { rally: true } } })).toBeDefined()
    p.choose(0, { pass: true })
    expect(p.state.decks.village.discard).toEqual(['village-farm'])
    expect([p.waiting.step, p.offered(0, 'card')]).toEqual(['nextCard', [KEEPER]])
    expect(p.view(1).open).toEqual([{ seat: 0, cards: [KEEPER], resolving: null }])
  })

  test('RV-4.30 who suffers from the participation of somebody else is asked nothing', () => {
    const p = position({ players: 3 })
      .seat(0, { terror: 1 })
      .seat(1, { artifacts: ['artifact-bodn=red:ship'], ship: ['red:ship'] })
      .receiving(0, 'village-runic-carvings')
      .choose(0, 0)
    expect(p.waiting).toEqual({ step: 'chooseOpponent', seats: [0] })
    p.choose(0, 1)
    expect([p.player(0).terror, p.player(1).terror]).toEqual([0, 1])
    expect(p.asks).toEqual([])
  })
})
