import { describe, expect, test } from 'vitest'
import type { NodeId } from '../src/content-file.ts'
import { isAdjacent } from '../src/geometry.ts'
import { boardOf } from '../src/runar.ts'
import { type Position, position } from './position.ts'

const field = (players = 2): Position => position({ players, scenario: 'scenario-1b' })

/** The Enemy action deck, the next card first. */
const cards = (p: Position, ...ids: string[]): Position => {
  p.nemesis.deck = ids.toReversed()
  return p
}

const phase = (p: Position): Position => p.turn(0, 'nemesis').run({ step: 'nemesisPhase', args: null })

const revealed = (p: Position): string[] => p.told('enemy-card-revealed').map(({ card }) => card)

describe('one Enemy acts', () => {
  test('RN-24.1 where the Nemesis takes no part nothing happens', () => {
    const p = position().hero('feima', 'n-2-2').turn(0, 'nemesis').run({ step: 'nemesisPhase', args: null })
    expect(p.events).toEqual([])
  })

  test('RN-24.2 without an Enemy on the Battlefield no card is looked at', () => {
    const p = phase(cards(field().hero('feima', 'n-2-2'), 'seggir-reinforcements'))
    expect(revealed(p)).toEqual([])
    expect(p.nemesis.deck).toEqual(['seggir-reinforcements'])
  })

  test('RN-24.3 RN-31.14 RN-30.12 of several of the type on the back the Active player chooses, before the card is seen', () => {
    const p = cards(field(), 'hidlesvini-rooting').enemy('hidlesvini', 'n-1-1').enemy('hidlesvini', 'n-4-4')
    p.shard('blue', 'n-4-5').hero('feima', 'n-3-8')
    phase(p)
    expect(p.waiting).toEqual({ step: 'whichEnemy', seats: [0] })
    expect(revealed(p)).toEqual([])
    const second = p.field.standing['n-4-4'] as string
    p.choose(0, second)
    expect(p.told('enemy-card-revealed')).toEqual([
      { kind: 'enemy-card-revealed', card: 'hidlesvini-rooting', figure: second, base: false },
    ])
    expect(p.nemesis.vp).toBe(1)
  })

  test('RN-24.4 RN-24.6 cards of types that do not stand are turned up until one does', () => {
    const p = cards(field().enemy('hidlesvini', 'n-1-1'), 'seggir-cut-down', 'hofundr-sweep', 'hidlesvini-rooting')
    p.shard('blue', 'n-1-2').hero('feima', 'n-5-5')
    phase(p)
    expect(revealed(p)).toEqual(['seggir-cut-down', 'hofundr-sweep', 'hidlesvini-rooting'])
    expect(p.nemesis.discard).toEqual(['seggir-cut-down', 'hofundr-sweep', 'hidlesvini-rooting'])
    expect(p.nemesis.vp).toBe(1)
  })

  test('RN-24.5 RN-24.7 RN-24.49 a Respawn places one of its type where the Destiny discard pile points, and that one acts', () => {
    const p = cards(
      field().enemy('hidlesvini', 'n-1-1').hero('feima', 'n-5-11'),
      'seggir-reinforcements',
      'hidlesvini-rooting',
    )
    p.destiny('destiny-30').discarded('destiny-15', 'destiny-01')
    phase(p)
    expect(p.waiting).toEqual({ step: 'respawnNode', seats: [0] })
    const [node] = p.offered(0) as string[]
    p.choose(0, node as string)
    expect(p.told('enemy-spawned')).toMatchObject([{ enemy: 'seggir', node, cause: 'seggir-reinforcements' }])
    expect(p.field.destinyDiscard[0]).toBe('destiny-15')
    expect(p.nemesis.reserve.seggir).toBe(3)
    // Its activation: four points towards the Chieftains' only hero.
    expect(p.waiting.step).toBe('enemyEnds')
    expect(revealed(p)).toEqual(['seggir-reinforcements'])
  })

  test('RN-24.7 a card all of whose nodes are occupied goes to the Depot, and the next one is used', () => {
    const p = cards(field().enemy('hidlesvini', 'n-3-3'), 'seggir-reinforcements', 'hidlesvini-rooting')
    const shown = ['n-5-5', 'n-5-11']
    p.discarded('destiny-01', 'destiny-02').obstacle('cairn', ...shown)
    phase(p)
    expect(p.field.depot).toContain('destiny-01')
    expect(p.waiting.step).toBe('respawnNode')
    expect(p.field.destinyDiscard).toEqual(['destiny-02'])
  })

  test('RN-24.40 RN-24.42 a Respawn that places nothing is skipped, and the search goes on', () => {
    const none = cards(field().enemy('hidlesvini', 'n-1-1'), 'seggir-reinforcements', 'hidlesvini-rooting')
    none.shard('blue', 'n-1-2').hero('feima', 'n-5-5')
    phase(none)
    expect(revealed(none)).toEqual(['seggir-reinforcements', 'hidlesvini-rooting'])
    expect(none.told('enemy-spawned')).toEqual([])
    const empty = cards(field().enemy('hidlesvini', 'n-1-1'), 'seggir-reinforcements', 'hidlesvini-rooting')
    empty.shard('blue', 'n-1-2').hero('feima', 'n-5-5').discarded('destiny-15')
    empty.player(1).defeatedEnemies = ['seggir', 'seggir', 'seggir', 'seggir']
    empty.nemesis.reserve.seggir = 0
    phase(empty)
    expect(revealed(empty)).toEqual(['seggir-reinforcements', 'hidlesvini-rooting'])
    expect(empty.field.destinyDiscard).toEqual(['destiny-15'])
  })

  test('RN-24.8 when its top is needed, an empty deck is made of all cards turned up', () => {
    const p = field().enemy('hidlesvini', 'n-1-1').shard('blue', 'n-1-2').hero('feima', 'n-5-5')
    p.nemesis.discard = ['hidlesvini-rooting']
    phase(p)
    expect(p.told('enemy-deck-reshuffled')).toMatchObject([{ cards: 1 }])
    expect(revealed(p)).toEqual(['hidlesvini-rooting'])
    // Not before it is needed.
    expect(p.nemesis.deck).toEqual([])
    const empty = field().enemy('hidlesvini', 'n-1-1').hero('feima', 'n-5-5')
    phase(empty)
    expect(empty.told('enemy-deck-reshuffled')).toEqual([])
  })

  test('RN-24.9 RN-33.9 where the condition does not hold, the Base activation of the Enemy card is applied', () => {
    const p = cards(
      field().enemy('hidlesvini', 'n-3-3').shard('blue', 'n-3-0').hero('feima', 'n-5-11'),
      'hidlesvini-rooting',
    )
    p.nemesis.reserve.hidlesvini = 5
    phase(p)
    expect(p.told('enemy-card-revealed')).toMatchObject([{ base: true }])
    expect(p.at(p.field.standing['n-3-0'] as string)).toBe('n-3-0')
    expect(p.waiting.step).toBe('spawnNode')
  })

  test('RN-24.43 a Move that can end next to a hero ends there, although another hero is out of reach', () => {
    const p = cards(field().enemy('hidlesvini', 'n-3-3'), 'hidlesvini-trample')
    p.hero('feima', 'n-3-5').hero('hrafn', 'n-3-11')
    phase(p)
    expect(p.waiting.step).toBe('enemyEnds')
    const ends = p.offered(0) as NodeId[]
    expect(ends.length).toBeGreaterThan(1)
    for (const node of ends) expect(isAdjacent(boardOf(p.t), node, 'n-3-5'), node).toBe(true)
  })

  test('RN-1.21 an Enemy that falls meanwhile does nothing more', () => {
    const p = cards(field(3).enemy('seggir', 'n-6-3'), 'seggir-hunt-the-chieftain')
    p.hero('bjorn', 'n-6-4', { dice: ['instinct'] }).hero('feima', 'n-5-3', { defence: 0 })
    phase(p).choose(0, 'n-6-3').choose(0, 'n-6-4')
    p.choose(2, { react: { hero: 'bjorn', reaction: 'defence', pay: { from: 'bjorn', die: 'instinct' } } })
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'seggir', by: 2 }])
    expect(p.waiting).toEqual({ step: 'option', seats: [2] })
    p.choose(2, p.offered(2)[0] ?? null)
    expect(p.told('action-declared')).toHaveLength(1)
  })
})

