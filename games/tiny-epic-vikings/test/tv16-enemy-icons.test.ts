import { describe, expect, test } from 'vitest'
import type { PortId, Resource } from '../src/content-file.ts'
import { solo, WHISPER_TO_GOLD } from './solo.ts'

const GOLD_TO_WHISPER = 'port-gold-isle-to-whisper-isle'
const GOLD_TO_STORM = 'port-gold-isle-to-storm-isle'
const GOLD_TO_WOLF = 'port-gold-isle-to-wolf-isle'
const WHISPER_TO_STORM = 'port-whisper-isle-to-storm-isle'
const RAVEN_TO_STORM = 'port-raven-isle-to-storm-isle'

const HUNT: readonly [Resource, number] = ['wood', 2]
const CROSS: readonly [Resource, number] = ['wood', 4]
const WOOD_FURY: readonly [Resource, number] = ['wood', 6]
const ADD_SETTLER: readonly [Resource, number] = ['food', 2]
const ADD_BOAT: readonly [Resource, number] = ['food', 4]
const ADD_TEMPLE: readonly [Resource, number] = ['food', 6]

describe('icons', () => {
  test('TV-16.42 are triggered by a marker that lands on them or passes them', () => {
    const p = solo().does({ type: 'harvest', value: 12 })
    expect(p.clan).toMatchObject({ wood: 4, food: 4, steel: 4 })
    expect(p.told('icon-reached').map(({ resource, at }) => `${resource} ${at}`)).toEqual([
      'wood 2',
      'food 2',
      'steel 2',
      'wood 4',
      'food 4',
      'steel 4',
    ])
  })

  test('TV-16.42 wait for leader, rune and sacrifice actions, then come top track first and left to right', () => {
    const p = solo().enemy({ wood: 1, food: 3, steel: 3 }).settlers('enemy', 'wolf-isle', 1).holds('enemy', 'wolf-isle')
    p.enemyTurn('gunnar-goldhand')
    expect(p.told('icon-reached').map(({ action }) => action)).toEqual(['hunt-boat', 'add-boat', 'raise-fury'])
    expect(p.told('icon-done').map(({ resource, at }) => `${resource} ${at}`)).toEqual(['wood 2', 'food 4', 'steel 4'])
    const sailed = p.kinds.lastIndexOf('chieftain-moved')
    expect(sailed).toBeGreaterThan(p.kinds.indexOf('icon-reached'))
    expect(p.kinds.indexOf('icon-done')).toBeGreaterThan(sailed)
  })

  test('TV-16.42 are not done in the order in which they were reached', () => {
    const p = solo().icons(['steel', 4], ADD_BOAT, CROSS, ADD_SETTLER, HUNT)
    expect(p.told('icon-done').map(({ resource, at }) => `${resource} ${at}`)).toEqual([
      'wood 2',
      'wood 4',
      'food 2',
      'food 4',
      'steel 4',
    ])
  })

  test('TV-16.43 reached while others are done, they join them in that order', () => {
    // Crossing plunders a village; the harvest it is sacrificed for reaches wood 6 and food 2, before the steel that waits.
    const p = solo().enemy({ wood: 5, food: 1, steel: 4 }).villages(GOLD_TO_WHISPER)
    p.sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2 }).icons(CROSS, ['steel', 4])
    expect(p.told('icon-done').map(({ resource, at }) => `${resource} ${at}`)).toEqual([
      'wood 4',
      'wood 6',
      'food 2',
      'steel 4',
      'steel 5',
    ])
  })

  test('TV-16.64 trigger at most once a turn, because a marker at the end of its track stays there', () => {
    const p = solo().enemy({ wood: 6, food: 6, steel: 6 }).villages(GOLD_TO_WHISPER)
    p.sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2 }).settlers('enemy', 'storm-isle', 2)
    p.enemyTurn('sigrun-amberfinder', 'ketil-oakhewer')
    const reached = p.told('icon-reached').map(({ resource, at }) => `${resource} ${at}`)
    expect(reached).toEqual(['food 7', 'steel 7'])
    expect(p.clan).toMatchObject({ wood: 0, food: 0, steel: 0, full: [], icons: [] })
  })

  test('TV-16.23 each is followed by a check of control', () => {
    const p = solo().settlers('enemy', 'storm-isle', 1).icons(WOOD_FURY)
    expect(p.islandAt('storm-isle').rune).toBe('enemy')
  })
})

