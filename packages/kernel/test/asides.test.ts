import { describe, expect, it } from 'vitest'
import {
  asksOf,
  awaited,
  canonical,
  guess,
  one,
  openHistory,
  quickRandom,
  record,
  seatViewOf,
  undo,
} from '../src/index.ts'
import { decision, gameOf, granted, open, play, step } from './hall.ts'

const PLAYED = ['song', 'toast']

/** The first seat can only leave by the door, and may play songs and toasts before; then the second chooses a bed. */
function evening(first: boolean, ...hands: string[][]) {
  const leave = decision<null, string>('leave', {
    seat: () => 0,
    options: () => one(['door']),
    aside: {
      first,
      options: (t, _, seat) => one((t.state.hands[seat] as string[]).filter((card) => PLAYED.includes(card))),
      take(t, _, card, seat) {
        t.state.hands[seat] = (t.state.hands[seat] as string[]).filter((held) => held !== card)
        t.state.said.push(`${seat} plays ${card as string}`)
      },
    },
    take(t, _, way) {
      t.state.said.push(way)
    },
  })
  const sleep = decision<null, string>('sleep', {
    seat: () => 1,
    options: () => one(['bench', 'straw']),
    take(t, _, bed) {
      t.state.said.push(bed)
    },
  })
  const night = step('night', (t) => t.next(leave(), sleep()))
  const deck = ['axe', 'rune', 'shield', 'staff']
  return gameOf(night(), [night, leave, sleep], {
    setup: () => ({ said: [], coins: hands.map(() => 3), hands: hands.map((hand) => [...hand]), deck: [...deck] }),
  })
}

describe('an aside that comes first', () => {
  it('is asked for before an answer that leaves no choice', () => {
    const game = evening(true, ['song', 'toast'], [])
    const table = open(game)
    expect(table.state.said).toEqual([])
    expect(asksOf(game, table)).toMatchObject([{ seat: 0, form: one(['door']), aside: one(['song', 'toast']) }])
    play(game, table, 0, { aside: 'toast' })
    expect(table.state.said).toEqual(['0 plays toast'])
    expect(awaited(play(game, table, 0, 'door'))).toEqual([1])
    expect(table.state).toMatchObject({ said: ['0 plays toast', 'door'], hands: [['song'], []] })
    expect(table.moves).toBe(2)
  })

  it('lets the answer be taken by itself as soon as nothing is left to do besides', () => {
    const game = evening(true, ['song'], [])
    const table = open(game)
    expect(awaited(play(game, table, 0, { aside: 'song' }))).toEqual([1])
    expect(table.state.said).toEqual(['0 plays song', 'door'])
    expect(table.moves).toBe(1)
  })

  it('stops nobody for what another seat could do, nor where nothing can be done', () => {
    for (const hand of [['song'], []]) {
      const table = open(evening(true, [], hand))
      expect(table.state.said).toEqual(['door'])
      expect(table.moves).toBe(0)
    }
  })

  it('may be done by the others too while its seat is asked', () => {
    const game = evening(true, ['song'], ['toast'])
    const table = open(game)
    expect(asksOf(game, table)).toMatchObject([
      { seat: 0, form: one(['door']) },
      { seat: 1, form: null, aside: one(['toast']) },
    ])
    expect(awaited(play(game, table, 1, { aside: 'toast' }))).toEqual([0])
  })

  it('changes nothing while it waits, however often it is looked at', () => {
    const game = evening(true, ['song'], [])
    const table = open(game)
    const before = canonical(table)
    for (let i = 0; i < 3; i++) asksOf(game, table)
    expect(canonical(table)).toBe(before)
  })

  it('can be taken back, and so can the answer, given or taken by itself', () => {
    const game = evening(true, ['song', 'toast'], [])
    const history = openHistory(game, open(game))
    const tables = [canonical(history.table)]
    for (const choice of [{ aside: 'song' }, 'door']) {
      granted(record(history, 0, choice))
      tables.push(canonical(history.table))
    }
    expect([history.table.state.said, history.table.undoLimit]).toEqual([['0 plays song', 'door'], 0])
    for (const before of [tables[1], tables[0]]) {
      expect(undo(history, 0)).toBe(null)
      expect(canonical(history.table)).toBe(before)
    }
    granted(record(history, 0, { aside: 'song' }))
    granted(record(history, 0, { aside: 'toast' }))
    expect(history.table.state.said).toEqual(['0 plays song', '0 plays toast', 'door'])
    expect(undo(history, 0)).toBe(null)
    expect(canonical(history.table)).toBe(tables[1])
  })

  it('is not guessed away: a table that waits there waits there in every guess', () => {
    const game = evening(true, ['song'], [])
    const table = open(game)
    const seen = { ...seatViewOf(game, table, 1), commitment: '' }
    for (let n = 0; n < 20; n++) {
      const guessed = guess(game, table, 1, quickRandom(`guess ${n}`))
      expect({ ...seatViewOf(game, guessed, 1), commitment: '' }).toEqual(seen)
    }
  })
})

describe('an aside that can wait', () => {
  it('holds up no answer that leaves no choice', () => {
    const table = open(evening(false, ['song'], []))
    expect(table.state).toMatchObject({ said: ['door'], hands: [['song'], []] })
    expect(table.moves).toBe(0)
  })
})
