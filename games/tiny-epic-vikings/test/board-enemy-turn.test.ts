import { describe, expect, test } from 'vitest'
import { aimOf, latestEnemyTurn, withoutRule } from '../board/enemy-turn/turn-steps.ts'
import type { Event } from '../src/events.ts'

const began = (side: 0 | 'enemy'): Event => ({ kind: 'turn-began', side, era: 1, turn: 1 })
const played: Event = { kind: 'enemy-played', side: 'enemy', card: 'rolf-seabear' }
const aimed: Event = { kind: 'enemy-aimed', side: 'enemy', island: 'gold-isle', steps: 4, rune: 'wealth' }
const moved: Event = {
  kind: 'chieftain-moved',
  side: 'enemy',
  from: 'port-whisper-isle-to-gold-isle',
  to: 'port-gold-isle-to-whisper-isle',
  cause: 'sail',
}
const landed: Event = { kind: 'settlers-deployed', side: 'enemy', island: 'gold-isle', settlers: 2, food: 0 }

describe('the latest turn of the solo enemy', () => {
  test('is all that was told from its beginning to the next turn or the cleanup', () => {
    expect(latestEnemyTurn([])).toEqual([])
    expect(latestEnemyTurn([began(0), played])).toEqual([])
    expect(latestEnemyTurn([began('enemy'), played, aimed])).toEqual([played, aimed])
    expect(latestEnemyTurn([began('enemy'), played, began(0), moved])).toEqual([played])
    expect(latestEnemyTurn([began('enemy'), played, { kind: 'cleaned-up', era: 1, first: 0 }, moved])).toEqual([played])
    expect(latestEnemyTurn([began('enemy'), played, began(0), began('enemy'), aimed])).toEqual([aimed])
  })

  test('is over with its era', () => {
    const next: Event = { kind: 'era-began', era: 2, first: 0 }
    expect(latestEnemyTurn([began('enemy'), played, next])).toEqual([])
  })

  test('has an aim from when the boat is bound for an island until it has landed', () => {
    expect(aimOf([played])).toBeNull()
    expect(aimOf([played, aimed])).toBe('gold-isle')
    expect(aimOf([played, aimed, moved])).toBe('gold-isle')
    expect(aimOf([played, aimed, moved, landed])).toBeNull()
  })
})

test('the number of a rule has a place of its own beside the sentence', () => {
  expect(withoutRule('The Enemy joins the battle (TV-17.6).')).toEqual({
    words: 'The Enemy joins the battle.',
    rule: 'TV-17.6',
  })
  expect(withoutRule('Odin (secrets) is angered.')).toEqual({ words: 'Odin (secrets) is angered.', rule: null })
})
