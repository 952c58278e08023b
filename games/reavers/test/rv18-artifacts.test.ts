import { describe, expect, test } from 'vitest'
import type { Die, LocationId } from '../src/content-file.ts'
import { position, type SeatPatch } from './position.ts'

/** Seat 0 has this artifact with its die, and chooses between activating and resting at this location. */
const having = (artifact: string, location: LocationId, patch: SeatPatch = {}) =>
  position()
    .seat(0, { ...patch, artifacts: [artifact] })
    .active(location)

describe('artifacts of the raids', () => {
  test('RV-18.53 Andvarinaut at Raid Keeps: a Keep Spoils card from the deck, resolved', () => {
    const p = having('artifact-andvarinaut=blue:shield', 'raid-keeps').onTop('keep', 'keep-tapestry-gorm')
    p.choose(0, { use: 'artifact-andvarinaut' })
    expect(p.player(0)).toMatchObject({ pile: ['keep-tapestry-gorm'], artifacts: [{ die: null, used: true }] })
    expect(having('artifact-andvarinaut=blue:shield', 'raid-villages').ways(0)).not.toContain('use')
  })

  test('RV-18.58 Draupnir at Raid Keeps: 2 Food, which may pay the raid', () => {
    const p = having('artifact-draupnir=blue:shield', 'raid-keeps', { food: 0, ship: ['blue:shield', 'red:shield'] })
    p.refused(0, { activate: 'deck' })
    p.choose(0, { use: 'artifact-draupnir' })
    expect(p.player(0).food).toBe(2)
    p.choose(0, { activate: 'deck' })
    expect(p.player(0).food).toBe(0)
    expect(having('artifact-draupnir=blue:shield', 'raid-villages').ways(0)).not.toContain('use')
  })

  test('RV-18.59 Eldhrimnir at Raid Villages: 3 Food', () => {
    const p = having('artifact-eldhrimnir=blue:raven', 'raid-villages', { food: 1 })
    expect(p.choose(0, { use: 'artifact-eldhrimnir' }).player(0).food).toBe(4)
    expect(having('artifact-eldhrimnir=blue:raven', 'raid-keeps').ways(0)).not.toContain('use')
  })

  test('RV-18.61 Frigg’s Chalice at Raid Villages: discards 1 own Terror', () => {
    const p = having('artifact-friggs-chalice=blue:chest', 'raid-villages', { terror: 2 })
    p.choose(0, { use: 'artifact-friggs-chalice' })
    expect(p.state.players.map(({ terror }) => terror)).toEqual([1, 0])
    expect(having('artifact-friggs-chalice=blue:chest', 'raid-keeps', { terror: 2 }).ways(0)).not.toContain('use')
  })
})

describe('artifacts of any action', () => {
  test('RV-18.54 Bodn: a ship die for one of that colour on any side', () => {
    const ship: Die[] = ['blue:ship', 'yellow:ship']
    const p = having('artifact-bodn=red:helm', 'battle-at-sea', { ship }).choose(0, { use: 'artifact-bodn' })
    p.choose(0, { exchange: { any: { 'yellow:ship': 1 } } })
    expect(p.offered(0)).toEqual(['yellow:tree', 'yellow:hammer', 'yellow:shield', 'yellow:chest', 'yellow:ship'])
    p.choose(0, 'yellow:tree').choose(0, { keep: true })
    expect(p.player(0)).toMatchObject({ ship: ['blue:ship', 'yellow:tree'], artifacts: [{ die: null, used: true }] })
  })

  test('RV-18.54 it needs a ship die besides the stored one', () => {
    const p = having('artifact-bodn=red:helm', 'battle-at-sea', { ship: [] })
    expect(p.ways(0)).not.toContain('use')
    p.refused(0, { use: 'artifact-bodn' })
  })

  test('RV-18.62 Harp of the Ljósálfar: 2 Favor, at any location', () => {
    for (const location of ['trade-with-villages', 'raid-keeps', 'subdue-territories'] as const) {
      const p = having('artifact-harp-of-the-ljosalfar=yellow:tree', location, { favor: 1 })
      expect(p.choose(0, { use: 'artifact-harp-of-the-ljosalfar' }).player(0).favor).toBe(3)
    }
  })
})

