import { isRefusal, openTable, refusalOf, resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { reavers } from '../src/index.ts'
import { type Position, position } from './position.ts'

/** `refused` also proves that the table is as it was. */

const DICE = ['red:hammer', 'blue:ship', 'blue:chest'] as const

describe('turns', () => {
  test('RV-20.1 nobody acts out of turn', () => {
    const p = position({ players: 3 }).selecting(1)
    const notAsked = { refused: 'not-asked', facts: { seats: [1] }, rule: 'RV-20.1' }
    expect(p.refused(0, 'raid-keeps')).toEqual(notAsked)
    expect(p.refused(2, { pass: true })).toEqual(notAsked)
    for (const seat of [3, -1, 0.5]) expect(p.refused(seat, 'raid-keeps').refused).toBe('no-such-seat')
  })

  test('RV-20.1, RV-14.17 not with artifacts or dice either', () => {
    const p = position()
      .seat(1, {
        ship: [...DICE],
        fresh: ['red:hammer'],
        artifacts: ['artifact-bodn', 'artifact-harp-of-the-ljosalfar=yellow:tree'],
      })
      .active('trade-with-villages')
    const notAsked = { refused: 'not-asked', facts: { seats: [0] }, rule: 'RV-20.1' }
    expect(p.refused(1, { use: 'artifact-harp-of-the-ljosalfar' })).toEqual(notAsked)
    expect(p.refused(1, { store: { 'artifact-bodn': 'red:hammer' } })).toEqual(notAsked)
    expect(p.refused(1, { aside: { throwBack: { 'red:hammer': 1 } } })).toEqual(notAsked)
  })

  test('RV-20.1 during the setup only the player whose Reavers are dealt', () => {
    const table = openTable(reavers, { players: 2, seed: 'setup', options: { 'start-player': 1 } })
    if (isRefusal(table)) return expect.fail(table.refused)
    expect(refusalOf(reavers, table, 0, { card: {} })).toMatchObject({ refused: 'not-asked', facts: { seats: [1] } })
  })

  test('RV-20.2 a location used in this round', () => {
    const p = position({ players: 4 })
    p.state.pawns['raid-keeps'] = 3
    expect(p.selecting().refused(0, 'raid-keeps')).toEqual({
      refused: 'location-used',
      facts: { location: 'raid-keeps' },
      rule: 'RV-20.2',
    })
    expect(p.refused(0, 'the-sea').refused).toBe('illegal-choice')
  })

  test('RV-20.2 whose pawn is placed does not select again', () => {
    const p = position({ players: 4 }).atRound().choose(0, 'trade-with-villages')
    for (const seat of [0, 1, 2, 3]) p.choose(seat, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'select', seats: [1] })
    expect(p.refused(0, 'raid-keeps')).toMatchObject({ refused: 'not-asked', facts: { seats: [1] } })
  })

  test('RV-20.29 passing instead of selecting', () => {
    const p = position().selecting()
    expect(p.refused(0, { pass: true })).toEqual({ refused: 'must-select', facts: {}, rule: 'RV-20.29' })
  })

  test('RV-4.11 other decisions cannot be passed either', () => {
    const p = position().active('recruit-reavers')
    expect(p.refused(0, { pass: true })).toEqual({ refused: 'must-decide', facts: {}, rule: 'RV-4.11' })
  })

  test('RV-20.27 after the game has ended', () => {
    const p = position().scoring()
    expect(resultOf(p.game, p.table)).not.toBeNull()
    for (const choice of ['raid-keeps', { pass: true }, { aside: { throwBack: {} } }])
      expect(p.refused(0, choice)).toMatchObject({ refused: 'game-over' })
  })

  test('RV-20.26 the marker goes on without being asked for', () => {
    const p = position().marker(0).active('trade-with-villages')
    expect(p.state.marker).toBe(1)
    for (const choice of [{ keep: true }, { marker: 0 }, { startPlayerMarker: 'keep' }])
      expect(p.refused(0, choice)).toMatchObject({ refused: 'illegal-choice', facts: { flaw: 'not-a-way-offered' } })
    expect(p.state.marker).toBe(1)
  })
})

