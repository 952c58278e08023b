import { describe, expect, test } from 'vitest'
import { abilitiesToUse } from '../src/beginning.ts'
import { type Position, position } from './position.ts'

/** RN-13, RN-33: every Ability and Trait of the twelve heroes. */

const usable = (p: Position, hero: string): string[] =>
  abilitiesToUse(p.t, p.figure(hero).owner, hero).map(({ id }) => id)

describe('Hrafn', () => {
  test.each(['explorer', 'legend'] as const)(
    'RN-13.13 RN-33.6 Ancestors’ Strength (%s) reaches his Zone and those beside it',
    (rank) => {
      const p = position({ rank })
        .hero('hrafn', 'n-1-1', { defence: 0 })
        .hero('feima', 'n-4-1', { defence: 1 })
        .hero('halvard', 'n-4-4', { defence: 0 })
        .uses('hrafn', 'ancestors-strength')
      expect(['hrafn', 'feima', 'halvard'].map((hero) => p.figure(hero).dice.strength)).toEqual([2, 2, 0])
      expect(['hrafn', 'feima', 'halvard'].map((hero) => p.figure(hero).defence)).toEqual([2, 2, 0])
    },
  )

  test('RN-2.15 RN-33.6 a Zone of another Territory can be beside it', () => {
    const p = position()
      .hero('hrafn', 'n-1-5')
      .hero('feima', 'n-1-6', { defence: 0 })
      .uses('hrafn', 'ancestors-strength')
    expect(p.figure('feima').dice.strength).toBe(2)
  })

  test('RN-12.4 RN-12.8 RN-31.17 of dice that do not all fit the owner says which stay', () => {
    const p = position()
      .hero('hrafn', 'n-1-1', { dice: ['agility', 'instinct'] })
      .uses('hrafn', 'ancestors-strength')
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [0] })
    p.choose(0, { agility: 1, strength: 2 })
    expect(p.figure('hrafn').dice).toEqual({ agility: 1, strength: 2, instinct: 0, neutral: 0 })
  })

  test('RN-31.22 RN-33 Spiritual Healing brings one captured card back to the Hand', () => {
    const p = position()
      .hero('hrafn', 'n-1-1')
      .hero('feima', 'n-4-4')
      .captured(1, [['hrafn-01']], ['feima-02', 'feima-03'])
      .uses('hrafn', 'spiritual-healing')
    expect(p.offered(0)).toEqual(['hrafn', 'feima'])
    p.choose(0, 'feima')
    expect(p.offered(0, 'card')).toEqual(['feima-02', 'feima-03'])
    p.choose(0, { card: 'feima-03' })
    expect(p.player(0).hand).toEqual(['feima-03'])
    expect(p.player(1).dealt).toEqual(['feima-02'])
    expect(p.told('card-recovered')).toEqual([{ kind: 'card-recovered', seat: 0, card: 'feima-03', from: 1 }])
    expect(p.asks).toEqual([])
  })

  test('RN-16.10 RN-33 cards of a defeated hero stay captured; from a slot of the Nemesis others come back', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('hrafn', 'n-1-1')
      .fallen('feima')
      .captured('nemesis', [['hrafn-01', 'hrafn-02'], ['feima-01']])
      .uses('hrafn', 'spiritual-healing')
    expect(p.offered(0, 'card')).toEqual(['hrafn-01', 'hrafn-02'])
    p.choose(0, { card: 'hrafn-01' })
    expect(p.nemesis.slots).toEqual([['hrafn-02'], ['feima-01']])
  })

  test('RN-33.16 Voice of the Spirits gives the new Active hero a Defence token', () => {
    const p = position()
      .hero('hrafn', 'n-1-1', { defence: 0 })
      .hero('feima', 'n-4-4', { defence: 0 })
      .fires('performs-change', { seat: 0, hero: 'hrafn', newActive: 'feima' })
    expect([p.figure('hrafn').defence, p.figure('feima').defence]).toEqual([0, 1])
    expect(p.told('trait-worked')).toEqual([{ kind: 'trait-worked', seat: 0, hero: 'hrafn', trait: 'hrafn-trait' }])
    p.fires('performs-change', { seat: 0, hero: 'feima', newActive: 'hrafn' })
    expect(p.figure('hrafn').defence).toBe(0)
  })
})