describe('artifacts of Trade with Villages', () => {
  const BRISINGAMEN = 'artifact-brisingamen=yellow:tree'

  test('RV-18.55 Brisingamen: draw a Prophecy, then discard an owned one, which may be the new one', () => {
    const prophesying = () =>
      having(BRISINGAMEN, 'trade-with-villages', { prophecies: ['prophecy-juggernaut'] })
        .onTop('prophecy', 'prophecy-vanquisher')
        .choose(0, { use: 'artifact-brisingamen' })
    expect(prophesying().offered(0)).toEqual(['prophecy/prophecy-juggernaut', 'prophecy/prophecy-vanquisher'])
    const kept = prophesying().choose(0, 'prophecy/prophecy-juggernaut')
    expect(kept.player(0).prophecies).toEqual(['prophecy-vanquisher'])
    const thrown = prophesying().choose(0, 'prophecy/prophecy-vanquisher')
    expect(thrown.player(0).prophecies).toEqual(['prophecy-juggernaut'])
    expect(thrown.state.decks.prophecy.discard).toEqual(['prophecy-vanquisher'])
    expect(having(BRISINGAMEN, 'raid-keeps').ways(0)).not.toContain('use')
  })

  test('RV-18.55 it is refused to who has no Prophecy: the one drawn would have to go again', () => {
    const p = having(BRISINGAMEN, 'trade-with-villages')
    expect(p.ways(0)).not.toContain('use')
    const refusal = { refused: 'artifact-changes-nothing', rule: 'RV-20.20' }
    expect(p.refused(0, { use: 'artifact-brisingamen' })).toMatchObject(refusal)
  })

  test('RV-18.55 it is refused when no Prophecy can be drawn: one would only be lost', () => {
    const p = position()
      .prophecies()
      .deck('prophecy', [])
      .seat(0, { artifacts: [BRISINGAMEN] })
    p.player(0).prophecies.push(p.player(1).pile.pop() as string)
    p.active('trade-with-villages')
    expect(p.ways(0)).not.toContain('use')
    expect(p.refused(0, { use: 'artifact-brisingamen' })).toMatchObject({ rule: 'RV-20.20' })
  })

  test('RV-18.63 Hringhorni: 2 dice of chosen colours from the supply, rolled', () => {
    const p = having('artifact-hringhorni=blue:ship', 'trade-with-villages')
    const display = p.state.tradeDice.slice()
    p.choose(0, { use: 'artifact-hringhorni' })
    expect(p.offered(0)).toEqual(['red', 'blue', 'yellow'])
    p.dice('yellow:tree', 'red:double-hammer').choose(0, 'yellow').choose(0, 'red')
    expect(p.player(0).ship).toEqual(['yellow:tree', 'red:double-hammer'])
    expect(p.state.tradeDice).toEqual(display)
    expect(having('artifact-hringhorni=blue:ship', 'raid-keeps').ways(0)).not.toContain('use')
  })

  test('RV-18.63 both colours are chosen before the first die is rolled', () => {
    const p = having('artifact-hringhorni=blue:ship', 'trade-with-villages')
    p.choose(0, { use: 'artifact-hringhorni' })
    const { drawn } = p.table
    p.choose(0, 'yellow')
    expect(p.table.drawn).toBe(drawn)
    expect(p.state.newDice).toMatchObject({ dice: [], rolling: ['yellow'], total: 2 })
    expect(p.state.supply.yellow).toBe(20 - 2 - 1)
    p.dice('yellow:tree', 'red:double-hammer').choose(0, 'red')
    expect(p.told('dice-gained')).toMatchObject([{ dice: ['yellow:tree', 'red:double-hammer'] }])
    expect(p.player(0).ship).toEqual(['yellow:tree', 'red:double-hammer'])
  })

  test('RV-18.63 a colour that the first choice used up is not there for the second', () => {
    const p = having('artifact-hringhorni=blue:ship', 'trade-with-villages').diceLeft('red', 1)
    p.choose(0, { use: 'artifact-hringhorni' }).choose(0, 'red')
    expect(p.offered(0)).toEqual(['blue', 'yellow'])
    expect(p.refused(0, 'red')).toMatchObject({ refused: 'no-die-left', rule: 'RV-1.11' })
  })

  test('RV-18.63 the last die of all is taken and rolled; there is no second', () => {
    const p = having('artifact-hringhorni=blue:ship', 'trade-with-villages')
    p.diceLeft('red', 0).diceLeft('yellow', 0).diceLeft('blue', 0)
    p.dice('blue:hammer').choose(0, { use: 'artifact-hringhorni' })
    expect(p.player(0).ship).toEqual(['blue:hammer'])
    expect(p.state.supply).toMatchObject({ red: 0, blue: 0, yellow: 0 })
  })
})

