import { describe, expect, test } from 'vitest'
import { abilitiesToUse } from '../src/beginning.ts'
import { type Position, position } from './position.ts'

/** RN-13, RN-33: Abilities and Traits of the Boar's and the Deer's heroes. */

const usable = (p: Position, hero: string): string[] =>
  abilitiesToUse(p.t, p.figure(hero).owner, hero).map(({ id }) => id)

const boar = (rank: 'explorer' | 'legend' = 'legend') => position({ players: 3, rank }).turn(2)
const deer = (rank: 'explorer' | 'legend' = 'legend') => position({ players: 4, rank }).turn(3)

describe('Bjorn', () => {
  test.each(['explorer', 'legend'] as const)('RN-33 Unbreakable (%s) gives tokens up to his symbols', (rank) => {
    expect(boar(rank).hero('bjorn', 'n-1-7', { defence: 0 }).uses('bjorn', 'unbreakable').figure('bjorn').defence).toBe(
      2,
    )
    expect(boar(rank).hero('bjorn', 'n-1-7', { defence: 2 }).uses('bjorn', 'unbreakable').figure('bjorn').defence).toBe(
      3,
    )
  })

  test('RN-33 Shield of Kin swaps two heroes and gives both a token', () => {
    const p = boar()
      .hero('bjorn', 'n-1-7', { defence: 0 })
      .hero('frida', 'n-4-8', { defence: 0 })
      .hero('arne', 'n-4-10', { defence: 0 })
      .uses('bjorn', 'shield-of-kin')
    expect([p.at('bjorn'), p.at('frida')]).toEqual(['n-4-8', 'n-1-7'])
    expect(['bjorn', 'frida', 'arne'].map((hero) => p.figure(hero).defence)).toEqual([1, 1, 0])
  })

  test('RN-13.16 Shield of Kin needs another hero that near', () => {
    expect(usable(boar().hero('bjorn', 'n-1-7').hero('frida', 'n-4-10'), 'bjorn')).toEqual(['unbreakable'])
  })

  test('RN-33.10 Riposte strikes an adjacent figure whose Action he cancelled', () => {
    const p = boar()
      .hero('bjorn', 'n-5-7', { dice: ['instinct'] })
      .hero('feima', 'n-5-6')
      .acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'attack' })
    p.choose(2, { react: { hero: 'bjorn', reaction: 'defence', pay: { from: 'bjorn', die: 'instinct' } } })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { token: true })
    expect(p.player(2).slots[0]).toEqual(['advantage'])
  })

  test('RN-33.10 not one that is farther away', () => {
    const p = boar()
      .hero('bjorn', 'n-5-7', { dice: ['instinct'] })
      .hero('feima', 'n-5-5', { treasure: 'equipment-ash-spear' })
      .acting('feima')
      .carries('feima', { do: 'act', who: 'self', action: 'attack' })
      .choose(2, { react: { hero: 'bjorn', reaction: 'defence', pay: { from: 'bjorn', die: 'instinct' } } })
    expect(p.asks).toEqual([])
  })
})

