import { quickRandom, seatViewOf } from '@longhouse/kernel'
import { PositionOf, playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import { position, type SeatPatch } from './position.ts'

/** A table as it is opened, with the starting Reavers still to be used. */
const opened = (players: number, start: number) =>
  new PositionOf<Reavers>(reavers, { players, seed: 'starting-reavers', options: { 'start-player': start } })

describe('setting up and selecting', () => {
  test('RV-19.1 starting Reavers: each player clockwise, the order and the use of both cards', () => {
    const p = opened(3, 1)
    const seats: number[] = []
    while (p.waiting.step === 'nextCard') {
      const [seat] = p.waiting.seats as [number]
      if (seats.at(-1) !== seat) seats.push(seat)
      const [first = '', second] = p.state.open[0]?.cards ?? []
      const use = { of: { rally: {}, specialize: { of: expect.arrayContaining(['raid-keeps']) }, promote: {} } }
      expect(p.ask(seat)?.form).toMatchObject({
        of: { card: { of: { [first]: use, ...(second && { [second]: use }) } } },
      })
      p.choose(seat, { card: { [second ?? first]: { specialize: 'raid-keeps' } } })
    }
    expect(seats).toEqual([1, 2, 0])
    expect(p.state.players.map(({ slots }) => slots['raid-keeps']?.length)).toEqual([2, 2, 2])
    expect(p.waiting).toEqual({ step: 'select', seats: [1] })
  })

  test('RV-19.1 the faces of rallied dice, and which of too many dice go', () => {
    const p = opened(2, 0)
    const [card = ''] = p.state.open[0]?.cards ?? []
    p.choose(0, { card: { [card]: { rally: true } } })
    expect(p.waiting).toEqual({ step: 'takeDie', seats: [0] })
    const full = position().seat(0, { ship: Array(10).fill('blue:ship') })
    full.receiving(0, 'reaver-axe-chief').choose(0, { card: { 'reaver-axe-chief': { rally: true } } })
    full.choose(0, 'red:helm')
    expect(full.waiting).toEqual({ step: 'settleDice', seats: [0] })
    expect(full.ask(0)?.form).toMatchObject({ of: { discard: { of: { 'blue:ship': 10, 'red:helm': 1 }, min: 1 } } })
  })

  test('RV-19.2 selection: the active player alone, one unused location', () => {
    const p = position({ players: 3 }).marker(1).atRound()
    expect(p.waiting).toEqual({ step: 'select', seats: [1] })
    expect(p.offered(1)).toEqual([...LOCATIONS])
    expect([p.ask(0), p.ask(2)]).toEqual([null, null])
    p.choose(1, 'raid-keeps')
    for (const seat of [1, 2, 0]) p.choose(seat, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'select', seats: [2] })
    expect(p.offered(2)).toEqual(LOCATIONS.filter((location) => location !== 'raid-keeps'))
  })
})

