import { describe, expect, it } from 'vitest'
import { amount, canonical, either, endsUndo, type Json, one, quickRandom, type Seat, yes } from '../src/index.ts'
import { checkEndsUndo } from '../src/testing/index.ts'
import { dealing, decision, gameOf, open, play, step, together } from './hall.ts'

const rolling = step('rolling', (t) => void t.state.said.push(`${t.below(6)}`))

const act = decision<{ readonly seat: Seat }, { readonly [way: string]: Json }>('act', {
  seat: (_, { seat }) => seat,
  options: () => either({ work: amount(1, 3), roll: yes, later: yes, draw: yes, end: yes }),
  take(t, { seat }, choice) {
    if ('roll' in choice) t.state.said.push(`${t.below(6)}`)
    if ('later' in choice) t.next(rolling())
    if ('draw' in choice) {
      t.state.hands[seat]?.push(t.state.deck.pop() ?? 'nothing')
      t.reveal()
    }
    if (!('end' in choice)) t.next(act({ seat }))
  },
})
const acting = gameOf(act({ seat: 0 }), [act, rolling], { setup: dealing(['ash', 'elm', 'oak', 'yew'], 1) })

const answering = (final: boolean) => {
  const vow = together('vow', {
    seats: () => [0, 1],
    options: () => amount(0, 3),
    take: () => {},
    aside: { options: () => yes, take: (t) => void t.state.said.push('aside') },
    ...(final ? { final } : {}),
  })
  return gameOf(vow(), [vow])
}

describe('whether a choice can be taken back is known before it is made', () => {
  it('not if dice are rolled, at once or in a step that follows, cards are drawn, or the game ends', () => {
    const choices = [{ work: 2 }, { roll: true }, { later: true }, { draw: true }, { end: true }]
    expect(endsUndo(acting, open(acting), 0, choices)).toEqual([false, true, true, true, true])
  })

  it('of answers, the last stands, and one that is final stands at once', () => {
    const [loose, bound] = [answering(false), answering(true)]
    const table = open(loose)
    expect(endsUndo(loose, table, 0, [1, { aside: true }])).toEqual([false, false])
    expect(endsUndo(bound, open(bound), 0, [1, { aside: true }])).toEqual([true, false])
    play(loose, table, 1, 2)
    expect(endsUndo(loose, table, 0, [1])).toEqual([true])
  })

  it('what is not legal ends nothing', () => {
    expect(endsUndo(acting, open(acting), 0, [{ work: 9 }, 'roll', { aside: true }])).toEqual([false, false, false])
    expect(endsUndo(acting, open(acting), 1, [{ roll: true }])).toEqual([false])
  })

  it('nothing happens at the table', () => {
    const table = open(acting)
    const before = canonical(table)
    endsUndo(acting, table, 0, [{ roll: true }, { draw: true }])
    expect(canonical(table)).toBe(before)
  })

  it('by a guess, so that the answer tells nothing of what is hidden', () => {
    const look = decision('look', {
      seat: () => 0,
      options: () => one([1, 2]),
      take(t) {
        if (t.state.deck.at(-1) === 'ash') t.reveal()
        t.next(look())
      },
    })
    const prying = gameOf(look(), [look], { setup: dealing(['ash', 'elm'], 0) })
    const table = open(prying)
    const answers = Array.from({ length: 20 }, (_, i) => endsUndo(prying, table, 0, [1], quickRandom(`${i}`))[0])
    expect(new Set(answers)).toEqual(new Set([true, false]))
    const unforeseen = () => {
      for (let i = 0; i < 20; i++) checkEndsUndo(prying, open(prying, { seed: `${i}` }), { seat: 0, choice: 1 }, null)
    }
    expect(unforeseen).toThrow('be taken back')
    expect(endsUndo(prying, table, 0, [1, 2])).toEqual(endsUndo(prying, table, 0, [1, 2]))
  })
})
