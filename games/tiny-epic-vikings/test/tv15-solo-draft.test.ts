import { type Json, quickRandom } from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { VikingId } from '../src/content-file.ts'
import { solo } from './solo.ts'

const drafting = (era = 1) => {
  const p = solo(`draft-${era}`).era(era)
  return p.run({ step: 'dealPiles', args: null })
}

describe('the solo draft', () => {
  test('TV-15.1 TV-22.10 deals piles of three, one more than the era has cards', () => {
    for (const [era, piles] of [
      [1, 5],
      [2, 6],
      [3, 7],
    ] as const) {
      const { draft } = drafting(era).state
      expect(draft?.hands[0]).toHaveLength(3)
      expect(draft?.piles).toHaveLength(piles - 1)
      expect(draft?.piles.every((pile) => pile.length === 3)).toBe(true)
    }
  })

  test('TV-15.2 TV-15.3 TV-22.10 one card of each is kept, the others and the last pile are the enemy’s deck', () => {
    for (const [era, cards, deck] of [
      [1, 4, 11],
      [2, 5, 13],
      [3, 6, 15],
    ] as const) {
      const p = drafting(era)
      const last = p.state.draft?.piles.at(-1) as VikingId[]
      const kept: VikingId[] = []
      const given: VikingId[] = []
      while (p.asked === 'keep') {
        const [first, ...others] = p.offered(0) as VikingId[]
        kept.push(first as VikingId)
        given.push(...others)
        p.answer(first as VikingId)
      }
      expect(p.player(0).hand).toEqual(kept)
      expect(kept).toHaveLength(cards)
      expect(p.clan.deck).toHaveLength(deck)
      expect(p.clan.deck.toSorted()).toEqual([...given, ...last].toSorted())
    }
  })

  test('TV-15.3 the deck is shuffled: the pile that nobody saw lies anywhere in it', () => {
    const places = new Set<number>()
    for (let n = 0; n < 20; n++) {
      const p = solo(`shuffled-${n}`).run({ step: 'dealPiles', args: null })
      const last = p.state.draft?.piles.at(-1)?.[0] as VikingId
      while (p.asked === 'keep') p.answer(p.offered(0)[0] as VikingId)
      places.add(p.clan.deck.indexOf(last))
    }
    expect(places.size).toBeGreaterThan(5)
  })

  test('TV-19.32 TV-20.23 a card must be kept, and one of this pile', () => {
    const p = drafting()
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
    expect(p.refused(0, p.state.draft?.piles[0]?.[0]).rule).toBe('TV-20.2')
  })

  test('TV-19.27 TV-19.29 the human sees the pile turned up, the own cards and what was given away; others see counts', () => {
    const p = drafting()
    const [first, second, third] = p.offered(0) as [VikingId, VikingId, VikingId]
    p.answer(second)
    const own = p.view(0)
    expect(own.draft).toMatchObject({ hand: p.state.draft?.hands[0], piles: 3, seen: [first, third] })
    expect(own.players[0]?.picks).toEqual([second])
    const spectator = p.view(null)
    expect(spectator.draft).toMatchObject({ hand: null, seen: [], packet: [], counts: { 0: 3 }, piles: 3 })
    expect(spectator.players[0]?.picks).toBe(null)
    expect(JSON.stringify(p.view(0).enemy)).not.toContain(first)
    expect(p.tellings.filter(({ event }) => event.kind === 'pile-turned-up').map(({ only }) => only)).toEqual([
      [0],
      [0],
    ])
    expect(p.tellings.filter(({ event }) => event.kind === 'card-kept').map(({ only }) => only)).toEqual([[0]])
  })
})

