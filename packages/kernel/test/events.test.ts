import { auction, exampleGames } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AddressedEvent,
  apply,
  choose,
  eventFor,
  hashOf,
  one,
  openTable,
  quickRandom,
  type Seat,
} from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'
import { dealing, decision, gameOf, granted, type HallEvent, open, step } from './hall.ts'

const everybody: readonly (Seat | null)[] = [0, 1, 2, null]
const heardBy = (told: AddressedEvent<string>) => everybody.map((seat) => eventFor(told, seat))

describe('what is told', () => {
  it('is heard by all, spectators too', () => {
    expect(heardBy({ event: 'raid' })).toEqual(['raid', 'raid', 'raid', 'raid'])
  })

  it('is heard only by those it is meant for', () => {
    expect(heardBy({ event: 'oak', only: [1] })).toEqual([null, 'oak', null, null])
    expect(heardBy({ event: 'oak', only: [0, 2] })).toEqual(['oak', null, 'oak', null])
    expect(heardBy({ event: 'oak', only: [] })).toEqual([null, null, null, null])
  })

  it('is heard differently by everybody else, spectators too', () => {
    expect(heardBy({ event: 'oak', only: [1], others: 'a card' })).toEqual(['a card', 'oak', 'a card', 'a card'])
  })
})

/** Seat 0 draws a card: it hears which, the others that there was one. */
const draw = decision('draw', {
  seat: () => 0,
  options: () => one(['top', 'bottom']),
  take(t, _, from) {
    const card = (from === 'top' ? t.state.deck.pop() : t.state.deck.shift()) as string
    t.state.hands[0]?.push(card)
    t.reveal()
    t.tell?.({ drew: card }, { only: [0], others: { drew: null } })
    t.next(boast())
  },
})
const boast = step('boast', (t) => t.tell?.({ said: 'a fine card' }))
const drawing = gameOf(draw(), [draw, boast], { setup: dealing(['ash', 'elm', 'oak'], 0) })

describe('a listener', () => {
  it('hears what happens, in the order it happens, and who may know it', () => {
    const told: AddressedEvent<HallEvent>[] = []
    const table = open(drawing)
    const top = table.state.deck.at(-1) as string
    choose(drawing, table, 0, 'top', (event) => told.push(event))
    expect(told).toEqual([
      { event: { drew: top }, only: [0], others: { drew: null } },
      { event: { said: 'a fine card' } },
    ])
    expect(told.map((event) => eventFor(event, 1))).toEqual([{ drew: null }, { said: 'a fine card' }])
  })

  it('hears what happens before the first decision', () => {
    const told: unknown[] = []
    openTable(gameOf(boast(), [boast]), { players: 1, seed: '' }, ({ event }) => told.push(event))
    expect(told).toEqual([{ said: 'a fine card' }])
  })

  it('hears nothing of a choice that is refused', () => {
    const told: unknown[] = []
    choose(drawing, open(drawing), 0, 'middle', (event) => told.push(event))
    expect(told).toEqual([])
  })

  it('changes nothing by listening', () => {
    fc.assert(
      fc.property(fc.constantFrom(...exampleGames), fc.string(), (toy, seed) => {
        const silent = open(toy, { seed })
        const loud = granted(openTable(toy, { players: 2, seed }, () => {}))
        playRandomly(toy, silent, quickRandom(seed), (_, __, move) =>
          apply(toy, loud, move.seat, move.choice, () => {}),
        )
        expect(hashOf(loud)).toBe(hashOf(silent))
      }),
      { numRuns: 20 },
    )
  })

  it('at an auction hears no card of a rival', () => {
    const told: AddressedEvent<{ drew?: string | null; seat?: Seat }>[] = []
    const table = open(auction, { players: 3 })
    for (let seat = 0; seat < 3; seat++)
      choose(auction, table, seat, table.state.hands[seat]?.[0], (event) => told.push(event as (typeof told)[number]))
    const drawn = told.filter(({ event }) => 'drew' in event)
    expect(drawn).toHaveLength(3)
    for (const event of drawn)
      for (const seat of everybody) expect(eventFor(event, seat)?.drew === null).toBe(event.event.seat !== seat)
  })
})

describe('without a listener', () => {
  it('no event is ever built', () => {
    const costly = {
      get said(): string {
        throw new Error('an event was built')
      },
    }
    const shout = step('shout', (t) => t.tell?.({ said: costly.said }))
    const game = gameOf(shout(), [shout])
    expect(() => open(game)).not.toThrow()
    expect(() => openTable(game, { players: 1, seed: '' }, () => {})).toThrow('an event was built')
  })
})
