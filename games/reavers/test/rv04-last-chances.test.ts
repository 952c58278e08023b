import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { exchange } from './other-content.ts'
import { accepted, name } from './own-content.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** Between what comes and the loss it brings: artifacts of any action may still be used (RV-4.31, RV-4.26). */

const HARP = 'artifact-harp-of-the-ljosalfar'
const BODN = 'artifact-bodn'

/** Bodn turns the die aboard into one of the same colour, on this side. */
const turn = (p: Position, from: Die, to: Die): Position =>
  p
    .choose(0, { use: BODN })
    .choose(0, { exchange: { any: { [from]: 1 } } })
    .choose(0, to)

describe('at a revealed Journey', () => {
  const sailing = (journey: string, patch: SeatPatch): Position =>
    position()
      .seat(0, { food: 6, ...patch })
      .onTop('sea-journey', journey)
      .group('battle-at-sea', 0, 'battle-wherry')
      .active('battle-at-sea')
      .choose(0, { activate: true })

  test('RV-4.31 Bodn makes the die that avoids it, before anything is lost', () => {
    const p = sailing('journey-spoiled-food', { ship: ['blue:ship'], artifacts: [`${BODN}=red:helm`] })
    expect([p.waiting.step, p.ways(0)]).toEqual(['faceJourney', ['suffer', 'use']])
    turn(p, 'blue:ship', 'blue:chest').choose(0, { keep: true })
    expect([p.waiting.step, p.ways(0)]).toEqual(['faceJourney', ['avoid', 'suffer']])
    p.choose(0, { avoid: { chest: { 'blue:chest': 1 } } })
    expect(p.player(0)).toMatchObject({ food: 2, ship: [] })
    expect(p.told('journey-avoided')).toHaveLength(1)
  })

  test('RV-4.31 the Harp is played too; nothing is stored', () => {
    const patch: SeatPatch = { ship: ['yellow:tree'], artifacts: [`${HARP}=yellow:tree`, HARP], favor: 0 }
    const p = sailing('journey-spoiled-food', patch)
    expect([p.waiting.step, p.ways(0)]).toEqual(['faceJourney', ['hurry', 'suffer', 'use']])
    expect(p.refused(0, { store: { [HARP]: 'yellow:tree' } })).toMatchObject({ refused: 'store-not-now' })
    p.choose(0, { use: HARP })
    expect(p.player(0).favor).toBe(2)
    expect([p.waiting.step, p.player(0).food]).toEqual(['chooseBattle', 0])
  })

  test('RV-4.31 no window where the Journey can take and give nothing', () => {
    const quiet = sailing('journey-all-quiet', { ship: ['blue:ship'], artifacts: [`${BODN}=red:helm`] })
    expect(quiet.waiting.step).toBe('chooseBattle')
    const leaderless = sailing('journey-rough-seas', { ship: ['blue:chest'], artifacts: [`${BODN}=red:helm`] })
    expect(leaderless.waiting.step).toBe('chooseBattle')
    const kraken = sailing('journey-kraken', { food: 4, ship: [], artifacts: [`${HARP}=yellow:tree`] })
    expect(kraken.waiting.step).toBe('faceJourney')
  })

  test('RV-4.31 artifacts of one location are not used there', () => {
    const p = sailing('journey-spoiled-food', { artifacts: ['artifact-dainsleif=red:hammer'] })
    expect(p.waiting.step).not.toBe('faceJourney')
    expect(p.player(0).food).toBe(0)
  })

  test('RV-4.26 a hurry hides the Harp, but never Bodn, which could avoid the loss', () => {
    const slots = { 'battle-at-sea': ['reaver-keeper-of-sagas'] }
    const hurried = (artifact: string) => {
      const p = position().onTop('sea-journey', 'journey-spoiled-food')
      p.seat(0, { food: 6, ship: ['blue:ship'], artifacts: [artifact], slots }).active('battle-at-sea')
      return p.choose(0, { hurry: true }).choose(0, { activate: true })
    }
    expect(hurried(`${HARP}=yellow:tree`).waiting.step).toBe('chooseBattle')
    const p = hurried(`${BODN}=red:helm`)
    expect([p.waiting.step, p.ways(0)]).toEqual(['faceJourney', ['suffer', 'use']])
  })
})

