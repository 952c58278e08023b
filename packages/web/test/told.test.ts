import { describe, expect, test } from 'vitest'
import { toldParts, whoActed } from '../src/table/told.ts'

describe('a sentence of the log', () => {
  test('is one part where it names no rule', () => {
    expect(toldParts('[Bog Troll](troll-bog) falls.')).toEqual([{ words: '[Bog Troll](troll-bog) falls.' }])
  })

  test('shows the way to every rule that it names', () => {
    expect(toldParts('The clan plays a card (AB-16.2).')).toEqual([
      { words: 'The clan plays a card (' },
      { rule: 'AB-16.2' },
      { words: ').' },
    ])
    expect(toldParts('AB-1.1')).toEqual([{ rule: 'AB-1.1' }])
  })

  test('says nothing of what happened without words', () => {
    expect(toldParts('')).toEqual([])
  })
})

describe('whose doing it was', () => {
  const actor = (event: object) => whoActed({ seat: 1, event: { kind: 'told', ...event } })

  test('is of the seat or side that an event names, and else of who chose', () => {
    expect([actor({}), actor({ seat: 2 }), actor({ side: 0 }), actor({ side: 'enemy' })]).toEqual([1, 2, 0, null])
  })

  test('is of who won, not of who chose last; of several it is nobody’s', () => {
    expect([actor({ seats: [2] }), actor({ sides: [0] }), actor({ winner: 3 }), actor({ seats: [0, 2] })]).toEqual([
      2,
      0,
      3,
      null,
    ])
    expect(actor({ winner: 'nemesis' })).toBeNull()
  })
})
