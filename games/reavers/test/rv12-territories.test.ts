import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

const SUBDUE = 'subdue-territories'
const STACKS = ['food', 'favor', 'dice'].flatMap((type) => [1, 2, 3].map((level) => `${type}-${level}`))

/** Seat 0 has selected the location and takes part; three attempts are due. */
const subduing = (patch: SeatPatch, board: (p: Position) => Position = (p) => p) =>
  board(position().seat(0, { food: 0, favor: 0, ...patch }))
    .active(SUBDUE)
    .choose(0, { activate: true })

/** The whole stack lies in this order, so that equal tiles are flipped together. */
const inOrder = (p: Position, stack: string) => p.stack(stack, ...[...(p.state.stacks[stack] ?? [])].sort())

const tilesIn = (p: Position, stack: string) => p.state.stacks[stack]?.length

/** Takes a stack peacefully as long as the seat is asked, and says how often that was. */
const attemptsOf = (p: Position, seat: number, stack: string) => {
  p.choose(seat, { activate: true })
  let attempts = 0
  while (p.waiting.step === 'attempt' && p.waiting.seats[0] === seat) {
    p.choose(seat, { peaceful: stack })
    attempts++
  }
  return attempts
}

describe('attempts', () => {
  test('RV-12.1 there is no fixed cost: each attempt is paid for by itself', () => {
    const p = subduing({ food: 5 })
    expect(p.told('paid')).toEqual([])
    expect(p.player(0).food).toBe(5)
    p.choose(0, { peaceful: 'food-1' })
    expect(p.told('paid')).toMatchObject([{ goods: { food: 2 }, cause: 'food-1' }])
    p.choose(0, { peaceful: 'food-1' })
    expect(p.told('paid')).toHaveLength(2)
    expect(p.player(0).food).toBe(1)
  })

  test('RV-12.2 three attempts for the first, two for the second, one for third and fourth', () => {
    const p = position({ players: 4 })
    for (let seat = 0; seat < 4; seat++) p.seat(seat, { food: 12, favor: 0 })
    inOrder(inOrder(p, 'food-1'), 'food-2').active(SUBDUE, 1)
    const attempts = [1, 2].map((seat) => attemptsOf(p, seat, 'food-1'))
    expect([...attempts, attemptsOf(p, 3, 'food-2'), attemptsOf(p, 0, 'food-2')]).toEqual([3, 2, 1, 1])
    expect(p.asks).toEqual([])
    expect(p.state.players.map(({ territories }) => territories.length)).toEqual([1, 3, 2, 1])
  })

  test('RV-12.3 with two players the other one has one attempt', () => {
    const p = position().seat(0, { food: 12 }).seat(1, { food: 12 })
    inOrder(p, 'food-1').active(SUBDUE)
    expect([0, 1].map((seat) => attemptsOf(p, seat, 'food-1'))).toEqual([3, 1])
    expect(p.asks).toEqual([])
  })

  test('RV-12.4 the first attempt must be made; after it one may stop', () => {
    const p = subduing({ food: 12 })
    expect(p.ways(0)).toEqual(['force', 'peaceful'])
    p.refused(0, { stop: true })
    p.choose(0, { peaceful: 'food-1' })
    expect(p.ways(0)).toContain('stop')
    p.choose(0, { stop: true })
    expect(p.player(0)).toMatchObject({ food: 10, territories: { length: 1 } })
    expect(p.waiting.seats).toEqual([1])
  })

  test('RV-12.4 who can pay no price and has no combat die must rest', () => {
    const ways = (patch: SeatPatch) =>
      position()
        .seat(0, { food: 1, favor: 0, ...patch })
        .active(SUBDUE)
        .ways(0)
    expect(ways({})).toEqual(['rest'])
    expect(ways({ upgrades: ['upgrade-shield', '-upgrade-ship-hammer'] })).toEqual(['rest'])
    expect(ways({ artifacts: ['artifact-laevateinn=red:helm', 'artifact-dainsleif=red:hammer'] })).toEqual(['rest'])
    expect(ways({ food: 2 })).toEqual(['activate', 'rest'])
    expect(ways({ favor: 1 })).toEqual(['activate', 'rest'])
    expect(ways({ ship: ['red:chest'] })).toEqual(['activate', 'rest'])
    expect(ways({ upgrades: ['upgrade-ship-hammer'] })).toEqual(['activate', 'rest'])
    expect(ways({ artifacts: ['artifact-fragment-of-mjolnir=red:helm'] })).toEqual(['activate', 'rest'])
    const p = position().seat(0, { food: 1, favor: 0 }).active(SUBDUE)
    p.refused(0, { activate: true })
  })

  test('RV-12.4 who stored the only thing that made an attempt possible rests instead', () => {
    const artifacts = ['artifact-dainsleif']
    const p = subduing({ food: 0, favor: 0, ship: ['red:hammer'], artifacts })
    p.choose(0, { store: { 'artifact-dainsleif': 'red:hammer' } })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest']])
    expect(p.refused(0, { activate: true })).toMatchObject({ refused: 'no-attempt-possible', rule: 'RV-20.30' })
    p.choose(0, { rest: 0 })
    expect(p.player(0)).toMatchObject({ food: 2, territories: [] })
    expect(p.state.activation).toMatchObject({ rested: [0], turnsLeft: 0 })
    expect(p.waiting.seats).toEqual([1])
  })

  test('RV-12.4 resting instead, one may still find another way to make an attempt', () => {
    const artifacts = ['artifact-dainsleif', 'artifact-harp-of-the-ljosalfar=yellow:tree']
    const p = subduing({ food: 0, favor: 0, ship: ['red:hammer'], artifacts })
    p.choose(0, { store: { 'artifact-dainsleif': 'red:hammer' } }).choose(0, { use: 'artifact-harp-of-the-ljosalfar' })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['activate', 'rest']])
    p.choose(0, { activate: true }).choose(0, { peaceful: 'favor-1' }).choose(0, { peaceful: 'favor-1' })
    expect(p.player(0)).toMatchObject({ favor: 0, territories: { length: 2 } })
  })

  test('RV-12.4 who exchanged the only die that could fight rests instead', () => {
    const artifacts = ['artifact-bodn=blue:ship']
    const p = subduing({ ship: ['red:hammer'], artifacts }, (at) => at.emptyStack('dice-1'))
    expect([p.waiting.step, p.offered(0, 'force').length, p.offered(0, 'peaceful')]).toEqual(['attempt', 8, []])
    p.choose(0, { use: 'artifact-bodn' }).choose(0, { exchange: { any: { 'red:hammer': 1 } } })
    p.choose(0, 'red:chest').choose(0, { keep: true })
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['rest', 'store']])
    p.refused(0, { activate: true })
    expect(p.choose(0, { rest: 2 }).told('rested')).toMatchObject([{ seat: 0 }])
  })

  test('RV-12.5 a stack that has tiles is named, and the method', () => {
    const p = subduing({ food: 12, ship: ['red:hammer'] }, (at) => at.emptyStack('food-2'))
    const open = STACKS.filter((stack) => stack !== 'food-2')
    expect([...p.offered(0, 'force')].sort()).toEqual([...open].sort())
    expect([...p.offered(0, 'peaceful')].sort()).toEqual(['dice-1', 'food-1', 'food-3'])
    for (const choice of [
      { force: 'food-2' },
      { peaceful: 'food-2' },
      'food-1',
      { force: true },
      { peaceful: 'food-9' },
    ])
      p.refused(0, choice)
    p.choose(0, { force: 'dice-3' })
    expect(p.told('combat-rolled')).toMatchObject([{ target: 'dice-3' }])
  })

  test('RV-12.11 a stack may be tried again and again while it has tiles', () => {
    const last = (n: number) => (p: Position) => {
      const tiles = p.state.stacks['food-1'] ?? []
      p.player(1).territories.push(...tiles.splice(n))
      return p
    }
    const p = subduing({ food: 20 })
    for (const left of [5, 4, 3]) {
      p.choose(0, { peaceful: 'food-1' })
      expect(tilesIn(p, 'food-1')).toBe(left)
    }
    const scarce = subduing({ food: 20 }, last(2))
    scarce.choose(0, { peaceful: 'food-1' }).choose(0, { peaceful: 'food-1' })
    expect(scarce.offered(0, 'peaceful')).toEqual(['food-2', 'food-3'])
    scarce.refused(0, { peaceful: 'food-1' })
  })
})

