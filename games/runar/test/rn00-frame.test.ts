import { describe, expect, test } from 'vitest'
import { manifest } from '../manifest/index.ts'
import { runar } from '../src/index.ts'
import { position } from './position.ts'
import { setUp } from './set-up.ts'

describe('the frame of the game', () => {
  test('RN-1.16 what a scenario says goes before what a card says, and that before the rules', () => {
    // Apparent Silence (4A): an Event whose Immediate effect would give dice is laid face down and gives none.
    const p = position({ scenario: 'scenario-4a' }).hero('feima', 'n-2-2').destiny('event-05')
    p.turn(0, 'destiny').run({ step: 'destinyPhase', args: { seat: 0 } })
    expect(p.field.slots).toMatchObject([{ card: 'event-05', up: false }])
    expect(p.told('dice-gained')).toEqual([])
    // The Ash Spear's range overrules that only adjacent figures are attacked.
    const spear = position()
      .hero('feima', 'n-2-2', { treasure: 'equipment-ash-spear' })
      .hero('helga', 'n-2-4')
      .seat(0, { pool: ['strength'] })
    expect(spear.acting('feima').acts().ways(0)).toContain('attack')
  })

  test('RN-1.20 RN-9.7 whatever an Enemy needs decided the Active player decides, in the turn of each', () => {
    for (const seat of [0, 1]) {
      const p = position({ scenario: 'scenario-1b' })
        .enemy('seggir', 'n-1-1')
        .enemy('seggir', 'n-4-4')
        .hero('feima', 'n-2-8')
      p.nemesis.deck = ['seggir-drain']
      p.turn(seat, 'nemesis').run({ step: 'nemesisPhase', args: null })
      expect(p.waiting).toEqual({ step: 'whichEnemy', seats: [seat] })
    }
  })

  test('RN-3.3 RN-3.6 a Player board: deck, Turn card, Memory, pool, two Damage slots, Dealt-damage deck, Treasury, Shards, a Statue', () => {
    const p = setUp().until('tactics')
    expect(Object.keys(p.player(0)).toSorted()).toEqual(
      [
        ...[
          'vp',
          'trophies',
          'slots',
          'dealt',
          'hand',
          'deck',
          'knownTop',
          'knownBottom',
          'memory',
          'turnCard',
          'pool',
        ],
        ...['shards', 'statue', 'treasury', 'defeatedEnemies', 'enemyTokens'],
      ].toSorted(),
    )
    expect(p.player(0)).toMatchObject({ vp: 0, slots: [[], []], dealt: [], memory: [], statue: 1 })
    expect(runar.content.file.statueParts).toHaveLength(4)
  })

  test('RN-3.4 four kinds of dice, which nothing rolls', () => {
    expect(Object.keys(position().player(0).pool)).toEqual(['agility', 'strength', 'instinct', 'neutral'])
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
    const { drawn } = p.table
    p.acts()
      .choose(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
      .choose(1, { token: true })
    expect(p.table.drawn).toBe(drawn)
  })

  test('RN-3.19 an hour to an hour and a half', () => {
    expect(manifest.minutes).toBeGreaterThanOrEqual(60)
    expect(manifest.minutes).toBeLessThanOrEqual(90)
  })

  test.each(runar.content.file.scenarios.map(({ id }) => id))(
    'RN-5.1 a single game is played with any scenario: %s',
    (play) => {
      const p = setUp({ options: { play } }).until('tactics')
      expect(p.field.scenario).toBe(play)
    },
  )

  test('RN-25.1 RN-25.3 at the end of a turn nothing of our cards waits, and the next player begins', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-9')
      .hand(1, 'helga-01', 'erik-01')
      .run({ step: 'endTurn', args: { seat: 0 } })
    expect(p.told('turn-began')).toMatchObject([{ seat: 1, turn: 2 }])
  })
})
