import { type Winters, winters } from '@longhouse/example-games'
import { describe, expect, it } from 'vitest'
import { counted, gained, gainedOnly, gameText, led, turned } from '../src/wording/index.ts'

const text = gameText<Winters>({
  title: winters.id,
  player: (seat) => `Player ${seat + 1}`,
  events: {},
  prompts: {},
  waits: {},
  waiting: () => '',
  won: () => '',
  over: '',
  choices: { rest: (food: number) => (food > 0 ? led('Rest', `${food} food`) : 'Go on: slowly') },
  aside: () => led('Use the rune', 'nothing'),
  refusals: {},
  scores: { card: () => led('Card', '[Bog Troll](troll-bog)'), coins: () => '3 coins' },
  scoreHeadings: { card: 'Cards' },
  options: {},
  questions: { song: 'A song first?' },
  measures: {
    one: null,
    coin: gained('en')(counted('coin')),
    boat: turned('a boat', 'no boat'),
    card: gainedOnly('en')(counted('card')),
  },
  sides: { winter: 'Winter' },
})

describe('what is said in two parts', () => {
  it('is one sentence, and each of its parts', () => {
    expect(text.choice('rest', 2, [])).toBe('Rest: 2 food')
    expect(text.choiceParts('rest', 2, [])).toEqual({ lead: 'Rest', rest: '2 food' })
    expect(text.choiceParts('rest', { aside: {} }, [])).toEqual({ lead: 'Use the rune', rest: 'nothing' })
    expect(text.score({ item: 'card', points: 1, facts: {} })).toBe('Card: [Bog Troll](troll-bog)')
    expect(text.scoreParts({ item: 'card', points: 1, facts: {} }).rest).toBe('[Bog Troll](troll-bog)')
  })

  it('is not taken apart where the words did not say so', () => {
    expect(text.choiceParts('rest', 0, [])).toEqual({ lead: 'Go on: slowly', rest: '' })
    expect(text.scoreParts({ item: 'coins', points: 1, facts: {} })).toEqual({ lead: '3 coins', rest: '' })
    expect(text.scoreParts({ item: 'card', points: 0 })).toEqual({ lead: 'Cards', rest: '' })
  })
})

describe('what a choice brings', () => {
  it('is counted with its sign, or had and not had; what nobody would name is not said', () => {
    expect([2, 1, -1].map((by) => text.measure('coin', by))).toEqual(['+2 coins', '+1 coin', '−1 coin'])
    expect([1, -1].map((by) => text.measure('boat', by))).toEqual(['a boat', 'no boat'])
    expect([2, -1].map((by) => text.measure('card', by))).toEqual(['+2 cards', null])
    expect(['one', 'unknown'].map((id) => text.measure(id, 1))).toEqual([null, null])
  })
})

describe('a question that may be switched off', () => {
  it('has its words, or else its id', () => {
    expect(text.question('song')).toBe('A song first?')
    expect(text.question('toast')).toBe('toast')
  })
})
