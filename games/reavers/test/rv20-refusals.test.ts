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

describe('Reavers', () => {
  const FULL = ['reaver-scout', 'reaver-scout', 'reaver-huskarl']
  const use = (use: unknown) => ({ card: { 'reaver-spakona': use } })

  test('RV-20.10 a slot with three Reavers, or a location without one', () => {
    const p = position()
      .seat(0, { slots: { 'raid-keeps': FULL } })
      .receiving(0, 'reaver-spakona')
    expect(p.refused(0, use({ specialize: 'raid-keeps' }))).toEqual({
      refused: 'slot-full',
      facts: { location: 'raid-keeps', most: 3 },
      rule: 'RV-20.10',
    })
    for (const location of ['recruit-reavers', 'trade-with-villages'])
      expect(p.refused(0, use({ specialize: location }))).toEqual({
        refused: 'no-slot-there',
        facts: { location },
        rule: 'RV-20.10',
      })
  })

  test('RV-20.11 leaving a Reaver unused', () => {
    const p = position().receiving(0, 'reaver-spakona', 'reaver-scout')
    const left = { refused: 'cards-left', facts: { cards: ['reaver-spakona', 'reaver-scout'] }, rule: 'RV-20.11' }
    for (const choice of [{ done: true }, { pass: true }, { stop: true }, {}])
      expect(p.refused(0, choice)).toEqual(left)
    for (const unused of [true, null, {}, { keep: true }, { rally: true, promote: true }, { specialize: 'valhalla' }])
      expect(p.refused(0, use(unused))).toEqual({
        refused: 'reaver-unused',
        facts: { reaver: 'reaver-spakona' },
        rule: 'RV-20.11',
      })
    expect(p.refused(0, { card: { 'reaver-huskarl': { rally: true } } })).toMatchObject({ refused: 'card-not-open' })
  })
})