describe('artifacts that fight', () => {
  const sailing = (patch: SeatPatch) =>
    position()
      .seat(0, { ...patch, food: 4 })
      .onTop('sea-journey', 'journey-all-quiet')

  test('RV-18.56 Dainsleif at Battle at Sea: 2 combat dice for one combat', () => {
    const p = sailing({ artifacts: ['artifact-dainsleif=red:hammer'], ship: ['blue:hammer'], favor: 0 })
    p.group('battle-at-sea', 0, 'battle-wherry').active('battle-at-sea').choose(0, { activate: true })
    p.choose(0, { take: 0 })
      .dice(1, 1, 1)
      .choose(0, { fight: { 'artifact-dainsleif': 1, 'blue:hammer': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [1, 1, 1] }])
    expect(p.player(0)).toMatchObject({ ship: [], artifacts: [{ die: null, used: true }], pile: ['battle-wherry'] })
    const land = position().seat(0, { artifacts: ['artifact-dainsleif=red:hammer'], food: 9, ship: ['red:hammer'] })
    land.active('subdue-territories').choose(0, { activate: true }).choose(0, { force: 'food-3' })
    expect(land.player(0).artifacts).toMatchObject([{ die: 'red:hammer', used: false }])
  })

  test('RV-18.57 Dainsleif helps in a Keep Spoils combat during Battle at Sea', () => {
    const ship: Die[] = ['blue:ship', 'blue:chest', 'blue:chest', 'blue:shield']
    const p = sailing({ artifacts: ['artifact-dainsleif=red:hammer'], ship, favor: 0 }).onTop('keep', 'keep-keep-wall')
    p.group('battle-at-sea', 0, 'battle-knarr').active('battle-at-sea').choose(0, { activate: true })
    p.choose(0, { take: 0 })
    p.choose(0, {
      combination: { ship: { 'blue:ship': 1 }, chest: { 'blue:chest': 2 }, shield: { 'blue:shield': 1 } },
    })
    expect([p.waiting.step, p.ways(0)]).toEqual(['pillage', ['fight', 'pass']])
    p.dice(1, 1).choose(0, { fight: { 'artifact-dainsleif': 1 } })
    expect(p.player(0)).toMatchObject({ wall: 1, favor: 3, pile: ['battle-knarr'] })
  })

  test('RV-18.60 Fragment of Mjölnir at Subdue Territories: 1 combat die for one combat', () => {
    const artifacts = ['artifact-fragment-of-mjolnir=red:helm']
    const p = position().seat(0, { artifacts, food: 2, ship: ['red:hammer', 'blue:hammer'] })
    p.active('subdue-territories').choose(0, { activate: true }).choose(0, { force: 'food-2' })
    p.dice(1, 1).choose(0, { 'artifact-fragment-of-mjolnir': 1, 'red:hammer': 1 })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [1, 1] }])
    expect(p.player(0)).toMatchObject({ ship: ['blue:hammer'], artifacts: [{ die: null, used: true }] })
    p.dice(1).choose(0, { force: 'favor-1' })
    expect(p.told('combat-rolled')[1]).toMatchObject({ dice: [1] })
    const sea = sailing({ artifacts }).active('battle-at-sea').choose(0, { activate: true }).choose(0, { take: 0 })
    expect(sea.told('battle-lost')).toHaveLength(1)
  })
})