describe('taking part', () => {
  test('RV-20.3 not without the whole cost', () => {
    const hungry = position()
      .seat(0, { food: 1, ship: ['red:shield', 'blue:shield'] })
      .active('raid-keeps')
    expect(hungry.refused(0, { activate: 0 })).toEqual({
      refused: 'cannot-afford',
      facts: { good: 'food', needs: 2, has: 1 },
      rule: 'RV-20.3',
    })
    const bare = position()
      .seat(0, { food: 9, ship: ['red:shield', 'blue:chest'] })
      .active('raid-keeps')
    expect(bare.refused(0, { activate: 'deck' })).toEqual({
      refused: 'cannot-pay',
      facts: { needs: { shield: 2 } },
      rule: 'RV-20.3',
    })
    const sailor = position().seat(0, { food: 3 }).active('battle-at-sea')
    expect(sailor.refused(0, { activate: true })).toMatchObject({ refused: 'cannot-afford', rule: 'RV-20.3' })
  })

  test('RV-20.12 a group already taken, or part of a group', () => {
    const p = position().group('recruit-reavers', 1).active('recruit-reavers')
    expect(p.refused(0, { activate: 1 })).toEqual({ refused: 'group-taken', facts: { group: 1 }, rule: 'RV-20.12' })
    const first = p.state.groups['recruit-reavers']?.[0]?.[0]
    for (const part of [first, [0, 'deck'], { 0: 1 }, [first], 9, true])
      expect(p.refused(0, { activate: part })).toEqual({ refused: 'whole-group', facts: {}, rule: 'RV-20.12' })
  })

  test('RV-15.10 a deck without cards', () => {
    const p = position().deck('reaver', []).active('recruit-reavers')
    expect(p.refused(0, { activate: 'deck' })).toEqual({
      refused: 'deck-empty',
      facts: { deck: 'reaver' },
      rule: 'RV-15.10',
    })
  })

  test('RV-1.11 resting for a die while there is none', () => {
    const p = position().diceLeft('red', 0).diceLeft('blue', 0).diceLeft('yellow', 0).active('recruit-reavers')
    expect(p.refused(0, { rest: 1 })).toMatchObject({ refused: 'no-die-left', rule: 'RV-1.11' })
    expect(p.refused(0, { rest: 1, activate: 0 }).refused).toBe('illegal-choice')
  })

  test('RV-20.13 a second participation, or more picks than the position allows', () => {
    const trader = position()
      .seat(0, { ship: ['red:ship'], artifacts: ['artifact-bodn'] })
      .active('trade-with-villages')
    trader.choose(0, { activate: true })
    for (let pick = 0; pick < 3; pick++) trader.choose(0, { 'trade-food': true })
    expect(trader.waiting).toEqual({ step: 'finish', seats: [0] })
    expect(trader.refused(0, { 'trade-food': true })).toEqual({ refused: 'no-picks-left', facts: {}, rule: 'RV-20.13' })
    expect(trader.refused(0, { activate: true })).toMatchObject({ refused: 'took-part', rule: 'RV-4.11' })
    trader.choose(0, { done: true })
    expect(trader.refused(0, { 'trade-food': true })).toMatchObject({ refused: 'not-asked', rule: 'RV-20.1' })
  })

  test('RV-20.13 more attempts than the position allows', () => {
    const p = position()
      .seat(1, { food: 20, ship: ['red:ship'], artifacts: ['artifact-bodn'] })
      .active('subdue-territories')
      .choose(0, { rest: 2 })
      .choose(1, { activate: true })
      .choose(1, { peaceful: 'food-1' })
    expect(p.waiting).toEqual({ step: 'finish', seats: [1] })
    expect(p.refused(1, { peaceful: 'food-1' })).toEqual({ refused: 'no-attempts-left', facts: {}, rule: 'RV-20.13' })
  })

  test('RV-20.14 dice from an empty Trade display, or not two of them', () => {
    const p = position().tradeDice().active('trade-with-villages').choose(0, { activate: true })
    for (const dice of [{}, { 'red:helm': 1 }, true])
      expect(p.refused(0, { 'trade-dice': dice })).toEqual({ refused: 'no-trade-dice', facts: {}, rule: 'RV-20.14' })
    const full = position()
      .tradeDice('red:helm', 'red:ship')
      .active('trade-with-villages')
      .choose(0, { activate: true })
    for (const dice of [{ 'red:helm': 1 }, { 'red:helm': 2 }, { 'blue:raven': 2 }])
      expect(full.refused(0, { 'trade-dice': dice })).toMatchObject({
        refused: 'not-these-trade-dice',
        facts: { n: 2 },
      })
  })

  test('RV-7.13 a Prophecy that somebody took', () => {
    const p = position().deck('prophecy', []).active('trade-with-villages').choose(0, { activate: true })
    p.choose(0, { 'trade-prophecy': 0 })
    expect(p.refused(0, { 'trade-prophecy': 0 })).toEqual({ refused: 'prophecy-taken', facts: {}, rule: 'RV-7.13' })
    expect(p.refused(0, { 'trade-prophecy': 'deck' })).toMatchObject({ refused: 'deck-empty', rule: 'RV-15.10' })
  })
})