describe('by force', () => {
  test('RV-12.6 the level of a territory is its Defense', () => {
    for (const { level, defense } of Object.values(position().game.content.territories)) expect(defense).toBe(level)
    for (const stack of STACKS) {
      const p = subduing({ ship: ['red:hammer'] })
        .dice(0)
        .choose(0, { force: stack })
      expect(p.told('combat-rolled')).toMatchObject([{ target: stack, defense: Number(stack.at(-1)) }])
    }
  })

  test('RV-12.7 a combat won claims the top tile', () => {
    const p = subduing({ ship: ['red:hammer', 'red:hammer', 'red:chest'] }, (at) =>
      at.stack('food-2', 'territory-food-2-a', 'territory-food-2-b'),
    )
    p.choose(0, { force: 'food-2' })
    expect(p.waiting.step).toBe('formPool')
    p.dice(1, 1).choose(0, { 'red:hammer': 2 })
    expect(p.told('territory-claimed')).toMatchObject([{ seat: 0, stack: 'food-2', way: 'force' }])
    p.choose(0, { stop: true })
    expect(p.player(0)).toMatchObject({ territories: ['territory-food-2-a'], ship: ['red:chest'], food: 0, favor: 2 })
    expect(tilesIn(p, 'food-2')).toBe(5)
  })

  test('RV-12.8 a combat lost uses up the attempt and claims nothing', () => {
    const p = subduing({ food: 12, ship: ['red:hammer', 'red:hammer'] })
    p.dice(0).choose(0, { force: 'food-2' }).choose(0, { 'red:hammer': 1 })
    expect(p.told('combat-lost')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ claims: [], food: 12, ship: ['red:hammer'] })
    expect(tilesIn(p, 'food-2')).toBe(6)
    p.choose(0, { peaceful: 'food-1' }).choose(0, { peaceful: 'food-1' })
    expect(p.told('territory-claimed')).toHaveLength(2)
    expect(p.told('territory-flipped')).toHaveLength(2)
  })

  test('RV-12.17 an attempt that was named is carried out, and no price saves it after the combat', () => {
    const p = subduing({ food: 12, favor: 1, ship: ['red:hammer', 'blue:hammer'] })
    p.choose(0, { force: 'food-1' })
    expect(p.waiting).toEqual({ step: 'formPool', seats: [0] })
    for (const choice of [{}, { giveUp: true }, { pass: true }, { peaceful: 'food-1' }, { force: 'food-2' }])
      p.refused(0, choice)
    p.dice(0).choose(0, { 'red:hammer': 1 })
    expect(p.waiting.step).toBe('reroll')
    p.refused(0, { peaceful: 'food-1' })
    p.choose(0, { giveUp: true })
    expect(p.player(0)).toMatchObject({ claims: [], food: 12 })
    expect(p.state.activation?.turnsLeft).toBe(2)
  })
})