describe('raise-fury', () => {
  test('TV-16.44 angers the god whose island runes the enemy has most of', () => {
    const p = solo().holds('enemy', 'gold-isle', 'silver-isle', 'wolf-isle')
    for (const island of ['gold-isle', 'silver-isle', 'wolf-isle']) p.settlers('enemy', island, 1)
    expect(p.icons(WOOD_FURY).furies).toEqual([1, 0, 0])
    expect(p.told('fury-changed')).toMatchObject([{ side: 'enemy' }])
  })

  test('TV-16.44 all of those tied, and none without runes', () => {
    const p = solo().holds('enemy', 'gold-isle', 'wolf-isle').settlers('enemy', 'gold-isle', 1)
    expect(p.settlers('enemy', 'wolf-isle', 1).icons(WOOD_FURY).furies).toEqual([1, 0, 1])
    const none = solo().icons(WOOD_FURY)
    expect(none.furies).toEqual([0, 0, 0])
    expect(none.skipped()).toEqual(['raise-fury TV-16.44'])
  })
})

describe('hunt-boat', () => {
  test('TV-16.45 moves the chieftain boat to the nearest port with a human boat, which leaves', () => {
    const p = solo().villages().boat(0, GOLD_TO_WOLF, RAVEN_TO_STORM).icons(HUNT)
    expect(p.told('chieftain-moved')).toEqual([
      { kind: 'chieftain-moved', side: 'enemy', from: WHISPER_TO_GOLD, to: GOLD_TO_WOLF, cause: 'hunt-boat' },
    ])
    expect(p.asked).toBe('driveOut')
    expect(p.answer('wolf-sound').state.boats[0]).toEqual(['wolf-sound', RAVEN_TO_STORM])
  })

  test('TV-16.45 does nothing if the human has no boat in port', () => {
    const p = solo().boat(0, 'wolf-sound').icons(HUNT)
    expect(p.clan.chieftain).toBe(WHISPER_TO_GOLD)
    expect(p.skipped()).toEqual(['hunt-boat TV-16.45'])
  })

  test('TV-16.46 goes however far it is, and nothing happens in the ports on the way', () => {
    const p = solo().villages(GOLD_TO_WHISPER, 'port-gold-isle-to-raven-isle')
    p.chieftain('port-wolf-isle-to-gold-isle').boat(0, RAVEN_TO_STORM).icons(HUNT).answer('east-fjord')
    expect(p.clan.chieftain).toBe(RAVEN_TO_STORM)
    expect(p.state.villages).toHaveLength(2)
  })

  test('TV-16.48 plunders a village in that port, and deploys nobody', () => {
    const p = solo().villages(RAVEN_TO_STORM).sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2 })
    p.boat(0, RAVEN_TO_STORM).icons(HUNT).answer('east-fjord')
    expect(p.told('village-sacrificed')).toMatchObject([{ side: 'enemy', action: 'sacrifice-harvest' }])
    expect(p.enemySettlers()).toEqual({})
  })

  test('TV-16.48 makes the new island the focus island', () => {
    const p = solo().villages().boat(0, RAVEN_TO_STORM).icons(HUNT, ADD_SETTLER).answer('east-fjord')
    expect(p.enemySettlers()).toEqual({ 'raven-isle': 1 })
  })

  test('TV-16.58 TV-16.62 stays where it is, if the boat is in its own port: the boat leaves, the village stands', () => {
    const p = solo().villages(WHISPER_TO_GOLD).boat(0, WHISPER_TO_GOLD).icons(HUNT)
    expect(p.asked).toBe('driveOut')
    p.answer('whale-tail-fjord')
    expect(p.told('chieftain-moved')).toEqual([])
    expect(p.state.villages).toEqual([WHISPER_TO_GOLD])
  })

  test('TV-16.65 of ports equally near the human chooses, and is not asked for the way', () => {
    const p = solo().villages().boat(0, GOLD_TO_WHISPER, WHISPER_TO_STORM).icons(HUNT)
    expect(p.asked).toBe('enemyPort')
    expect(p.about).toEqual({ purpose: 'hunt-boat', rule: 'TV-16.65' })
    expect(p.offered(0)).toEqual([GOLD_TO_WHISPER, WHISPER_TO_STORM])
    expect(p.refused(0, WHISPER_TO_GOLD).rule).toBe('TV-20.22')
    expect(p.answer(WHISPER_TO_STORM).clan.chieftain).toBe(WHISPER_TO_STORM)
    expect(p.asked).toBe('driveOut')
  })
})

