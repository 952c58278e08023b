import { describe, expect, test } from 'vitest'
import { toldParts } from '../src/table/told.ts'

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