describe('Frida', () => {
  test.each(['explorer', 'legend'] as const)(
    'RN-33 Shapeshift (%s) places her in her Zone or one beside it, or not',
    (rank) => {
      const p = boar(rank).hero('frida', 'n-1-7').hero('bjorn', 'n-2-7').uses('frida', 'shapeshift')
      expect(p.ways(2)).toEqual(['decline', 'node'])
      const nodes = p.offered(2, 'node')
      expect(nodes).toContain('n-4-8')
      expect(nodes).toContain('n-1-10')
      expect(nodes).not.toContain('n-2-7')
      expect(nodes).not.toContain('n-4-10')
      p.choose(2, { node: 'n-4-8' })
      expect(p.at('frida')).toBe('n-4-8')
      expect(p.told('placed')).toEqual([
        { kind: 'placed', figure: 'frida', from: 'n-1-7', to: 'n-4-8', cause: 'shapeshift' },
      ])
    },
  )

  test('RN-17.9 of her own will onto a Hazard token: the damage is neutral', () => {
    const p = boar('explorer')
      .hero('frida', 'n-1-7')
      .hazard('n-2-8')
      .uses('frida', 'shapeshift')
      .choose(2, { node: 'n-2-8' })
    p.choose(2, { deck: true })
    expect(p.player(2).memory).toEqual(['frida-01'])
  })

  test('RN-17.19 Loki’s Bride: Hazard tokens stay where she stands', () => {
    const p = boar().hero('frida', 'n-1-7').hazard('n-2-8').uses('frida', 'shapeshift').choose(2, { node: 'n-2-8' })
    expect(p.asks).toEqual([])
    expect(p.field.hazards).toEqual({ 'n-2-8': true })
  })

  test('RN-17.11 who is swapped onto such a token meets it: neutral', () => {
    const p = boar().hero('frida', 'n-2-8').hazard('n-2-8').hero('bjorn', 'n-1-7').uses('bjorn', 'shield-of-kin')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [2] })
    p.choose(2, { deck: true })
    expect(p.player(2).memory).toEqual(['bjorn-01'])
  })

  test('RN-31.29 Loki’s Theft takes a die of her choice from an opponent with a hero that near', () => {
    const p = boar()
      .hero('frida', 'n-5-7')
      .hero('feima', 'n-5-4')
      .hero('helga', 'n-11-11')
      .seat(0, { pool: ['agility', 'neutral'] })
      .uses('frida', 'lokis-theft')
    expect(p.offered(2)).toEqual(['agility', 'neutral'])
    p.choose(2, 'neutral')
    expect(p.player(0).pool).toMatchObject({ agility: 1, neutral: 0 })
    expect(p.figure('frida').dice.neutral).toBe(1)
    expect(p.told('die-taken')).toHaveLength(1)
  })

  test('RN-33.6 RN-13.16 heroWithin: of several opponents she picks one, of none she cannot begin', () => {
    const p = boar().hero('frida', 'n-5-7').hero('feima', 'n-5-4').hero('helga', 'n-6-7')
    p.seat(1, { pool: ['agility'] }).uses('frida', 'lokis-theft')
    expect(p.offered(2)).toEqual([0, 1])
    p.choose(2, 1)
    expect(p.figure('frida').dice.agility).toBe(1)
    expect(usable(boar().hero('frida', 'n-0-11').hero('feima', 'n-5-4'), 'frida')).toEqual(['shapeshift'])
  })
})

