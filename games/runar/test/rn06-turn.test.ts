import { describe, expect, test } from 'vitest'
import { turn } from '../src/turn.ts'
import { position } from './position.ts'

/** Everybody has a hero, a card and a quiet Destiny deck. */
const two = () =>
  position({ rank: 'explorer' })
    .hero('feima', 'n-2-2')
    .hero('helga', 'n-2-9')
    .hand(0, 'feima-01', 'feima-02', 'feima-03')
    .hand(1, 'helga-01', 'helga-02', 'helga-03')
    .destiny('destiny-01', 'destiny-02', 'destiny-03', 'destiny-04')

describe('a turn', () => {
  test('RN-6.2 has its phases in their order; without the Nemesis there is none of its own', () => {
    const p = two().run(turn({ seat: 0 }))
    p.choose(0, 'feima-02').choose(0, { done: true })
    const phases = p.told('phase-began').filter(({ seat }) => seat === 0)
    expect(phases.map(({ phase }) => phase)).toEqual(['initial', 'tactics', 'action', 'support', 'destiny'])
  })

  test('RN-6.2 RN-24.1 with the Nemesis it has a phase', () => {
    const p = position({ scenario: 'scenario-1b', rank: 'explorer' })
      .hero('feima', 'n-2-2')
      .hand(0, 'feima-02')
      .destiny('destiny-01', 'destiny-02')
      .run(turn({ seat: 0 }))
    p.choose(0, { done: true })
    expect(p.told('phase-began').map(({ phase }) => phase)).toContain('nemesis')
  })

  test('RN-6.1 RN-25.3 the next player in turn order follows', () => {
    const p = two().run(turn({ seat: 0 }))
    p.choose(0, 'feima-02').choose(0, { done: true })
    expect(p.field.turn).toMatchObject({ number: 3, active: 1 })
    expect(p.told('turn-began').map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('RN-6.5 a player without heroes plays no card and gains no dice, but Destiny goes on', () => {
    const p = position({ rank: 'explorer' })
      .fallen('hrafn', 'feima', 'halvard')
      .hero('helga', 'n-2-9')
      .seat(0, { pool: ['instinct', 'strength', 'agility'] })
      .hand(1, 'helga-01', 'helga-02')
      .destiny('destiny-01', 'destiny-02')
      .run(turn({ seat: 0 }))
    expect(p.ways(0)).toEqual(['build', 'coordination', 'done'])
    p.choose(0, { done: true })
    expect(p.told('card-played')).toEqual([])
    expect(p.told('destiny-revealed')).toHaveLength(1)
    expect(p.field.turn.active).toBe(1)
  })

  test('RN-25.2 damage on Enemies and Obstacles is removed at the end', () => {
    const p = position({ scenario: 'scenario-1b', obstacleCards: true })
      .enemy('hofundr', 'n-4-4')
      .obstacle('menhir', 'n-5-5')
    p.enemyAt('n-4-4').wounds = 2
    Object.assign(p.field.obstacles['n-5-5'] ?? {}, { wounds: 1 })
    p.hero('helga', 'n-2-9')
      .hand(1, 'helga-01', 'helga-02')
      .run({ step: 'endTurn', args: { seat: 0 } })
    expect(p.enemyAt('n-4-4').wounds).toBe(0)
    expect(p.field.obstacles['n-5-5']?.wounds).toBe(0)
  })
})

test('RN-32.26 what is out of phase, or another player’s to decide, is refused', () => {
  const p = two().run(turn({ seat: 0 }))
  expect(p.refused(1, 'feima-01')).toMatchObject({ refused: 'not-asked', rule: 'RN-32.26' })
  expect(p.refused(0, { done: true })).toMatchObject({ refused: 'illegal-choice' })
})
