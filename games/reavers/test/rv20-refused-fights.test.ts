import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** `refused` also proves that the table is as it was. */

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