describe('Feima', () => {
  test.each(['explorer', 'legend'] as const)(
    'RN-9.14 RN-13.15 Reckless Onslaught (%s): a Move with 2 points, then an Attack',
    (rank) => {
      const p = position({ rank })
        .hero('feima', 'n-1-1')
        .hero('helga', 'n-3-2')
        .acting('feima')
        .uses('feima', 'reckless-onslaught')
      p.choose(0, { move: true })
      expect(p.waiting.step).toBe('walk')
      p.choose(0, { to: 'n-2-2' })
      expect(p.offered(0, 'at')).toEqual(['n-3-2'])
      p.choose(0, { at: 'n-3-2' }).choose(1, { token: true })
      expect(p.figure('helga').defence).toBe(1)
      expect(p.told('action-declared').map(({ action }) => action)).toEqual(['move', 'attack'])
    },
  )

  test('RN-31.31 both parts may be declined', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2')
      .acting('feima')
      .uses('feima', 'reckless-onslaught')
    p.choose(0, { decline: true })
    expect(p.ways(0)).toEqual(['at', 'decline'])
    p.choose(0, { decline: true })
    expect(p.told('action-declared')).toEqual([])
  })

  test('RN-1.21 if she falls on the way the rest is dropped', () => {
    const p = position()
      .hero('feima', 'n-1-1', { defence: 0 })
      .hero('helga', 'n-3-1')
      .hazard('n-2-1')
      .left(0, 'feima')
      .acting('feima')
      .uses('feima', 'reckless-onslaught')
    p.choose(0, { move: true }).choose(0, { step: 'n-2-1' })
    expect(p.at('feima')).toBeNull()
    expect(p.asks).toEqual([])
  })

  test('RN-13.14 RN-14.3 Unbridled Violence is direct damage and no Attack', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { dice: ['instinct'] })
      .acting('feima')
      .uses('feima', 'unbridled-violence')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
    expect(p.ways(1)).toEqual(['deck'])
    p.choose(1, { deck: true })
    expect(p.player(0).slots[0]).toEqual(['helga-01'])
  })

  test('RN-13.5 Bloodlust gives a Neutral die for each figure she defeats', () => {
    const p = position()
      .hero('feima', 'n-1-1')
      .hero('helga', 'n-2-2', { defence: 0 })
      .hero('erik', 'n-5-5')
      .left(0, 'helga')
      .acting('feima')
      .uses('feima', 'unbridled-violence')
    expect(p.figure('helga').defeated).toBe(true)
    expect(p.figure('feima').dice.neutral).toBe(1)
  })
})

describe('Halvard', () => {
  test.each(['explorer', 'legend'] as const)('RN-12.3 Berserk Rage (%s) gives him 2 Strength dice', (rank) => {
    const p = position({ rank }).hero('halvard', 'n-1-1').uses('halvard', 'berserk-rage')
    expect(p.figure('halvard').dice.strength).toBe(2)
  })

  test('RN-33 Death Blow cannot be cancelled by Defence', () => {
    const blow = (ability: string) =>
      position()
        .hero('halvard', 'n-1-1')
        .hero('feima', 'n-3-3')
        .hero('helga', 'n-2-2', { dice: ['instinct'] })
        .acting('halvard')
        .uses(ability === 'death-blow' ? 'halvard' : 'feima', ability)
    expect(blow('death-blow').waiting).toEqual({ step: 'suffer', seats: [1] })
    expect(blow('reckless-onslaught').choose(0, { decline: true }).choose(0, { at: 'n-2-2' }).waiting.step).toBe(
      'reaction:reaction',
    )
  })

  test('RN-33.7 Pain Feeds Rage follows damage of an opposing figure that he survives', () => {
    const p = position().hero('halvard', 'n-2-2').hero('erik', 'n-2-3').turn(1)
    p.carries('erik', { do: 'act', who: 'self', action: 'attack' }).choose(0, { token: true })
    expect(p.figure('halvard').dice.strength).toBe(1)
    p.carries('halvard', { do: 'damage', who: 'self', kind: 'normal', by: 'self' }).choose(0, { token: true })
    expect(p.figure('halvard').dice.strength).toBe(1)
  })
})

