import { describe, expect, it } from 'vitest'
import {
  asksOf,
  awaited,
  type Besides,
  canonical,
  choose,
  guess,
  hashOf,
  type Json,
  one,
  openHistory,
  quickRandom,
  type RuleContext,
  record,
  type Seat,
  seatViewOf,
  undo,
  verifyReplay,
  writeReplay,
} from '../src/index.ts'
import { checkGuess, checkUndo } from '../src/testing/index.ts'
import { codeOf, decision, gameOf, granted, type Hall, open, play, step, together } from './hall.ts'

const NEVER = { questions: { song: 'never' } }
const USEFUL = { questions: { song: 'useful' } }
const ALWAYS = { questions: { song: 'always' } }

const playing = (id: string, first: boolean): Besides<Hall> => ({
  id,
  ...(first && { first }),
  options: (t, seat) => ((t.state.hands[seat] as string[]).includes(id) ? one(['now']) : null),
  take(t, _, seat) {
    t.state.hands[seat] = (t.state.hands[seat] as string[]).filter((card) => card !== id)
    t.state.said.push(`${seat} plays ${id}`)
  },
})

const leave = decision<{ readonly seat: Seat }, string>('leave', {
  seat: (_, { seat }) => seat,
  options: () => one(['door']),
  take(t, { seat }) {
    t.state.said.push(`${seat} leaves`)
  },
})

const sleep = decision<{ readonly seat: Seat }, string>('sleep', {
  seat: (_, { seat }) => seat,
  options: () => one(['bench', 'straw']),
  take(t, { seat }, bed) {
    t.state.said.push(`${seat} sleeps on ${bed}`)
  },
})

const vote = together<null, string>('vote', {
  seats: () => [0, 1],
  options: () => one(['aye', 'nay']),
  take(t, _, answers) {
    t.state.said.push(Object.values(answers).join())
  },
})

/** Three nights: each seat leaves by the only door, then chooses a bed; at the end all vote. */
function nights(...hands: string[][]) {
  const night = step('night', (t) =>
    t.next(leave({ seat: 0 }), leave({ seat: 1 }), sleep({ seat: 0 }), sleep({ seat: 1 })),
  )
  const begin = step('begin', (t) => t.next(night(), night(), night(), vote()))
  return gameOf(begin(), [begin, night, leave, sleep, vote], {
    besides: [playing('song', true), playing('toast', true), playing('dice', false)],
    setup: () => ({
      said: [],
      coins: hands.map(() => 3),
      hands: hands.map((hand) => [...hand]),
      deck: ['axe', 'song'],
    }),
  })
}

/** Four nights, each a turn; before each but the last, seat 1 may wake. Its own next turn is the fourth. */
function watches(...parts: readonly string[]) {
  const finer = parts.length > 0 ? parts : ['watch:door']
  const night = step('night', (t) => {
    t.state.said.push('night')
    t.next(watch())
  })
  const watch = decision<null, string>('watch', {
    seat: () => 1,
    chance: { question: 'watch', parts: () => finer, matters: () => true },
    lapse: 'sleep',
    options: () => one(['wake', 'sleep']),
    take: (t, _, choice) => void t.state.said.push(choice),
  })
  const begin = step('begin', (t) => t.next(night(), night(), night(), night()))
  return gameOf(begin(), [begin, night, watch], {
    questions: () => finer,
    turn: (t) => ({ now: t.state.said.filter((said) => said === 'night').length, own: 4 }),
  })
}

