import { describe, expect, it } from 'vitest'
import { asksOf, type Besides, choose, either, one, openHistory, record, type Seat, undo, yes } from '../src/index.ts'
import { checkBesides } from '../src/testing/index.ts'
import { codeOf, decision, gameOf, granted, type Hall, open, play, say, step, together } from './hall.ts'

type Context = Parameters<Besides<Hall>['options']>[0]

const held = (t: Context, seat: Seat, card: string): boolean => (t.state.hands[seat] as string[]).includes(card)

/** Whoever holds a song may sing it, whatever is asked of whom. */
const song: Besides<Hall> = {
  id: 'song',
  options: (t, seat) => (held(t, seat, 'song') ? one(['saga', 'lay']) : null),
  take(t, tune, seat, { step: open }) {
    t.state.hands[seat] = (t.state.hands[seat] as string[]).filter((card) => card !== 'song')
    t.state.said.push(`${seat} sings a ${tune as string} at ${open}`)
  },
}

/** Who is asked may drink, as long as the cup is full; it is taken away with the answer. */
const toast: Besides<Hall> = {
  id: 'toast',
  at: ['sit', 'vote'],
  options: (t, seat, isAsked) => (isAsked && (t.state.coins[seat] as number) > 0 ? yes : null),
  take(t, _, seat) {
    t.state.coins[seat] = (t.state.coins[seat] as number) - 1
    t.state.said.push(`${seat} drinks`)
  },
  answering(t, seat) {
    t.state.coins[seat] = 0
  },
}

const sit = decision<{ readonly seat: Seat }, string>('sit', {
  seat: (_, { seat }) => seat,
  options: () => one(['bench', 'floor']),
  take(t, { seat }, where) {
    t.state.said.push(`${seat} sits on the ${where}`)
  },
})

const leave = decision<null, string>('leave', {
  seat: () => 0,
  options: () => one(['door']),
  take(t, _, way) {
    t.state.said.push(`0 leaves by the ${way}`)
  },
})

const vote = together<null, string>('vote', {
  seats: () => [0, 1],
  options: () => one(['aye', 'nay']),
  take(t, _, answers) {
    t.state.said.push(`cups ${t.state.coins.join()}, ${Object.values(answers).join()}`)
  },
})

const feast = (besides: readonly Besides<Hall>[], ...hands: string[][]) => {
  const evening = step('evening', (t) => t.next(sit({ seat: 0 }), leave(), vote(), say({ text: 'night' })))
  return gameOf(evening(), [evening, sit, leave, vote], {
    besides,
    setup: () => ({ said: [], coins: hands.map(() => 2), hands: hands.map((hand) => [...hand]), deck: [] }),
  })
}

