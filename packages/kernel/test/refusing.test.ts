import { describe, expect, it } from 'vitest'
import { choose, one, refuse, refusingAlike } from '../src/index.ts'
import { decision, gameOf, open } from './hall.ts'

const drink = decision<null, string>('drink', {
  seat: () => 1,
  options: () => one(['ale', 'mead']),
  why: (_, __, choice) => (choice === 'wine' ? refuse('no-wine', {}, 'HA-3.1') : null),
  take: () => {},
})
const feast = gameOf(drink(), [drink])
const hall = {
  ...feast,
  rules: refusingAlike(feast.rules, {
    outOfTurn: 'HA-1.1',
    passing: 'HA-1.2',
    why: (_, choice, seat, isAsked) => ('sing' in choice ? refuse('no-singing', { seat, isAsked }, 'HA-1.3') : null),
  }),
}
const refusal = (seat: number, choice: unknown) => choose(hall, open(hall), seat, choice)

describe('what every decision refuses alike', () => {
  it('is looked for first, of seats that are asked and of others', () => {
    expect(refusal(1, { sing: true })).toEqual(refuse('no-singing', { seat: 1, isAsked: true }, 'HA-1.3'))
    expect(refusal(0, { sing: true })).toEqual(refuse('no-singing', { seat: 0, isAsked: false }, 'HA-1.3'))
  })

  it('comes with acting out of turn and with passing', () => {
    expect(refusal(0, 'ale')).toEqual(refuse('not-asked', { seats: [1] }, 'HA-1.1'))
    expect(refusal(1, { pass: true })).toEqual(refuse('must-decide', {}, 'HA-1.2'))
  })

  it('leaves to a decision what it knows best, and changes nothing that is allowed', () => {
    expect(refusal(1, 'wine')).toEqual(refuse('no-wine', {}, 'HA-3.1'))
    expect(refusal(1, 'milk')).toMatchObject({ refused: 'illegal-choice' })
    expect(refusal(1, 'mead')).toEqual([])
  })
})
