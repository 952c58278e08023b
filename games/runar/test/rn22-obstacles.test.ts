import { quickRandom } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { act } from '../src/acting.ts'
import type { DieKind } from '../src/content-file.ts'
import type { Effect } from '../src/effect-words.ts'
import { guessState } from '../src/guess.ts'
import { durabilityAt, isMovable } from '../src/obstacle-facts.ts'
import { distance } from '../src/places.ts'
import { support } from '../src/support.ts'
import { type Position, position } from './position.ts'

const ATTACK: Effect = { do: 'act', who: 'self', action: 'attack' }
const PUSH: Effect = { do: 'act', who: 'self', action: 'push' }

const withCards = (): Position => position({ obstacleCards: true }).hero('feima', 'n-2-2').acting('feima')

describe('Obstacles', () => {
  test('RN-22.1 RN-22.2 RN-22.3 nobody enters or passes one, and distances go round it', () => {
    const p = withCards().obstacle('cairn', 'n-2-3').obstacle('menhir', 'n-2-4').obstacle('chest', 'n-2-5')
    expect(distance(p.t, 'n-2-2', 'n-2-6')).toBe(6)
    p.carries('feima', { do: 'act', who: 'self', action: 'move' })
    for (const node of ['n-2-3', 'n-2-4', 'n-2-5']) expect(p.offered(0, 'to')).not.toContain(node)
    expect(Object.keys(p.game.content.obstacles).sort()).toEqual(['cairn', 'chest', 'menhir', 'statue'])
  })

  test('RN-22.4 RN-5.28 without their cards they can be neither damaged nor moved', () => {
    const p = position()
      .hero('feima', 'n-2-2', { dice: ['agility', 'strength'] })
      .obstacle('menhir', 'n-2-3')
      .obstacle('chest', 'n-3-2')
      .acting('feima')
      .acts()
    expect(p.ways(0)).toEqual(['done', 'move'])
    expect(p.refused(0, { push: { at: 'n-2-3', pay: { from: 'feima', die: 'agility' } } })).toMatchObject({
      rule: 'RN-32.11',
    })
  })

  test('RN-22.5 RN-22.16 durable ones count as opposing figures for everybody', () => {
    const p = withCards().obstacle('cairn', 'n-2-3').obstacle('menhir', 'n-3-2').obstacle('chest', 'n-1-2')
    expect(['n-2-3', 'n-3-2', 'n-1-2', 'n-0-0'].map((node) => durabilityAt(p.t, node))).toEqual([1, 2, 1, null])
    expect(['n-2-3', 'n-3-2', 'n-1-2', 'n-0-0'].map((node) => isMovable(p.t, node))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(p.carries('feima', ATTACK).offered(0, 'at')).toEqual(['n-3-2', 'n-2-3', 'n-1-2'])
    p.hero('erik', 'n-2-4').turn(1)
    expect(p.carries('erik', ATTACK).told('obstacle-destroyed')).toHaveLength(1)
  })

  test('RN-7.10 also for Charge', () => {
    const charge = (obstacleCards: boolean) =>
      position({ obstacleCards })
        .hero('feima', 'n-2-2', { dice: ['agility'] })
        .obstacle('cairn', 'n-1-1')
        .turn(0, 'tactics')
        .run({ step: 'tactics', args: { seat: 0 } })
        .ways(0)
    expect(charge(false)).toEqual(['charge', 'done'])
    expect(charge(true)).toEqual([])
  })

  test('RN-22.6 RN-22.7 it falls when the damage of one turn reaches its durability', () => {
    const p = withCards().obstacle('menhir', 'n-2-3').carries('feima', ATTACK)
    expect(p.field.obstacles['n-2-3']).toMatchObject({ wounds: 1 })
    p.run({ step: 'endTurn', args: { seat: 0 } })
    expect(p.field.obstacles['n-2-3']).toMatchObject({ wounds: 0 })
    p.acting('feima').carries('feima', ATTACK, ATTACK)
    expect(p.field.obstacles['n-2-3']).toBeUndefined()
  })

  test('RN-22.8 RN-22.10 RN-22.19 a Cairn leaves 1 Remains on its node and gives nothing', () => {
    const p = withCards().obstacle('cairn', 'n-2-3').carries('feima', ATTACK)
    expect(p.field.remains).toEqual({ 'n-2-3': true })
    expect(p.player(0)).toMatchObject({ vp: 0, trophies: 0, slots: [[], []] })
    expect(p.asks).toEqual([])
  })

  test('RN-22.9 RN-22.10 RN-31.16 a Menhir leaves 4: further ones next to it, chosen by the Active player', () => {
    const p = withCards()
      .obstacle('menhir', 'n-2-3')
      .obstacle('statue', 'n-1-3')
      .remains('n-3-3')
      .carries('feima', ATTACK, ATTACK)
    expect(p.waiting).toEqual({ step: 'remainsNode', seats: [0] })
    expect(p.offered(0)).toEqual(['n-2-2', 'n-2-4', 'n-3-2', 'n-3-4', 'n-1-4', 'n-1-2'])
    p.choose(0, 'n-2-4').choose(0, 'n-3-4').choose(0, 'n-1-4')
    expect(Object.keys(p.field.remains).sort()).toEqual(['n-1-4', 'n-2-3', 'n-2-4', 'n-3-3', 'n-3-4'])
    expect(p.asks).toEqual([])
  })

  test('RN-3.20 what cannot be supplied is not placed', () => {
    const nodes = Array.from({ length: 14 }, (_, at) => `n-${at % 5}-${8 + Math.floor(at / 5)}`)
    const p = withCards()
      .obstacle('menhir', 'n-2-3')
      .remains(...nodes)
      .carries('feima', ATTACK, ATTACK)
    p.choose(0, 'n-2-4')
    expect(p.asks).toEqual([])
    expect(Object.keys(p.field.remains)).toHaveLength(16)
  })

  test('RN-22.11 Remains put on a figure deal direct damage, credited to who destroyed the Obstacle', () => {
    const p = withCards().obstacle('menhir', 'n-2-3').hero('helga', 'n-2-4').carries('feima', ATTACK, ATTACK)
    p.choose(0, 'n-2-4')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
    expect(p.ways(1)).toEqual(['deck'])
    p.choose(1, { deck: true }).choose(0, 'n-3-4').choose(0, 'n-1-4')
    expect(p.player(0).slots[0]).toEqual(['helga-01'])
  })

  test('RN-22.12 on an allied figure, or on the destroyer itself, the damage is neutral', () => {
    const p = withCards()
      .obstacle('menhir', 'n-2-3')
      .carries('feima', ATTACK, ATTACK)
      .choose(0, 'n-2-2')
      .choose(0, { deck: true })
    expect(p.player(0).memory).toEqual(['feima-01'])
    expect(p.player(1).slots[0]).toEqual(['advantage'])
  })

  test('RN-22.24 RN-22.8 RN-16.3 when the Active hero falls by them the others are laid and hurt too, then the phase ends', () => {
    const p = withCards().hero('hrafn', 'n-5-5').hero('helga', 'n-2-4').obstacle('menhir', 'n-2-3').left(0, 'feima')
    p.seat(0, { pool: ['strength', 'strength', 'agility'] })
    const strike = { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } }
    p.run(act({ seat: 0 }), support({ seat: 0 }))
      .choose(0, strike)
      .choose(0, strike)
      .choose(0, 'n-2-2')
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.waiting).toEqual({ step: 'remainsNode', seats: [0] })
    p.choose(0, 'n-2-4').choose(1, { deck: true }).choose(0, 'n-3-4')
    expect(Object.keys(p.field.remains).sort()).toEqual(['n-2-2', 'n-2-3', 'n-2-4', 'n-3-4'])
    expect(p.player(0).slots.flat()).toContain('helga-01')
    expect(p.field.turn.phase).toBe('support')
    expect(p.player(0).pool.agility).toBe(1)
  })

  test('RN-22.11 RN-24.34 an Enemy takes it like other damage', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .hero('feima', 'n-2-2')
      .acting('feima')
      .obstacle('menhir', 'n-2-3')
      .enemy('hofundr', 'n-2-4')
      .carries('feima', ATTACK, ATTACK)
      .choose(0, 'n-2-4')
    expect(p.enemyAt('n-2-4').wounds).toBe(1)
  })

  test('RN-22.22 who destroyed it takes the Active figure’s place; the Active player still chooses', () => {
    const p = withCards().obstacle('menhir', 'n-2-3').hero('erik', 'n-2-4').hero('helga', 'n-3-4')
    p.carries('erik', ATTACK, ATTACK)
    if (p.waiting.step === 'grantedTarget') p.choose(1, { at: 'n-2-3' })
    expect(p.waiting).toEqual({ step: 'remainsNode', seats: [0] })
    p.choose(0, 'n-3-4').choose(1, { deck: true })
    expect(p.player(1).memory).toEqual(['helga-01'])
    p.choose(0, 'n-2-2').choose(0, { deck: true })
    expect(p.player(1).slots.flat()).toContain('feima-01')
  })

  test('RN-22.13 Remains occupy nothing and cost heroes 1 point more', () => {
    const p = withCards().remains('n-2-3', 'n-2-4').carries('feima', { do: 'act', who: 'self', action: 'move' })
    expect(p.offered(0, 'to')).toContain('n-2-3')
    expect(p.offered(0, 'to')).not.toContain('n-2-4')
  })

  test('RN-22.14 RN-10.11 a Menhir is pushed, but onto no token; a blocked Push damages it', () => {
    expect(Object.keys(withCards().obstacle('menhir', 'n-2-3').carries('feima', PUSH).field.obstacles)).toContain(
      'n-2-4',
    )
    for (const lay of [
      (p: Position) => p.shard('blue', 'n-2-4'),
      (p: Position) => p.hazard('n-2-4'),
      (p: Position) => p.remains('n-2-4'),
      (p: Position) => p.hero('helga', 'n-2-4'),
    ])
      expect(
        lay(withCards().obstacle('menhir', 'n-2-3')).carries('feima', PUSH).field.obstacles['n-2-3'],
      ).toMatchObject({ wounds: 1 })
  })

  test('RN-22.15 RN-32.11 others cannot be pushed', () => {
    const dice: DieKind[] = ['agility']
    const p = position({ obstacleCards: true })
      .hero('feima', 'n-2-2', { dice })
      .obstacle('chest', 'n-2-3')
      .acting('feima')
      .acts()
    expect(p.refused(0, { push: { at: 'n-2-3', pay: { from: 'feima', die: 'agility' } } })).toMatchObject({
      rule: 'RN-32.11',
    })
  })

  test('RN-22.21 RN-24.28 a Push or Attack on one cannot be cancelled and brings no Onrush', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('helga', 'n-3-3', { dice: ['instinct'] })
      .enemy('seggir', 'n-1-2')
      .obstacle('cairn', 'n-2-3')
      .acting('feima')
      .carries('feima', ATTACK)
      .choose(0, { at: 'n-2-3' })
    expect(p.asks).toEqual([])
    expect(p.told('onrush')).toEqual([])
  })

  test('RN-22.23 a shift picks no Obstacle that is not movable, and never damages one', () => {
    const p = position({ obstacleCards: true })
      .hero('helga', 'n-2-2')
      .obstacle('cairn', 'n-2-4')
      .obstacle('menhir', 'n-3-3')
      .shard('blue', 'n-3-4')
      .turn(1)
    p.uses('helga', 'frost-grip')
    expect(p.offered(1, 'node')).toEqual(['n-3-2', 'n-4-3', 'n-2-3', 'n-4-2', 'n-4-4'])
    p.choose(1, { node: 'n-4-4' })
    expect(p.field.obstacles['n-4-4']).toEqual({ type: 'menhir', wounds: 0 })
    expect(p.told('obstacle-moved')).toHaveLength(1)
  })
})

