import { type Ask, one, type SeatView } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../src/session/table.ts'
import { isStillAsked } from '../src/table/still-asked.ts'

const ask: Ask = { seat: 1, step: 'react', form: one(['pass', 'shield']), aside: one(['rune']), rule: null }
const from = { seat: 1, moves: 7, about: { hero: 'erik' }, ask } as unknown as SeatView
const log: readonly LogEntry[] = [{ move: 7, seat: 1, event: 'moved' }]
const after = (now: Partial<SeatView>, ...told: readonly LogEntry[]): boolean =>
  isStillAsked(from, { seen: { ...from, moves: 8, ...now }, log: [...log, ...told] })

describe('a seat is still asked what it was asked', () => {
  test('when others have chosen meanwhile', () => {
    expect(after({}, { move: 8, seat: 0, event: 'passed' })).toBe(true)
  })
  test('when it may do less besides', () => {
    expect(after({ ask: { ...ask, aside: null } })).toBe(true)
  })
  test('when somebody has come to its side of the table or left', () => {
    expect(after({}, { move: 8, seat: 1, event: 'came', aside: true })).toBe(true)
  })
})

describe('a seat is no longer asked what it was asked', () => {
  test.each<[string, Partial<SeatView>]>([
    ['when it is asked nothing', { ask: null }],
    ['when it may answer something else', { ask: { ...ask, form: one(['pass']) } }],
    ['when another step asks', { ask: { ...ask, step: 'chase' } }],
    ['when the same is asked about something else', { about: { hero: 'astrid' } }],
    ['when another seat looks on', { seat: 0 }],
  ])('%s', (_, now) => {
    expect(after(now)).toBe(false)
  })
  test('when it has chosen, and the same is asked again', () => {
    expect(after({}, { move: 8, seat: 1, event: 'passed' })).toBe(false)
  })
  test('when it was asked nothing', () => {
    const nothing = { ...from, ask: null }
    expect(isStillAsked(nothing, { seen: nothing, log })).toBe(false)
  })
})