describe('artifacts of Recruit Reavers', () => {
  const recruiting = (artifact: string, patch: SeatPatch = {}) =>
    position()
      .group('recruit-reavers', 0, 'reaver-spear-chief', 'reaver-scout')
      .group('recruit-reavers', 1, 'reaver-revered-seer', 'reaver-keeper-of-sagas')
      .seat(0, { ...patch, artifacts: [artifact] })
      .active('recruit-reavers')

  test('RV-18.64 Járnglófar: the clan bonus of a Reaver acquired now, whatever it was used for', () => {
    const p = recruiting('artifact-jarnglofar=blue:raven', { food: 0, favor: 0 }).choose(0, { activate: 0 })
    const { favor } = p.player(0)
    p.choose(0, { card: { 'reaver-scout': { specialize: 'raid-keeps' } } })
    p.choose(0, { use: 'artifact-jarnglofar' })
    expect(p.offered(0)).toEqual(['reaver-spear-chief', 'reaver-scout'])
    p.choose(0, 'reaver-scout')
    expect(p.player(0)).toMatchObject({ favor: favor + 2, food: 0, leader: null })
    const rallied = recruiting('artifact-jarnglofar=blue:raven', { food: 0 }).choose(0, { activate: 0 })
    rallied.choose(0, { card: { 'reaver-spear-chief': { rally: true } } }).choose(0, 'blue:ship')
    rallied.choose(0, { card: { 'reaver-scout': { specialize: 'raid-keeps' } } })
    expect(rallied.waiting).toEqual({ step: 'finish', seats: [0] })
    rallied.choose(0, { use: 'artifact-jarnglofar' }).choose(0, 'reaver-spear-chief')
    expect(rallied.player(0)).toMatchObject({ food: 4, pile: ['reaver-spear-chief'] })
  })

  test('RV-18.64 the spoils card of a Helm Reaver is resolved before the next Reaver is used', () => {
    const p = position()
      .group('recruit-reavers', 0, 'reaver-fanatic', 'reaver-scout')
      .onTop('keep', 'keep-tapestry-gorm')
    p.seat(0, { artifacts: ['artifact-jarnglofar=blue:raven'] })
      .active('recruit-reavers')
      .choose(0, { activate: 0 })
    p.choose(0, { use: 'artifact-jarnglofar' }).choose(0, 'reaver-fanatic').choose(0, 'keep')
    expect(p.player(0).pile).toEqual(['keep-tapestry-gorm'])
    expect(p.state.open).toMatchObject([{ cards: ['reaver-fanatic', 'reaver-scout'] }])
    expect(p.waiting).toEqual({ step: 'nextCard', seats: [0] })
  })

  test('RV-18.64 not of a Reaver of an earlier activation', () => {
    const p = recruiting('artifact-jarnglofar=blue:raven', { leader: 'reaver-huskarl', acquired: ['reaver-huskarl'] })
    p.refused(0, { use: 'artifact-jarnglofar' })
  })

  test('RV-18.65 Sacred Ash Stave: the ability of a Reaver acquired now, its cost paid', () => {
    const p = recruiting('artifact-sacred-ash-stave=blue:chest', { favor: 0 }).choose(0, { activate: 1 })
    p.choose(0, { use: 'artifact-sacred-ash-stave' })
    expect(p.offered(0)).toEqual(['reaver-revered-seer', 'reaver-keeper-of-sagas'])
    p.choose(0, 'reaver-revered-seer').choose(0, { exchange: true })
    expect(p.player(0)).toMatchObject({ glory: 2, favor: 2 - 1 })
    const free = recruiting('artifact-sacred-ash-stave=blue:chest', { favor: 0 }).choose(0, { activate: 1 })
    free.choose(0, { use: 'artifact-sacred-ash-stave' }).choose(0, 'reaver-keeper-of-sagas')
    expect(free.player(0)).toMatchObject({ glory: 2, favor: 2 })
  })

  test('RV-18.65 an ability that cannot be paid is not offered', () => {
    const p = position({ players: 3 })
      .group('recruit-reavers', 0, 'reaver-revered-seer', 'reaver-keeper-of-sagas')
      .seat(1, { favor: 0, artifacts: ['artifact-sacred-ash-stave=blue:chest'] })
    p.active('recruit-reavers').choose(0, { rest: 2 }).choose(1, { activate: 0 })
    p.choose(1, { use: 'artifact-sacred-ash-stave' })
    expect(p.player(1)).toMatchObject({ glory: 2, favor: 0 })
  })

  test.each(['artifact-jarnglofar=blue:raven', 'artifact-sacred-ash-stave=blue:chest'])(
    'RV-18.66 %s is refused to an owner who rested',
    (held) => {
      const p = recruiting(held, { ship: ['yellow:tree'] }).choose(0, { rest: 0 })
      expect(p.waiting.seats).toEqual([1])
      const [artifact] = held.split('=')
      p.refused(0, { use: artifact })
      const before = recruiting(held)
      before.refused(0, { use: artifact })
    },
  )
})