describe('Chests', () => {
  const opens = (reward: string): Position => withCards().chest('n-2-3', reward).carries('feima', ATTACK)

  test('RN-22.16 RN-22.17 who destroys one takes the Victory point, the Advantage or the Inspiration under it', () => {
    expect(opens('chest-victory').player(0).vp).toBe(1)
    expect(opens('chest-advantage').player(0).slots[0]).toEqual(['advantage'])
    expect(opens('chest-inspiration').player(0).hand).toEqual(['inspiration'])
    expect(opens('chest-victory').told('chest-opened')).toEqual([
      { kind: 'chest-opened', seat: 0, reward: 'chest-victory' },
    ])
    expect(opens('chest-victory').field.remains).toEqual({})
  })

  test('RN-22.17 for a Treasure, cards are revealed until a Mark or Equipment appears', () => {
    const p = withCards().chest('n-2-3', 'chest-treasure')
    p.state.sheet.treasureDeck = ['mark-thor', 'artifact-gungnir']
    p.carries('feima', ATTACK)
    expect(p.player(0).treasury).toEqual([{ card: 'mark-thor', up: true, since: 1 }])
    expect(p.state.sheet.treasureDeck).toEqual(['artifact-gungnir'])
    expect(p.told('treasure-gained')).toHaveLength(1)
  })

  test('RN-23.14 of an empty deck nothing comes', () => {
    const p = withCards().chest('n-2-3', 'chest-treasure')
    p.state.sheet.treasureDeck = []
    expect(p.carries('feima', ATTACK).player(0).treasury).toEqual([])
  })

  test('RN-22.18 destroyed by anything else it gives nothing', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .chest('n-2-3', 'chest-victory')
      .enemy('seggir', 'n-2-2')
    p.run({
      step: 'declare',
      args: { figure: p.field.standing['n-2-2'], action: 'attack', at: 'n-2-3', cause: 'test' },
    })
    expect(p.field.obstacles['n-2-3']).toBeUndefined()
    expect(p.told('chest-opened')).toEqual([])
    expect([p.player(0).vp, p.nemesis.vp]).toEqual([0, 0])
  })

  test('RN-22.20 RN-30.14 nobody sees what lies under one', () => {
    const p = withCards().chest('n-2-3', 'chest-victory')
    for (const seat of [0, 1, null]) expect(JSON.stringify(p.view(seat))).not.toContain('chest-victory')
  })

  test('RN-22.20 RN-30.14 a guess lays any token under it that was not turned yet', () => {
    const p = withCards().chest('n-2-3', 'chest-victory')
    const known = p.game.content.obstacles.chest?.rewards ?? []
    p.field.depot = known.flatMap(({ id, count }) =>
      id === 'chest-advantage' ? [] : Array.from({ length: id === 'chest-victory' ? count - 1 : count }, () => id),
    )
    const guessed = Array.from({ length: 20 }, (_, n) => {
      const state = p.game.clone(p.state)
      return guessState({ ...p.t, state }, 1, quickRandom(`guess-${n}`)).field?.obstacles['n-2-3']?.reward
    })
    expect(new Set(guessed)).toEqual(new Set(['chest-advantage', 'chest-victory']))
  })

  test('RN-33.23 two Chests over the same token are two rewards', () => {
    const p = withCards().chest('n-2-3', 'chest-victory').chest('n-3-2', 'chest-victory')
    p.carries('feima', ATTACK).choose(0, { at: 'n-2-3' }).carries('feima', ATTACK)
    expect(p.player(0).vp).toBe(2)
    expect(p.table.undoLimit).toBe(p.table.moves)
  })
})
