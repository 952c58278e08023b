import { skalds } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import {
  asksOf,
  awaited,
  choose,
  clockwiseAfter,
  either,
  one,
  openHistory,
  reactionWindow,
  record,
  refuse,
  type Seat,
  seatViewOf,
  undo,
  type WindowSpec,
} from '../src/index.ts'
import { codeOf, gameOf, granted, type Hall, open, play, say, step } from './hall.ts'

interface Deed {
  readonly seat: Seat
  readonly deed: string
}

/**
 * Deeds of which each may be answered for a coin: with a jeer, which changes nothing, or with a block, which may be blocked
 * in turn and otherwise undoes the deed.
 */
function answersWith(more: Partial<WindowSpec<Hall, Deed>>) {
  const answers = reactionWindow<Hall, Deed>('answer', {
    order: (t, { seat }) => clockwiseAfter(seat, t.players),
    reactions: (t, _, seat) => ((t.state.coins[seat] as number) > 0 ? one(['jeer', 'block']) : null),
    react(t, { deed }, reaction, seat, window) {
      t.state.coins[seat] = (t.state.coins[seat] as number) - 1
      t.state.said.push(`${seat} ${reaction}s ${deed}`)
      if (reaction === 'block') t.next(declare({ seat, deed: `block of ${deed}`, undoes: window }))
    },
    repeats: false,
    ...more,
  })
  const declare = step<Deed & { readonly undoes: number | null }>('declare', (t, { undoes, ...facts }) => {
    const deed = undoes === null ? say({ text: `${facts.deed} done` }) : undo({ undoes, deed: facts.deed })
    t.next(answers.open({ facts, deed, otherwise: say({ text: `${facts.deed} undone` }) }))
  })
  const undo = step<{ readonly undoes: number; readonly deed: string }>('undo', (t, { undoes, deed }) => {
    t.state.said.push(`${deed} done`)
    t.cancel(undoes)
  })
  const evening = step('evening', (t) =>
    t.next(declare({ seat: 0, deed: 'raid', undoes: null }), say({ text: 'night' })),
  )
  return gameOf(evening(), [evening, declare, undo, ...answers.rules])
}

const game = answersWith({})
const jeer = { react: 'jeer' }
const block = { react: 'block' }
const pass = { pass: true }

/** The table at the first answer to a raid of seat 0, with these coins. */
function raided(coins: readonly number[], of = game) {
  return open({ ...of, setup: (setUp) => ({ ...game.setup(setUp), coins: [...coins] }) }, { players: coins.length })
}

const asked = (table: ReturnType<typeof raided>, of = game): Seat[] => awaited(asksOf(of, table))

