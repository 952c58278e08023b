import { openHistory, record, type Seat, undo, undoRefusal } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { VikingId } from '../src/content-file.ts'
import type { Draft } from '../src/state.ts'
import { type Position, position } from './position.ts'

/** The draft of an era, dealt and waiting for the first picks. */
function drafting(players: number, era = 1): Position {
  return position({ players }).era(era).run({ step: 'deal', args: null })
}

const draftOf = (p: Position): Draft => p.state.draft as Draft
const handOf = (p: Position, side: Seat | 'enemy'): VikingId[] => [...(draftOf(p).hands[side] ?? [])]

/** Everybody picks the first card of the hand they hold. */
function pickFirst(p: Position): Position {
  const firsts = p.state.players.map((_, seat) => handOf(p, seat)[0] as VikingId)
  for (const [seat, card] of firsts.entries()) p.choose(seat, card)
  return p
}

const pickAll = (p: Position): Position => {
  while (p.waiting.step === 'pick') pickFirst(p)
  return p
}

describe('the deal', () => {
  test.each([
    [1, 4],
    [2, 5],
    [3, 6],
  ])('TV-4.1 in era %i brings everybody %i cards', (era, cards) => {
    for (const players of [3, 4]) {
      const p = drafting(players, era)
      expect(p.state.players.map((_, seat) => handOf(p, seat).length)).toEqual(Array(players).fill(cards))
      expect(p.state.vikings.cards).toHaveLength(48 - players * cards)
    }
  })

  test('TV-4.8 TV-4.9 uses up the deck, then the shuffled discard pile, and no other card', () => {
    const p = position({ players: 4 }).era(3).invaders('egil-redrage').seat(0, { favors: [] })
    const { cards, discard } = p.state.vikings
    const last = cards.slice(-3)
    discard.push(...cards.splice(0, cards.length - 3))
    p.run({ step: 'deal', args: null })
    const dealt = p.state.players.flatMap((_, seat) => handOf(p, seat))
    expect(dealt.slice(0, 3).sort()).toEqual([...last].sort())
    expect(dealt).toHaveLength(24)
    expect(p.state.vikings.discard).toEqual([])
    expect(dealt).not.toContain('egil-redrage')
    expect(p.told('deck-reshuffled')).toEqual([{ kind: 'deck-reshuffled', cards: 44 }])
  })
})

describe('picking', () => {
  test('TV-4.2 TV-19.2 TV-19.19 happens at once and unseen', () => {
    const p = drafting(3)
    expect(p.waiting).toEqual({ step: 'pick', seats: [0, 1, 2] })
    const [card] = handOf(p, 0)
    p.choose(0, card as string)
    expect(p.waiting.seats).toEqual([1, 2])
    expect(p.player(0).picks).toEqual([])
    for (const viewer of [1, 2, null]) expect(JSON.stringify(p.view(viewer))).not.toContain(`"${card}"`)
  })

  test('TV-4.3 TV-22.9 hands go clockwise in eras 1 and 3, the other way in era 2', () => {
    for (const [era, to] of [
      [1, 1],
      [2, 2],
      [3, 1],
    ] as const) {
      const p = drafting(3, era)
      const hands = [0, 1, 2].map((seat) => handOf(p, seat))
      pickFirst(p)
      for (const seat of [0, 1, 2]) expect(handOf(p, (seat + to) % 3)).toEqual(hands[seat]?.slice(1))
    }
  })

  test('TV-4.4 TV-4.5 goes on until a single card is passed, which joins unasked', () => {
    for (const era of [1, 2, 3]) {
      const p = drafting(4, era)
      let rounds = 0
      for (; p.waiting.step === 'pick'; rounds++) pickFirst(p)
      const cards = era + 3
      expect(rounds).toBe(cards - 1)
      expect(p.state.players.map(({ hand }) => hand.length)).toEqual(Array(4).fill(cards))
      expect(p.state.players.map(({ picks }) => picks)).toEqual([[], [], [], []])
    }
  })

  test('TV-4.6 TV-19.21 own picks can be looked at, and not be swapped', () => {
    const p = drafting(3)
    const [card] = handOf(p, 0)
    pickFirst(p)
    expect(p.view(0).players[0]?.picks).toEqual([card])
    expect(p.view(1).players[0]).toMatchObject({ picks: null, pickCount: 1 })
    expect(p.refused(0, card)).toMatchObject({ refused: 'already-picked', rule: 'TV-20.2' })
  })

  test('TV-4.7 a pick can be changed until the hands are passed', () => {
    const p = drafting(3)
    const history = openHistory(p.game, p.table)
    const [first, second] = handOf(p, 0) as [VikingId, VikingId]
    record(history, 0, first)
    expect(p.refused(0, second)).toMatchObject({ refused: 'already-answered' })
    expect(undoRefusal(history, 0)).toBeNull()
    undo(history, 0)
    record(history, 0, second)
    for (const seat of [1, 2]) record(history, seat, history.table.state.draft?.hands[seat]?.[0] as VikingId)
    expect(history.table.state.players[0]?.picks).toEqual([second])
    expect(undoRefusal(history, 0)).not.toBeNull()
  })

  test('TV-20.2 a card that is not in the hand is refused', () => {
    const p = drafting(3)
    expect(p.refused(0, handOf(p, 1)[0])).toMatchObject({ refused: 'card-not-in-hand', rule: 'TV-20.2' })
    expect(p.refused(0, { decline: true })).toMatchObject({ rule: 'TV-20.23' })
  })
})