describe('Laevateinn and Skidbladnir', () => {
  const subduing = (patch: SeatPatch = {}) =>
    position()
      .stack('food-3', 'territory-food-3-b')
      .seat(0, { favor: 0, ...patch, artifacts: ['artifact-laevateinn=red:helm'] })
      .active('subdue-territories')
      .choose(0, { activate: true })

  test('RV-18.67 Laevateinn: the top level 3 tile of the same type instead, the won tile stays', () => {
    for (const level of [1, 2]) {
      const p = subduing({ food: 6 }).choose(0, { peaceful: `food-${level}` })
      expect(p.ways(0)).toEqual(['take', 'use'])
      p.choose(0, { use: 'artifact-laevateinn' }).choose(0, { stop: true })
      expect(p.state.stacks[`food-${level}`]).toHaveLength(6)
      expect(p.state.stacks['food-3']).toHaveLength(5)
      expect(p.player(0)).toMatchObject({ territories: ['territory-food-3-b'], artifacts: [{ die: null, used: true }] })
      expect(p.told('territory-claimed')).toEqual([
        { kind: 'territory-claimed', seat: 0, stack: 'food-3', way: 'artifact' },
      ])
    }
  })

  test('RV-18.67 also after a combat; not for level 3, and not when it is left alone', () => {
    const forced = subduing({ food: 0, favor: 0, ship: ['red:hammer'] })
      .dice(1)
      .choose(0, { force: 'favor-1' })
    expect([forced.waiting.step, forced.ways(0)]).toEqual(['claim', ['take', 'use']])
    forced.choose(0, { take: true })
    expect(forced.state.stacks['favor-1']).toHaveLength(5)
    const lost = subduing({ food: 0, favor: 0, ship: ['red:hammer', 'blue:ship'] })
      .dice(0)
      .choose(0, { force: 'favor-1' })
    expect(lost.told('combat-lost')).toHaveLength(1)
    expect(lost.told('territory-claimed')).toEqual([])
    const third = subduing({ food: 6 }).choose(0, { peaceful: 'food-3' })
    expect(third.told('artifact-used')).toEqual([])
    expect(third.told('territory-claimed')).toMatchObject([{ stack: 'food-3', way: 'peaceful' }])
  })

  test('RV-18.68 Laevateinn is refused when that level 3 stack is empty', () => {
    const p = position()
      .emptyStack('food-3')
      .seat(0, { food: 2, artifacts: ['artifact-laevateinn=red:helm'] })
    p.active('subdue-territories').choose(0, { activate: true }).choose(0, { peaceful: 'food-1' })
    expect(p.told('territory-claimed')).toMatchObject([{ stack: 'food-1', way: 'peaceful' }])
    expect(p.player(0).artifacts).toMatchObject([{ die: 'red:helm', used: false }])
  })

  test('RV-18.69 Skidbladnir discards a revealed Journey: neither penalty nor reward', () => {
    const ship: Die[] = ['blue:ship', 'blue:hammer']
    const p = position().onTop('sea-journey', 'journey-kraken')
    p.seat(0, { food: 9, ship, artifacts: ['artifact-skidbladnir=yellow:ship'] }).active('battle-at-sea')
    p.choose(0, { activate: true })
    expect(p.ways(0)).toEqual(['avoid', 'cancel', 'suffer'])
    p.choose(0, { cancel: 'artifact-skidbladnir' })
    expect(p.player(0)).toMatchObject({ food: 5, glory: 2, ship, artifacts: [{ die: null, used: true }] })
    expect(p.state.decks['sea-journey'].discard).toEqual(['journey-kraken'])
    expect(p.told('journey-cancelled')).toEqual([{ kind: 'journey-cancelled', seat: 0, journey: 'journey-kraken' }])
    expect(p.waiting.step).toBe('chooseBattle')
  })

  test('RV-18.69 also where nothing could be paid', () => {
    const p = position().onTop('sea-journey', 'journey-spoiled-food')
    p.seat(0, { food: 6, artifacts: ['artifact-skidbladnir=yellow:ship'] }).active('battle-at-sea')
    p.choose(0, { activate: true }).choose(0, { cancel: 'artifact-skidbladnir' })
    expect(p.player(0).food).toBe(2)
  })

  test('RV-14.14 RV-18.69 it is refused to who has nothing to lose, although there is something to win', () => {
    const facing = (food: number) => {
      const p = position().onTop('sea-journey', 'journey-kraken')
      p.seat(0, {
        food,
        upgrades: ['upgrade-ship-hammer', 'upgrade-ship-hammer'],
        artifacts: ['artifact-skidbladnir=yellow:ship'],
      })
      return p.active('battle-at-sea').choose(0, { activate: true })
    }
    const p = facing(4)
    expect([p.waiting.step, p.ways(0)]).toEqual(['faceJourney', ['avoid', 'suffer']])
    expect(p.refused(0, { cancel: 'artifact-skidbladnir' })).toEqual({
      refused: 'artifact-changes-nothing',
      facts: { artifact: 'artifact-skidbladnir' },
      rule: 'RV-20.20',
    })
    p.choose(0, { suffer: true })
    expect(p.player(0)).toMatchObject({ food: 0, glory: 2, ship: [], artifacts: [{ die: 'yellow:ship' }] })
    expect(p.waiting.step).toBe('chooseBattle')
    expect(facing(5).ways(0)).toEqual(['avoid', 'cancel', 'suffer'])
  })

  test('RV-18.69 it is refused where the Journey would do nothing', () => {
    const p = position().onTop('sea-journey', 'journey-all-quiet')
    p.seat(0, { food: 4, artifacts: ['artifact-skidbladnir=yellow:ship'] }).active('battle-at-sea')
    p.choose(0, { activate: true })
    expect(p.player(0).artifacts).toMatchObject([{ die: 'yellow:ship' }])
    expect(p.waiting.step).toBe('chooseBattle')
  })
})
