import { describe, expect, it } from 'vitest'
import {
  amount,
  asksOf,
  awaited,
  canonical,
  either,
  isRefusal,
  one,
  openTable,
  resultOf,
  rulesOf,
  some,
  yes,
} from '../src/index.ts'
import { decision, gameOf, open, play, say, step } from './hall.ts'

const saidIn = (start: ReturnType<typeof say>, chapters: Parameters<typeof gameOf>[1]): string[] =>
  open(gameOf(start, chapters)).state.said

describe('what a step says comes next', () => {
  it('comes in the order it is said', () => {
    const feast = step('feast', (t) => t.next(say({ text: 'mead' }), say({ text: 'meat' }), say({ text: 'song' })))
    expect(saidIn(feast(), [feast])).toEqual(['mead', 'meat', 'song'])
  })

  it('adds up over several calls: what is said first comes first', () => {
    const feast = step('feast', (t) => {
      t.next(say({ text: 'mead' }))
      t.next(say({ text: 'meat' }), say({ text: 'song' }))
      t.next(say({ text: 'sleep' }))
    })
    expect(saidIn(feast(), [feast])).toEqual(['mead', 'meat', 'song', 'sleep'])
  })

  it('comes with all that follows from it before anything that already waits', () => {
    const chapter = step<{ readonly name: string; readonly depth: number }>('chapter', (t, { name, depth }) => {
      t.state.said.push(name)
      if (depth === 0) return
      t.next(chapter({ name: `${name}a`, depth: depth - 1 }), chapter({ name: `${name}b`, depth: depth - 1 }))
    })
    expect(saidIn(chapter({ name: '', depth: 2 }), [chapter])).toEqual(['', 'a', 'aa', 'ab', 'b', 'ba', 'bb'])
  })

  it('may be nothing: when nothing waits any more the game is over', () => {
    const game = gameOf(say({ text: 'the end' }), [])
    const table = open(game)
    expect(asksOf(game, table)).toEqual([])
    expect(resultOf(game, table)?.scores).toEqual([3, 3])
  })
})

const order = decision<null, string>('order', {
  seat: () => 1,
  options: () => one(['mead', 'ale', 'water']),
  take(t, _, drink) {
    t.state.said.push(drink)
    if (drink === 'water') {
      t.next(say({ text: 'laughter' }))
      t.again()
    }
  },
})

describe('a decision', () => {
  const game = gameOf(order(), [order])

  it('stops the table and asks its seat', () => {
    const asks = asksOf(game, open(game))
    expect(asks).toMatchObject([
      { seat: 1, step: 'order', form: one(['mead', 'ale', 'water']), aside: null, rule: null },
    ])
    expect(awaited(asks)).toEqual([1])
  })

  it('is over when it is taken', () => {
    const table = open(game)
    expect(play(game, table, 1, 'ale')).toEqual([])
    expect(table.state.said).toEqual(['ale'])
    expect(table.moves).toBe(1)
  })

  it('asked again, comes after what was said to come next', () => {
    const table = open(game)
    play(game, table, 1, 'water')
    play(game, table, 1, 'water')
    expect(table.state.said).toEqual(['water', 'laughter', 'water', 'laughter'])
    expect(awaited(asksOf(game, table))).toEqual([1])
    expect(play(game, table, 1, 'mead')).toEqual([])
  })

  it('changes nothing while it waits, however often it is looked at', () => {
    const table = open(game)
    const before = canonical(table)
    for (let i = 0; i < 3; i++) asksOf(game, table)
    expect(canonical(table)).toBe(before)
  })
})

/** Spend up to what the purse holds; the arguments say how much must be kept. */
const spend = decision<{ readonly keep: number; readonly least: number }, number>('spend', {
  seat: () => 0,
  options: (t, { keep, least }) => amount(least, (t.state.coins[0] as number) - keep),
  take(t, _, coins) {
    t.state.coins[0] = (t.state.coins[0] as number) - coins
    t.state.said.push(`spent ${coins}`)
  },
})

