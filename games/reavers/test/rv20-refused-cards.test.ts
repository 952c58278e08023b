import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** `refused` also proves that the table is as it was. */

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
    const last = position().seat(0, { upgrades }).upgradesLeft('upgrade-shield', 1)
    expect(branching(last, take).refused(0, 0)).toMatchObject({ refused: 'no-upgrade-space' })
    expect(branching(position().upgradesLeft('upgrade-shield', 0), take).refused(0, 0)).toEqual({
      refused: 'no-tile-left',
      facts: { tile: 'upgrade-shield' },
      rule: 'RV-20.22',
    })
    const p = position().seat(0, { upgrades, glory: 0 }).receiving(0, 'village-shield-upgrade')
    expect(p.player(0)).toMatchObject({ glory: 3, upgrades: { length: 3 } })
  })

  test('RV-20.25 the first option of Runic Carvings without Terror', () => {
    const give = [{ pay: { terror: 1 } }, { opponentGains: { gain: { terror: 1 } } }]
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
