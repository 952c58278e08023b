import { guess, quickRandom, seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { declare } from '../src/declaring.ts'
import { move } from '../src/moving.ts'
import { chaseWith } from '../src/questions.ts'
import { type Position, position } from './position.ts'

const PASSING = { questions: { reactions: 'not-until-mine' } } as const
const noChase = (hero: string) => ({ questions: { [chaseWith(hero)]: 'not-this-turn' } })

/** Feima between two heroes who could follow her, and strike before she moves. */
const beset = (players = 2): Position =>
  position({ rank: 'explorer', players })
    .hero('feima', 'n-4-4')
    .hero('helga', 'n-3-4', { dice: ['agility', 'instinct'] })
    .hero('erik', 'n-4-5', { dice: ['agility'] })
    .acting('feima')

const moves = (p: Position, node: string): Position =>
  p.run(move({ hero: 'feima', points: 1 })).choose(0, { step: node })

const strikes = (p: Position): Position =>
  p.run(declare({ figure: 'feima', action: 'attack', at: 'n-3-4', cause: 'attack' }))

describe('who does not want to be asked for Reactions', () => {
  test('RN-9.17 is passed over until the own next turn, and what was declared happens', () => {
    const p = strikes(beset())
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [1] })
    p.choose(1, PASSING)
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
    p.choose(1, { token: true })
    expect(moves(p, 'n-5-4').waiting.step).toBeUndefined()
    p.field.turn.number++
    p.turn(1, 'nemesis')
    expect(strikes(p).waiting).toEqual({ step: 'reaction:reaction', seats: [1] })
  })

  test('is asked again in the turn after the own one, too, though nothing more was said', () => {
    const p = strikes(beset(3)).choose(1, PASSING).choose(1, { token: true })
    p.field.turn.number += 3
    expect(strikes(p).waiting).toEqual({ step: 'reaction:reaction', seats: [1] })
  })

  test('may leave one hero where it is for this turn, and is asked for the others', () => {
    const p = moves(beset(), 'n-5-4')
    expect(p.waiting).toEqual({ step: 'chase:reaction', seats: [1] })
    p.choose(1, noChase('helga'))
    expect(p.waiting).toEqual({ step: 'chase:reaction', seats: [1] })
    p.choose(1, noChase('erik'))
    expect(p.waiting.step).toBeUndefined()
    expect(strikes(beset()).choose(1, noChase('helga')).waiting.step).toBe('reaction:reaction')
  })

  test('may want to be asked for a Chase only where it could end next to whom it follows', () => {
    const useful = { questions: { reactions: 'useful' } } as const
    const near = moves(beset(), 'n-5-4').choose(1, useful)
    expect(near.waiting.step).toBe('chase:reaction')
    const slow = position({ rank: 'explorer' })
      .hero('feima', 'n-2-2')
      .hero('ebbe', 'n-2-1', { dice: ['agility'] })
      .acting('feima')
      .run(move({ hero: 'feima', points: 5 }))
    for (const node of ['n-2-3', 'n-2-4', 'n-2-5', 'n-2-6', 'n-2-7']) slow.choose(0, { step: node })
    expect(slow.waiting.step).toBe('chase:reaction')
    expect(slow.choose(1, useful).waiting.step).toBeUndefined()
  })

  test('is alone to know of it', () => {
    const p = moves(beset(), 'n-5-4')
    const seen = (seat: number | null) => ({ ...seatViewOf(p.game, p.table, seat), moves: 0 })
    const before = [seen(0), seen(null)]
    p.choose(1, noChase('helga'))
    expect([seen(0), seen(null)]).toEqual(before)
    expect(seen(1).questions).toEqual({
      reactions: 'always',
      'chase:helga': 'not-this-turn',
      'chase:erik': 'always',
      'chase:ebbe': 'always',
    })
    expect(guess(p.game, p.table, 0, quickRandom('guess')).paused).toBeUndefined()
  })
})