describe('Arne', () => {
  test.each(['explorer', 'legend'] as const)('RN-17.17 Set a Trap (%s): from the pool, else from the box', (rank) => {
    const p = boar(rank).hero('arne', 'n-1-8').hazard('n-2-8').pooled(1).uses('arne', 'set-trap')
    expect(p.offered(2, 'node')).not.toContain('n-2-8')
    p.choose(2, { node: 'n-1-9' })
    expect([p.field.hazardPool, p.field.hazardBox]).toEqual([0, 10])
    p.uses('arne', 'set-trap').choose(2, { node: 'n-1-7' })
    expect([p.field.hazardPool, p.field.hazardBox]).toEqual([0, 9])
    expect(Object.keys(p.field.hazards).sort()).toEqual(['n-1-7', 'n-1-9', 'n-2-8'])
  })

  test('RN-13.16 RN-3.20 without a token there is no trap', () => {
    const p = boar('explorer').hero('arne', 'n-1-8')
    p.field.hazardBox = 0
    expect(usable(p, 'arne')).toEqual([])
  })

  test('RN-10.16 RN-17.2 Lure moves a Hazard token onto a figure, and Trapper’s Pride takes an Advantage', () => {
    const p = boar().hero('arne', 'n-5-8').hero('feima', 'n-5-5').hazard('n-5-6', 'n-4-6').obstacle('cairn', 'n-6-6')
    p.uses('arne', 'lure')
    expect(p.offered(2)).toEqual(['n-5-6', 'n-4-6'])
    p.choose(2, 'n-5-6')
    expect(p.offered(2)).not.toContain('n-4-6')
    expect(p.offered(2)).not.toContain('n-6-6')
    p.choose(2, 'n-5-5').choose(0, { deck: true })
    expect(p.player(2).slots).toEqual([['feima-01'], ['advantage']])
    expect(p.told('trait-worked')).toEqual([{ kind: 'trait-worked', seat: 2, hero: 'arne', trait: 'arne-trait' }])
  })

  test('RN-10.18 Lure moves it by 1 node, diagonally between two that are taken as well, and no farther', () => {
    const p = boar().hero('arne', 'n-5-8').hazard('n-5-6').obstacle('cairn', 'n-6-6').obstacle('cairn', 'n-5-7')
    p.uses('arne', 'lure').choose(2, 'n-6-7')
    expect(p.field.hazards).toEqual({ 'n-6-7': true })
    expect(p.asks).toEqual([])
  })

  test('RN-17.8 onto an ally: neutral, and no credit', () => {
    const p = boar().hero('arne', 'n-1-8').hero('frida', 'n-4-4').hero('bjorn', 'n-2-7').hazard('n-2-8')
    p.uses('arne', 'lure').choose(2, 'n-2-7').choose(2, { deck: true })
    expect(p.player(2).slots).toEqual([[], []])
    expect(p.player(0).slots[0]).toEqual(['advantage'])
  })
})

describe('Gunnhild', () => {
  test.each(['explorer', 'legend'] as const)(
    'RN-13.12 RN-13.17 Perfect Command (%s): another hero uses one of its Abilities',
    (rank) => {
      const p = deer(rank)
        .hero('gunnhild', 'n-1-7')
        .hero('orvar', 'n-4-7')
        .hero('feima', 'n-4-5')
        .hero('brandr', 'n-1-10')
        .acting('gunnhild')
      p.uses('gunnhild', 'perfect-command')
      expect(p.offered(3)).toEqual(['orvar', 'brandr'])
      p.choose(3, 'orvar')
      if (rank === 'legend') {
        expect(p.offered(3)).toEqual(['lesser-critical-hit', 'owls-volley'])
        p.choose(3, 'lesser-critical-hit')
      }
      expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
      p.choose(0, { token: true })
      expect(p.told('ability-used').map(({ hero }) => hero)).toEqual(['gunnhild', 'orvar'])
      expect(p.field.turn.hero).toBe('gunnhild')
    },
  )

  test('RN-33.10 Born General: all heroes on one Territory', () => {
    const general = (node: string) => {
      const p = deer().hero('gunnhild', 'n-1-7').hero('orvar', node).turn(3, 'initial')
      return p.fires('start-of-initial', { seat: 3 }).player(3).pool.instinct
    }
    expect([general('n-4-9'), general('n-1-5')]).toEqual([1, 0])
  })

  test('RN-12.6 RN-31.29 Battle Call: each other hero gains a die of the player’s choice', () => {
    const p = deer()
      .hero('gunnhild', 'n-1-7')
      .hero('orvar', 'n-4-7')
      .hero('brandr', 'n-1-10')
      .uses('gunnhild', 'battle-call')
    expect(p.offered(3)).toEqual(['agility', 'strength', 'instinct'])
    p.choose(3, 'agility').choose(3, 'instinct')
    expect([p.figure('orvar').dice.agility, p.figure('brandr').dice.instinct]).toEqual([1, 1])
    expect(p.figure('gunnhild').dice).toEqual({ agility: 0, strength: 0, instinct: 0, neutral: 0 })
  })

  test('RN-13.16 she commands nobody where nobody else is', () => {
    expect(usable(deer('explorer').hero('gunnhild', 'n-1-7'), 'gunnhild')).toEqual([])
  })
})