describe('a question that is asked only because something could come first', () => {
  it('can be switched off: the answer is taken by itself, at once and from then on', () => {
    const game = nights(['song'], [])
    const table = open(game)
    expect(asksOf(game, table)).toMatchObject([{ seat: 0, step: 'leave' }])
    expect(play(game, table, 0, NEVER)).toMatchObject([{ seat: 0, step: 'sleep' }])
    expect(table.state.said).toEqual(['0 leaves', '1 leaves'])
    play(game, table, 0, 'bench')
    expect(play(game, table, 1, 'straw')).toMatchObject([{ seat: 0, step: 'sleep' }])
    expect(table.state.said.slice(-2)).toEqual(['0 leaves', '1 leaves'])
  })

  it('leaves what may be done on offer with every real choice', () => {
    const game = nights(['song'], [])
    const table = open(game)
    expect(play(game, table, 0, NEVER)).toMatchObject([
      { seat: 0, step: 'sleep', aside: { of: { song: one(['now']) } } },
    ])
    play(game, table, 0, { aside: { song: 'now' } })
    expect(table.state.said.at(-1)).toBe('0 plays song')
  })

  it('is asked only where it would change something, for who wants that', () => {
    const game = nights(['song'], [])
    const matters = (t: RuleContext<Hall>) => t.state.said.length > 2
    const wise = { ...game, besides: game.besides?.map((each) => ({ ...each, matters })) } as typeof game
    const table = open(wise)
    expect(play(wise, table, 0, USEFUL)).toMatchObject([{ seat: 0, step: 'sleep' }])
    expect(table.seldom).toEqual({ 0: ['song'] })
    play(wise, table, 0, 'bench')
    expect(play(wise, table, 1, 'straw')).toMatchObject([{ seat: 0, step: 'leave' }])
    expect(seatViewOf(wise, table, 0).questions).toEqual({ song: 'useful', toast: 'always' })
    play(wise, table, 0, ALWAYS)
    expect('seldom' in table).toBe(false)
  })

  it('is passed over where it is no more than a chance, unless it matters to who wants it then', () => {
    const chance = decision<{ readonly last: boolean }, string>('chance', {
      seat: () => 0,
      chance: { question: 'chances', matters: (_, { last }) => last },
      options: () => one(['sing', 'pass']),
      take: (t, _, choice) => void t.state.said.push(choice),
    })
    const begin = step('begin', (t) => t.next(chance({ last: false }), chance({ last: false }), chance({ last: true })))
    const game = gameOf(begin(), [begin, chance], { besides: [] })
    const asked = (wish: string) => {
      const table = open(game)
      if (wish !== 'always') play(game, table, 0, { questions: { chances: wish } })
      for (let i = 0; i < 3 && asksOf(game, table).length > 0; i++) play(game, table, 0, 'pass')
      return table.state.said.length
    }
    expect([asked('always'), asked('useful'), asked('never')]).toEqual([3, 1, 0])
  })

  it('is not asked for a turn, or until the own next one, by who says so', () => {
    const game = watches()
    const asked = (choice: Json) => {
      const table = open(game)
      play(game, table, 1, choice)
      const nights = table.state.said.filter((said) => said === 'night').length
      for (const seat of [0, 1, null])
        for (let n = 0; n < 10; n++) checkGuess(game, table, seat, quickRandom(`${seat} ${n}`))
      expect(guess(game, table, 0, quickRandom('guess')).paused).toBe(undefined)
      return [nights, seatViewOf(game, table, 1).questions, table.paused]
    }
    const both = { watch: 'always', 'watch:door': 'always' }
    expect(asked('sleep')).toEqual([2, both, undefined])
    expect(asked({ questions: { watch: 'not-this-turn' } })).toEqual([2, both, { 1: { watch: ['not-this-turn', 2] } }])
    expect(asked({ questions: { watch: 'not-until-mine' } })).toEqual([
      4,
      both,
      { 1: { watch: ['not-until-mine', 4] } },
    ])
    expect(asked({ questions: { 'watch:door': 'not-until-mine' } })).toEqual([
      4,
      both,
      { 1: { 'watch:door': ['not-until-mine', 4] } },
    ])
  })

  it('is still wanted where a finer part of it is, and says meanwhile what was said of it', () => {
    const game = watches('watch:door', 'watch:gate')
    const table = open(game)
    play(game, table, 1, { questions: { 'watch:door': 'not-until-mine' } })
    expect(table.state.said).toEqual(['night'])
    expect(seatViewOf(game, table, 1).questions).toMatchObject({
      'watch:door': 'not-until-mine',
      'watch:gate': 'always',
    })
    play(game, table, 1, { questions: { 'watch:door': 'always' } })
    expect('paused' in table).toBe(false)
  })

  it('goes on as if the seat had let it pass, where something waits for the answer', () => {
    const game = watches()
    const table = open(game)
    play(game, table, 1, { questions: { watch: 'never' } })
    expect(table.state.said).toEqual(['night', 'sleep', 'night', 'sleep', 'night', 'sleep', 'night', 'sleep'])
    expect(codeOf(choose(game, open(game), 1, { questions: { watch: 'not-today' } }))).toBe('no-such-question')
    const { turn: _, ...timeless } = game
    expect(codeOf(choose(timeless, open(timeless), 1, { questions: { watch: 'not-this-turn' } }))).toBe(
      'no-such-question',
    )
  })

  it('comes back as soon as its seat wants it, and nothing is left of it at the table', () => {
    const game = nights(['song'], [])
    const table = open(game)
    play(game, table, 0, NEVER)
    expect(table.unasked).toEqual({ 0: ['song'] })
    play(game, table, 0, ALWAYS)
    expect('unasked' in table).toBe(false)
    play(game, table, 0, 'bench')
    expect(play(game, table, 1, 'straw')).toMatchObject([{ seat: 0, step: 'leave' }])
  })

  it('is switched off by its own seat alone, and only for what was named', () => {
    const game = nights(['song', 'toast'], ['song'])
    const table = open(game)
    expect(play(game, table, 0, NEVER)).toMatchObject([{ seat: 0, step: 'leave' }, { seat: 1 }])
    expect(awaited(play(game, table, 0, { questions: { toast: 'never' } }))).toEqual([1])
    expect(asksOf(game, table)[0]?.step).toBe('leave')
    expect(table.unasked).toEqual({ 0: ['song', 'toast'] })
    play(game, table, 1, NEVER)
    expect(table.unasked).toEqual({ 0: ['song', 'toast'], 1: ['song'] })
    play(game, table, 0, ALWAYS)
    expect(table.unasked).toEqual({ 0: ['toast'], 1: ['song'] })
  })

  it('may be switched by who is asked or may do something, and by nobody else', () => {
    const game = nights(['song'], ['dice'])
    const table = open(game)
    play(game, table, 1, NEVER)
    expect(table.unasked).toEqual({ 1: ['song'] })
    play(game, table, 1, { aside: { dice: 'now' } })
    expect(codeOf(choose(game, table, 1, ALWAYS))).toBe('not-asked')
  })

  it('is refused where there is no such question, or nothing would change', () => {
    const game = nights(['song'], [])
    const table = open(game)
    const before = canonical(table)
    const code = (questions: unknown) => codeOf(choose(game, table, 0, { questions }))
    for (const wrong of [{ dice: 'never' }, { flute: 'never' }, { song: 'seldom' }, {}, null, 'never', ['song'], 7])
      expect(code(wrong)).toBe('no-such-question')
    expect(code({ song: 'never', toast: 'never' })).toBe('no-such-question')
    expect(codeOf(choose(game, table, 0, { ...NEVER, aside: { song: 'now' } }))).toBe('no-such-question')
    expect(code({ song: 'always' })).toBe('question-already-so')
    expect(canonical(table)).toBe(before)
  })

  it('is no choice where a game has nothing to be done besides', () => {
    const game = gameOf(sleep({ seat: 0 }), [sleep])
    expect(codeOf(choose(game, open(game), 0, NEVER))).toBe('illegal-choice')
  })
})