describe('taking part', () => {
  test('RV-19.3 a specialised Reaver asks its owner: pay or skip, which dice, which face, which card', () => {
    const p = position().seat(1, {
      ship: ['red:ship', 'red:chest', 'blue:ship'],
      slots: { 'raid-keeps': ['reaver-favored-soul', 'reaver-fanatic'] },
    })
    p.onTop('keep', 'keep-art', 'keep-armor').active('raid-keeps')
    expect([p.waiting, p.ways(1)]).toEqual([{ step: 'specialist', seats: [1] }, ['exchange', 'skip']])
    p.choose(1, { exchange: { red: { 'red:chest': 1 } } })
    expect(p.waiting).toEqual({ step: 'takeDie', seats: [1] })
    p.choose(1, 'red:helm')
    expect(p.waiting).toEqual({ step: 'keepCard', seats: [1] })
    expect(p.offered(1)).toEqual(['keep-art', 'keep-armor'])
    p.choose(1, 'keep-armor')
    expect(p.player(1)).toMatchObject({ ship: ['red:ship', 'blue:ship', 'red:helm'], pile: ['keep-armor'] })
  })

  test('RV-19.4 participation: each in turn activates with chosen sources, or rests', () => {
    const rich: SeatPatch = { food: 2, ship: ['blue:shield', 'blue:shield', 'red:shield'] }
    const p = position({ players: 3 }).seat(1, rich).seat(2, rich)
    p.active('raid-keeps', 1)
    expect([p.waiting, p.ways(1)]).toEqual([{ step: 'participate', seats: [1] }, ['activate', 'rest']])
    p.choose(1, { activate: 0 })
    expect(p.waiting).toEqual({ step: 'payCost', seats: [1] })
    p.choose(1, { shield: { 'blue:shield': 1, 'red:shield': 1 } })
    expect(p.player(1)).toMatchObject({ food: 0, ship: ['blue:shield'] })
    while (p.waiting.seats[0] === 1) p.choose(1, p.waiting.step === 'nextCard' ? nextOf(p) : { pass: true })
    expect(p.waiting).toEqual({ step: 'participate', seats: [2] })
    expect(p.offered(2, 'rest')).toEqual([0, 1, 2])
    p.choose(2, { rest: 1 })
    expect(p.waiting).toEqual({ step: 'takeDie', seats: [2] })
    expect(p.offered(2)).toHaveLength(6 + 5 + 5)
    p.choose(2, 'yellow:tree')
    expect(p.waiting).toEqual({ step: 'participate', seats: [0] })
    expect(p.ways(0)).toEqual(['rest'])
  })

  /** The first open card, used as it comes. */
  const nextOf = (p: ReturnType<typeof position>) => ({ card: { [p.state.open.at(-1)?.cards[0] as string]: true } })

  test('RV-19.5 Recruit and the raids: which group or the deck, then the order of the cards', () => {
    const p = position().seat(0, { food: 1, ship: ['blue:chest', 'blue:chest'] })
    p.group('raid-villages', 0, 'village-farm', 'artifact-bodn').onTop(
      'village',
      'village-village-wall',
      'artifact-bodn',
    )
    p.active('raid-villages')
    expect(p.offered(0, 'activate')).toEqual([0, 1, 'deck'])
    p.choose(0, { activate: 0 })
    expect(p.waiting).toEqual({ step: 'nextCard', seats: [0] })
    expect(p.offered(0, 'card')).toEqual(['village-farm', 'artifact-bodn', 'village-village-wall'])
    p.choose(0, { card: { 'village-village-wall': true } })
    expect(p.player(0).favor).toBe(3)
  })

  test('RV-19.6 each Reaver: its use, the slot, the faces', () => {
    const p = position().group('recruit-reavers', 0, 'reaver-spear-chief', 'reaver-scout').active('recruit-reavers')
    p.choose(0, { activate: 0 })
    const slots = ['battle-at-sea', 'raid-villages', 'raid-keeps', 'subdue-territories']
    expect(p.ask(0)?.form).toMatchObject({
      of: { card: { of: { 'reaver-scout': { of: { rally: {}, specialize: { of: slots }, promote: {} } } } } },
    })
    p.choose(0, { card: { 'reaver-scout': { rally: true } } })
    expect(p.offered(0)).toEqual(['yellow:tree', 'yellow:hammer', 'yellow:shield', 'yellow:chest', 'yellow:ship'])
  })

  test('RV-19.7 a Trade pick: one of four options, which dice, which Prophecy or the deck', () => {
    const p = position().tradeDice('red:ship', 'red:ship', 'blue:chest')
    p.active('trade-with-villages').choose(0, { activate: true })
    expect(p.ways(0)).toEqual(['stop', 'trade-dice', 'trade-favor', 'trade-food', 'trade-prophecy'])
    expect(p.offered(0, 'trade-prophecy')).toEqual([0, 1, 2, 'deck'])
    expect(p.ask(0)?.form).toMatchObject({
      of: { 'trade-dice': { kind: 'mix', of: { 'red:ship': 2, 'blue:chest': 1 }, min: 2, max: 2 } },
    })
    p.choose(0, { 'trade-dice': { 'red:ship': 1, 'blue:chest': 1 } })
    expect(p.player(0).ship).toEqual(['red:ship', 'blue:chest'])
  })
})

