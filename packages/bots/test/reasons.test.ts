import { type AnyGame, one } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { advise } from '../src/index.ts'
import { decision, give, purse, race } from './purse.ts'
import { tableOf } from './tables.ts'

const open: AnyGame = { ...race(4, 2), openDecisions: ['take'] }

describe('why a choice is advised', () => {
  it('is what it brings, and what is best for who is asked next', () => {
    const [best] = advise(open, tableOf(open, 2), 0)
    expect(best?.choice).toBe(5)
    expect(best?.reason).toEqual({
      changes: [{ measure: 'silver', by: 5 }],
      answer: { seat: 1, step: 'take', choice: 5, view: [5, 0] },
    })
  })

  it('is also what one chooses oneself next', () => {
    const first = decision<null, string>('first', {
      seat: () => 0,
      options: () => one(['open', 'leave']),
      take: (t, _, choice) => t.next(...(choice === 'open' ? [second()] : [])),
    })
    const second = decision<null, number>('second', {
      seat: () => 0,
      options: () => one([1, 4]),
      take: (t, _, n) => give(t, 0, n),
    })
    const game = purse([first, second], first()) as AnyGame
    const [best] = advise(game, tableOf(game, 2), 0)
    expect(best).toMatchObject({ choice: 'open', reason: { changes: [{ measure: 'silver', by: 4 }] } })
  })

  it('says nothing of an answer that comes from a secret hand', () => {
    const secret = race(4, 2)
    for (const { reason } of advise(secret, tableOf(secret, 2), 0)) expect(reason.answer).toBeNull()
  })

  it('says nothing of what is not changed, nor of an answer that luck decides', () => {
    const dice = decision<null, string>('dice', {
      seat: () => 0,
      options: () => one(['roll', 'wait']),
      take(t, _, choice) {
        if (choice === 'roll') t.below(6)
        t.next(then())
      },
    })
    const then = decision<null, number>('then', {
      seat: () => 1,
      options: () => one([1, 2]),
      take: (t, _, n) => give(t, 1, n),
    })
    const game = { ...purse([dice, then], dice()), openDecisions: ['then'] } as AnyGame
    const reasonOf = (wanted: string) =>
      advise(game, tableOf(game, 2), 0).find(({ choice }) => choice === wanted)?.reason
    expect(reasonOf('roll')).toEqual({ changes: [], answer: null })
    expect(reasonOf('wait')).toMatchObject({ changes: [], answer: { seat: 1, choice: 2 } })
  })
})