describe('peacefully', () => {
  test('RV-12.9 the price is paid, and the top tile claimed without a roll', () => {
    const p = subduing({ food: 6, ship: ['red:hammer'] }, (at) => at.stack('food-3', 'territory-food-3-b'))
    const { drawn } = p.table
    p.choose(0, { peaceful: 'food-3' })
    expect(p.table.drawn).toBe(drawn)
    expect(p.told('combat-rolled')).toEqual([])
    expect(p.player(0)).toMatchObject({ food: 0, ship: ['red:hammer'], claims: ['territory-food-3-b'] })
    const short = subduing({ food: 5 })
    short.refused(0, { peaceful: 'food-3' })
  })

  test('RV-12.10 Food, Favor, or ship dice of any colour and face', () => {
    const priced = (stack: string, patch: SeatPatch) => subduing(patch).choose(0, { peaceful: stack }).told('paid')[0]
    const foods = ['food-1', 'food-2', 'food-3'].map((stack) => priced(stack, { food: 12 }))
    expect(foods).toMatchObject([{ goods: { food: 2 } }, { goods: { food: 4 } }, { goods: { food: 6 } }])
    const favors = ['favor-1', 'favor-2', 'favor-3'].map((stack) => priced(stack, { favor: 12 }))
    expect(favors).toMatchObject([{ goods: { favor: 1 } }, { goods: { favor: 2 } }, { goods: { favor: 4 } }])
    const p = subduing({
      ship: ['red:helm', 'blue:ship', 'yellow:chest', 'red:ship', 'blue:shield'],
      upgrades: ['upgrade-chest'],
      artifacts: ['artifact-bodn=red:hammer'],
    })
    p.choose(0, { peaceful: 'dice-3' })
    expect(p.waiting.step).toBe('payCost')
    p.refused(0, { any: { 'red:helm': 1, 'blue:ship': 1, 'yellow:chest': 1 } })
    p.refused(0, { any: { 'red:helm': 1, 'blue:ship': 1, 'yellow:chest': 1, 'upgrade-chest': 1 } })
    p.choose(0, { any: { 'red:helm': 1, 'blue:ship': 1, 'yellow:chest': 1, 'red:ship': 1 } })
    expect(p.player(0)).toMatchObject({ ship: ['blue:shield'], claims: { length: 1 } })
    const mates = ['dice-1', 'dice-2', 'dice-3'].map((stack) => {
      const crew = subduing({ ship: Array(5).fill('red:chest') })
      return crew.choose(0, { peaceful: stack }).told('paid')[0]?.dice.length
    })
    expect(mates).toEqual([1, 2, 4])
  })
})