describe('territories', () => {
  const subduing = (patch: Parameters<Position['seat']>[1]) =>
    position()
      .seat(0, { food: 0, favor: 0, ...patch })
      .emptyStack('food-2')
      .active('subdue-territories')
      .choose(0, { activate: true })

  test('RV-20.23 an empty stack', () => {
    const p = subduing({ food: 9, ship: ['red:hammer'] })
    for (const way of ['force', 'peaceful'])
      expect(p.refused(0, { [way]: 'food-2' })).toEqual({
        refused: 'stack-empty',
        facts: { stack: 'food-2' },
        rule: 'RV-20.23',
      })
    expect(p.refused(0, { peaceful: 'food-9' }).refused).toBe('illegal-choice')
  })

  test('RV-20.23 peacefully without the full cost, by force without a hammer', () => {
    const p = subduing({ food: 2, ship: ['red:ship'] })
    expect(p.refused(0, { peaceful: 'food-3' })).toEqual({
      refused: 'cannot-afford',
      facts: { good: 'food', needs: 6, has: 2 },
      rule: 'RV-20.23',
    })
    expect(p.refused(0, { peaceful: 'dice-2' })).toEqual({
      refused: 'cannot-pay',
      facts: { needs: { any: 2 } },
      rule: 'RV-20.23',
    })
    expect(p.refused(0, { force: 'food-1' })).toEqual({ refused: 'no-combat-die', facts: {}, rule: 'RV-20.16' })
  })

  test('RV-20.30 no attempt is possible', () => {
    const p = position().seat(0, { food: 0, favor: 0 }).active('subdue-territories')
    expect(p.refused(0, { activate: true })).toEqual({ refused: 'no-attempt-possible', facts: {}, rule: 'RV-20.30' })
    // Where one is, nobody is told so whatever else is wrong.
    const able = position().seat(0, { food: 9 }).active('subdue-territories')
    expect(able.refused(0, { activate: 'all' })).not.toMatchObject({ refused: 'no-attempt-possible' })
  })

  test('RV-20.30 ending before the first attempt', () => {
    const p = subduing({ food: 9 })
    expect(p.refused(0, { stop: true })).toEqual({ refused: 'attempt-first', facts: {}, rule: 'RV-20.30' })
    p.choose(0, { peaceful: 'food-1' }).choose(0, { stop: true })
    expect(p.waiting.step).not.toBe('attempt')
  })

  test('RV-20.24 no reward before the last attempt', () => {
    const p = subduing({ food: 9 }).choose(0, { peaceful: 'food-1' })
    const [claimed] = p.player(0).claims
    for (const tile of [claimed, 'territory-food-1-a', 'territory-food-1-b', 'food-1'])
      expect(p.refused(0, tile)).toEqual({ refused: 'rewards-wait', facts: {}, rule: 'RV-20.24' })
    expect(p.refused(0, { flip: claimed }).refused).toBe('illegal-choice')
    for (const seat of [0, 1, null]) expect(JSON.stringify(p.view(seat))).not.toContain('territory-food-1-')
  })

  test('RV-12.17 the peaceful price does not save a lost combat', () => {
    const p = subduing({ food: 9, favor: 1, ship: ['red:hammer', 'red:ship'] })
      .dice(0)
      .choose(0, { force: 'food-1' })
    while (p.waiting.step === 'formPool') p.choose(0, { 'red:hammer': 1 })
    expect(p.refused(0, { peaceful: 'food-1' })).toEqual({ refused: 'too-late-to-pay', facts: {}, rule: 'RV-12.17' })
  })

  test('RV-20.16 an attempt by force is fought with at least one die', () => {
    const p = subduing({ ship: ['red:hammer', 'blue:hammer'] }).choose(0, { force: 'food-1' })
    for (const pool of [{}, { pass: true }, { peaceful: 'food-1' }])
      expect(p.refused(0, pool)).toMatchObject({ refused: 'no-combat-die', rule: 'RV-20.16' })
  })
})
