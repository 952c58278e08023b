import { winters } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import {
  asksOf,
  awaited,
  either,
  isResting,
  type Options,
  one,
  openHistory,
  optionsAt,
  optionValue,
  optionValues,
  placesOf,
  quickRandom,
  type Result,
  record,
  resultOf,
  seatViewOf,
  yes,
} from '../src/index.ts'
import { everyOptions, playRandomly, randomMove } from '../src/testing/index.ts'
import { codeOf, decision, gameOf, open, play, say, step } from './hall.ts'

type Winters = ReturnType<typeof openWinters>

const openWinters = (players: number, seed: string) => open(winters, { players, seed })

/** Random moves, until this holds. */
function playUntil(table: Winters, seed: string, holds: (table: Winters) => boolean): void {
  const random = quickRandom(seed)
  while (!holds(table)) {
    const { seat, choice } = randomMove(asksOf(winters, table), random)
    play(winters, table, seat, choice)
  }
}

const rests = (table: Winters): boolean => isResting(winters, table)

describe('a campaign is one long table', () => {
  it('has a result for each of its games as well as in the end', () => {
    const table = openWinters(3, 'frost')
    expect(seatViewOf(winters, table, 0).results).toEqual([])
    playUntil(table, 'frost', rests)
    const [first] = seatViewOf(winters, table, null).results
    expect(first?.sides?.[0]?.side).toBe('winter')
    playRandomly(winters, table, quickRandom('thaw'))
    const { results, result } = seatViewOf(winters, table, 1)
    expect(results).toHaveLength(3)
    expect(results[0]).toEqual(first)
    expect(result?.scores).toEqual(
      [0, 1, 2].map((seat) => results.reduce((sum, each) => sum + (each.scores[seat] as number), 0)),
    )
  })

  it('pauses between two games until everybody is ready, and says that nobody hurries', () => {
    const table = openWinters(2, 'ice')
    expect(seatViewOf(winters, table, 0).resting).toBe(false)
    playUntil(table, 'ice', rests)
    expect(seatViewOf(winters, table, 0).resting).toBe(true)
    expect(awaited(asksOf(winters, table))).toEqual([0, 1])
    play(winters, table, 1, { ready: true })
    expect(table.state.winter).toBe(1)
    expect(rests(table)).toBe(true)
    play(winters, table, 0, { ready: true })
    expect(table.state.winter).toBe(2)
    expect(rests(table)).toBe(false)
  })

  it('pauses for a single player too, who has no choice but must say it', () => {
    const table = openWinters(1, 'snow')
    playUntil(table, 'snow', rests)
    expect(asksOf(winters, table)).toMatchObject([{ seat: 0, form: either({ ready: yes }) }])
  })

  it('carries on what its sheet says, and nothing else', () => {
    const table = openWinters(2, 'sleet')
    playUntil(table, 'sleet', rests)
    const left = [...table.state.wood]
    play(winters, table, 0, { ready: true })
    play(winters, table, 1, { ready: true })
    expect(table.state).toMatchObject({ wood: left.map((wood) => wood + 4), warmth: [0, 0], gained: 0, night: 1 })
  })
})

describe('a side that nobody sits at', () => {
  it('is shown while the game is on, to seats and spectators', () => {
    const table = openWinters(2, 'hail')
    playUntil(table, 'hail', ({ state }) => state.gained > 0)
    const sides = [{ side: 'winter', score: table.state.gained }]
    expect(seatViewOf(winters, table, 0).sides).toEqual(sides)
    expect(seatViewOf(winters, table, null).sides).toEqual(sides)
  })

  it('can win: then no seat has won', () => {
    const ends = Array.from({ length: 40 }, (_, i) => {
      const table = openWinters(1, `end ${i}`)
      playRandomly(winters, table, quickRandom(`end ${i}`))
      return resultOf(winters, table) as Result
    })
    const [lost, won] = [
      ends.filter(({ winners }) => winners.length === 0),
      ends.filter(({ winners }) => winners.length > 0),
    ]
    expect(Math.min(lost.length, won.length)).toBeGreaterThan(0)
    for (const { sides } of lost) expect(sides?.[0]?.wins).toBe(true)
    for (const { sides } of won) expect(sides?.[0]?.wins).toBe(false)
  })

  it('takes a place: who loses alone is second', () => {
    const side = { side: 'winter', items: [] }
    expect(placesOf({ scores: [4], winners: [], sides: [{ ...side, score: 9, wins: true }] })).toEqual({
      seats: [2],
      sides: [1],
    })
    expect(placesOf({ scores: [4], winners: [0], sides: [{ ...side, score: 3, wins: false }] })).toEqual({
      seats: [1],
      sides: [2],
    })
    expect(placesOf({ scores: [4, 9], winners: [1], sides: [{ ...side, score: 6, wins: false }] })).toEqual({
      seats: [3, 1],
      sides: [2],
    })
  })
})

describe('places', () => {
  it('are 1 for all who won, then by score, and equals share one', () => {
    expect(placesOf({ scores: [7, 9, 7, 9], winners: [1, 3] }).seats).toEqual([3, 1, 3, 1])
    expect(placesOf({ scores: [9, 9, 2], winners: [1] }).seats).toEqual([2, 1, 3])
  })
})

describe('a decision that is always asked', () => {
  const confess = (always: boolean) =>
    decision<null, string>('confess', {
      seat: () => 0,
      options: () => one(['nothing']),
      always,
      take: (t, _, word) => t.next(say({ text: word })),
    })

  it('is asked although one choice is left', () => {
    const asked = confess(true)
    const table = open(gameOf(asked(), [asked]))
    expect(table.state.said).toEqual([])
    play(gameOf(asked(), [asked]), table, 0, 'nothing')
    expect(table.state.said).toEqual(['nothing'])
  })

  it('is otherwise taken by itself', () => {
    const forced = confess(false)
    expect(open(gameOf(forced(), [forced])).state.said).toEqual(['nothing'])
  })
})