describe('cross-route', () => {
  test('TV-16.47 moves the chieftain boat to the opposite port, from which a human boat leaves', () => {
    const p = solo().villages().boat(0, GOLD_TO_WHISPER).icons(CROSS)
    expect(p.clan.chieftain).toBe(GOLD_TO_WHISPER)
    expect(p.answer('wolf-sound').state.boats[0]).toEqual(['wolf-sound'])
  })

  test('TV-16.47 does nothing where the route leads off the map', () => {
    const p = solo().chieftain('port-gold-isle-to-open-sea').icons(CROSS)
    expect(p.clan.chieftain).toBe('port-gold-isle-to-open-sea')
    expect(p.skipped()).toEqual(['cross-route TV-16.47'])
  })

  test('TV-16.48 TV-16.61 plunders, sacrifices and makes a new focus island; a sail makes for the card’s rune', () => {
    const p = solo().villages(GOLD_TO_WHISPER).icons(CROSS, ADD_SETTLER)
    expect(p.told('village-sacrificed')).toMatchObject([{ action: 'sacrifice-sail' }])
    expect(p.told('enemy-aimed')).toMatchObject([{ rune: 'wealth', island: 'silver-isle' }])
    expect(p.told('settlers-deployed').map(({ settlers }) => settlers)).toEqual([2, 1])
  })

  test('TV-16.23 TV-16.24 control is checked after crossing, before the village sends the boat away again', () => {
    const p = solo().villages(GOLD_TO_WHISPER).settlers('enemy', 'gold-isle', 2).settlers(0, 'gold-isle', 3)
    p.holds(0, 'gold-isle').icons(CROSS)
    expect(p.told('rune-taken')[0]).toMatchObject({ side: 'enemy', island: 'gold-isle', from: 0 })
    expect(p.kinds.indexOf('rune-taken')).toBeLessThan(p.kinds.indexOf('village-sacrificed'))
  })
})

describe('add-settler and add-boat', () => {
  test('TV-16.49 TV-16.21 one settler to the focus island, then an attack', () => {
    const p = solo().settlers('enemy', 'whisper-isle', 1).settlers(0, 'whisper-isle', 1).icons(ADD_SETTLER)
    expect(p.islandAt('whisper-isle').settlers).toEqual({ enemy: 2 })
  })

  test('TV-16.49 from another island, if the sheet is empty', () => {
    const p = solo().settlers('enemy', 'whisper-isle', 5).settlers('enemy', 'gold-isle', 7).icons(ADD_SETTLER)
    expect(p.enemySettlers()).toEqual({ 'whisper-isle': 6, 'gold-isle': 6 })
  })

  test('TV-16.50 a boat as by building', () => {
    const p = solo().enemyBoats(WHISPER_TO_GOLD).icons(ADD_BOAT)
    expect(p.state.boats.enemy).toEqual([WHISPER_TO_GOLD, WHISPER_TO_STORM])
  })
})

describe('add-temple', () => {
  test('TV-16.51 onto the island with most enemy settlers, half of whom, rounded up, go back to the sheet', () => {
    const p = solo().settlers('enemy', 'gold-isle', 5).settlers('enemy', 'storm-isle', 4).icons(ADD_TEMPLE)
    expect(p.islandAt('gold-isle')).toMatchObject({ temples: { enemy: 1 }, settlers: { enemy: 2 } })
    expect(p.clan).toMatchObject({ temples: 3, settlers: 12 - 2 - 4 })
  })

  test('TV-16.51 where no enemy temple stands; one of the human does not matter', () => {
    const p = solo().settlers('enemy', 'gold-isle', 5).settlers('enemy', 'storm-isle', 4).temple('enemy', 'gold-isle')
    p.temple(0, 'storm-isle').icons(ADD_TEMPLE)
    expect(p.islandAt('storm-isle')).toMatchObject({ temples: { enemy: 1, 0: 1 }, settlers: { enemy: 2 } })
  })

  test('TV-16.51 TV-19.33 TV-20.22 as the human chooses between equals', () => {
    const p = solo().settlers('enemy', 'gold-isle', 3).settlers('enemy', 'storm-isle', 3).icons(ADD_TEMPLE)
    expect(p.asked).toBe('enemyTemple')
    expect(p.about).toEqual({ action: 'add-temple' })
    expect(p.offered(0)).toEqual(['gold-isle', 'storm-isle'])
    expect(p.refused(0, 'wolf-isle').rule).toBe('TV-20.22')
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
    expect(p.answer('storm-isle').enemySettlers()).toEqual({ 'gold-isle': 3, 'storm-isle': 1 })
  })

  test('TV-16.52 nothing without such an island, or without a temple on the sheet', () => {
    expect(solo().icons(ADD_TEMPLE).skipped()).toEqual(['add-temple TV-16.52'])
    const p = solo().temple('enemy', 'gold-isle', 'storm-isle', 'wolf-isle', 'raven-isle')
    p.settlers('enemy', 'silver-isle', 2).icons(ADD_TEMPLE)
    expect(p.skipped()).toEqual(['add-temple TV-16.52'])
    expect(p.enemySettlers()).toEqual({ 'silver-isle': 2 })
  })
})

