import { describe, expect, test } from 'vitest'
import { capture, gainAdvantage } from '../src/captured.ts'
import type { Turn } from '../src/runar.ts'
import { type Position, position } from './position.ts'

/** A step of its own, for what is otherwise part of others. */
function takes(p: Position, card: string, side: 0 | 'nemesis' = 0): Position {
  const t = { ...p.t, tell: (event: never) => p.events.push(event), moment: () => undefined } as unknown as Turn
  if (card === 'advantage') gainAdvantage(t, side, 'test')
  else {
    const { deck } = p.player(1)
    deck.splice(deck.indexOf(card), 1)
    capture(t, side, card)
  }
  return p
}

describe('captured cards', () => {
  test('RN-15.1 RN-15.2 RN-34.7 a card of a hero that lies in a slot is stacked there', () => {
    const p = takes(takes(takes(position(), 'helga-01'), 'erik-01'), 'helga-02')
    expect(p.player(0).slots).toEqual([['helga-01', 'helga-02'], ['erik-01']])
    expect(p.player(0).vp).toBe(0)
  })

  test('RN-15.2 and so is a third', () => {
    const p = ['helga-01', 'helga-02', 'helga-03'].reduce((at, card) => takes(at, card), position())
    expect(p.player(0).slots).toEqual([['helga-01', 'helga-02', 'helga-03'], []])
  })

  test('RN-15.3 RN-3.10 otherwise it goes to an empty slot, of which there are two', () => {
    const p = takes(takes(position(), 'helga-01'), 'advantage')
    expect(p.player(0).slots).toEqual([['helga-01'], ['advantage']])
  })

  test('RN-15.4 RN-15.6 RN-15.7 otherwise it is cleared with the top of each slot for 1 VP; what lies below stays', () => {
    const p = ['helga-01', 'helga-02', 'erik-01', 'ebbe-01'].reduce((at, card) => takes(at, card), position())
    expect(p.player(0)).toMatchObject({ vp: 1, slots: [['helga-01'], []], dealt: ['ebbe-01', 'helga-02', 'erik-01'] })
    expect(p.told('damage-set-cleared')).toEqual([
      { kind: 'damage-set-cleared', side: 0, cards: ['ebbe-01', 'helga-02', 'erik-01'], vp: 1 },
    ])
  })

  test('RN-15.4 RN-15.5 RN-3.17 Advantages never stack, and go back to their deck', () => {
    const two = takes(takes(position(), 'advantage'), 'advantage')
    expect(two.player(0).slots).toEqual([['advantage'], ['advantage']])
    takes(two, 'advantage')
    expect(two.player(0)).toMatchObject({ vp: 1, slots: [[], []], dealt: [] })
    const mixed = takes(takes(takes(position(), 'advantage'), 'helga-01'), 'erik-01')
    expect(mixed.player(0)).toMatchObject({ vp: 1, slots: [[], []], dealt: ['erik-01', 'helga-01'] })
  })

  test('RN-15.8 several are processed one after another', () => {
    const p = position().hero('feima', 'n-2-2').hero('helga', 'n-2-3')
    const damage = { step: 'damage', args: { at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } }
    p.run(damage, damage).choose(1, { token: true }).choose(1, { token: true })
    expect(p.player(0).slots).toEqual([['advantage'], ['advantage']])
  })

  test('RN-24.38 RN-15.1 the Nemesis captures alike', () => {
    const p = ['advantage', 'advantage', 'helga-01'].reduce(
      (at, card) => takes(at, card, 'nemesis'),
      position({ scenario: 'scenario-1b' }),
    )
    expect(p.nemesis).toMatchObject({ vp: 1, dealt: ['helga-01'], slots: [[], []] })
  })

  test('RN-15.9 of several sides the Active player is first, then turn order, the Nemesis last', () => {
    const p = position({ players: 4, scenario: 'scenario-1b' }).turn(2).hero('gunnhild', 'n-2-2')
    p.run({ step: 'damage', args: { at: 'n-2-2', kind: 'normal', by: null, cause: 'test', attack: false } }).choose(3, {
      deck: true,
    })
    expect(p.told('advantage-gained').map(({ side }) => side)).toEqual([2, 0, 1, 'nemesis'])
  })
})
