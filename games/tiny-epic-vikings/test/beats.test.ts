import { apply, asksOf, isRefusal, openTable, quickRandom } from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { endsBeat } from '../src/beats.ts'
import { type Event, tinyEpicVikings } from '../src/index.ts'
import { examples } from './told-events.ts'

/** All that is told in a random game, in the beats in which it is seen. */
function beatsOf(players: number, seed: string): Event[][] {
  const table = openTable(tinyEpicVikings, { players, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const random = quickRandom(seed)
  const beats: Event[][] = []
  let beat: Event[] = []
  const close = () => {
    beats.push(beat)
    beat = []
  }
  for (let asks = asksOf(tinyEpicVikings, table); asks.length > 0; ) {
    const { seat, choice } = randomMove(asks, random)
    asks = apply(tinyEpicVikings, table, seat, choice, ({ event }) => beat.push(event), close)
    if (beat.length > 0) close()
  }
  return beats
}

const kindsOf = (beat: readonly Event[]): string[] => beat.map(({ kind }) => kind)

/** None of these is seen together with another of them. */
const APART: readonly string[] = [
  'hands-passed',
  'battle-revealed',
  'invaders-came',
  'battle-ended',
  'cleaned-up',
  'cards-dealt',
  'enemy-played',
  'enemy-aimed',
  'chieftain-moved',
  'enemy-does-sheet-action',
  'marker-moved',
  'marker-reset',
  'icon-done',
  'enemy-skipped',
]

describe('what is seen by itself', () => {
  test.each([1, 2, 3, 4])('in games of %i: reveals, outcomes, new eras and every step of the enemy', (players) => {
    const seen = new Set<string>()
    for (const seed of ['beats-a', 'beats-b', 'beats-c'])
      for (const beat of beatsOf(players, seed)) {
        const apart = kindsOf(beat).filter((kind) => APART.includes(kind))
        expect(apart.length, kindsOf(beat).join(' ')).toBeLessThanOrEqual(1)
        for (const kind of apart) seen.add(kind)
      }
    for (const kind of ['battle-revealed', 'battle-ended', 'cleaned-up', 'cards-dealt']) expect(seen).toContain(kind)
    expect(seen.has('hands-passed')).toBe(players > 1)
    expect(seen.has('enemy-played')).toBe(players === 1)
  })

  test('runes, attacks, battles, deals, passes, ends of eras and scores end what is seen', () => {
    const told = Array.from({ length: 16 }, (_, n) => beatsOf(n % 2 === 0 ? 1 : 3, `beats-${n}`).flat()).flat()
    for (const kind of ['rune-taken', 'attacked', 'final-score', 'card-played', 'fury-changed', ...APART]) {
      const events = told.filter((event) => event.kind === kind)
      expect(events.length, kind).toBeGreaterThan(0)
      expect(events.every(endsBeat), kind).toBe(true)
    }
  })

  /** Told on the way to something that is seen: by itself it needs no look, unless the enemy does it. */
  const PASSING: readonly string[] = [
    ...['game-set-up', 'boat-placed', 'card-picked', 'card-discarded', 'card-kept', 'card-drawn', 'deck-reshuffled'],
    ...['turn-began', 'action-begun', 'action-declined', 'boat-driven-out', 'boat-sent-home', 'settlers-withdrawn'],
    ...['gained', 'lost', 'exchanged', 'steel-paid', 'steel-missing', 'strength-counted', 'favor-returned'],
    ...['boon-declined', 'marker-stopped', 'icon-reached', 'game-won'],
  ]

  test.each(Object.entries(examples))('%s ends what is seen, or passes with what follows', (kind, [event]) => {
    const byPlayer = 'side' in event ? { ...event, side: 0 } : event
    expect(endsBeat(byPlayer as Event)).toBe(!PASSING.includes(kind))
    if ('side' in event) expect(endsBeat({ ...event, side: 'enemy' } as Event)).toBe(true)
  })
})
