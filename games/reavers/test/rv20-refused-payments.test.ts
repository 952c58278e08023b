import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

/** `refused` also proves that the table is as it was. */

const DICE = ['red:hammer', 'blue:ship', 'blue:chest'] as const

describe('payments', () => {
  /** Seat 0 raids a keep, and two Shields are to be paid with what is aboard. */
  const paying = (patch: Parameters<Position['seat']>[1]) =>
    position()
      .seat(0, { food: 9, ...patch })
      .active('raid-keeps')
      .choose(0, { activate: 'deck' })

  test('RV-20.4 one die, wildcard or upgrade for two icons', () => {
    const p = paying({
      leader: 'reaver-lithsman',
      ship: ['red:shield', 'red:helm', 'blue:shield'],
      upgrades: ['upgrade-shield'],
    })
    for (const source of ['red:shield', 'red:helm', 'upgrade-shield'])
      expect(p.refused(0, { shield: { [source]: 2 } })).toEqual({
        refused: 'source-twice',
        facts: { source },
        rule: 'RV-20.4',
      })
    const needs = { refused: 'not-the-price', facts: { needs: { shield: 2 } }, rule: 'RV-5.9' }
    for (const shield of [{}, { 'red:shield': 1 }, { 'red:shield': 1, 'blue:shield': 1, 'red:helm': 1 }])
      expect(p.refused(0, { shield })).toEqual(needs)
    expect(p.refused(0, { shield: { 'yellow:shield': 2 } })).toMatchObject({ refused: 'source-not-held' })
    expect(p.refused(0, { shield: { 'upgrade-chest': 1, constructor: 1 } })).toMatchObject({
      refused: 'source-not-held',
    })
  })

  test('RV-20.5 a clan icon without a Leader of that clan', () => {
    const ship = ['red:shield', 'blue:shield', 'yellow:shield', 'blue:raven', 'red:chest'] as const
    for (const leader of [null, 'reaver-lithsman'])
      expect(paying({ leader, ship: [...ship] }).refused(0, { shield: { 'red:shield': 1, 'blue:raven': 1 } })).toEqual({
        refused: 'no-leader-of-clan',
        facts: { die: 'blue:raven', clan: 'clan-raven' },
        rule: 'RV-20.5',
      })
    const other = paying({ ship: [...ship] }).refused(0, { shield: { 'red:shield': 1, 'red:chest': 1 } })
    expect(other).toMatchObject({ refused: 'icon-not-shown', facts: { source: 'red:chest', icon: 'shield' } })
  })

  test('RV-20.6 a wildcard is neither a Double Hammer nor a clan icon', () => {
    const p = paying({ leader: 'reaver-lithsman', ship: ['red:shield', 'red:helm', 'blue:shield'] })
    for (const icon of ['double-hammer', 'raven', 'tree'])
      expect(p.refused(0, { [icon]: { 'red:helm': 1 } })).toEqual({
        refused: 'not-wild-for',
        facts: { die: 'red:helm', icon },
        rule: 'RV-20.6',
      })
    expect(p.refused(0, { chest: { 'red:helm': 1 }, shield: { 'blue:shield': 2 } }).refused).toBe('source-twice')
    expect(p.refused(0, { chest: { 'red:helm': 1 }, shield: { 'blue:shield': 1 } }).refused).toBe('not-the-price')
  })

  test('RV-20.7 a stored die pays nothing', () => {
    const artifacts = ['artifact-andvarinaut=yellow:shield', 'artifact-bodn=red:shield']
    const p = paying({ ship: ['red:shield', 'blue:shield', 'blue:raven'], leader: 'reaver-huskarl', artifacts })
    const stored = (die: string) => ({ refused: 'die-stored', facts: { die }, rule: 'RV-20.7' })
    expect(p.refused(0, { shield: { 'red:shield': 1, 'yellow:shield': 1 } })).toEqual(stored('yellow:shield'))
    expect(p.refused(0, { shield: { 'red:shield': 2 } })).toEqual(stored('red:shield'))
  })

  test('RV-20.7 a stored die does not come back to the ship', () => {
    const p = position()
      .seat(0, { ship: ['red:ship'], artifacts: ['artifact-bodn=red:helm', 'artifact-laevateinn', 'artifact-bodn'] })
      .active('trade-with-villages')
    const stored = { refused: 'die-stored', facts: { die: 'red:helm' }, rule: 'RV-20.7' }
    expect(p.refused(0, { store: { 'artifact-laevateinn': 'red:helm' } })).toEqual(stored)
    expect(p.refused(0, { aside: { throwBack: { 'red:helm': 1 } } })).toEqual(stored)
    expect(p.refused(0, { unstore: 'artifact-bodn' })).toMatchObject({ refused: 'illegal-choice' })
  })

  test('RV-20.21 a Ship Upgrade that lies face down', () => {
    const p = paying({
      ship: ['red:shield', 'blue:shield', 'yellow:shield'],
      upgrades: ['-upgrade-shield', 'upgrade-chest'],
    })
    expect(p.refused(0, { shield: { 'red:shield': 1, 'upgrade-shield': 1 } })).toEqual({
      refused: 'upgrade-face-down',
      facts: { tile: 'upgrade-shield' },
      rule: 'RV-20.21',
    })
    expect(p.refused(0, { shield: { 'red:shield': 1, 'upgrade-chest': 1 } })).toMatchObject({
      refused: 'icon-not-shown',
      facts: { source: 'upgrade-chest', icon: 'shield' },
    })
  })

  test('RV-20.21 the Ship/Hammer tile is not both icons at once', () => {
    const p = position()
      .seat(0, { food: 9, ship: ['red:ship', 'red:hammer', 'red:chest'], upgrades: ['upgrade-ship-hammer'] })
      .onTop('sea-journey', 'journey-kraken')
      .active('battle-at-sea')
      .choose(0, { activate: true })
    const both = { ship: { 'upgrade-ship-hammer': 1 }, hammer: { 'upgrade-ship-hammer': 1 } }
    expect(p.refused(0, { avoid: both })).toEqual({
      refused: 'upgrade-both-icons',
      facts: { tile: 'upgrade-ship-hammer' },
      rule: 'RV-20.21',
    })
  })

  test('RV-20.21 a tile is no die of any colour', () => {
    const p = position()
      .seat(0, { food: 0, favor: 0, ship: [...DICE], upgrades: ['upgrade-chest'] })
      .active('subdue-territories')
      .choose(0, { activate: true })
      .choose(0, { peaceful: 'dice-2' })
    expect(p.refused(0, { any: { 'red:hammer': 1, 'upgrade-chest': 1 } })).toEqual({
      refused: 'upgrade-is-no-die',
      facts: { tile: 'upgrade-chest' },
      rule: 'RV-13.6',
    })
  })

  test('RV-20.28 an exchange that could yield nothing', () => {
    const p = position()
      .seat(0, { ship: [...DICE], slots: { 'raid-keeps': ['reaver-flame-bringer'] }, artifacts: ['artifact-bodn'] })
      .tokensLeft('wall', 0)
      .active('raid-keeps')
    expect(p.waiting.step).toBe('specialist')
    const exchange = { exchange: { any: { 'red:hammer': 1, 'blue:ship': 1 } } }
    expect(p.refused(0, exchange)).toEqual({ refused: 'exchange-yields-nothing', facts: {}, rule: 'RV-20.28' })
    const poor = position()
      .seat(0, { ship: ['red:ship'], slots: { 'raid-keeps': ['reaver-flame-bringer'] }, artifacts: ['artifact-bodn'] })
      .active('raid-keeps')
    expect(poor.refused(0, { exchange: { any: { 'red:ship': 1 } } })).toEqual({
      refused: 'cannot-pay',
      facts: { needs: { any: 2 } },
      rule: 'RV-5.21',
    })
  })

  test('RV-5.12, RV-4.7 a coloured die is exchanged for its own colour alone, and what costs nothing happens', () => {
    const scout = position()
      .seat(0, { ship: ['red:ship', 'yellow:ship'], slots: { 'raid-keeps': ['reaver-scout'] } })
      .active('raid-keeps')
    expect(scout.refused(0, { exchange: { yellow: { 'red:ship': 1 } } })).toEqual({
      refused: 'wrong-color',
      facts: { die: 'red:ship', colors: ['yellow'] },
      rule: 'RV-5.12',
    })
    const keeper = position()
      .seat(0, {
        ship: ['red:ship'],
        slots: { 'raid-keeps': ['reaver-keeper-of-sagas'] },
        artifacts: ['artifact-bodn'],
      })
      .active('raid-keeps')
    expect(keeper.refused(0, { skip: true })).toEqual({
      refused: 'ability-happens',
      facts: { reaver: 'reaver-keeper-of-sagas' },
      rule: 'RV-4.7',
    })
  })
})

