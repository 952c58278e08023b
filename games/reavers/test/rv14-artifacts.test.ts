import { describe, expect, test } from 'vitest'
import { type Die, LOCATIONS, type LocationId } from '../src/content-file.ts'
import { colorOf } from '../src/die.ts'
import { position } from './position.ts'

const HARP = 'artifact-harp-of-the-ljosalfar'

/** Seat 0 has an empty artifact and these dice, and chooses between activating and resting. */
const holding = (artifact: string, ...ship: Die[]) =>
  position()
    .seat(0, { artifacts: [artifact], ship })
    .active('recruit-reavers')

describe('storing a die', () => {
  test('RV-14.1 an artifact holds one die and no second', () => {
    const p = holding('artifact-andvarinaut', 'blue:shield', 'yellow:shield')
    p.choose(0, { store: { 'artifact-andvarinaut': 'blue:shield' } })
    expect(p.player(0)).toMatchObject({
      ship: ['yellow:shield'],
      artifacts: [{ card: 'artifact-andvarinaut', die: 'blue:shield' }],
    })
    expect(p.told('die-stored')).toEqual([
      { kind: 'die-stored', seat: 0, die: 'blue:shield', artifact: 'artifact-andvarinaut' },
    ])
    expect(p.ways(0)).toEqual(['activate', 'rest'])
    p.refused(0, { store: { 'artifact-andvarinaut': 'yellow:shield' } })
  })

  test('RV-14.1 only a die of the kind shown', () => {
    const p = holding('artifact-andvarinaut', 'blue:shield', 'blue:chest')
    expect(p.ask(0)?.form).toMatchObject({ of: { store: { of: { 'artifact-andvarinaut': { of: ['blue:shield'] } } } } })
    p.refused(0, { store: { 'artifact-andvarinaut': 'blue:chest' } })
  })

  test('RV-14.2 a wild die of the Leader’s clan is no Shield here', () => {
    const p = position().seat(0, {
      leader: 'reaver-huskarl',
      artifacts: ['artifact-andvarinaut'],
      ship: ['blue:raven', 'blue:raven'],
      food: 2,
    })
    p.active('raid-keeps')
    expect(p.ways(0)).toEqual(['activate', 'rest'])
    p.refused(0, { store: { 'artifact-andvarinaut': 'blue:raven' } })
  })

  test.each([
    ['artifact-brisingamen', 'yellow:tree'],
    ['artifact-eldhrimnir', 'blue:raven'],
    ['artifact-fragment-of-mjolnir', 'red:helm'],
    [HARP, 'yellow:tree'],
    ['artifact-jarnglofar', 'blue:raven'],
    ['artifact-laevateinn', 'red:helm'],
  ] as const)('RV-14.3 %s stores %s, with a Leader of that clan or without', (artifact, die) => {
    const p = holding(artifact, die, 'blue:ship')
    expect(p.ask(0)?.form).toMatchObject({ of: { store: { of: { [artifact]: { of: [die] } } } } })
    const leader = { red: 'reaver-lithsman', blue: 'reaver-huskarl', yellow: 'reaver-scout' }[colorOf(die)]
    const led = position().seat(0, { leader, artifacts: [artifact], ship: [die] })
    led.active('recruit-reavers').choose(0, { store: { [artifact]: die } })
    expect(led.player(0)).toMatchObject({ ship: [], artifacts: [{ die }] })
  })

  test('RV-14.4 a Hammer artifact takes a Hammer, not a Double Hammer', () => {
    const p = holding('artifact-dainsleif', 'red:double-hammer', 'red:hammer')
    p.refused(0, { store: { 'artifact-dainsleif': 'red:double-hammer' } })
    p.choose(0, { store: { 'artifact-dainsleif': 'red:hammer' } })
    expect(p.player(0).artifacts).toMatchObject([{ die: 'red:hammer' }])
  })

  test('RV-14.5 Bodn takes any die', () => {
    const ship: Die[] = ['red:double-hammer', 'red:helm', 'blue:ship', 'yellow:chest', 'blue:shield', 'yellow:hammer']
    const p = holding('artifact-bodn', ...ship)
    expect(p.ask(0)?.form).toMatchObject({ of: { store: { of: { 'artifact-bodn': { of: ship } } } } })
  })

  test('RV-14.6 a ship die may be stored in every free window, and only there', () => {
    const p = position().seat(0, {
      artifacts: ['artifact-andvarinaut', 'artifact-hringhorni'],
      ship: ['blue:shield', 'blue:ship'],
    })
    p.selecting()
    p.refused(0, { store: { 'artifact-andvarinaut': 'blue:shield' } })
    p.choose(0, 'trade-with-villages')
    expect([p.waiting.step, p.ways(0)]).toEqual(['participate', ['activate', 'rest', 'store']])
    p.choose(0, { activate: true })
    expect(p.waiting.step).toBe('tradePick')
    p.choose(0, { store: { 'artifact-andvarinaut': 'blue:shield' } }).choose(0, { stop: true })
    expect(p.waiting).toEqual({ step: 'finish', seats: [0] })
    p.choose(0, { store: { 'artifact-hringhorni': 'blue:ship' } })
    expect(p.player(0)).toMatchObject({ ship: [], artifacts: [{ die: 'blue:shield' }, { die: 'blue:ship' }] })
  })

  test('RV-14.7 stored dice take none of the ten slots', () => {
    const ship = Array<Die>(9).fill('blue:ship')
    const p = position().seat(0, { artifacts: ['artifact-bodn=red:helm', `${HARP}=yellow:tree`], ship })
    p.active('raid-keeps').choose(0, { rest: 1 }).choose(0, 'red:chest')
    expect(p.player(0).ship).toHaveLength(10)
    expect(p.told('dice-lost')).toEqual([])
    expect(p.waiting.step).toBe('finish')
  })
})