describe('at sea', () => {
  const sailing = (journey: string, patch: Parameters<Position['seat']>[1] = {}, seat1 = {}) =>
    position()
      .seat(0, { food: 9, ...patch })
      .seat(1, seat1)
      .onTop('sea-journey', journey)
      .group('battle-at-sea', 0, 'battle-draugr-raiders')
      .active('battle-at-sea')
      .choose(0, { activate: true })

  test('RV-20.15 a Journey is not avoided without the full cost', () => {
    const p = sailing('journey-kraken', {
      ship: ['red:ship', 'red:chest'],
      artifacts: ['artifact-skidbladnir=blue:ship'],
    })
    const short = { refused: 'cannot-pay', facts: { needs: { ship: 1, hammer: 1 } }, rule: 'RV-20.15' }
    for (const avoid of [{ ship: { 'red:ship': 1 } }, {}, true]) expect(p.refused(0, { avoid })).toEqual(short)
    expect(p.refused(0, { avoid: { ship: { 'red:ship': 1 }, hammer: { 'red:chest': 1 } } }).refused).toBe(
      'icon-not-shown',
    )
    const ambushed = sailing('journey-starvation', { artifacts: ['artifact-skidbladnir=blue:ship'] })
    expect(ambushed.refused(0, { avoid: 'leader/reaver-scout' })).toEqual({
      refused: 'nothing-to-give-up',
      facts: { from: ['leader', 'specialized'] },
      rule: 'RV-20.15',
    })
    const crewed = sailing('journey-starvation', { leader: 'reaver-huskarl' })
    expect(crewed.refused(0, { avoid: 'leader/reaver-scout' })).toMatchObject({ refused: 'not-yours-to-give-up' })
  })

  test('RV-20.15 part of the cost is not the cost', () => {
    const p = sailing('journey-kraken', { ship: ['red:ship', 'red:hammer', 'red:chest'] })
    expect(p.refused(0, { avoid: { ship: { 'red:ship': 1 } } })).toEqual({
      refused: 'not-the-price',
      facts: { needs: { ship: 1, hammer: 1 } },
      rule: 'RV-20.15',
    })
  })

  test('RV-20.20 passing a Journey by with what cannot do it', () => {
    const artifacts = ['artifact-skidbladnir=blue:ship', 'artifact-harp-of-the-ljosalfar=yellow:tree', 'artifact-bodn']
    const p = sailing('journey-spoiled-food', { artifacts })
    const notNow = { refused: 'artifact-not-now', facts: { artifact: 'artifact-harp-of-the-ljosalfar' } }
    expect(p.refused(0, { cancel: 'artifact-harp-of-the-ljosalfar' })).toMatchObject(notNow)
    expect(p.refused(0, { cancel: 'artifact-bodn' })).toMatchObject({ refused: 'artifact-empty', rule: 'RV-20.20' })
    const idle = sailing('journey-rough-seas', { artifacts, ship: ['red:ship'] })
    expect(idle.refused(0, { cancel: 'artifact-skidbladnir' })).toEqual({
      refused: 'artifact-changes-nothing',
      facts: { artifact: 'artifact-skidbladnir' },
      rule: 'RV-20.20',
    })
  })

  test('RV-20.19 a Sea Battle that was won already, or a deck without cards', () => {
    const p = position({ players: 3 })
      .seat(0, { food: 9 })
      .onTop('sea-journey', 'journey-all-quiet')
      .group('battle-at-sea', 1)
      .deck('sea-battle', [])
      .active('battle-at-sea')
      .choose(0, { activate: true })
    for (const space of [1, 7, 'battle-knarr'])
      expect(p.refused(0, { take: space })).toEqual({ refused: 'battle-not-there', facts: {}, rule: 'RV-8.18' })
    expect(p.refused(0, { deck: true })).toMatchObject({ refused: 'deck-empty', facts: { deck: 'sea-battle' } })
  })

  const SHIP = ['red:shield', 'blue:shield', 'red:hammer', 'blue:hammer', 'red:chest'] as const
  const combination = { shield: { 'red:shield': 1, 'blue:shield': 1 }, hammer: { 'blue:hammer': 1 } }
  const met = (patch: Parameters<Position['seat']>[1] = {}) =>
    sailing('journey-all-quiet', { ship: [...SHIP], ...patch }).choose(0, { take: 0 })

  test('RV-20.19 a second Sea Battle, or another one once it is chosen', () => {
    const p = met({ favor: 0, artifacts: ['artifact-bodn'] })
    const chosen = { refused: 'battle-chosen', facts: { battle: 'battle-draugr-raiders' }, rule: 'RV-20.19' }
    for (const other of [{ take: 1 }, { deck: true }]) expect(p.refused(0, other)).toEqual(chosen)
    p.choose(0, { giveUp: true })
    expect(p.waiting.step).toBe('finish')
    for (const second of [{ take: 1 }, { deck: true }, { combination }, { fight: { 'red:hammer': 1 } }])
      expect(p.refused(0, second)).toEqual({ refused: 'battle-over', facts: {}, rule: 'RV-20.19' })
  })

  test('RV-20.19 the combination after a combat has begun, or was lost', () => {
    const p = met({ favor: 1, artifacts: ['artifact-bodn'] }).dice(0)
    p.choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.waiting.step).toBe('reroll')
    expect(p.refused(0, { combination })).toEqual({ refused: 'too-late-to-pay', facts: {}, rule: 'RV-20.19' })
    p.choose(0, { giveUp: true })
    expect(p.refused(0, { combination })).toEqual({ refused: 'battle-over', facts: {}, rule: 'RV-20.19' })
  })

  test('RV-20.4 a combination needs a source for each icon', () => {
    const p = met()
    expect(p.refused(0, { combination: { shield: { 'red:shield': 2 }, hammer: { 'red:hammer': 1 } } })).toMatchObject({
      refused: 'source-twice',
      rule: 'RV-20.4',
    })
    expect(p.refused(0, { combination: { shield: { 'red:shield': 1 } } })).toEqual({
      refused: 'not-the-price',
      facts: { needs: { shield: 2, hammer: 1 } },
      rule: 'RV-8.11',
    })
  })

  test('RV-20.16 a combat without a combat die, or with more than six', () => {
    const none = { refused: 'no-combat-die', facts: {}, rule: 'RV-20.16' }
    const p = met({ ship: Array(4).fill('red:double-hammer'), artifacts: ['artifact-dainsleif=red:hammer'] })
    for (const pool of [{}, { 'red:double-hammer': 0 }, true]) expect(p.refused(0, { fight: pool })).toEqual(none)
    expect(p.refused(0, { fight: { 'red:double-hammer': 4 } })).toEqual({
      refused: 'pool-too-large',
      facts: { worth: 8, most: 6 },
      rule: 'RV-20.16',
    })
    expect(p.refused(0, { fight: { 'red:double-hammer': 3, 'artifact-dainsleif': 1 } })).toMatchObject({
      refused: 'pool-too-large',
    })
    expect(p.refused(0, { fight: { 'artifact-dainsleif': 2 } })).toMatchObject({ refused: 'source-twice' })
    const bare = met({
      ship: ['red:shield', 'blue:shield', 'red:ship'],
      leader: 'reaver-lithsman',
      artifacts: ['artifact-bodn'],
    })
    expect(bare.refused(0, { fight: {} })).toEqual(none)
  })

  test('RV-20.16 nothing but hammers and what adds combat dice', () => {
    const p = met({
      ship: ['red:shield', 'red:helm', 'red:hammer', 'blue:shield'],
      upgrades: ['-upgrade-ship-hammer', 'upgrade-chest'],
      artifacts: [
        'artifact-dainsleif',
        'artifact-harp-of-the-ljosalfar=yellow:tree',
        'artifact-fragment-of-mjolnir=red:helm',
      ],
    })
    const fight = (source: string) => p.refused(0, { fight: { [source]: 1 } })
    expect(fight('red:shield')).toMatchObject({ refused: 'icon-not-shown', facts: { icon: 'hammer' } })
    expect(fight('upgrade-chest')).toMatchObject({ refused: 'icon-not-shown', facts: { icon: 'hammer' } })
    expect(fight('upgrade-ship-hammer')).toMatchObject({ refused: 'upgrade-face-down', rule: 'RV-20.21' })
    expect(fight('red:helm')).toMatchObject({ refused: 'no-leader-of-clan', rule: 'RV-20.5' })
    expect(fight('yellow:tree')).toMatchObject({ refused: 'die-stored', rule: 'RV-20.7' })
    expect(fight('artifact-dainsleif')).toMatchObject({ refused: 'artifact-empty', rule: 'RV-20.20' })
    expect(fight('artifact-fragment-of-mjolnir')).toMatchObject({ refused: 'artifact-elsewhere', rule: 'RV-20.20' })
    expect(fight('artifact-harp-of-the-ljosalfar')).toMatchObject({ refused: 'artifact-not-now', rule: 'RV-14.13' })
  })

  test('RV-20.17 a reroll with no die named, or of dice that are not there', () => {
    const p = met({ favor: 1 })
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
    for (const dice of [{}, { 0: 0 }, true, null])
      expect(p.refused(0, { reroll: dice })).toEqual({ refused: 'no-die-named', facts: {}, rule: 'RV-20.17' })
    for (const dice of [{ 0: 2 }, { 1: 1 }])
      expect(p.refused(0, { reroll: dice })).toMatchObject({ refused: 'not-these-combat-dice', facts: { dice: [0] } })
  })

  test('RV-20.17 a reroll without Favor: the combat has ended', () => {
    const p = met({ favor: 0, artifacts: ['artifact-bodn'] })
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.waiting.step).toBe('finish')
    expect(p.refused(0, { reroll: { 0: 1 } })).toEqual({ refused: 'combat-over', facts: {}, rule: 'RV-20.17' })
  })

  test('RV-20.18 hammers and artifact dice after the first roll', () => {
    const p = met({ favor: 1, artifacts: ['artifact-dainsleif=red:hammer'] })
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
    const rolled = { refused: 'pool-rolled', facts: {}, rule: 'RV-20.18' }
    for (const more of [
      { fight: { 'blue:hammer': 1 } },
      { reroll: { 0: 1, 'blue:hammer': 1 } },
      { reroll: { 'artifact-dainsleif': 1 } },
      { use: 'artifact-dainsleif' },
    ])
      expect(p.refused(0, more)).toEqual(rolled)
  })
})

