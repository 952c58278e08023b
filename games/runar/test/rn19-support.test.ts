import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const supports = (p: Position, seat = 0): Position => p.run({ step: 'support', args: { seat } })

describe('the Support phase', () => {
  test('RN-19.1 RN-30.3 the Turn card goes to Memory, then its support dice to the Action pool', () => {
    const p = position().hero('feima', 'n-2-2')
    const card = Object.values(p.game.content.cards).find(({ hero, support }) => hero === 'feima' && support.length > 0)
    if (!card) throw new Error('no card of Feima gives support')
    supports(p.acting('feima', card.id))
    expect(p.player(0)).toMatchObject({ memory: [card.id], turnCard: null })
    expect(p.told('dice-gained')).toMatchObject([{ seat: 0, hero: null, cause: card.id }])
    const kinds = p.events.map(({ kind }) => kind)
    expect(kinds.indexOf('card-to-memory')).toBeLessThan(kinds.indexOf('dice-gained'))
  })

  test('RN-19.3 RN-19.9 an Inspiration gives its dice and returns to its deck', () => {
    const p = position().hero('feima', 'n-2-2').acting('feima', 'inspiration')
    supports(p)
    expect(p.player(0)).toMatchObject({ memory: [], pool: { neutral: 1 } })
    expect(p.field.inspirations).toBe(12)
  })

  test('RN-19.4 RN-30.1 the Hand is filled to three from the top; others hear only that cards were drawn', () => {
    const p = position().hero('feima', 'n-2-2').hand(0, 'feima-01')
    const top = p.player(0).deck.slice(-2).toReversed()
    supports(p)
    expect(p.player(0).hand).toEqual(['feima-01', ...top])
    expect(p.heardBy(1).filter(({ kind }) => kind === 'card-drawn')).toEqual([
      { kind: 'card-drawn', seat: 0, card: null, from: 'top' },
      { kind: 'card-drawn', seat: 0, card: null, from: 'top' },
    ])
  })

  test('RN-19.5 a larger Hand is left as it is', () => {
    const p = supports(position().hero('feima', 'n-2-2').hand(0, 'feima-01', 'feima-02', 'feima-03', 'feima-04'))
    expect(p.player(0).hand).toHaveLength(4)
  })

  test('RN-19.6 RN-19.7 Memory is shuffled into a new deck only when a card is needed that is not there', () => {
    const p = position().hero('feima', 'n-2-2').memory(0, 'feima-01', 'feima-02', 'feima-03')
    const { deck } = p.player(0)
    p.field.depot.push(...deck.splice(0, deck.length - 1))
    supports(p)
    expect(p.told('memory-reshuffled')).toMatchObject([{ seat: 0, cards: 3 }])
    expect(p.player(0)).toMatchObject({ memory: [] })
    expect(p.player(0).hand).toHaveLength(3)
    const exact = position().hero('feima', 'n-2-2').memory(0, 'feima-01')
    exact.field.depot.push(...exact.player(0).deck.splice(0, exact.player(0).deck.length - 3))
    supports(exact)
    expect(exact.told('memory-reshuffled')).toEqual([])
    expect(exact.player(0)).toMatchObject({ deck: [], memory: ['feima-01'] })
  })

  test('RN-19.8 with too few cards in both the Hand stays smaller', () => {
    const p = position().hero('feima', 'n-2-2').memory(0, 'feima-01')
    p.field.depot.push(...p.player(0).deck.splice(0))
    supports(p)
    expect(p.player(0)).toMatchObject({ hand: ['feima-01'], deck: [], memory: [] })
  })
})