describe('using an artifact', () => {
  const harping = () => position().seat(0, { favor: 0, artifacts: [`${HARP}=yellow:tree`] })

  test('RV-14.8 its stored die goes to the supply; without one it cannot be used', () => {
    const p = harping().active('battle-at-sea')
    const yellow = p.state.supply.yellow
    p.choose(0, { use: HARP })
    expect(p.player(0)).toMatchObject({ favor: 2, artifacts: [{ card: HARP, die: null, used: true }] })
    expect(p.state.supply.yellow).toBe(yellow + 1)
    expect(p.told('artifact-used')).toEqual([{ kind: 'artifact-used', seat: 0, artifact: HARP }])
    const empty = position()
      .seat(0, { artifacts: [HARP] })
      .active('battle-at-sea')
    expect(empty.ways(0)).not.toContain('use')
    empty.refused(0, { use: HARP })
  })

  test('RV-14.9 only at the location it names', () => {
    const draupnir = (location: LocationId) =>
      position()
        .seat(0, { artifacts: ['artifact-draupnir=blue:shield'] })
        .active(location)
        .ways(0)
        .includes('use')
    expect(LOCATIONS.filter(draupnir)).toEqual(['raid-keeps'])
  })

  test('RV-14.9 at any location if it says so', () => {
    for (const location of LOCATIONS) expect(harping().active(location).ways(0)).toContain('use')
  })

  test('RV-14.10 by a player who rests as by one who activates', () => {
    const resting = harping().active('raid-keeps').choose(0, { rest: 2 })
    expect(resting.waiting).toEqual({ step: 'finish', seats: [0] })
    resting.choose(0, { use: HARP })
    expect(resting.player(0).favor).toBe(2)
    const trading = harping()
      .active('trade-with-villages')
      .choose(0, { activate: true })
      .choose(0, { 'trade-food': true })
    trading.choose(0, { use: HARP })
    expect(trading.player(0).favor).toBe(2)
  })

  test('RV-14.10 by who is not the active player', () => {
    const p = position()
      .seat(1, { favor: 0, artifacts: [`${HARP}=yellow:tree`] })
      .active('battle-at-sea')
    p.choose(0, { rest: 2 }).choose(1, { use: HARP })
    expect(p.player(1).favor).toBe(2)
  })

  test('RV-14.11 each card once in an activation, two copies once each', () => {
    const p = position().seat(0, { favor: 0, artifacts: [`${HARP}=yellow:tree`, `${HARP}=yellow:tree`] })
    p.active('battle-at-sea').choose(0, { use: HARP }).choose(0, { use: HARP })
    expect(p.player(0)).toMatchObject({ favor: 4, artifacts: [{ used: true }, { used: true }] })
    p.refused(0, { use: HARP })
  })

  test('RV-14.12 a die may be stored and used at once; refilling gives no second use before the next activation', () => {
    const p = position().seat(0, { favor: 0, artifacts: [HARP], ship: ['yellow:tree', 'yellow:tree'] })
    p.active('battle-at-sea')
      .choose(0, { store: { [HARP]: 'yellow:tree' } })
      .choose(0, { use: HARP })
    p.choose(0, { store: { [HARP]: 'yellow:tree' } })
    expect(p.player(0)).toMatchObject({ favor: 2, artifacts: [{ die: 'yellow:tree', used: true }] })
    p.refused(0, { use: HARP })
    p.active('raid-keeps').choose(0, { use: HARP })
    expect(p.player(0).favor).toBe(4)
  })

  test('RV-14.13 Dainsleif and the Fragment of Mjölnir are used while a pool is formed, in no free window', () => {
    const sea = position().seat(0, { food: 4, artifacts: ['artifact-dainsleif=red:hammer'] })
    sea.onTop('sea-journey', 'journey-all-quiet').active('battle-at-sea')
    sea.refused(0, { use: 'artifact-dainsleif' })
    sea.choose(0, { activate: true })
    sea.refused(0, { use: 'artifact-dainsleif' })
    sea.choose(0, { take: 0 })
    sea.refused(0, { use: 'artifact-dainsleif' })
    sea.dice(2, 2).choose(0, { fight: { 'artifact-dainsleif': 1 } })
    expect(sea.told('combat-rolled')).toMatchObject([{ dice: [2, 2] }])

    const land = position().seat(0, { artifacts: ['artifact-fragment-of-mjolnir=red:helm'] })
    land.active('subdue-territories')
    land.refused(0, { use: 'artifact-fragment-of-mjolnir' })
    land.choose(0, { activate: true })
    land.refused(0, { use: 'artifact-fragment-of-mjolnir' })
    land.dice(1).choose(0, { force: 'food-1' })
    expect(land.told('artifact-used')).toMatchObject([{ artifact: 'artifact-fragment-of-mjolnir' }])
  })

  test('RV-14.13 Skidbladnir is used on a revealed Journey, Laevateinn on a territory just won', () => {
    const sea = position().seat(0, { food: 4, artifacts: ['artifact-skidbladnir=blue:ship'] })
    sea.onTop('sea-journey', 'journey-spoiled-food').active('battle-at-sea')
    sea.refused(0, { use: 'artifact-skidbladnir' })
    sea.seat(0, { food: 6 }).choose(0, { activate: true })
    expect([sea.waiting.step, sea.ways(0)]).toEqual(['faceJourney', ['cancel', 'suffer']])
    sea.choose(0, { suffer: true })
    sea.refused(0, { use: 'artifact-skidbladnir' })

    const land = position().seat(0, { food: 4, artifacts: ['artifact-laevateinn=red:helm'] })
    land.active('subdue-territories')
    land.refused(0, { use: 'artifact-laevateinn' })
    land.choose(0, { activate: true })
    land.refused(0, { use: 'artifact-laevateinn' })
    land.choose(0, { peaceful: 'food-1' })
    expect([land.waiting.step, land.ways(0)]).toEqual(['claim', ['take', 'use']])
  })

  test('RV-14.14 an effect that would change nothing is refused, and the die stays', () => {
    const chalice = (terror: number) =>
      position()
        .seat(0, { terror, artifacts: ['artifact-friggs-chalice=blue:chest'] })
        .active('raid-villages')
    expect(chalice(1).ways(0)).toContain('use')
    const clean = chalice(0)
    clean.refused(0, { use: 'artifact-friggs-chalice' })
    expect(clean.player(0).artifacts).toMatchObject([{ die: 'blue:chest' }])
    const noCards = position().seat(0, { artifacts: ['artifact-andvarinaut=blue:shield'] })
    noCards.deck('keep', []).active('raid-keeps').refused(0, { use: 'artifact-andvarinaut' })
  })

  test('RV-14.17 nobody stores or uses anything while another player is asked', () => {
    const p = position()
    for (const seat of [0, 1]) p.seat(seat, { artifacts: [`${HARP}=yellow:tree`, 'artifact-bodn'], ship: ['red:helm'] })
    p.active('raid-keeps')
    expect(p.waiting.seats).toEqual([0])
    expect(p.ask(1)).toBe(null)
    for (const choice of [{ use: HARP }, { store: { 'artifact-bodn': 'red:helm' } }]) {
      expect(p.refused(1, choice)).toMatchObject({ refused: 'not-asked' })
      expect(p.refused(1, { aside: choice })).toMatchObject({ refused: 'not-asked' })
    }
  })
})