describe('a turn of the enemy', () => {
  test('TV-16.2 card, leader action, rune action, icons, end', () => {
    const p = solo().villages().enemy({ food: 1 }).holds('enemy', 'storm-isle').settlers('enemy', 'storm-isle', 1)
    p.chieftain(GOLD_TO_STORM).enemyTurn('gunnar-goldhand')
    const told = ['turn-began', 'enemy-played', 'action-begun', 'marker-moved', 'enemy-aimed', 'icon-done']
    const at = told.map((kind) => p.kinds.indexOf(kind))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(p.told('action-begun').map(({ effect }) => effect.type)).toEqual(['harvest', 'sail'])
    expect(p.clan.leaders).toEqual(['gunnar-goldhand'])
    expect(p.state.turn.taken).toBe(2)
  })

  test('TV-16.2 TV-16.37 no rune action without the runes, its own card among them', () => {
    const none = solo().villages().chieftain(GOLD_TO_STORM).enemyTurn('torvald-openhand')
    expect(none.skipped()).toEqual(['rune-action TV-16.2'])
    const row = solo()
      .villages()
      .chieftain(GOLD_TO_STORM)
      .enemy({ leaders: ['ketil-oakhewer'] })
    expect(row.enemyTurn('torvald-openhand').told('enemy-does-sheet-action')).toHaveLength(1)
    const battles = solo()
      .villages()
      .chieftain(GOLD_TO_STORM)
      .enemy({ battles: ['ketil-oakhewer'] })
    expect(battles.enemyTurn('torvald-openhand').told('enemy-does-sheet-action')).toHaveLength(1)
    const island = solo().villages().chieftain(GOLD_TO_STORM).holds('enemy', 'silver-isle')
    island.settlers('enemy', 'silver-isle', 1).enemyTurn('torvald-openhand')
    expect(island.told('enemy-does-sheet-action')).toHaveLength(1)
  })

  test('TV-16.37 a card face down gives no rune', () => {
    const p = solo().villages().chieftain(GOLD_TO_STORM).enemysBattle('favor-coin-hoard', 'ketil-oakhewer')
    p.seat(0, { hand: ['kari-fogsail'] })
    expect(p.enemyTurn('torvald-openhand').skipped()).toEqual(['rune-action TV-16.2'])
  })

  const WITH_RUNES = [
    'kol-timberfell',
    'thyra-stonehand',
    'ketil-oakhewer',
    'bjorn-hallraiser',
    'brand-rodcarver',
    'jorunn-barrowkeeper',
  ]

  test('TV-16.38 TV-16.39 TV-22.13 what it cannot do itself becomes its sheet’s action for the card’s rune', () => {
    const done = (card: string) =>
      solo()
        .villages()
        .chieftain(GOLD_TO_STORM)
        .enemy({ leaders: WITH_RUNES })
        .enemyTurn(card)
        .told('enemy-does-sheet-action')
    expect(done('heid-dreamseer')).toMatchObject([{ rune: 'secrets', effect: { type: 'explore', value: 1 } }])
    expect(done('ingrid-silverpurse')).toMatchObject([{ rune: 'wealth', effect: { type: 'harvest', value: 2 } }])
    expect(done('magnus-skullsplitter')).toMatchObject([{ rune: 'nature', effect: { type: 'build', value: 1 } }])
    expect(done('unn-fieldmother')).toEqual([])
  })

  test('TV-22.13 instead of drawing and replacing a card it explores', () => {
    const p = solo()
      .villages()
      .chieftain(GOLD_TO_STORM)
      .enemy({ leaders: ['ketil-oakhewer'] })
      .enemyTurn('heid-dreamseer')
    expect(p.enemySettlers()).toEqual({ 'storm-isle': 3 + 1 })
    expect(p.clan.deck).toEqual([])
  })

  test('TV-16.3 TV-16.4 the human is asked nothing but ties', () => {
    const p = solo().villages().chieftain('port-wolf-isle-to-gold-isle').enemyTurn('astrid-fairwind')
    expect(p.asked).toBe(null)
    expect(p.clan.chieftain as PortId).toBe(GOLD_TO_WOLF)
  })
})
