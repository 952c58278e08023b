import { type AddressedEvent, eventFor, guess, openTable, quickRandom, seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/events.ts'
import { champions } from '../src/index.ts'
import { playAtRandom } from './playing.ts'
import { type Position, position } from './position.ts'

/** Everything that leaves the server for a seat (null: a spectator), as text: what it sees and what it has heard. */
const leaves = (p: Position, seat: number | null): string =>
  JSON.stringify([seatViewOf(champions, p.table, seat), p.heardBy(seat)])

describe('committed assignments', () => {
  /** Both seats have a worker to assign to; seat 0 has committed. */
  function committed(): Position {
    const p = position().seat(0, { warriors: 'SSS' }).seat(1, { warriors: 'S' })
    p.troll('troll-bog').draugr('draugr-restless:red').worker(0, 'troll-gate').worker(1, 'draugr-left').at('assigning')
    return p.choose(0, { 'troll-gate': { swordsman: 2 } })
  }

  test('CH-17.8 are seen by their owner only', () => {
    const p = committed()
    expect(seatViewOf(champions, p.table, 0)).toMatchObject({
      answered: [0],
      answer: { 'troll-gate': { swordsman: 2 } },
    })
    expect(seatViewOf(champions, p.table, 1)).toMatchObject({ answered: [0], awaited: [1], answer: null })
    expect(seatViewOf(champions, p.table, null).answer).toBeNull()
    expect(p.view(1).crews['troll-gate']).toEqual({ swordsman: 0, spearman: 0, axeman: 0 })
    expect(p.view(1).players[0]?.swordsman).toBe(3)
    expect(p.told('assigned')).toEqual([])
    const other = committed()
    other.table.stack[other.table.stack.length - 1] = {
      ...(other.table.stack.at(-1) as (typeof other.table.stack)[number]),
      answers: { 0: { 'troll-gate': { swordsman: 3 } } },
    }
    expect(leaves(other, 1)).toBe(leaves(p, 1))
  })

  test('CH-17.8 are shown to all when the last one has committed', () => {
    const p = committed().choose(1, {})
    const assigned = p.heardBy(null).filter(({ kind }) => kind === 'assigned')
    expect(assigned).toEqual([
      { kind: 'assigned', seat: 0, places: { 'troll-gate': { swordsman: 2 } } },
      { kind: 'assigned', seat: 1, places: {} },
    ])
    expect(p.heardBy(1)).toEqual(p.heardBy(0))
  })

  test('CH-17.8 are never shown when turn order drops them', () => {
    const p = committed().choose(1, { aside: { turnOrder: true } })
    expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [0] })
    expect(p.told('assigned')).toEqual([])
    expect(seatViewOf(champions, p.table, 1)).toMatchObject({ answered: [], answer: null })
  })
})