describe('a decision that leaves no choice', () => {
  it('is taken by itself, and is no move', () => {
    const table = open(gameOf(spend({ keep: 1, least: 2 }), [spend]))
    expect(table.state.said).toEqual(['spent 2'])
    expect(table.moves).toBe(0)
  })

  it('is taken by itself in the middle of others', () => {
    const shopping = step('shopping', (t) =>
      t.next(spend({ keep: 0, least: 0 }), spend({ keep: 0, least: 0 }), say({ text: 'home' })),
    )
    const game = gameOf(shopping(), [shopping, spend])
    const table = open(game)
    expect(play(game, table, 0, 3)).toEqual([])
    expect(table.state.said).toEqual(['spent 3', 'spent 0', 'home'])
  })

  it('is skipped if it offers nothing, and what waits behind it goes on', () => {
    const shopping = step('shopping', (t) => t.next(spend({ keep: 0, least: 4 }), say({ text: 'home' })))
    expect(saidIn(shopping(), [shopping, spend])).toEqual(['home'])
  })

  it('is skipped if it has no form at all, or only ways that lead nowhere', () => {
    const silent = decision('silent', { seat: () => 0, options: () => null, take: () => {} })
    const dead = decision('dead', {
      seat: () => 0,
      options: () => either({ raid: one([]), trade: some(['axe'], 2, 2) }),
      take: () => {},
    })
    const day = step('day', (t) => t.next(silent(), dead(), say({ text: 'night' })))
    expect(saidIn(day(), [day, silent, dead])).toEqual(['night'])
  })

  it('is taken with the choice nested in its only way', () => {
    const door = decision<null, { readonly leave: true }>('door', {
      seat: () => 0,
      options: () => either({ fight: one([]), leave: yes }),
      take(t, _, choice) {
        t.state.said.push(JSON.stringify(choice))
      },
    })
    expect(saidIn(door(), [door])).toEqual(['{"leave":true}'])
  })
})

describe('a rule that is wrong', () => {
  it('is reported if it runs in circles', () => {
    const circle = step('circle', (t) => t.next(circle()))
    expect(() => open(gameOf(circle(), [circle]))).toThrow('hall runs in circles at circle')
  })

  it('is reported if it asks the same forced question forever', () => {
    const nag = decision('nag', { seat: () => 0, options: () => yes, take: (t) => t.again() })
    expect(() => open(gameOf(nag(), [nag]))).toThrow('hall runs in circles at nag')
  })

  it('is reported if a step has no rule', () => {
    expect(() => open(gameOf({ step: 'nowhere', args: null }, []))).toThrow('hall has no rule called nowhere')
  })

  it('is reported if two rules have one name', () => {
    expect(() => rulesOf([say, say])).toThrow('two rules are called say')
  })
})

describe('opening a table', () => {
  const game = gameOf(order(), [order], {
    players: { min: 2, max: 4 },
    options: [
      { id: 'night', values: [false, true], default: false },
      { id: 'length', values: ['short', 'long'], default: 'short' },
      { id: 'first', values: ['random', 0, 1, 2, 3], default: 'random', seats: true },
    ],
  })

  it('completes the options with the usual ones', () => {
    expect(open(game, { options: { length: 'long' } }).options).toEqual({
      night: false,
      length: 'long',
      first: 'random',
    })
  })

  it.each([1, 5, 2.5, Number.NaN])('is refused for %d players', (players) => {
    expect(openTable(game, { players, seed: '' })).toMatchObject({ refused: 'bad-players', facts: { min: 2, max: 4 } })
  })

  it('is refused with a value that an option does not have', () => {
    const refusal = openTable(game, { players: 2, seed: '', options: { length: 'endless' } })
    expect(refusal).toMatchObject({ refused: 'bad-option', facts: { option: 'length', values: ['short', 'long'] } })
  })

  it('is refused with a seat that is not at the table', () => {
    const first = (seat: number, players: number) => openTable(game, { players, seed: '', options: { first: seat } })
    expect(isRefusal(first(2, 3))).toBe(false)
    expect(first(2, 2)).toMatchObject({ refused: 'bad-option', facts: { option: 'first' } })
  })

  it.each(['weather', 'constructor', '__proto__'])('is refused with an unknown option: %s', (id) => {
    const options = JSON.parse(`{"${id}":true}`)
    expect(openTable(game, { players: 2, seed: '', options })).toMatchObject({
      refused: 'unknown-option',
      facts: { option: id },
    })
  })
})