describe('at sea and in combat', () => {
  const sailing = (journey: string, patch: SeatPatch) =>
    position()
      .onTop('sea-journey', journey)
      .group('battle-at-sea', 0, 'battle-cargo-ship')
      .seat(0, { ...patch, food: 6 })
      .active('battle-at-sea')
      .choose(0, { activate: true })

  test('RV-19.8 a Journey: pay, suffer and what is lost, or Skidbladnir', () => {
    const artifacts = ['artifact-skidbladnir=blue:ship', 'artifact-draupnir']
    const p = sailing('journey-draugr-ambush', { artifacts, ship: ['blue:shield', 'red:shield'] })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'faceJourney', seats: [0] }, ['avoid', 'cancel', 'suffer']])
    p.choose(0, { suffer: true })
    expect(p.waiting).toEqual({ step: 'discardHolding', seats: [0] })
    expect(p.offered(0)).toEqual(['artifact/artifact-skidbladnir', 'artifact/artifact-draupnir'])
  })

  test('RV-19.9 a Sea Battle: a card or the deck; combination, combat or giving up', () => {
    const ship: SeatPatch['ship'] = ['blue:ship', 'blue:chest', 'blue:shield', 'blue:hammer']
    const p = sailing('journey-all-quiet', { ship })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'chooseBattle', seats: [0] }, ['deck', 'take']])
    expect(p.offered(0, 'take')).toEqual([0, 1])
    p.choose(0, { take: 0 })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'meetShip', seats: [0] }, ['combination', 'fight', 'giveUp']])
  })

  test('RV-19.10 a combat: sources and artifact dice before the first roll, then dice to reroll or giving up', () => {
    const artifacts = ['artifact-dainsleif=red:hammer']
    const p = sailing('journey-all-quiet', { artifacts, ship: ['blue:hammer', 'red:double-hammer'], favor: 1 })
    p.choose(0, { take: 0 })
    expect(p.ask(0)?.form).toMatchObject({
      of: { fight: { kind: 'mix', of: { 'artifact-dainsleif': 1, 'blue:hammer': 1, 'red:double-hammer': 1 } } },
    })
    p.dice(1, 0).choose(0, { fight: { 'artifact-dainsleif': 1 } })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'reroll', seats: [0] }, ['giveUp', 'reroll']])
    expect(p.ask(0)?.form).toMatchObject({ of: { reroll: { of: { 0: 1, 1: 1 }, min: 1, max: 2 } } })
    p.dice(1).choose(0, { reroll: { 0: 1 } })
    expect(p.told('battle-won')).toHaveLength(1)
  })
})

