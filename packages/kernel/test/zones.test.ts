import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { covers, type Deck, draw, moveCard, type Pool, pour, quickRandom, shuffle } from '../src/index.ts'

/** Something that shuffles, and remembers what it was told. */
function shuffler(seed = 'cards') {
  const random = quickRandom(seed)
  const did: string[] = []
  return {
    did,
    shuffle<T>(items: T[]): T[] {
      did.push('shuffled')
      return shuffle(items, random)
    },
    reveal: () => void did.push('revealed'),
  }
}

describe('drawing', () => {
  it('takes the top card and fences it', () => {
    const t = shuffler()
    const deck: Deck = { cards: ['ash', 'elm', 'oak'], discard: ['yew'] }
    expect(draw(t, deck)).toBe('oak')
    expect(deck).toEqual({ cards: ['ash', 'elm'], discard: ['yew'] })
    expect(t.did).toEqual(['revealed'])
  })

  it('shuffles the discards into a new deck when no card is left, and not before', () => {
    const t = shuffler()
    const deck: Deck = { cards: ['oak'], discard: ['ash', 'elm', 'yew'] }
    draw(t, deck)
    expect(t.did).not.toContain('shuffled')
    const card = draw(t, deck)
    expect(t.did).toContain('shuffled')
    expect(deck.discard).toEqual([])
    expect([card, ...deck.cards].toSorted()).toEqual(['ash', 'elm', 'yew'])
  })

  it('finds every discard on top of the new deck sooner or later', () => {
    const t = shuffler()
    const tops = new Set(Array.from({ length: 50 }, () => draw(t, { cards: [], discard: ['ash', 'elm', 'yew'] })))
    expect(tops.size).toBe(3)
  })

  it('finds nothing where there is nothing', () => {
    const deck: Deck = { cards: [], discard: [] }
    expect(draw(shuffler(), deck)).toBeUndefined()
    expect(deck).toEqual({ cards: [], discard: [] })
  })
})

describe('moving a card', () => {
  it('moves that card to the end of the other zone', () => {
    const hand = ['ash', 'elm', 'oak']
    const played = ['yew']
    moveCard(hand, played, 'elm')
    expect(hand).toEqual(['ash', 'oak'])
    expect(played).toEqual(['yew', 'elm'])
  })

  it('is a bug if the card is not there, and moves nothing', () => {
    const hand = ['ash']
    const played: string[] = []
    expect(() => moveCard(hand, played, 'oak')).toThrow('oak is not there')
    expect([hand, played]).toEqual([['ash'], []])
  })
})

describe('pouring', () => {
  it('moves as many as are there, and tells how many', () => {
    const supply: Pool<'wood' | 'ore'> = { wood: 2, ore: 5 }
    const mine: Pool<'wood' | 'ore'> = { wood: 0, ore: 0 }
    expect(pour(supply, mine, 'wood', 3)).toBe(2)
    expect(pour(supply, mine, 'ore', 3)).toBe(3)
    expect(pour(supply, mine, 'ore', -2)).toBe(0)
    expect([supply, mine]).toEqual([
      { wood: 0, ore: 2 },
      { wood: 2, ore: 3 },
    ])
  })
})

describe('a pool', () => {
  it('covers a price if it holds enough of everything', () => {
    const pool = { wood: 2, ore: 1 }
    expect(covers(pool, {})).toBe(true)
    expect(covers(pool, { wood: 2 })).toBe(true)
    expect(covers(pool, { wood: 2, ore: 1 })).toBe(true)
    expect(covers(pool, { wood: 1, ore: 2 })).toBe(false)
    expect(covers(pool, { wood: 3 })).toBe(false)
  })
})

describe('whatever is done with cards and goods', () => {
  it('makes none and loses none', () => {
    const deed = fc.record({
      deed: fc.constantFrom('draw', 'discard', 'give', 'pour'),
      at: fc.nat(),
      n: fc.integer({ min: -3, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), fc.string(), (deeds, seed) => {
        const t = shuffler(seed)
        const cards = Array.from({ length: 8 }, (_, i) => `card-${i}`)
        const deck: Deck = { cards: cards.slice(), discard: [] }
        const hands: [string[], string[]] = [[], []]
        const pools: [Pool<'wood' | 'ore'>, Pool<'wood' | 'ore'>] = [
          { wood: 5, ore: 2 },
          { wood: 0, ore: 3 },
        ]
        for (const { deed, at, n } of deeds) {
          const [hand, other] = at % 2 === 0 ? hands : [hands[1], hands[0]]
          const card = hand[at % Math.max(1, hand.length)]
          if (deed === 'draw') hand.push(...[draw(t, deck)].filter((drawn) => drawn !== undefined))
          if (deed === 'discard' && card) moveCard(hand, deck.discard, card)
          if (deed === 'give' && card) moveCard(hand, other, card)
          const [from, to] = at % 2 === 0 ? pools : [pools[1], pools[0]]
          if (deed === 'pour') pour(from, to, at % 3 === 0 ? 'wood' : 'ore', n)
        }
        expect([...deck.cards, ...deck.discard, ...hands.flat()].toSorted()).toEqual(cards)
        expect(pools[0].wood + pools[1].wood).toBe(5)
        expect(pools[0].ore + pools[1].ore).toBe(5)
        for (const pool of pools) for (const left of Object.values(pool)) expect(left).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
