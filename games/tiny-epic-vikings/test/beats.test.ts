import { readFileSync } from 'node:fs'
import { apply, asksOf, isRefusal, openTable, quickRandom } from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { endsBeat } from '../src/beats.ts'
import { type Event, enemyRuleOf, tinyEpicVikings } from '../src/index.ts'

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
})

describe('the rule behind a step of the enemy', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

  test('is in the rulebook, and is known of every step that is seen by itself', () => {
    for (let n = 0; n < 12; n++)
      for (const event of beatsOf(1, `rules-${n}`).flat()) {
        const rule = enemyRuleOf(event)
        if (rule !== null) expect(rules).toContain(`**${rule}** `)
        const isSilent = event.kind === 'settlers-deployed' || event.kind === 'battle-ended'
        if ('side' in event && event.side === 'enemy' && !isSilent) expect(rule, event.kind).not.toBe(null)
      }
  })

  test('is none of what the human does', () => {
    expect(enemyRuleOf({ kind: 'sailed', side: 0, from: 'a', to: 'b' })).toBe(null)
    expect(enemyRuleOf({ kind: 'settler-moved', side: 0, from: 'a', to: 'b' })).toBe(null)
    expect(enemyRuleOf({ kind: 'boat-driven-out', side: 1, by: 0, from: 'a', to: 'b' })).toBe(null)
  })

  test('is the one that the icon or the skipped step names', () => {
    expect(enemyRuleOf({ kind: 'icon-done', resource: 'wood', at: 2, action: 'hunt-boat' })).toBe('TV-16.45')
    expect(enemyRuleOf({ kind: 'chieftain-moved', from: 'a', to: 'b', cause: 'cross-route' })).toBe('TV-16.47')
    expect(enemyRuleOf({ kind: 'chieftain-moved', from: 'a', to: 'b', cause: 'orm-barterer' })).toBe('TV-16.7')
    expect(enemyRuleOf({ kind: 'enemy-skipped', what: 'build', rule: 'TV-16.36' })).toBe('TV-16.36')
    const effect = { type: 'build', value: 1 } as const
    expect(enemyRuleOf({ kind: 'action-begun', side: 'enemy', effect, cause: 'orm-barterer' })).toBe('TV-16.33')
  })
})