describe('spoils, territories and free windows', () => {
  test('RV-19.11 spoils: pillage or not, left or right, whom to give Terror, which artifact to drop', () => {
    const farm = position().receiving(0, 'village-farm')
    expect([farm.waiting, farm.ways(0)]).toEqual([{ step: 'pillage', seats: [0] }, ['pass', 'pillage']])
    const bundle = position().receiving(0, 'village-bundle-of-swords')
    expect([bundle.waiting, bundle.offered(0)]).toEqual([{ step: 'chooseBranch', seats: [0] }, [0, 1]])
    const runes = position({ players: 3 }).seat(1, { terror: 1 }).receiving(1, 'village-runic-carvings').choose(1, 0)
    expect([runes.waiting, runes.offered(1)]).toEqual([{ step: 'chooseOpponent', seats: [1] }, [0, 2]])
    const artifacts = ['artifact-bodn', 'artifact-draupnir', 'artifact-andvarinaut', 'artifact-laevateinn']
    const hoard = position().seat(0, { artifacts }).receiving(0, 'artifact-eldhrimnir')
    expect([hoard.waiting, hoard.offered(0)]).toEqual([{ step: 'makeRoom', seats: [0] }, ['new', 0, 1, 2, 3]])
  })

  test('RV-19.12 a subdue attempt: stack and method, Laevateinn, and when to stop', () => {
    const p = position().seat(0, {
      food: 4,
      favor: 0,
      ship: ['red:hammer'],
      artifacts: ['artifact-laevateinn=red:helm'],
    })
    p.active('subdue-territories').choose(0, { activate: true })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'attempt', seats: [0] }, ['force', 'peaceful']])
    expect(p.offered(0, 'force')).toHaveLength(9)
    expect(p.offered(0, 'peaceful')).toEqual(['food-1', 'food-2', 'dice-1'])
    p.choose(0, { peaceful: 'food-1' })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'claim', seats: [0] }, ['take', 'use']])
    p.choose(0, { take: true })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'attempt', seats: [0] }, ['force', 'peaceful', 'stop']])
    p.choose(0, { stop: true })
    expect(p.player(0).territories).toHaveLength(1)
  })

  test('RV-19.13 a free window: store a die, use an artifact, or go on', () => {
    const artifacts = ['artifact-bodn', 'artifact-harp-of-the-ljosalfar=yellow:tree']
    const p = position()
      .seat(0, { artifacts, ship: ['red:helm', 'blue:ship'] })
      .active('raid-keeps')
    expect(p.ways(0)).toEqual(['rest', 'store', 'use'])
    p.choose(0, { rest: 2 })
    expect([p.waiting, p.ways(0)]).toEqual([{ step: 'finish', seats: [0] }, ['done', 'hurry', 'store', 'use']])
    p.choose(0, { done: true })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
  })

  test('RV-19.13 a window stays open until its player goes on', () => {
    const artifacts = ['artifact-bodn', 'artifact-harp-of-the-ljosalfar=yellow:tree']
    const p = position()
      .seat(0, { artifacts, ship: ['red:helm', 'blue:ship'] })
      .active('raid-keeps')
    p.choose(0, { use: 'artifact-harp-of-the-ljosalfar' }).choose(0, { store: { 'artifact-bodn': 'red:helm' } })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest', 'use']])
  })

  test('RV-19.13 where the decision has become impossible, its window forces nothing', () => {
    const p = position().seat(0, {
      ...{ food: 0, favor: 0, ship: ['red:hammer'] },
      artifacts: ['artifact-dainsleif', 'artifact-harp-of-the-ljosalfar=yellow:tree'],
    })
    p.active('subdue-territories').choose(0, { activate: true })
    p.choose(0, { store: { 'artifact-dainsleif': 'red:hammer' } })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest', 'use']])
    p.choose(0, { rest: 2 }).choose(0, { done: true })
    expect(p.player(0)).toMatchObject({ favor: 0, artifacts: [{ die: 'red:hammer' }, { die: 'yellow:tree' }] })
  })
})

describe('how decisions are made', () => {
  test('RV-19.14 at any moment exactly one player is asked, and nobody else may do anything', () => {
    for (const players of [2, 3, 4]) {
      const { table } = new PositionOf<Reavers>(reavers, { players, seed: `one-at-a-time-${players}` })
      playRandomly(reavers, table, quickRandom(`one-at-a-time-${players}`), (at, asks) => {
        expect(asks).toHaveLength(1)
        expect(asks[0]?.form).not.toBe(null)
        expect(at.stack.at(-1)?.answers).toBeUndefined()
      })
    }
    expect(Object.values(reavers.rules).filter(({ kind }) => kind === 'together')).toEqual([])
  })

  test('RV-19.15 rolls, shuffles and draws are made by the server: no choice names a result, and the seed stays', () => {
    const p = position({ seed: 'a-secret-seed' }).onTop('sea-journey', 'journey-all-quiet')
    p.seat(0, { food: 4, favor: 1, ship: ['red:hammer'] }).active('battle-at-sea')
    expect(JSON.stringify([0, 1, null].map((seat) => seatViewOf(reavers, p.table, seat)))).not.toContain(
      'a-secret-seed',
    )
    p.choose(0, { activate: true }).choose(0, { take: 0 })
    p.refused(0, { fight: { 'red:hammer': 1 }, dice: [2] })
    p.dice(0).choose(0, { fight: { 'red:hammer': 1 } })
    p.refused(0, { reroll: { 0: 1, 2: 1 } })
    expect(seatViewOf(reavers, p.table, 0).seed).toBe(null)
  })

  test('RV-19.15 the same seed brings the same rolls, another one others', () => {
    const rolled = (seed: string) => {
      const p = new PositionOf<Reavers>(reavers, { players: 4, seed, options: { 'start-player': 0 } })
      return JSON.stringify([p.state.open, p.state.players[0]?.ship])
    }
    expect(rolled('first')).toBe(rolled('first'))
    expect(rolled('first')).not.toBe(rolled('second'))
  })
})