describe('what leaves the server', () => {
  /** The destinies a seat may know of: its own, those it draws or has put under the deck, and those opened by Success. */
  function destiniesKnownTo(p: Position, seat: number | null): Set<string> {
    const { players, sage, destinyDeck, buriedBy } = p.state
    return new Set([
      ...players.flatMap(({ destinies, openDestinies }, owner) => (owner === seat ? destinies : openDestinies)),
      ...(sage?.seat === seat ? sage.drawn : []),
      ...destinyDeck.filter((_, index) => buriedBy[index] === seat),
    ])
  }

  const destiniesIn = (text: string) => text.match(/destiny-(?!drawn|kept|scored)[a-z-]+/g) ?? []

  test('CH-17.1 CH-17.2 CH-17.10 CH-17.12 no secret in a whole game: destinies, piles, seed', () => {
    const p = position({ players: 3, seed: 'no-secrets' })
    p.seat(0, { runes: ['rune-success', 'rune-true-vision'] }).seat(1, { leader: 'dagrun' })
    const lookAs = (seat: number | null) => {
      const seen = seatViewOf(champions, p.table, seat)
      const text = JSON.stringify(seen)
      const known = destiniesKnownTo(p, seat)
      expect(destiniesIn(text).filter((card) => !known.has(card))).toEqual([])
      expect(seen.view.players.filter(({ defeated }, owner) => owner !== seat && defeated !== null)).toEqual([])
      expect(text).not.toContain(p.table.seed)
    }
    playAtRandom(p, 'no-secrets', () => {
      if (p.state.phase !== 'over') for (const seat of [0, 1, 2, null]) lookAs(seat)
    })
    const cards = new Set(p.told('destinies-drawn').flatMap(({ cards }) => cards ?? []))
    expect(cards.size).toBeGreaterThan(0)
    const secret = ['destinies-drawn', 'destiny-kept', 'destinies-buried']
    const spectator = p.heardBy(null).filter(({ kind }) => secret.includes(kind))
    expect(destiniesIn(JSON.stringify(spectator))).toEqual([])
  })

  test('CH-17.3 CH-17.5 CH-17.10 a table whose hidden things are dealt anew looks the same all game', () => {
    const p = position({ players: 3, seed: 'dealt-anew' })
    p.seat(0, { runes: ['rune-success', 'rune-true-vision'] }).seat(1, { leader: 'dagrun', runes: ['rune-knowledge'] })
    const random = quickRandom('dealt-anew')
    const lookAs = (seat: number | null) => {
      const { commitment: _, ...seen } = seatViewOf(champions, p.table, seat)
      expect(seatViewOf(champions, guess(champions, p.table, seat, random), seat)).toMatchObject(seen)
    }
    playAtRandom(p, 'dealt-anew', () => {
      if (p.state.phase !== 'over') for (const seat of [0, 1, 2, null]) lookAs(seat)
    })
  })

  test('CH-17.10 the seed of the dice stays at the server, which makes every random result', () => {
    const p = position({ seed: 'a-secret-seed' })
    expect(seatViewOf(champions, p.table, 0).seed).toBeNull()
    expect(leaves(p, 0)).not.toContain('a-secret-seed')
    p.seat(0, { favor: 1 }).crew(0, 'troll-gate', 'A').at('combat')
    p.refused(0, { reroll: { 'axeman:two-hits': 2 } })
    p.refused(0, { end: true, dice: [{ type: 'axeman', face: 'two-hits' }] })
  })

  test('CH-17.10 a client is asked only what its own seat is asked', () => {
    const p = position().place(0, 'public-small')
    expect(seatViewOf(champions, p.table, 0).ask?.form).toMatchObject({
      kind: 'one',
      of: ['shore-2', 'shore-3', 'shore-4'],
    })
    expect(seatViewOf(champions, p.table, 1).ask).toBeNull()
  })

  test('CH-17.12 a spectator sees what is open to all players and nothing else', () => {
    const p = position().seat(0, { defeated: ['troll-bog'], destinies: ['destiny-wealthy'], runes: ['rune-success'] })
    p.place(0, 'sages-house').choose(0, 'shore-2')
    expect(p.view(null).players).toMatchObject([
      { destinies: null, defeated: null, destinyCount: 2 },
      { destinies: null, defeated: null, destinyCount: 1 },
    ])
    expect(p.view(null).shores.map(({ journey }) => journey)).toEqual([null, null, null])
    expect(seatViewOf(champions, p.table, null)).toMatchObject({ seat: null, ask: null, answer: null, awaited: [0] })
    expect(p.view(null)).toMatchObject({ buried: [], decks: p.view(0).decks, stalls: p.view(0).stalls })
  })

  test('CH-17.12 of the first destinies a spectator hears only that they were drawn', () => {
    const told: AddressedEvent<Event>[] = []
    openTable(champions, { players: 2, seed: 'log', options: { leaders: 'dealt' } }, (event) => told.push(event))
    const drawn = told.flatMap((event) => eventFor(event, null) ?? []).filter(({ kind }) => kind === 'destinies-drawn')
    expect(drawn).toEqual([
      { kind: 'destinies-drawn', seat: 0, count: 1, cards: null },
      { kind: 'destinies-drawn', seat: 1, count: 1, cards: null },
    ])
  })
})