describe('Helga', () => {
  const team = (rank: 'explorer' | 'legend' = 'legend') =>
    position({ rank }).hero('helga', 'n-1-7').hero('erik', 'n-2-8').hero('ebbe', 'n-4-9').turn(1)

  test.each(['explorer', 'legend'] as const)(
    'RN-31.22 Rime Mirrors (%s) rearranges her heroes among their nodes',
    (rank) => {
      const p = team(rank).uses('helga', 'rime-mirrors')
      p.choose(1, { order: ['erik', 'ebbe', 'helga'] })
      expect(['helga', 'erik', 'ebbe'].map((hero) => p.at(hero))).toEqual(['n-4-9', 'n-1-7', 'n-2-8'])
      expect(p.field.standing).toMatchObject({ 'n-4-9': 'helga', 'n-1-7': 'erik', 'n-2-8': 'ebbe' })
    },
  )

  test('RN-31.31 or leaves them', () => {
    const p = team().uses('helga', 'rime-mirrors').choose(1, { decline: true })
    expect(p.at('helga')).toBe('n-1-7')
    expect(p.told('effect-declined')).toHaveLength(1)
  })

  test('RN-13.5 RN-13.17 Second Sight follows every Ability of hers', () => {
    const p = team().uses('helga', 'rime-mirrors').choose(1, { decline: true })
    expect(p.figure('helga').dice.instinct).toBe(1)
    expect(
      team('explorer').uses('helga', 'rime-mirrors').choose(1, { decline: true }).figure('helga').dice.instinct,
    ).toBe(0)
  })

  test('RN-33.8 Frost Grip moves an opposing figure one node, never onto an occupied one', () => {
    const p = team().hero('feima', 'n-1-4').obstacle('cairn', 'n-1-3').hero('halvard', 'n-2-4')
    p.uses('helga', 'frost-grip')
    expect(p.offered(1)).toEqual(['feima', 'halvard'])
    p.choose(1, 'feima')
    expect(p.ways(1)).toEqual(['node'])
    expect(p.offered(1, 'node')).toEqual(['n-1-5', 'n-0-4', 'n-2-5', 'n-0-5', 'n-0-3'])
    p.choose(1, { node: 'n-0-3' })
    expect(p.at('feima')).toBe('n-0-3')
    expect(p.told('shifted')).toHaveLength(1)
  })

  test('RN-17.3 RN-33.8 onto a Hazard token: she is credited', () => {
    const p = team().hero('feima', 'n-1-4').hazard('n-1-5').uses('helga', 'frost-grip')
    p.choose(1, { node: 'n-1-5' }).choose(0, { deck: true })
    expect(p.player(1).slots[0]).toEqual(['feima-01'])
    expect(p.field.hazardPool).toBe(1)
  })
})