describe('an enemy without cards', () => {
  test('TV-15.4 takes the top card of the Viking deck', () => {
    const p = solo().onTop('ketil-oakhewer')
    p.run({ step: 'enemyTurn', args: null })
    expect(p.told('enemy-played')).toEqual([{ kind: 'enemy-played', side: 'enemy', card: 'ketil-oakhewer' }])
    expect(p.clan.leaders).toEqual(['ketil-oakhewer'])
  })

  test('TV-15.4 also in battle, where the discard pile is shuffled if need be', () => {
    const p = solo()
      .seat(0, { hand: ['orm-barterer'] })
      .discarded('kari-fogsail')
    const { vikings, invaders } = p.state
    invaders.push(...vikings.cards.splice(0))
    p.myTurn()
      .answer({ down: 'orm-barterer' })
      .answer(p.offered(0)[0] as Json)
    expect(p.told('battle-revealed')[0]?.cards).toContainEqual({ side: 'enemy', card: 'kari-fogsail' })
  })

  test('TV-15.5 and none to be drawn plays no card, and its turn ends', () => {
    const p = solo().enemy({ wood: 7 }).withoutCards()
    p.clan.full = ['wood']
    p.run({ step: 'enemyTurn', args: null })
    expect(p.skipped()).toEqual(['card TV-15.5'])
    expect(p.clan).toMatchObject({ leaders: [], wood: 0, full: [] })
  })

  test('TV-15.5 TV-17.13 TV-17.21 still ends its last battle of the era in that turn, with all that comes of it', () => {
    const p = solo().villages().enemy({ wood: 2 }).enemysBattle('favor-coin-hoard', 'ketil-oakhewer').withoutCards()
    p.run({ step: 'enemyTurn', args: null })
    expect(p.state.battle).toBe(null)
    expect(p.clan).toMatchObject({ favors: ['favor-coin-hoard'], wood: 4, food: 1 })
    expect(p.told('icon-done')).toMatchObject([{ action: 'cross-route' }])
  })

  test('TV-15.4 starts a battle with whichever card is left: of its own deck, or the Viking deck', () => {
    const own = solo()
      .enemy({ deck: ['kari-fogsail'] })
      .withoutCards()
    const drawn = solo().onTop('kari-fogsail')
    for (const p of [own, drawn]) {
      p.icons(['steel', 2])
      expect(p.skipped()).toEqual([])
      expect(p.clan.battles.map(({ card }) => card)).toEqual(['kari-fogsail'])
    }
  })

  test('TV-15.5 starts no battle', () => {
    const p = solo().withoutCards().icons(['steel', 2])
    expect(p.skipped()).toEqual(['start-battle TV-15.5'])
    expect(p.state.battle).toBe(null)
  })

  test('TV-15.5 loses to a human who starts one and pays', () => {
    const p = solo()
      .seat(0, { hand: ['grim-nightwatch'], steel: 1 })
      .favors(['favor-coin-hoard'], [])
      .withoutCards()
    p.myTurn().answer({ down: 'grim-nightwatch' })
    expect(p.skipped()).toEqual(['join-battle TV-15.5'])
    expect(p.told('battle-ended')).toMatchObject([{ winner: 0, losers: [] }])
    expect(p.player(0)).toMatchObject({ favors: ['favor-coin-hoard'], steel: 0 })
    expect(p.kinds).not.toContain('invaders-came')
  })

  test('TV-15.5 but not to one who cannot pay', () => {
    const p = solo()
      .seat(0, { hand: ['grim-nightwatch'], steel: 0 })
      .favors(['favor-coin-hoard'], [])
      .withoutCards()
    p.myTurn().answer({ down: 'grim-nightwatch' })
    expect(p.told('battle-ended')).toMatchObject([{ winner: null, losers: [] }])
    expect(p.state.favors.above).toEqual(['favor-coin-hoard'])
  })
})

test('TV-16.1 TV-14.9 both take as many turns as the era has cards, the human first', () => {
  const p = solo('alternating')
  const random = quickRandom('alternating')
  p.run({ step: 'era', args: null })
  for (let asks = p.asks; asks.length > 0; asks = p.asks) p.answer(randomMove(asks, random).choice)
  const turns = p.told('turn-began').map(({ side, era }) => `${era}${side === 'enemy' ? 'e' : 'h'}`)
  expect(turns.join(' ')).toBe([4, 5, 6].flatMap((n, era) => Array(n).fill(`${era + 1}h ${era + 1}e`)).join(' '))
})