describe('an artifact that leaves the board', () => {
  const ambushed = () =>
    position()
      .seat(0, { food: 4, artifacts: [`${HARP}=yellow:tree`], upgrades: ['upgrade-chest'] })
      .onTop('sea-journey', 'journey-draugr-ambush')
      .active('battle-at-sea')
      .choose(0, { activate: true })
      .choose(0, { suffer: true })

  test('RV-14.15 its stored die returns to the supply', () => {
    const p = ambushed()
    const yellow = p.state.supply.yellow
    p.choose(0, `artifact/${HARP}`)
    expect(p.player(0).artifacts).toEqual([])
    expect(p.state.supply.yellow).toBe(yellow + 1)
  })

  test('RV-14.15 also when it makes room for a new one', () => {
    const artifacts = ['artifact-bodn=red:helm', 'artifact-bodn', HARP, 'artifact-draupnir']
    const p = position().seat(0, { artifacts }).receiving(0, 'artifact-laevateinn')
    const { red } = p.state.supply
    p.choose(0, 0)
    expect(p.state.supply.red).toBe(red + 1)
    expect(p.player(0)).toMatchObject({ pile: ['artifact-bodn'], ship: [] })
    expect(p.player(0).artifacts.map(({ card }) => card)).toEqual([
      ...['artifact-bodn', HARP, 'artifact-draupnir', 'artifact-laevateinn'],
    ])
  })

  test('RV-14.16 it goes to its owner’s Glory pile and still scores', () => {
    const p = ambushed().choose(0, `artifact/${HARP}`)
    expect(p.player(0).pile).toEqual([HARP])
    p.scoring()
    const items = p.told('final-score').find(({ seat }) => seat === 0)?.items
    expect(items).toContainEqual({ item: 'artifact', points: 3, facts: { card: HARP } })
  })
})