describe('artifacts', () => {
  const HARP = 'artifact-harp-of-the-ljosalfar'

  test('RV-20.20 without a stored die, at the wrong location, or not one’s own', () => {
    const p = position()
      .seat(0, { ship: ['red:ship'], artifacts: [HARP, 'artifact-draupnir=red:shield', 'artifact-bodn'] })
      .active('trade-with-villages')
    expect(p.refused(0, { use: HARP })).toEqual({
      refused: 'artifact-empty',
      facts: { artifact: HARP },
      rule: 'RV-20.20',
    })
    expect(p.refused(0, { use: 'artifact-draupnir' })).toEqual({
      refused: 'artifact-elsewhere',
      facts: { artifact: 'artifact-draupnir', when: ['raid-keeps'] },
      rule: 'RV-20.20',
    })
    for (const card of ['artifact-eldhrimnir', 'constructor', null])
      expect(p.refused(0, { use: card })).toMatchObject({ refused: 'artifact-not-held' })
  })

  test('RV-20.20 a second time in one activation', () => {
    const p = position()
      .seat(0, { ship: ['yellow:tree'], artifacts: [`${HARP}=yellow:tree`, 'artifact-bodn'] })
      .active('trade-with-villages')
      .choose(0, { use: HARP })
      .choose(0, { store: { [HARP]: 'yellow:tree' } })
    expect(p.refused(0, { use: HARP })).toEqual({
      refused: 'artifact-used',
      facts: { artifact: HARP },
      rule: 'RV-20.20',
    })
  })

  test('RV-20.20 without any effect', () => {
    const p = position()
      .seat(0, { terror: 0, ship: [], artifacts: ['artifact-friggs-chalice=red:chest', 'artifact-bodn=red:ship'] })
      .active('raid-villages')
    for (const artifact of ['artifact-friggs-chalice', 'artifact-bodn'])
      expect(p.refused(0, { use: artifact })).toEqual({
        refused: 'artifact-changes-nothing',
        facts: { artifact },
        rule: 'RV-20.20',
      })
  })

  test('RV-20.20 outside a free window, or before the moment it is for', () => {
    const p = position()
      .seat(0, {
        ship: ['red:hammer'],
        artifacts: [`${HARP}=yellow:tree`, 'artifact-laevateinn=red:helm', 'artifact-bodn'],
      })
      .selecting()
    expect(p.refused(0, { use: HARP })).toMatchObject({ refused: 'artifact-not-now', rule: 'RV-4.25' })
    expect(p.refused(0, { store: { 'artifact-bodn': 'red:hammer' } })).toMatchObject({ refused: 'store-not-now' })
    p.choose(0, 'subdue-territories')
    expect(p.refused(0, { use: 'artifact-laevateinn' })).toEqual({
      refused: 'artifact-not-now',
      facts: { artifact: 'artifact-laevateinn' },
      rule: 'RV-14.13',
    })
  })

  test('RV-20.6 storing a wildcard, or any die the artifact does not ask for', () => {
    const p = position()
      .seat(0, {
        leader: 'reaver-lithsman',
        ship: ['red:helm', 'red:double-hammer', 'blue:raven'],
        artifacts: ['artifact-andvarinaut', 'artifact-dainsleif', 'artifact-bodn=red:ship', 'artifact-laevateinn'],
        upgrades: ['upgrade-shield'],
      })
      .active('trade-with-villages')
    const store = (artifact: string, die: unknown) => p.refused(0, { store: { [artifact]: die } })
    for (const artifact of ['artifact-andvarinaut', 'artifact-dainsleif'])
      expect(store(artifact, 'red:helm')).toEqual({
        refused: 'wild-not-stored',
        facts: { artifact, die: 'red:helm' },
        rule: 'RV-20.6',
      })
    expect(store('artifact-andvarinaut', 'blue:raven')).toMatchObject({ refused: 'die-does-not-fit', rule: 'RV-14.2' })
    expect(store('artifact-dainsleif', 'red:double-hammer')).toMatchObject({ refused: 'die-does-not-fit' })
    expect(store('artifact-bodn', 'red:helm')).toMatchObject({ refused: 'artifact-full', rule: 'RV-14.1' })
    expect(store('artifact-andvarinaut', 'upgrade-shield')).toMatchObject({
      refused: 'upgrade-is-no-die',
      rule: 'RV-13.7',
    })
    expect(store('artifact-andvarinaut', 'red:shield')).toMatchObject({ refused: 'source-not-held' })
    expect(store('artifact-andvarinaut', 7)).toMatchObject({ refused: 'source-not-held' })
    expect(store('artifact-eldhrimnir', 'blue:raven')).toMatchObject({ refused: 'artifact-not-held' })
  })

  test('RV-4.26 hurrying where nothing holds up', () => {
    const p = position().active('recruit-reavers')
    expect(p.refused(0, { hurry: true })).toEqual({ refused: 'nothing-to-hurry', facts: {}, rule: 'RV-4.26' })
  })
})

