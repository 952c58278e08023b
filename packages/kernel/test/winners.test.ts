import { type Winters, winters } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import { type Language, quickRandom, type Result, seatViewOf } from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'
import { gameText, sayWinners, type Wording, winnersOf } from '../src/wording/index.ts'
import { open } from './hall.ts'

const seats: Omit<Wording<Winters>, 'sides'> = {
  title: 'Three winters',
  player: (seat) => `Player ${seat + 1}`,
  events: {},
  prompts: {},
  waits: {},
  waiting: (who) => `Waiting for ${who.join(', ')}.`,
  won: (who, score) => `Over. ${sayWinners.en(who)} with ${score}.`,
  over: 'The game is over.',
  choices: {},
  aside: () => '',
  refusals: {},
  scores: {},
  scoreHeadings: {},
  options: {},
  questions: {},
  measures: {},
}
const text = gameText<Winters>({ ...seats, sides: { winter: 'Winter' } })
const names = ['Astrid', 'Orm', 'Halla']
const winter = { side: 'winter', score: 7, items: [] }
const won = (winners: readonly number[], wins: boolean): Result => ({
  ...{ scores: [4, 6, 2], winners, items: [] },
  sides: [{ ...winter, wins }],
})

describe('who won', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'Astrid wins', 'Winter wins', 'Astrid and Winter share the victory', 'Nobody wins'],
    ['pl', 'Wygrywa Astrid', 'Wygrywa Winter', 'Zwycięstwo dzielą: Astrid i Winter', 'Nikt nie wygrywa'],
  ])('is a seat, a side that nobody sits at, several or nobody (%s)', (language, seat, side, both, nobody) => {
    const say = (result: Result) => sayWinners[language](winnersOf(result, names, text))
    expect(say(won([0], false))).toBe(seat)
    expect(say(won([], true))).toBe(side)
    expect(say(won([0], true))).toBe(both)
    expect(say(won([], false))).toBe(nobody)
  })

  it('is known where there are no sides', () => {
    expect(winnersOf({ winners: [2, 1] }, names, text)).toEqual(['Halla', 'Orm'])
  })
})

describe('the words of a game with sides that nobody sits at', () => {
  const table = open(winters, { players: 1, seed: 'end' })
  playRandomly(winters, table, quickRandom('end'))
  const ended = (result: Result) => text.prompt({ ...seatViewOf(winters, table, 0), result }, names)

  it('name every side, or do not compile', () => {
    expect(text.side('winter')).toBe('Winter')
    // @ts-expect-error Winter has no name.
    gameText<Winters>(seats)
  })

  it('say in the end that a side has won, with its own score', () => {
    expect(ended(won([], true))).toBe('Over. Winter wins with 7.')
    expect(ended(won([1], false))).toBe('Over. Orm wins with 6.')
  })

  it('say only that it is over where nobody has won', () => {
    expect(ended(won([], false))).toBe('The game is over.')
  })
})
