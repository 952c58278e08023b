import { describe, expect, test } from 'vitest'
import { usableAbilities } from '../src/abilities.ts'
import { canBegin } from '../src/beginning.ts'
import type { Rank } from '../src/content-file.ts'
import type { Effect } from '../src/effect-words.ts'
import { type Position, position } from './position.ts'

/** An Ability of the Active hero, used by its Turn card's symbol. */
const uses = (p: Position, ability: string): Position => p.acts().choose(p.field.turn.active, { ability })

const abilities = (p: Position): string[] => usableAbilities(p.t).map(({ id }) => id)

describe('who may use an Ability', () => {
  test('RN-13.1 RN-8.8 RN-32.20 a symbol is spent and no die is', () => {
    const p = uses(
      position({ rank: 'explorer' })
        .hero('halvard', 'n-2-2')
        .seat(0, { pool: ['agility'] })
        .acting('halvard', 'halvard-06'),
      'berserk-rage',
    )
    expect(p.figure('halvard').dice.strength).toBe(2)
    expect(p.field.turn.symbol).toBeNull()
    expect(p.refused(0, { ability: 'berserk-rage' })).toMatchObject({ refused: 'no-symbol-left', rule: 'RN-32.20' })
    expect(p.refused(0, { ability: 'runner' })).toMatchObject({ refused: 'not-its-ability', rule: 'RN-32.20' })
  })

  test('RN-13.2 RN-32.20 only the hero shown on the Turn card, and only while it is Active', () => {
    const p = position()
      .hero('halvard', 'n-2-2')
      .hero('feima', 'n-2-4')
      .hero('helga', 'n-2-3')
      .acting('halvard', 'halvard-09')
    expect(abilities(p)).toEqual(['death-blow'])
    p.field.turn.hero = 'feima'
    expect(abilities(p)).toEqual([])
    p.seat(0, { pool: ['agility'] }).acts()
    expect(p.refused(0, { ability: 'unbridled-violence' })).toMatchObject({
      refused: 'another-symbol',
      rule: 'RN-32.20',
    })
  })

  test('RN-13.8 a hero that is Active again may use the symbol that is unspent', () => {
    const p = position().hero('halvard', 'n-2-2').hero('feima', 'n-4-4').acting('halvard', 'halvard-06')
    p.field.turn.hero = 'feima'
    p.field.turn.hero = 'halvard'
    expect(abilities(p)).toEqual(['berserk-rage'])
  })

  test('RN-13.3 RN-32.20 any one of its symbols is enough, and no other', () => {
    const legend = (card: string) => abilities(position().hero('halvard', 'n-2-2').acting('halvard', card))
    expect(legend('halvard-06')).toEqual(['berserk-rage'])
    expect(legend('halvard-01')).toEqual([])
    const explorer = (card: string) =>
      abilities(position({ rank: 'explorer' }).hero('hrafn', 'n-2-2').acting('hrafn', card))
    expect(['hrafn-07', 'hrafn-08', 'hrafn-09'].map(explorer)).toEqual([
      ['ancestors-strength'],
      ['ancestors-strength'],
      ['ancestors-strength'],
    ])
  })

  test('RN-13.4 RN-13.11 an Explorer has one Ability, a Legend two and a Trait', () => {
    const { heroes } = position().game.content.file
    const counted = (rank: Rank) =>
      heroes.map(({ ranks }) => [ranks[rank].abilities.length, ranks[rank].trait === null ? 0 : 1])
    expect(counted('explorer')).toEqual(heroes.map(() => [1, 0]))
    expect(counted('legend')).toEqual(heroes.map(() => [2, 1]))
  })

  test('RN-13.6 RN-13.7 the wild symbol is for whoever is Active', () => {
    const p = position().hero('hrafn', 'n-2-2').hero('halvard', 'n-2-4').acting('hrafn', 'inspiration')
    expect(abilities(p)).toEqual(['ancestors-strength', 'spiritual-healing'])
    p.field.turn.hero = 'halvard'
    expect(abilities(p)).toEqual(['berserk-rage'])
  })

  test('RN-13.16 RN-32.29 without a legal target it is refused and the symbol stays', () => {
    const p = position().hero('feima', 'n-2-2').hero('helga', 'n-5-5').acting('feima', 'feima-09')
    expect(abilities(p)).toEqual([])
    p.hero('erik', 'n-3-3')
    expect(abilities(p)).toEqual(['unbridled-violence'])
  })
})

describe('what can be begun', () => {
  test('RN-13.16 an optional part needs no target', () => {
    const p = position().hero('feima', 'n-2-2')
    const attack: Effect = { do: 'act', who: 'self', action: 'attack' }
    const carrier = { seat: 0, hero: 'feima', bound: {}, cause: 'test' }
    expect(canBegin(p.t, [attack], carrier)).toBe(false)
    expect(canBegin(p.t, [{ ...attack, optional: true }], carrier)).toBe(true)
  })

  test('RN-1.21 what is left falls with a hero, Active or not', () => {
    const p = position()
      .hero('hrafn', 'n-5-5')
      .hero('feima', 'n-1-1', { defence: 0 })
      .left(0, 'feima')
      .hazard('n-2-1')
      .acting('hrafn')
    p.carries('feima', { do: 'act', who: 'self', action: 'move' }, { do: 'vp', player: 'you', n: 1 })
    p.choose(0, { step: 'n-2-1' })
    expect(p.player(0).vp).toBe(0)
  })
})

describe('an Action out of reach', () => {
  const PUSH_AFAR: Effect = { do: 'act', who: 'self', action: 'push', range: 4 }

  test('RN-13.9 the player names a node next to the target, from which it is pushed', () => {
    const p = position().hero('feima', 'n-2-1').hero('helga', 'n-2-4').acting('feima').carries('feima', PUSH_AFAR)
    expect(p.waiting).toEqual({ step: 'assumedNode', seats: [0] })
    expect(p.offered(0)).toHaveLength(8)
    p.choose(0, 'n-1-4')
    expect(p.at('helga')).toBe('n-3-4')
  })

  test('RN-13.9 that node may be occupied, and a blocked Push deals damage', () => {
    const p = position()
      .hero('feima', 'n-2-1')
      .hero('helga', 'n-2-4')
      .obstacle('cairn', 'n-1-4', 'n-3-4')
      .acting('feima')
    p.carries('feima', PUSH_AFAR).choose(0, 'n-1-4').choose(1, { token: true })
    expect(p.at('helga')).toBe('n-2-4')
    expect(p.player(0).slots[0]).toEqual(['advantage'])
  })

  test('RN-13.9 a Collect reaches as far', () => {
    const p = position().hero('feima', 'n-2-1').shard('blue', 'n-2-4').acting('feima')
    p.carries('feima', { do: 'act', who: 'self', action: 'collect', range: 3 })
    expect(p.player(0).shards).toBe(1)
  })

  test('RN-13.10 Reactions look at where the hero really stands', () => {
    const p = position({ players: 3 })
      .hero('feima', 'n-4-1')
      .hero('bjorn', 'n-4-4', { dice: ['instinct'] })
      .acting('feima')
    p.carries('feima', PUSH_AFAR).choose(0, 'n-3-4')
    p.choose(2, { react: { hero: 'bjorn', reaction: 'defence', pay: { from: 'bjorn', die: 'instinct' } } })
    expect(p.at('bjorn')).toBe('n-4-4')
    expect(p.asks).toEqual([])
  })
})