describe('Erik', () => {
  test.each(['explorer', 'legend'] as const)('RN-12.3 Runner (%s) gives him 2 Agility dice', (rank) => {
    expect(position({ rank }).hero('erik', 'n-1-7').uses('erik', 'runner').figure('erik').dice.agility).toBe(2)
  })

  test('RN-33.21 Slip Through lets him pass opposing figures, not end there', () => {
    const walk = (rank: 'explorer' | 'legend') => {
      const p = position({ rank })
        .hero('erik', 'n-0-9')
        .hero('feima', 'n-1-9')
        .obstacle('cairn', 'n-0-8', 'n-1-8', 'n-0-10', 'n-1-10')
      return p.acting('erik').carries('erik', { do: 'act', who: 'self', action: 'move' }).offered(1, 'to')
    }
    expect(walk('explorer')).toEqual([])
    expect(walk('legend')).toContain('n-2-9')
    expect(walk('legend')).not.toContain('n-1-9')
  })

  test('RN-2.26 RN-33.8 Harpoon pulls a figure in a straight line up to 2 nodes', () => {
    const p = position().hero('erik', 'n-1-7').hero('feima', 'n-1-3').hero('halvard', 'n-2-5').turn(1)
    p.uses('erik', 'harpoon')
    expect(p.ways(1)).toEqual(['decline', 'node'])
    expect(p.offered(1, 'node')).toEqual(['n-1-4'])
    p.choose(1, { node: 'n-1-4' }).choose(1, { node: 'n-1-5' })
    expect(p.at('feima')).toBe('n-1-5')
    expect(p.asks).toEqual([])
  })

  test('RN-33.8 what is blocked stops early and takes no damage', () => {
    const p = position().hero('erik', 'n-1-7').hero('feima', 'n-1-3').obstacle('cairn', 'n-1-5').turn(1)
    p.uses('erik', 'harpoon')
    expect(p.asks).toEqual([])
    expect(usable(position().hero('erik', 'n-1-7').hero('feima', 'n-3-6').turn(1), 'erik')).toEqual(['runner'])
  })
})

describe('Ebbe', () => {
  test.each(['explorer', 'legend'] as const)('RN-33.6 Shield Wall (%s) is for his Zone', (rank) => {
    const p = position({ rank })
      .hero('ebbe', 'n-1-7', { defence: 1 })
      .hero('erik', 'n-2-8', { defence: 0 })
      .hero('helga', 'n-3-7', { defence: 0 })
      .uses('ebbe', 'shield-wall')
    expect(['ebbe', 'erik', 'helga'].map((hero) => p.figure(hero).defence)).toEqual([2, 1, 0])
  })

  test('RN-33.6 Safe Beside Me: others next to him that have none', () => {
    const p = position()
      .hero('ebbe', 'n-1-7', { defence: 0 })
      .hero('erik', 'n-2-8', { defence: 0 })
      .hero('helga', 'n-1-8', { defence: 1 })
      .turn(1, 'initial')
      .fires('start-of-initial', { seat: 1 })
    expect(['ebbe', 'erik', 'helga'].map((hero) => p.figure(hero).defence)).toEqual([0, 1, 1])
  })

  test('RN-9.18 RN-31.30 Crushing Advance pushes every adjacent opposing figure, each by itself', () => {
    const p = position()
      .hero('ebbe', 'n-2-3')
      .hero('erik', 'n-3-3')
      .hero('feima', 'n-2-2')
      .hero('halvard', 'n-1-3')
      .hero('hrafn', 'n-5-5')
      .acting('ebbe')
      .uses('ebbe', 'crushing-advance')
    expect(p.offered(1)).toEqual(['n-2-2', 'n-1-3'])
    p.choose(1, 'n-1-3')
    expect(p.at('halvard')).toBe('n-0-3')
    expect(p.at('feima')).toBe('n-2-1')
    expect(p.told('action-declared')).toHaveLength(2)
    expect(p.asks).toEqual([])
  })

  test('RN-9.18 a target that no longer qualifies is skipped', () => {
    const p = position()
      .hero('ebbe', 'n-1-2')
      .hero('feima', 'n-1-1', { defence: 0 })
      .hero('halvard', 'n-2-2')
      .left(0, 'feima')
      .hazard('n-1-0')
      .acting('ebbe')
      .uses('ebbe', 'crushing-advance')
    p.choose(1, 'n-1-1')
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.at('halvard')).toBe('n-3-2')
    expect(p.asks).toEqual([])
  })

  test('RN-13.16 without an adjacent opposing figure there is nothing to begin', () => {
    expect(usable(position().hero('ebbe', 'n-1-7').hero('erik', 'n-1-8'), 'ebbe')).toEqual(['shield-wall'])
  })
})