describe('spoils', () => {
  /** A choice of three, one of them always open: with two, the only open one is taken without asking. */
  const branching = (p: Position, ...effects: readonly object[]) =>
    p.run({ step: 'chooseBranch', args: { seat: 0, branches: [effects, [{ gain: { glory: 1 } }], []], cause: 'rest' } })

  test('RV-20.22 a Ship Upgrade tile without a free space, or from an empty stack', () => {
    const take = { takeUpgrade: { tile: 'upgrade-shield' } }
    const upgrades = ['upgrade-chest', 'upgrade-chest', 'upgrade-ship-hammer']
    expect(branching(position().seat(0, { upgrades }), take).refused(0, 0)).toEqual({
      refused: 'no-upgrade-space',
      facts: { spaces: 3 },
      rule: 'RV-20.22',
    })
    expect(branching(position().upgradesLeft('upgrade-shield', 0), take).refused(0, 0)).toEqual({
      refused: 'no-tile-left',
      facts: { tile: 'upgrade-shield' },
      rule: 'RV-20.22',
    })
    const p = position().seat(0, { upgrades, glory: 0 }).receiving(0, 'village-shield-upgrade')
    expect(p.player(0)).toMatchObject({ glory: 3, upgrades: { length: 3 } })
  })

  test('RV-20.25 the first option of Runic Carvings without Terror', () => {
    const give = [{ pay: { terror: 1 } }, { opponentGains: { choose: 1, gain: { terror: 1 } } }]
    expect(branching(position({ players: 3 }).seat(0, { terror: 0 }), ...give).refused(0, 0)).toEqual({
      refused: 'cannot-afford',
      facts: { good: 'terror', needs: 1, has: 0 },
      rule: 'RV-20.25',
    })
    const p = position().seat(0, { terror: 0, glory: 0 }).receiving(0, 'village-runic-carvings')
    expect(p.player(0)).toMatchObject({ glory: 10, terror: 2 })
  })

  test('RV-20.25 oneself as the opponent', () => {
    const p = position({ players: 3 }).seat(0, { terror: 1 }).receiving(0, 'village-runic-carvings').choose(0, 0)
    expect(p.refused(0, 0)).toEqual({ refused: 'terror-to-oneself', facts: {}, rule: 'RV-20.25' })
    expect(p.refused(0, 3).refused).toBe('illegal-choice')
  })

  test('RV-15.10 a branch that no card or die can come of', () => {
    const draw = { draw: { deck: 'keep', n: 1, keep: 1 } }
    expect(branching(position().deck('keep', []), draw).refused(0, 0)).toMatchObject({
      refused: 'deck-empty',
      facts: { deck: 'keep' },
    })
    const dice = { gainDice: [{ color: 'red', face: 'roll' }] }
    expect(branching(position().diceLeft('red', 0), dice).refused(0, 0)).toMatchObject({ refused: 'no-die-left' })
  })

  test('RV-20.16 pillaging a keep without the combat, and a village with one', () => {
    const keep = position()
      .seat(0, { ship: ['red:hammer'] })
      .receiving(0, 'keep-keep-wall')
    expect(keep.refused(0, { pillage: true })).toEqual({
      refused: 'needs-combat',
      facts: { defense: 2 },
      rule: 'RV-11.6',
    })
    expect(keep.refused(0, { fight: {} })).toMatchObject({ refused: 'no-combat-die', rule: 'RV-20.16' })
    const village = position()
      .seat(0, { ship: ['red:hammer'] })
      .receiving(0, 'village-farm')
    expect(village.refused(0, { fight: { 'red:hammer': 1 } })).toMatchObject({ refused: 'needs-no-combat' })
  })

  test('RV-15.8 one of two cards drawn is kept, from a deck that has cards', () => {
    const p = position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-fanatic'] } })
      .active('raid-keeps')
    for (const kept of [[], p.state.looking?.cards, 'keep-nothing'])
      expect(p.refused(0, kept)).toEqual({ refused: 'keep-one-drawn', facts: {}, rule: 'RV-15.8' })
    const emptied = position()
      .deck('keep', [])
      .run({
        step: 'drawFrom',
        args: { seat: 0, draw: { deck: ['keep', 'village', 'prophecy'], n: 1, keep: 1 } },
      })
    expect(emptied.refused(0, 'keep')).toMatchObject({ refused: 'deck-empty', rule: 'RV-15.10' })
  })

  test('RV-18.64 giving up what one does not have, or using a Reaver one did not take', () => {
    const p = position()
      .seat(0, { artifacts: ['artifact-bodn'], upgrades: ['upgrade-chest'] })
      .run({
        step: 'discardHolding',
        args: { seat: 0, of: { from: ['artifact', 'ship-upgrade'], n: 1 }, cause: 'journey-draugr-ambush' },
      })
    expect(p.refused(0, 'artifact/artifact-dainsleif')).toMatchObject({ refused: 'not-yours-to-give-up' })
    const acquired = ['reaver-huskarl', 'reaver-scout', 'reaver-flame-bringer']
    const glove = position()
      .seat(0, { acquired })
      .run({
        step: 'chooseAcquired',
        args: { seat: 0, part: 'clan-bonus', cause: 'artifact-jarnglofar' },
      })
    expect(glove.refused(0, 'reaver-spakona')).toMatchObject({ refused: 'reaver-not-acquired', rule: 'RV-18.64' })
    const stave = position()
      .seat(0, { acquired: [...acquired, 'reaver-keeper-of-sagas'] })
      .run({
        step: 'chooseAcquired',
        args: { seat: 0, part: 'specialization', cause: 'artifact-sacred-ash-stave' },
      })
    expect(stave.refused(0, 'reaver-flame-bringer')).toMatchObject({ refused: 'reaver-changes-nothing' })
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