describe('Orvar', () => {
  const archer = (rank: 'explorer' | 'legend', far: string) =>
    deer(rank)
      .hero('orvar', 'n-1-8')
      .hero('feima', far, { dice: ['instinct'] })
      .acting('orvar')

  test.each(['explorer', 'legend'] as const)(
    'RN-13.13 RN-13.14 Lesser Critical Hit (%s) is damage, and no Attack',
    (rank) => {
      const p = archer(rank, 'n-1-5').uses('orvar', 'lesser-critical-hit')
      expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
      expect(p.ways(0)).toEqual(['deck', 'token'])
    },
  )

  test('RN-33.21 Owl Companion adds 1 to the distance of every Ability', () => {
    expect(usable(archer('explorer', 'n-1-4'), 'orvar')).toEqual([])
    expect(usable(archer('legend', 'n-1-4'), 'orvar')).toEqual(['lesser-critical-hit', 'owls-volley'])
    expect(usable(archer('legend', 'n-1-2'), 'orvar')).toEqual(['owls-volley'])
    expect(usable(archer('legend', 'n-1-1'), 'orvar')).toEqual([])
  })

  test('RN-13.9 RN-13.15 Owl’s Volley is an Attack from afar, with its window', () => {
    const p = archer('legend', 'n-1-2').uses('orvar', 'owls-volley')
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [0] })
    p.choose(0, { pass: true }).choose(0, { token: true })
    expect(p.player(3).slots[0]).toEqual(['advantage'])
  })

  test('RN-2.17 RN-33.6 an Obstacle in the way makes it farther', () => {
    const p = archer('explorer', 'n-1-5')
    expect(usable(p, 'orvar')).toEqual(['lesser-critical-hit'])
    expect(usable(p.obstacle('cairn', 'n-1-6', 'n-0-7', 'n-2-7'), 'orvar')).toEqual([])
  })
})

describe('Brandr', () => {
  test.each(['explorer', 'legend'] as const)(
    'RN-9.18 Circle of Fire (%s) attacks every adjacent opposing figure',
    (rank) => {
      const p = deer(rank)
        .hero('brandr', 'n-2-8')
        .hero('feima', 'n-1-8')
        .hero('helga', 'n-3-9')
        .hero('orvar', 'n-2-7')
        .acting('brandr')
      p.uses('brandr', 'circle-of-fire').choose(3, 'n-3-9').choose(1, { token: true }).choose(0, { token: true })
      expect(p.told('action-declared').map(({ node }) => node)).toEqual(['n-3-9', 'n-1-8'])
    },
  )

  test('RN-23.13 a longer range does not widen the circle', () => {
    const p = deer()
      .hero('brandr', 'n-2-8', { treasure: 'artifact-mjolnir' })
      .hero('feima', 'n-1-8')
      .hero('helga', 'n-2-6')
      .acting('brandr')
      .uses('brandr', 'circle-of-fire')
    p.choose(0, { token: true })
    expect(p.asks).toEqual([])
  })

  test('RN-33.2 Fed by Flames: a Strength die for each Hazard that he survives', () => {
    const p = deer().hero('brandr', 'n-2-8').hero('feima', 'n-1-8').hazard('n-3-8').acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'push' }).choose(3, { deck: true })
    expect(p.figure('brandr').dice.strength).toBe(1)
  })

  test('RN-33 Burning Ground places up to 2 tokens of the pool, never of the box', () => {
    const p = deer().hero('brandr', 'n-2-8').pooled(2).uses('brandr', 'burning-ground')
    p.choose(3, { node: 'n-2-9' })
    expect(p.offered(3, 'node')).not.toContain('n-2-9')
    p.choose(3, { decline: true })
    expect(p.field.hazardPool).toBe(1)
    p.uses('brandr', 'burning-ground').choose(3, { node: 'n-3-8' })
    expect(p.asks).toEqual([])
    expect([p.field.hazardPool, p.field.hazardBox]).toEqual([0, 10])
  })
})