describe('at a reroll', () => {
  /** A combat against Defense 1 whose only die shows nothing. */
  const beaten = (patch: SeatPatch): Position =>
    position()
      .seat(0, { favor: 0, food: 0, ship: ['red:hammer'], ...patch })
      .active('subdue-territories')
      .choose(0, { activate: true })
      .dice(0)
      .choose(0, { force: 'food-1' })

  test('RV-9.12 the Harp brings Favor before the combat is lost', () => {
    const p = beaten({ artifacts: [`${HARP}=yellow:tree`] })
    expect([p.waiting.step, p.ways(0)]).toEqual(['reroll', ['giveUp', 'use']])
    p.choose(0, { use: HARP })
    expect(p.state.combat).toMatchObject({ dice: [0] })
    expect([p.waiting.step, p.ways(0)]).toEqual(['reroll', ['giveUp', 'reroll']])
    p.dice(1).choose(0, { reroll: { 0: 1 } })
    expect(p.told('combat-won')).toHaveLength(1)
    expect(p.player(0).favor).toBe(1)
  })

  test('RV-4.31 Bodn is used there too, and the combat goes on', () => {
    const p = beaten({ favor: 1, artifacts: [`${BODN}=red:helm`], ship: ['red:hammer', 'blue:ship', 'blue:ship'] })
    expect(p.ways(0)).toEqual(['giveUp', 'reroll', 'use'])
    turn(p, 'blue:ship', 'blue:hammer').choose(0, { keep: true })
    expect([p.waiting.step, p.state.combat?.dice]).toEqual(['reroll', [0]])
    expect(p.refused(0, { fight: { 'blue:hammer': 1 } })).toMatchObject({ rule: 'RV-20.18' })
  })

  test('RV-4.31 artifacts of one location wait until the combat is over', () => {
    const p = position()
      .seat(0, { favor: 0, ship: ['red:hammer'], artifacts: ['artifact-andvarinaut=blue:shield'] })
      .active('raid-keeps')
    p.receiving(0, 'keep-keep-wall').choose(0, { card: { 'keep-keep-wall': true } })
    p.dice(0).choose(0, { fight: { 'red:hammer': 1 } })
    expect([p.waiting.step, p.ways(0)]).toEqual(['reroll', ['giveUp', 'reroll']])
    expect(p.refused(0, { use: 'artifact-andvarinaut' })).toMatchObject({ refused: 'artifact-not-now' })
  })

  test('RV-4.26 a hurry does not hide a Harp that could still win the combat', () => {
    const slots = { 'subdue-territories': ['reaver-keeper-of-sagas'] }
    const p = position()
      .seat(0, { favor: 0, food: 0, ship: ['red:hammer'], artifacts: [`${HARP}=yellow:tree`], slots })
      .active('subdue-territories')
      .choose(0, { hurry: true })
      .choose(0, { activate: true })
      .dice(0)
      .choose(0, { force: 'food-1' })
    expect([p.waiting.step, p.ways(0)]).toEqual(['reroll', ['giveUp', 'use']])
  })
})