describe('dice', () => {
  test('RV-20.8 a face that the colour does not have', () => {
    const p = position().active('recruit-reavers').choose(0, { rest: 1 })
    for (const [color, face] of [
      ['blue', 'double-hammer'],
      ['red', 'tree'],
      ['yellow', 'skull'],
    ])
      expect(p.refused(0, `${color}:${face}`)).toEqual({
        refused: 'face-not-on-die',
        facts: { color, face },
        rule: 'RV-20.8',
      })
    expect(p.refused(0, 'green:ship').refused).toBe('illegal-choice')
  })

  test('RV-20.8 another colour, a colour that is out, or a face for a die that is rolled', () => {
    const rallying = position()
      .receiving(0, 'reaver-axe-chief')
      .choose(0, { card: { 'reaver-axe-chief': { rally: true } } })
    expect(rallying.refused(0, 'blue:ship')).toMatchObject({ refused: 'wrong-color', facts: { colors: ['red'] } })
    const short = position().diceLeft('red', 0).active('recruit-reavers').choose(0, { rest: 1 })
    expect(short.refused(0, 'red:ship')).toEqual({ refused: 'no-die-left', facts: { color: 'red' }, rule: 'RV-1.11' })
    const rolling = position()
      .seat(0, { artifacts: ['artifact-hringhorni=red:ship'] })
      .active('trade-with-villages')
      .choose(0, { use: 'artifact-hringhorni' })
    expect(rolling.refused(0, 'red:ship')).toMatchObject({ refused: 'die-is-rolled', rule: 'RV-5.1' })
    const given = position().run({ step: 'takeDie', args: { seat: 0, color: 'any', face: 'ship' } })
    expect(given.refused(0, 'red:helm')).toMatchObject({ refused: 'face-is-given', facts: { face: 'ship' } })
  })

  /** Ten dice are aboard, and another comes. */
  const eleven = () =>
    position()
      .seat(0, {
        ship: [...Array(9).fill('red:ship'), 'blue:raven'],
        artifacts: ['artifact-harp-of-the-ljosalfar=yellow:tree'],
        upgrades: ['upgrade-chest'],
      })
      .active('recruit-reavers')
      .choose(0, { rest: 1 })
      .choose(0, 'blue:ship')

  test('RV-20.9 more than ten dice after a gain', () => {
    const p = eleven()
    const tooMany = { refused: 'dice-do-not-fit', facts: { excess: 1, slots: 10 }, rule: 'RV-20.9' }
    for (const settled of [{ keep: true }, { discard: {} }, { discard: { 'red:ship': 2 } }])
      expect(p.refused(0, settled)).toEqual(tooMany)
    expect(p.refused(0, { discard: { 'yellow:tree': 1 } })).toMatchObject({ refused: 'die-stored', rule: 'RV-20.7' })
    expect(p.refused(0, { discard: { 'blue:chest': 1 } })).toMatchObject({ refused: 'source-not-held' })
    p.choose(0, { discard: { 'blue:raven': 1 } })
    expect(p.player(0).ship).toHaveLength(10)
  })

  test('RV-20.9 nothing has to go while there is room', () => {
    const p = position()
      .seat(0, { ship: ['red:ship'], artifacts: ['artifact-bodn'] })
      .active('recruit-reavers')
      .choose(0, { rest: 1 })
      .choose(0, 'blue:ship')
    expect(p.refused(0, { discard: { 'blue:ship': 1 } })).toMatchObject({ refused: 'all-dice-fit', rule: 'RV-5.5' })
    expect(p.refused(0, { store: { 'artifact-bodn': 'red:ship' } })).toEqual({
      refused: 'not-just-gained',
      facts: { die: 'red:ship' },
      rule: 'RV-5.7',
    })
  })

  test('RV-20.9 nor when the new die takes the last place', () => {
    const nine = Array<Die>(9).fill('red:ship')
    const p = position()
      .seat(0, { ship: nine, artifacts: ['artifact-bodn'] })
      .active('recruit-reavers')
      .choose(0, { rest: 1 })
      .choose(0, 'blue:ship')
    expect(p.ways(0)).toEqual(['keep', 'store'])
    expect(p.refused(0, { discard: { 'blue:ship': 1 } })).toMatchObject({ refused: 'all-dice-fit', rule: 'RV-5.5' })
  })

  test('RV-5.6 only what the last gain brought is thrown back', () => {
    const p = position()
      .seat(0, { ship: [...DICE], fresh: ['red:hammer'] })
      .active('recruit-reavers')
    const old = { refused: 'not-just-gained', facts: { die: 'blue:ship' }, rule: 'RV-5.6' }
    expect(p.refused(0, { aside: { throwBack: { 'blue:ship': 1 } } })).toEqual(old)
    expect(p.refused(0, { aside: { throwBack: {} } })).toMatchObject({ refused: 'no-die-named', rule: 'RV-5.6' })
    expect(p.refused(0, { aside: { throwBack: { 'red:hammer': 2 } } })).toMatchObject({ refused: 'source-twice' })
  })

  test('RV-20.7 a stored die is not lost, and a loss is neither larger nor smaller than it is', () => {
    const p = position()
      .seat(0, { food: 9, ship: [...DICE], artifacts: ['artifact-harp-of-the-ljosalfar=yellow:tree'] })
      .run({ step: 'loseDice', args: { seat: 0, n: 2, color: 'any', cause: 'journey-kraken' } })
    expect(p.refused(0, { 'red:hammer': 1, 'yellow:tree': 1 })).toMatchObject({
      refused: 'die-stored',
      rule: 'RV-20.7',
    })
    for (const lost of [{}, { 'red:hammer': 1 }, { 'red:hammer': 1, 'blue:ship': 1, 'blue:chest': 1 }])
      expect(p.refused(0, lost)).toEqual({ refused: 'not-these-dice', facts: { n: 2 }, rule: 'RV-5.20' })
  })
})