describe('what is known of cards passed on', () => {
  test('TV-19.29 is what a seat has seen, by packet, and nobody else is told', () => {
    const p = drafting(3)
    const first = handOf(p, 0)
    pickFirst(p)
    const second = handOf(p, 0)
    expect(p.view(0).draft).toMatchObject({ seen: first.slice(1), packet: [0, 0, 0] })
    pickFirst(p)
    expect(p.view(0).draft).toMatchObject({ seen: [...first.slice(1), ...second.slice(1)], packet: [0, 0, 0, 2, 2] })
    expect(p.view(null).draft).toMatchObject({ seen: [], packet: [], hand: null })
  })

  test('TV-19.29 a packet that comes round again takes nothing away but the own pick', () => {
    const p = drafting(3, 2)
    const first = handOf(p, 0)
    pickFirst(p)
    pickFirst(p)
    pickFirst(p)
    const back = handOf(p, 0)
    expect(back.every((card) => first.includes(card))).toBe(true)
    pickFirst(p)
    const known = (p.view(0).draft?.seen ?? []).filter((card) => first.includes(card))
    expect(known).toEqual(first.slice(1).filter((card) => card !== back[0]))
  })

  test('TV-19.29 is forgotten as soon as the card is shown', () => {
    const p = pickAll(drafting(3))
    const seen = [...(p.view(0).draft?.seen ?? [])]
    const shown = p.player(1).hand.find((card) => seen.includes(card)) as VikingId
    p.turn(1).choose(1, { up: shown })
    expect(p.view(0).draft?.seen).not.toContain(shown)
    expect(p.view(0).draft?.seen).toHaveLength(seen.length - 1)
    expect(p.view(0).draft?.packet).toHaveLength(seen.length - 1)
  })
})

describe('a card that is discarded', () => {
  test('TV-19.29 is shown, and nobody knows more of it than the others', () => {
    const p = pickAll(drafting(3))
    const seen = [...(p.view(0).draft?.seen ?? [])]
    const known = p.player(1).hand.find((card) => seen.includes(card)) as VikingId
    p.acts(1, { type: 'draw-replace', value: 1 }, 'rune').choose(1, { do: true }).choose(1, known)
    expect(p.view(0).draft?.seen).toEqual(seen.filter((card) => card !== known))
    expect(p.state.draft?.packet[0]).toHaveLength(seen.length - 1)
  })
})

describe('a whole draft', () => {
  test.each([2, 3, 4])('keeps all cards, with %i players', (players) => {
    for (const era of [1, 2, 3]) {
      const p = pickAll(drafting(players, era))
      expect(p.game.invariantViolations(p.t)).toEqual([])
    }
  })
})