describe('what may be done besides', () => {
  it('is declared once and offered with every decision, to the seats that could do it', () => {
    const game = feast([song], [], ['song'])
    const table = open(game)
    const tunes = one(['saga', 'lay'])
    expect(asksOf(game, table)).toMatchObject([
      { seat: 0, step: 'sit', form: one(['bench', 'floor']), aside: null },
      { seat: 1, step: 'sit', form: null, aside: tunes },
    ])
    expect(play(game, table, 0, 'bench')).toMatchObject([
      { seat: 0, step: 'vote', aside: null },
      { seat: 1, step: 'vote', form: one(['aye', 'nay']), aside: tunes },
    ])
    play(game, table, 1, { aside: 'lay' })
    expect(table.state.said.at(-1)).toBe('1 sings a lay at vote')
    expect(asksOf(game, table).map(({ aside }) => aside)).toEqual([null, null])
  })

  it('is a way called by its id where the game has several, also if only one of them is open', () => {
    const game = feast([song, toast], ['song'], ['song'])
    const table = open(game)
    expect(asksOf(game, table).map(({ aside }) => aside)).toEqual([
      either({ song: one(['saga', 'lay']), toast: yes }),
      either({ song: one(['saga', 'lay']) }),
    ])
    play(game, table, 0, { aside: { toast: true } })
    play(game, table, 1, { aside: { song: 'saga' } })
    expect(table.state.said).toEqual(['0 drinks', '1 sings a saga at sit'])
    expect(table.state.coins).toEqual([1, 2])
    expect(codeOf(choose(game, table, 1, { aside: { toast: true } }))).toBe('not-asked')
    expect(codeOf(choose(game, table, 0, { aside: 'saga' }))).toBe('illegal-choice')
  })

  it('holds an answer that leaves no choice up only where it comes first, and for the seat that is asked', () => {
    const at = (first: Besides<Hall>['first'], ...hands: string[][]) => {
      const game = feast([{ ...song, ...(first && { first }) }], ...hands)
      return play(game, open(game), 0, 'bench')[0]?.step
    }
    expect(at(undefined, ['song'], [])).toBe('vote')
    expect(at(['sit'], ['song'], [])).toBe('vote')
    expect(at(['leave'], ['song'], [])).toBe('leave')
    expect(at(true, ['song'], [])).toBe('leave')
    expect(at(true, [], ['song'])).toBe('vote')
  })

  it('learns that its seat answers before the answer is taken, where it belongs and not of one taken by itself', () => {
    const noted: string[] = []
    const noting: Besides<Hall> = {
      ...song,
      answering: (t, seat) => void noted.push(`${seat} after ${t.state.said.length}`),
    }
    const game = feast([noting, toast], [], [])
    const table = open(game)
    play(game, table, 0, 'floor')
    expect(table.state.said).toEqual(['0 sits on the floor', '0 leaves by the door'])
    expect([noted, table.state.coins]).toEqual([['0 after 0'], [0, 2]])
    play(game, table, 0, 'aye')
    expect(table.state.coins).toEqual([0, 2])
    play(game, table, 1, 'nay')
    expect(noted).toEqual(['0 after 0', '0 after 2', '1 after 2'])
    expect(table.state.said.slice(2)).toEqual(['cups 0,0, aye,nay', 'night'])
  })

  it('is not offered with a decision that stands alone, nor with one that has an aside of its own', () => {
    const count = decision<null, string>('count', {
      alone: true,
      seat: () => 0,
      options: () => one(['heads', 'tails']),
      take: () => {},
    })
    const drum = decision<null, string>('drum', {
      seat: () => 0,
      options: () => one(['loud', 'soft']),
      aside: { options: () => one(['clap']), take: (t) => void t.state.said.push('clap') },
      take: () => {},
    })
    const begin = step('begin', (t) => t.next(count(), drum()))
    const game = gameOf(begin(), [begin, count, drum], {
      besides: [{ ...song, first: true, options: () => one(['lay']) }],
    })
    const table = open(game)
    expect(asksOf(game, table)).toMatchObject([{ seat: 0, step: 'count', aside: null }])
    const clap = { step: 'drum', aside: one(['clap']) }
    expect(play(game, table, 0, 'heads')).toMatchObject([clap, clap])
    play(game, table, 1, { aside: 'clap' })
    expect(table.state.said).toEqual(['clap'])
  })

  it('may end the decision that was open, and can be taken back', () => {
    const game = feast([{ ...song, take: (t) => t.close() }], ['song'], [])
    const history = openHistory(game, open(game))
    granted(record(history, 0, { aside: 'lay' }))
    expect(history.table.stack.at(-1)?.step).toBe('vote')
    expect(undo(history, 0)).toBe(null)
    expect(history.table.stack.at(-1)?.step).toBe('sit')
  })

  it('names only decisions that there are, and each has an id of its own', () => {
    expect(() => checkBesides(feast([song, toast]))).not.toThrow()
    expect(() => checkBesides(feast([song, song]))).toThrow('one id')
    expect(() => checkBesides(feast([{ ...song, at: ['siesta'] }]))).toThrow('song belongs to siesta')
    expect(() => checkBesides(feast([{ ...song, first: ['evening'] }]))).toThrow('song belongs to evening')
  })
})