describe('claimed territories', () => {
  test('RV-12.12 tiles stay unrevealed until all attempts are made; then all are flipped and rewarded in any order', () => {
    const p = subduing({ food: 4, favor: 0, ship: ['red:chest'] }, (at) =>
      at.stack('food-1', 'territory-food-1-a', 'territory-food-1-b').stack('dice-1', 'territory-dice-1-a'),
    )
    p.choose(0, { peaceful: 'food-1' }).choose(0, { peaceful: 'dice-1' })
    for (const seat of [0, 1, null]) {
      expect(p.view(seat).players[0]).toMatchObject({ claims: ['food-1', 'dice-1'], territories: [] })
      expect(JSON.stringify(p.heardBy(seat))).not.toContain('territory-food-1')
    }
    expect(p.told('gained')).toEqual([])
    p.choose(0, { peaceful: 'food-1' })
    expect(p.told('territory-flipped').map(({ tile }) => tile)).toEqual([
      'territory-food-1-a',
      'territory-dice-1-a',
      'territory-food-1-b',
    ])
    expect(p.waiting).toEqual({ step: 'nextReward', seats: [0] })
    expect(p.offered(0)).toEqual(['territory-food-1-a', 'territory-dice-1-a', 'territory-food-1-b'])
    p.choose(0, 'territory-food-1-b')
    expect(p.player(0)).toMatchObject({ glory: 2, food: 0, favor: 0, claims: [] })
    p.refused(0, 'territory-food-1-b')
    p.choose(0, 'territory-dice-1-a')
    expect(p.player(0)).toMatchObject({ glory: 2, food: 2, favor: 1, territories: { length: 3 } })
  })

  test('RV-12.12 stopping early flips them as well', () => {
    const p = subduing({ food: 4 }, (at) => at.stack('food-1', 'territory-food-1-b'))
    p.choose(0, { peaceful: 'food-1' }).choose(0, { stop: true })
    expect(p.told('territory-flipped')).toMatchObject([{ tile: 'territory-food-1-b' }])
    expect(p.player(0).glory).toBe(2)
  })

  test('RV-12.13 a reward cannot pay for another attempt', () => {
    const p = subduing({ ship: ['red:chest'] }, (at) => at.stack('dice-1', 'territory-dice-1-a'))
    expect(p.told('territory-claimed')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ food: 2, territories: ['territory-dice-1-a'] })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    p.refused(0, { peaceful: 'food-1' })
  })

  test('RV-12.14 a territory stays with its owner, whatever happens', () => {
    const territories = ['territory-food-1-a', 'territory-dice-3-b']
    const { journeys } = position().game.content
    for (const journey of Object.keys(journeys)) {
      const p = position()
        .seat(0, { food: 4, territories })
        .onTop('sea-journey', journey)
        .active('battle-at-sea')
        .choose(0, { activate: true })
      expect(p.told('journey-revealed')).toMatchObject([{ journey }])
      expect(p.waiting.step).toBe('chooseBattle')
      expect(p.player(0).territories).toEqual(territories)
    }
    const kept = position().seat(0, { territories }).cleaning()
    expect(kept.player(0).territories).toEqual(territories)
    expect(kept.scoring().player(0).territories).toEqual(territories)
  })

  test('RV-12.15 red tiles are Food, blue Favor, purple Dice territories', () => {
    const colors = { food: 'red', favor: 'blue', dice: 'purple' }
    const { territories } = position().game.content.file
    for (const tile of territories) expect(tile).toMatchObject({ color: colors[tile.type] })
    expect([...new Set(territories.map(({ type }) => type))].sort()).toEqual(['dice', 'favor', 'food'])
  })

  test('RV-12.16 an empty stack is never refilled', () => {
    const p = position().seat(0, { food: 12, favor: 0 }).emptyStack('food-1').cleaning()
    expect(tilesIn(p, 'food-1')).toBe(0)
    p.active(SUBDUE).choose(0, { activate: true })
    expect(p.offered(0, 'peaceful')).toEqual(['food-2', 'food-3'])
  })
})