describe('a reaction window', () => {
  it('asks in the order of the rules, one after another, before the thing happens', () => {
    const table = raided([0, 1, 1, 1])
    expect(asked(table)).toEqual([1])
    expect(seatViewOf(game, table, 1).ask?.form).toEqual(either({ react: one(['jeer', 'block']), pass: one([true]) }))
    expect(awaited(play(game, table, 1, pass))).toEqual([2])
    expect(awaited(play(game, table, 2, jeer))).toEqual([3])
    expect(table.state.said).toEqual(['2 jeers raid'])
    expect(play(game, table, 3, pass)).toEqual([])
    expect(table.state.said).toEqual(['2 jeers raid', 'raid done', 'night'])
  })

  it('asks in another order if the rules say so', () => {
    const backwards = answersWith({ order: () => [2, 3, 1] })
    const table = raided([1, 1, 1, 1], backwards)
    expect(asked(table, backwards)).toEqual([2])
    expect(awaited(play(backwards, table, 2, pass))).toEqual([3])
    expect(awaited(play(backwards, table, 3, pass))).toEqual([1])
  })

  it('passes over those who cannot react', () => {
    const table = raided([1, 0, 0, 1])
    expect(asked(table)).toEqual([3])
    expect(table.moves).toBe(0)
  })

  it('is never shown if nobody can react', () => {
    const table = raided([5, 0, 0])
    expect(table.state.said).toEqual(['raid done', 'night'])
    expect(table.moves).toBe(0)
  })

  it('passes over those whose reactions offer nothing', () => {
    const empty = answersWith({ reactions: () => one([]) })
    expect(raided([1, 1], empty).state.said).toEqual(['raid done', 'night'])
  })

  it('lets a reaction cancel the thing: something else happens instead', () => {
    const table = raided([0, 0, 1])
    play(game, table, 2, block)
    expect(table.state.said).toEqual(['2 blocks raid', 'block of raid done', 'raid undone', 'night'])
  })

  it('asks nobody else once the thing is cancelled', () => {
    const table = raided([0, 1, 1])
    play(game, table, 1, block)
    expect(asked(table)).toEqual([2])
    play(game, table, 2, pass)
    expect(table.state.said).toEqual(['1 blocks raid', 'block of raid done', 'raid undone', 'night'])
  })

  it('may simply let nothing happen when cancelled', () => {
    const quiet = reactionWindow<Hall, null>('quiet', {
      order: () => [1],
      reactions: () => one(['stop']),
      react: (t, _, __, ___, window) => t.cancel(window),
      repeats: false,
    })
    const deed = say({ text: 'deed' })
    const day = step('day', (t) => t.next(quiet.open({ facts: null, deed }), say({ text: 'night' })))
    const quietly = gameOf(day(), [day, ...quiet.rules])
    const table = open(quietly)
    play(quietly, table, 1, { react: 'stop' })
    expect(table.state.said).toEqual(['night'])
  })

  it('lets a counter be countered: the thing happens after all', () => {
    const table = raided([1, 1, 0])
    play(game, table, 1, block)
    expect(asked(table)).toEqual([0])
    play(game, table, 0, block)
    expect(table.state.said).toEqual([
      '1 blocks raid',
      '0 blocks block of raid',
      'block of block of raid done',
      'block of raid undone',
      'raid done',
      'night',
    ])
  })

  it('goes on where it was after a counter that came to nothing', () => {
    const table = raided([1, 1, 1])
    play(game, table, 1, block)
    play(game, table, 2, pass)
    play(game, table, 0, block)
    expect(asked(table)).toEqual([2])
    play(game, table, 2, pass)
    expect(asked(table)).toEqual([2])
    expect(seatViewOf(game, table, 2).step).toBe('answer:reaction')
    play(game, table, 2, block)
    expect(table.state.said.slice(-3)).toEqual(['block of raid done', 'raid undone', 'night'])
  })

  it('counts to three: a counter of a counter of a counter', () => {
    const table = raided([1, 2])
    play(game, table, 1, block)
    play(game, table, 0, block)
    play(game, table, 1, block)
    expect(table.state.said.at(-2)).toBe('raid undone')
  })

  it('asks a seat once if reactions do not repeat', () => {
    const table = raided([0, 3])
    expect(play(game, table, 1, jeer)).toEqual([])
    expect(table.state.said).toEqual(['1 jeers raid', 'raid done', 'night'])
  })

  it('asks a seat until it passes or cannot react any more, if reactions repeat', () => {
    const repeating = answersWith({ repeats: true })
    const table = raided([0, 2, 3], repeating)
    expect(awaited(play(repeating, table, 1, jeer))).toEqual([1])
    expect(awaited(play(repeating, table, 1, jeer))).toEqual([2])
    expect(awaited(play(repeating, table, 2, jeer))).toEqual([2])
    expect(play(repeating, table, 2, pass)).toEqual([])
    expect(table.state.said).toEqual(['1 jeers raid', '1 jeers raid', '2 jeers raid', 'raid done', 'night'])
  })

  it('lets the thing happen if the seat that is asked cannot react after all', () => {
    const table = raided([0, 1])
    table.state.coins[1] = 0
    expect(asked(table)).toEqual([])
    expect(table.state.said).toEqual(['raid done', 'night'])
  })

  it('tells two windows apart that are open at the same time', () => {
    const table = raided([2, 2, 2])
    play(game, table, 1, block)
    play(game, table, 2, block)
    play(game, table, 0, pass)
    play(game, table, 1, pass)
    expect(table.state.said.at(-1)).toBe('block of raid undone')
    expect(asked(table)).toEqual([2])
    play(game, table, 2, pass)
    expect(table.state.said.slice(-3)).toEqual(['block of raid undone', 'raid done', 'night'])
  })
})

describe('who is asked to react', () => {
  it('tells nothing if reactions lie open: the choice before can be taken back', () => {
    const history = openHistory(game, raided([0, 1, 1]))
    record(history, 1, pass)
    expect(undo(history, 1)).toBeNull()
  })

  it('tells something if reactions are hidden: nothing before can be taken back', () => {
    const hidden = answersWith({ hidden: true })
    const history = openHistory(hidden, raided([0, 1, 1], hidden))
    record(history, 1, pass)
    expect(codeOf(undo(history, 1))).toBe('undo-limit')
  })

  it('is a secret among the skalds: a boast stands', () => {
    const table = open(skalds, { players: 3 })
    const boast = table.state.hands[0]?.find((card) => skalds.content.cards[card]?.kind === 'boast')
    const history = openHistory(skalds, table)
    granted(record(history, 0, { boast }))
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
  })
})

describe('what a reaction window says', () => {
  it('is what was declared, to everybody at the table', () => {
    const table = raided([0, 1, 1])
    expect(seatViewOf(game, table, 1).about).toEqual({ seat: 0, deed: 'raid' })
    expect(seatViewOf(game, table, null).about).toEqual({ seat: 0, deed: 'raid' })
  })

  it('is what the game says it is about, and why a reaction is not offered', () => {
    const telling = answersWith({
      about: (_, { deed }) => `${deed}!`,
      why: (_, { deed }, choice) => (choice === 'flee' ? refuse('too-late', { deed }, 'XX-2.1') : null),
    })
    const table = raided([0, 1], telling)
    expect(seatViewOf(telling, table, 0).about).toBe('raid!')
    expect(choose(telling, table, 1, 'flee')).toMatchObject({
      refused: 'too-late',
      facts: { deed: 'raid' },
      rule: 'XX-2.1',
    })
    expect(codeOf(choose(telling, table, 1, 'sing'))).toBe('illegal-choice')
  })
})