describe('a hurry', () => {
  const slots = { 'battle-at-sea': ['reaver-keeper-of-sagas'], 'raid-keeps': ['reaver-keeper-of-sagas'] }

  test('RV-4.26 does not give up a ship that Bodn could still meet', () => {
    const meeting = (patch: SeatPatch) =>
      position()
        .onTop('sea-journey', 'journey-all-quiet')
        .group('battle-at-sea', 0, 'battle-cargo-ship')
        .seat(0, { food: 4, slots, ...patch })
        .active('battle-at-sea')
        .choose(0, { hurry: true })
        .choose(0, { activate: true })
        .choose(0, { take: 0 })
    const ready = meeting({ ship: ['blue:ship'], artifacts: [`${BODN}=red:helm`] })
    expect([ready.waiting.step, ready.ways(0)]).toEqual(['meetShip', ['giveUp', 'use']])
    turn(ready, 'blue:ship', 'blue:hammer').choose(0, { keep: true })
    expect(ready.ways(0)).toContain('fight')
    const empty = meeting({ ship: ['blue:ship', 'blue:chest'], artifacts: [BODN] })
    expect([empty.waiting.step, empty.ways(0)]).toEqual(['meetShip', ['giveUp', 'store']])
    const helpless = meeting({ ship: ['blue:ship'], artifacts: [`${HARP}=yellow:tree`] })
    expect(helpless.told('battle-lost')).toHaveLength(1)
  })

  test('RV-4.26 does not pass by a wall that Bodn could still pillage', () => {
    const p = position()
      .group('raid-keeps', 0, 'keep-keep-wall', 'keep-art')
      .seat(0, { food: 2, ship: ['red:shield', 'blue:shield', 'yellow:ship'], artifacts: [`${BODN}=red:ship`], slots })
      .active('raid-keeps')
      .choose(0, { hurry: true })
      .choose(0, { activate: 0 })
      .choose(0, { card: { 'keep-keep-wall': true } })
    expect([p.waiting.step, p.ways(0)]).toEqual(['pillage', ['pass', 'use']])
  })

  test('RV-4.26 does not end attempts that an artifact could still make possible', () => {
    const attempted = (artifact: string) =>
      position()
        .seat(0, {
          favor: 0,
          food: 2,
          ship: [],
          artifacts: [artifact],
          slots: { 'subdue-territories': slots['raid-keeps'] },
        })
        .active('subdue-territories')
        .choose(0, { hurry: true })
        .choose(0, { activate: true })
    const p = attempted(`${HARP}=yellow:tree`).choose(0, { peaceful: 'food-1' })
    expect([p.waiting.step, p.ways(0)]).toEqual(['attempt', ['force', 'peaceful', 'stop', 'use']])
  })

  /** Only the peaceful price can be paid at once. */
  const attempting = (patch: SeatPatch) =>
    position()
      .emptyStack('dice-1')
      .seat(0, { favor: 0, food: 2, slots: { 'subdue-territories': ['reaver-keeper-of-sagas'] }, ...patch })
      .active('subdue-territories')
      .choose(0, { hurry: true })
      .choose(0, { activate: true })

  test('RV-4.26 takes no attempt peacefully that Bodn could still fight for', () => {
    const p = attempting({ ship: ['red:helm'], artifacts: [`${BODN}=blue:ship`] })
    expect([p.waiting.step, p.offered(0, 'force'), p.offered(0, 'peaceful')]).toEqual(['attempt', [], ['food-1']])
    turn(p, 'red:helm', 'red:hammer').choose(0, { keep: true })
    expect(p.offered(0, 'force')).toContain('food-1')
  })

  test('RV-4.26 does not pass by a wall, nor end attempts, where a die on Mjölnir could fight', () => {
    const MJOLNIR = 'artifact-fragment-of-mjolnir'
    const wall = position()
      .onTop('keep', 'keep-keep-wall', 'keep-keep-wall')
      .seat(0, {
        ship: ['red:helm'],
        artifacts: [MJOLNIR],
        slots: { 'subdue-territories': ['reaver-keeper-of-sagas', 'reaver-fanatic'] },
      })
      .active('subdue-territories')
      .choose(0, { hurry: true })
    expect([wall.waiting.step, wall.ways(0)]).toEqual(['pillage', ['pass', 'store']])
    wall.choose(0, { store: { [MJOLNIR]: 'red:helm' } })
    expect(wall.ways(0)).toContain('fight')
    expect(attempting({ ship: ['red:helm'], artifacts: [MJOLNIR] }).waiting).toEqual({ step: 'attempt', seats: [0] })
  })

  /** Whoever holds an artifact of a pack throws too little in an attempt. */
  function thrownWith(effect: object): Position {
    const horn = { id: 'artifact-horn', name, kind: 'artifact', count: 2, stores: { any: true }, glory: 1 }
    const game = accepted({ villageSpoils: [{ ...horn, when: ['any'], effects: [effect], after: 'artifact-space' }] })
    return position({ game })
      .seat(0, {
        favor: 0,
        food: 1,
        ship: ['red:hammer'],
        artifacts: ['artifact-horn=red:ship'],
        slots: { 'subdue-territories': ['reaver-keeper-of-sagas'] },
      })
      .active('subdue-territories')
      .choose(0, { hurry: true })
      .choose(0, { activate: true })
      .dice(0)
      .choose(0, { force: 'food-1' })
  }

  test('RV-4.26 counts what an artifact of a pack brings in exchange, or by choice', () => {
    const favor = { gain: { favor: 1 } }
    for (const effect of [exchange({ food: 1 }, [favor]), { choose: [[{ gain: { food: 1 } }], [favor]] }]) {
      const p = thrownWith(effect)
      expect([p.waiting.step, p.ways(0)]).toEqual(['reroll', ['giveUp', 'use']])
    }
  })

  test('RV-4.26 passes by a throw that nothing an artifact brings could turn', () => {
    const p = thrownWith({ gain: { food: 1 } })
    expect(p.waiting.step).not.toBe('reroll')
    expect(p.player(0).claims).toEqual([])
  })
})
