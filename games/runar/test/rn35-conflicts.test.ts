import { describe, expect, test } from 'vitest'
import { runar } from '../src/index.ts'
import { position } from './position.ts'

const { content } = runar

describe('where the sources differ', () => {
  test('RN-35.4 Build costs two dice of any kinds', () => {
    expect(content.tactics.build?.cost).toEqual({
      mode: 'any',
      dice: ['agility', 'strength', 'instinct', 'neutral'],
      n: 2,
    })
    const p = position()
      .hero('feima', 'n-2-2', { dice: ['neutral'] })
      .seat(0, { pool: ['instinct'] })
    p.turn(0, 'tactics')
      .run({ step: 'tactics', args: { seat: 0 } })
      .choose(0, { build: { 'pool:instinct': 1, 'feima:neutral': 1 } })
    expect(p.player(0).statue).toBe(2)
  })

  test('RN-35.5 RN-8.6 RN-32.1 only the Active hero takes Actions', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-4-4')
      .hero('helga', 'n-4-3', { defence: 0 })
      .seat(0, { pool: ['strength', 'agility'] })
    p.acting('feima').acts()
    expect(p.ways(0)).not.toContain('attack')
    expect(p.refused(0, { attack: { at: 'n-4-3', pay: { from: 'pool', die: 'strength' } } })).toMatchObject({
      rule: 'RN-32.10',
    })
  })

  test('RN-35.6 RN-10.22 RN-11.14 a Neutral die pays for Reactions too', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['neutral'] })
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.offered(1, 'react')).toEqual([
      { hero: 'helga', reaction: 'defence', pay: { from: 'helga', die: 'neutral' } },
    ])
  })

  test('RN-35.7 RN-11.2 a Chase goes as far as Speed in Movement points, not in nodes', () => {
    const p = position()
      .hero('feima', 'n-0-2')
      .hero('helga', 'n-1-1', { dice: ['agility'] })
      .seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    p.choose(0, { move: { from: 'pool', die: 'agility' } })
    p.choose(0, { step: 'n-1-3' }).choose(0, { step: 'n-1-4' })
    // Helga has Speed 3: a diagonal step costs two, the next one more.
    expect(p.offered(1, 'react').map((choice) => (choice as { readonly steps: number }).steps)).toEqual([1, 2])
  })

  test('RN-35.11 RN-3.11 there are ten scenarios, and one card is played in a turn', () => {
    expect(content.file.scenarios).toHaveLength(10)
    const p = position()
      .hero('feima', 'n-2-2')
      .hand(0, 'feima-01', 'feima-02')
      .turn(0)
      .run({ step: 'playCard', args: { seat: 0 } })
    p.choose(0, 'feima-01')
    expect(p.player(0)).toMatchObject({ turnCard: 'feima-01', hand: ['feima-02'] })
  })

  test('RN-35.14 Events come to the Destiny board, which is the only one', () => {
    expect(content.destinyBoards[2]?.eventSlots).toBe(4)
    const p = position()
      .destiny('event-01')
      .turn(0, 'destiny')
      .run({ step: 'destinyPhase', args: { seat: 0 } })
    expect(p.field.slots).toHaveLength(1)
  })

  test('RN-31.11 RN-24.48 which of two equal Enemies is credited with an Onrush is not asked', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-2-2', { defence: 1 })
      .enemy('seggir', 'n-1-3')
      .enemy('seggir', 'n-3-3')
    p.seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
      .choose(0, { attack: { at: 'n-1-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
  })
})