describe('what a seat has said of questions', () => {
  it('is seen by that seat, and by nobody else', () => {
    const game = nights(['song'], ['dice'])
    const table = open(game)
    const seen = (seat: Seat | null) => canonical({ ...seatViewOf(game, table, seat), moves: 0 })
    const before = [seen(1), seen(null)]
    expect(seatViewOf(game, table, 0).questions).toEqual({ song: 'always', toast: 'always' })
    play(game, table, 0, { questions: { toast: 'never' } })
    expect(seatViewOf(game, table, 0).questions).toEqual({ song: 'always', toast: 'never' })
    expect([seen(1), seen(null)]).toEqual(before)
    expect(seatViewOf(game, table, null).questions).toEqual({})
  })

  it('is not in the guesses of others, and in those of its own seat', () => {
    const game = nights(['song'], ['dice', 'song'])
    const table = open(game)
    play(game, table, 0, { questions: { toast: 'never' } })
    play(game, table, 1, NEVER)
    const unasked = (seat: Seat | null) => guess(game, table, seat, quickRandom('guess')).unasked
    expect([unasked(0), unasked(1), unasked(null)]).toEqual([{ 0: ['toast'] }, { 1: ['song'] }, undefined])
    for (let n = 0; n < 20; n++)
      for (const seat of [0, 1, null]) checkGuess(game, table, seat, quickRandom(`${seat} ${n}`))
  })

  it('can be taken back like any choice, and told nothing that could not', () => {
    const game = nights(['song'], [])
    const history = openHistory(game, open(game))
    const before = canonical(history.table)
    checkUndo(game, history.table, { seat: 0, choice: NEVER }, quickRandom('undo'))
    granted(record(history, 0, NEVER))
    expect(history.table.state.said).toEqual(['0 leaves', '1 leaves'])
    expect(undo(history, 0)).toBe(null)
    expect(canonical(history.table)).toBe(before)
  })

  it('is no answer: an answer that waits for others is taken back from under it', () => {
    const game = nights(['dice'], ['dice'])
    const history = openHistory(game, open(game))
    for (let night = 0; night < 3; night++) for (const seat of [0, 1]) granted(record(history, seat, 'bench'))
    granted(record(history, 0, 'aye'))
    granted(record(history, 0, NEVER))
    granted(record(history, 1, { aside: { dice: 'now' } }))
    expect(undo(history, 0)).toBe(null)
    expect(history.table.stack.at(-1)?.answers).toBe(undefined)
    expect(history.table.unasked).toEqual({ 0: ['song'] })
    expect(history.moves.slice(-2).map(({ choice }) => choice)).toEqual([NEVER, { aside: { dice: 'now' } }])
  })

  it('is part of the replay, which comes to the same end', () => {
    const game = nights(['song'], ['toast'])
    const history = openHistory(game, open(game))
    granted(record(history, 0, NEVER))
    granted(record(history, 1, { questions: { toast: 'never' } }))
    for (let night = 0; night < 3; night++) for (const seat of [0, 1]) granted(record(history, seat, 'straw'))
    for (const seat of [0, 1]) granted(record(history, seat, 'nay'))
    expect(history.table.stack).toEqual([])
    const replay = writeReplay(history.table, history.moves)
    expect(replay.moves.length).toBe(10)
    expect(verifyReplay(game, replay)).toBe(null)
    expect(codeOf(verifyReplay(game, { ...replay, moves: replay.moves.slice(1) }))).toBe('replay-illegal-move')
    expect(hashOf(JSON.parse(JSON.stringify(history.table)))).toBe(replay.hash)
  })
})