describe('what is gone', () => {
  it('falls off the stack, however deep, decisions included, and what is not gone goes on', () => {
    const ask = decision<null, string>('ask', {
      seat: () => 0,
      options: () => one(['strike', 'fall']),
      take(t, _, word) {
        t.state.said.push(word)
        t.again()
      },
    })
    const fight = step('fight', (t) => t.next(ask(), say({ text: 'spoils' }), evening()))
    const evening = step('evening', (t) => void t.state.said.push('evening'))
    const game = gameOf(fight(), [fight, ask, evening], {
      isGone: ({ state }, frame) => state.said.includes('fall') && frame.step !== 'evening',
    })
    const table = open(game)
    play(game, table, 0, 'strike')
    expect(play(game, table, 0, 'fall')).toEqual([])
    expect(table.state.said).toEqual(['strike', 'fall', 'evening'])
  })

  it('ends a winter whose fire is out, wherever it was', () => {
    const table = openWinters(4, 'storm')
    playUntil(table, 'storm', ({ state }) => state.results.length === 3)
    expect(table.state.results.some(({ sides }) => (sides?.[0]?.score as number) > 8)).toBe(true)
  })
})

describe('the order of turns', () => {
  it('is the game’s, where it is not that of the seats', () => {
    const table = openWinters(4, 'drift')
    expect(seatViewOf(winters, table, 2).turnOrder).toEqual(table.state.order)
    expect([...table.state.order].sort()).toEqual([0, 1, 2, 3])
  })

  it('is clockwise by seat otherwise', () => {
    const game = gameOf(say({ text: 'hail' }), [])
    expect(seatViewOf(game, open(game, { players: 3 }), 0).turnOrder).toEqual([0, 1, 2])
  })
})

describe('options that depend on the number of players', () => {
  const [, wolves] = winters.options as [(typeof winters.options)[0], (typeof winters.options)[0]]

  it('have only the values that such a table may have', () => {
    expect(optionValues(wolves, 1)).toEqual([false])
    expect(optionValues(wolves, 2)).toEqual([true, false])
    expect(openWinters(1, 'x').options).toEqual({ winters: 3, wolves: false })
    expect(openWinters(2, 'x').options).toEqual({ winters: 3, wolves: true })
  })

  it('fall back to what holds where the chosen value may not', () => {
    expect(optionValue(wolves, { wolves: true }, 1)).toBe(false)
    expect(optionValue(wolves, { wolves: false }, 3)).toBe(false)
    expect(optionValue(wolves, {}, 3)).toBe(true)
  })

  it('are refused with another', () => {
    const refusal = codeOf(record(openHistory(winters, openWinters(1, 'x')), 0, 'howl'))
    expect(refusal).toBe('illegal-choice')
    expect(() => open(winters, { players: 1, options: { wolves: true } })).toThrow('bad-option')
  })

  it('become what the game has instead', () => {
    const tables = gameOf(say({ text: 'skal' }), [], {
      options: [
        {
          id: 'table',
          values: ['short', 'long', 'stool', 'bench'],
          default: 'short',
          allows: (value, players) => players > 1 || value === 'stool' || value === 'bench',
          instead: (value) => (value === 'long' ? 'bench' : 'table'),
        },
      ],
    })
    const optionsOf = (players: number, options: Options) => open(tables, { players, options }).options
    expect(optionsOf(1, { table: 'long' })).toEqual({ table: 'bench' })
    expect(optionsOf(2, { table: 'long' })).toEqual({ table: 'long' })
    // What it names may not be had either.
    expect(optionsOf(1, {})).toEqual({ table: 'stool' })
    for (const table of ['short', 'floor']) expect(() => optionsOf(1, { table }), table).toThrow('bad-option')
  })
})

describe('options that depend on others', () => {
  const meals = gameOf(say({ text: 'skal' }), [], {
    options: [
      { id: 'feast', values: ['none', 'mixed'], default: 'none' },
      {
        id: 'courses',
        values: ['fish', 'bread', 'mead'],
        some: 2,
        default: ['fish', 'bread'],
        counts: ({ feast }) => feast === 'mixed',
      },
    ],
  })
  const optionsOf = (options: Options) => open(meals, { options }).options

  it('are not there where they mean nothing, whatever was said of them', () => {
    expect(optionsOf({})).toEqual({ feast: 'none' })
    expect(optionsOf({ courses: ['stone'] })).toEqual({ feast: 'none' })
    expect(optionsOf({ feast: 'mixed' })).toEqual({ feast: 'mixed', courses: ['fish', 'bread'] })
    expect(everyOptions(meals, 2)).toEqual([{ feast: 'none' }, { feast: 'mixed', courses: ['fish', 'bread'] }])
  })

  it('may be a list of so many different values', () => {
    expect(optionsOf({ feast: 'mixed', courses: ['mead', 'fish'] })).toMatchObject({ courses: ['mead', 'fish'] })
    for (const courses of [['mead'], ['mead', 'mead'], ['mead', 'stone'], ['fish', 'bread', 'mead'], 'mead'])
      expect(() => optionsOf({ feast: 'mixed', courses }), String(courses)).toThrow('bad-option')
    expect(optionsAt(meals.options, { feast: 'mixed', courses: ['mead'] }, 2)).toMatchObject({
      courses: ['fish', 'bread'],
    })
  })
})