describe('Actions of Enemies', () => {
  test('RN-24.18 RN-24.19 RN-24.38 an Enemy attacks without a die, and the Nemesis captures the card', () => {
    const p = cards(field().enemy('seggir', 'n-3-3').hero('feima', 'n-3-4', { defence: 0 }), 'seggir-cut-down')
    phase(p)
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { deck: true })
    expect(p.told('card-captured')).toMatchObject([{ side: 'nemesis' }])
    expect(p.nemesis.slots[0]).toHaveLength(1)
  })

  test('RN-24.19 RN-24.44 RN-11.10 Defence cancels it, for the Active player too', () => {
    const p = cards(
      field()
        .enemy('hidlesvini', 'n-3-3')
        .hero('feima', 'n-3-4', { dice: ['instinct'] }),
      'hidlesvini-gore',
    )
    phase(p)
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [0] })
    p.choose(0, { react: { hero: 'feima', reaction: 'defence', pay: { from: 'feima', die: 'instinct' } } })
    expect(p.told('damage-dealt')).toEqual([])
  })

  test('RN-24.20 RN-9.18 RN-31.30 of several heroes the Active player says who is next; who stands elsewhere by then is passed over', () => {
    const p = cards(field().enemy('hofundr', 'n-3-3').hero('feima', 'n-3-4', { defence: 0 }), 'hofundr-sweep')
    p.hero('helga', 'n-2-3', { defence: 0 })
    phase(p)
    expect(p.waiting).toEqual({ step: 'enemyNext', seats: [0] })
    expect(p.offered(0)).toEqual(['n-3-4', 'n-2-3'])
    p.choose(0, 'n-2-3').choose(1, { deck: true })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { deck: true })
    // Attacked both, then pushes both.
    expect(p.waiting.step).toBe('enemyNext')
    p.choose(0, 'n-3-4')
    expect(p.told('pushed')).toHaveLength(2)
    expect(p.at('feima')).toBe('n-3-5')
    expect(p.at('helga')).toBe('n-1-3')
  })

  test('RN-33.19 RN-24.20 one of the heroes with the fewest Defence tokens is attacked; of a tie the Active player chooses', () => {
    const p = field().enemy('hidlesvini', 'n-3-3').hero('feima', 'n-3-4', { defence: 2 })
    p.hero('helga', 'n-3-2', { defence: 0 }).hero('hrafn', 'n-4-3', { defence: 0 })
    phase(cards(p, 'hidlesvini-gore'))
    expect(p.waiting).toEqual({ step: 'enemyTarget', seats: [0] })
    expect([...p.offered(0)].sort()).toEqual(['n-3-2', 'n-4-3'])
    p.choose(0, 'n-3-2').choose(1, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ target: { figure: 'helga' } }])
  })

  test('RN-24.20 a card that names heroes without Defence tokens passes the others by', () => {
    const p = field().enemy('seggir', 'n-3-3').hero('feima', 'n-3-4', { defence: 1 })
    phase(cards(p.hero('helga', 'n-3-2', { defence: 0 }), 'seggir-cut-down'))
    p.choose(1, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ target: { figure: 'helga' } }])
    expect(p.asks).toEqual([])
  })

  test('RN-24.21 Absorb gives 1 VP for each Shard of the area, and the Shards stay', () => {
    const p = cards(
      field().enemy('hofundr', 'n-1-1').shard('blue', 'n-0-1', 'n-4-4').shard('yellow', 'n-3-8'),
      'hofundr-devour',
    )
    p.hero('feima', 'n-5-11')
    phase(p)
    expect(p.told('shards-absorbed')).toMatchObject([{ shards: 2 }])
    expect(p.nemesis.vp).toBe(2)
    expect(Object.keys(p.field.shards)).toHaveLength(3)
  })

  test('RN-24.22 Reveal turns up the top Destiny card: an Event takes its Shard from the Battlefield, another card is discarded', () => {
    const p = field().enemy('seggir', 'n-1-1').shard('blue', 'n-4-4').seat(0, { shards: 2 }).destiny('event-12')
    cards(p, 'seggir-reinforcements').hero('feima', 'n-2-2')
    phase(p)
    while (p.waiting.step === 'enemyEnds') p.choose(0, 'n-1-1')
    expect(p.field.slots).toMatchObject([{ card: 'event-12' }])
    expect(p.player(0).shards).toBe(2)
    expect(p.field.shards).toEqual({})
    const other = field().enemy('seggir', 'n-1-1').destiny('destiny-09').hero('feima', 'n-2-2')
    phase(cards(other, 'seggir-reinforcements'))
    while (other.waiting.step === 'enemyEnds') other.choose(0, 'n-1-1')
    expect(other.field.destinyDiscard).toEqual(['destiny-09'])
  })

  test('RN-24.45 cards that name heroes pass Obstacles by', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
    cards(
      p.enemy('hofundr', 'n-3-3').obstacle('menhir', 'n-3-2').hero('feima', 'n-3-4', { defence: 0 }),
      'hofundr-sweep',
    )
    phase(p)
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
  })

  test('RN-24.47 the nearest hero is settled once, and attacked where the Enemy was placed next to it', () => {
    const p = cards(field().enemy('hofundr', 'n-3-3').hero('feima', 'n-3-1', { defence: 0 }), 'hofundr-leap')
    p.hero('helga', 'n-3-5', { defence: 0 })
    phase(p)
    expect(p.waiting).toEqual({ step: 'nearestHero', seats: [0] })
    expect(p.offered(0)).toEqual(['feima', 'helga'])
    p.choose(0, 'helga')
    expect(p.waiting.step).toBe('enemyEnds')
    p.choose(0, 'n-4-6')
    expect(p.told('placed')).toMatchObject([{ from: 'n-3-3', to: 'n-4-6' }])
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-24.47 it may stay where it stands next to it; without a node next to it the Attack is skipped', () => {
    const near = cards(field().enemy('hofundr', 'n-3-3').hero('feima', 'n-3-4', { defence: 0 }), 'hofundr-leap')
    phase(near)
    expect(near.offered(0)).toContain('n-3-3')
    const shut = cards(field().enemy('hofundr', 'n-3-4').hero('feima', 'n-5-0', { defence: 0 }), 'hofundr-leap')
    shut.obstacle('cairn', 'n-4-0', 'n-4-1', 'n-5-1')
    // Behind Obstacles it is infinitely far, and the only one.
    phase(shut)
    expect(shut.told('damage-dealt')).toEqual([])
  })
})
