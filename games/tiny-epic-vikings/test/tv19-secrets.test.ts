import { canonical, contextOf, guess, quickRandom, type Seat, seatViewOf } from '@longhouse/kernel'
import { checkGuess, PositionOf, randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { VikingId } from '../src/content-file.ts'
import { tinyEpicVikings, withContent } from '../src/index.ts'
import type { TinyEpicVikings } from '../src/vikings.ts'
import { type Position, position } from './position.ts'

/** Everything that leaves the server for a seat (null: a spectator), as text: what it sees and what it has heard. */
const leaves = (p: PositionOf<TinyEpicVikings>, seat: Seat | null): string =>
  JSON.stringify([seatViewOf(p.game, p.table, seat), p.heardBy(seat)])

const [GRIM, TOVE, INGRID] = ['grim-nightwatch', 'tove-bearcloak', 'ingrid-silverpurse'] as const

/** The draft of a first era is over, by first cards picked. */
function drafted(players = 3, seed = 'position'): Position {
  const p = position({ players, seed }).run({ step: 'deal', args: null })
  while (p.waiting.step === 'pick') {
    const firsts = p.state.players.map((_, seat) => p.state.draft?.hands[seat]?.[0] as VikingId)
    for (const [seat, card] of firsts.entries()) p.choose(seat, card)
  }
  return p
}

describe('what nobody knows', () => {
  test('TV-19.20 the order of the deck and the favor cards out of play', () => {
    const p = drafted().turn(0)
    const seen = () => [0, 1, 2, null].map((seat) => canonical(seatViewOf(p.game, p.table, seat)))
    const before = seen()
    p.state.vikings.cards.reverse()
    p.state.favors.out.reverse()
    expect(seen()).toEqual(before)
    for (const favor of p.state.favors.out) expect(before.join()).not.toContain(favor)
  })
})

describe('what only its owner knows', () => {
  test('TV-19.21 TV-19.25 hand, picks, own face-down card and own favor cards', () => {
    const p = position().seat(0, { hand: [INGRID], row: [`-${GRIM}`], favors: ['favor-coin-hoard'] })
    p.battle('favor-great-stag', 0)
      .seat(1, { hand: [TOVE] })
      .turn(1)
    expect(p.view(0).players[0]).toMatchObject({
      ...{ hand: [INGRID], handCount: 1, row: [{ card: GRIM, up: false }] },
      ...{ favors: ['favor-coin-hoard'], favorCount: 1 },
    })
    for (const viewer of [1, 2, null]) {
      expect(p.view(viewer).players[0]).toMatchObject({
        ...{ hand: null, handCount: 1, picks: null, row: [{ card: null, up: false, open: false }] },
        ...{ favors: null, favorCount: 1 },
      })
      for (const secret of [INGRID, GRIM, 'favor-coin-hoard']) expect(leaves(p, viewer)).not.toContain(secret)
    }
  })

  test('TV-19.21 a card played face down is told to its owner alone', () => {
    const p = position()
      .seat(0, { hand: [GRIM, INGRID] })
      .seat(1, { row: [`-${TOVE}`] })
      .battle('favor-great-stag', 1)
    p.turn(0).choose(0, { down: GRIM })
    expect(p.heardBy(0)).toContainEqual({ kind: 'card-played-face-down', side: 0, card: GRIM })
    for (const viewer of [1, null]) {
      expect(p.heardBy(viewer)).toContainEqual({ kind: 'card-played-face-down', side: 0, card: null })
      expect(leaves(p, viewer)).not.toContain(GRIM)
    }
  })

  test('TV-19.19 TV-19.21 picks are told to their owners alone', () => {
    const p = drafted()
    for (const viewer of [0, 1, 2])
      for (const event of p.heardBy(viewer)) if (event.kind === 'card-picked') expect(event.side).toBe(viewer)
    expect(p.heardBy(null).some(({ kind }) => kind === 'card-picked')).toBe(false)
    for (const card of p.player(1).hand) expect(leaves(p, null)).not.toContain(card)
  })
})

describe('what lies open', () => {
  test('TV-19.22 map, fury, face-up cards, invaders, favor rows, discards, villages, resources and turn', () => {
    const p = position()
      .seat(0, { row: [GRIM], hand: [INGRID], villages: 2, wood: 5 })
      .invaders(TOVE)
      .discarded('egil-redrage')
    p.settlers(1, 'gold-isle', 2).holds(1, 'gold-isle').fury(1, 2, 3).turn(0)
    for (const viewer of [0, 1, null]) {
      const view = p.view(viewer)
      expect(view).toMatchObject({
        ...{ islands: p.state.islands, boats: p.state.boats, villages: p.state.villages, gods: p.state.gods },
        ...{ invaders: [TOVE], vikings: { left: p.state.vikings.cards.length, discard: ['egil-redrage'] } },
        ...{ turn: { side: 0 }, era: 1, offered: p.state.offered },
      })
      expect(view.players[0]).toMatchObject({ row: [{ card: GRIM, up: true }], villages: 2, wood: 5 })
    }
  })

  test('TV-19.23 TV-19.26 who wins which favor card is told, and its face is hidden from then on', () => {
    const p = position()
      .favors([], [])
      .seat(0, { row: [`-${GRIM}`] })
      .onTop('ivar-stormrider')
      .battle('favor-coin-hoard', 0)
    p.resolves()
    expect(p.heardBy(1)).toContainEqual({ kind: 'battle-ended', winner: 0, favor: 'favor-coin-hoard', losers: [] })
    expect(JSON.stringify(p.view(1))).not.toContain('favor-coin-hoard')
  })
})

describe('guesses', () => {
  const guesses = (p: Position, seat: Seat | null, n = 60) =>
    Array.from({ length: n }, (_, i) => guess(p.game, p.table, seat, quickRandom(`guess-${i}`)).state)

  test('TV-19.29 leave cards passed on with those who could have taken them', () => {
    const p = drafted().turn(0)
    const seen = p.state.draft?.seen[0] as VikingId[]
    const packet = p.state.draft?.packet[0] as number[]
    const countOf = (state: typeof p.state, owner: Seat, of: number) =>
      seen.filter((card, i) => packet[i] === of && state.players[owner]?.hand.includes(card)).length
    const true1 = [0, 2].map((of) => countOf(p.state, 1, of))
    const hands = new Set<string>()
    for (const state of guesses(p, 0)) {
      for (const card of seen) expect(state.players.slice(1).some(({ hand }) => hand.includes(card))).toBe(true)
      expect([0, 2].map((of) => countOf(state, 1, of))).toEqual(true1)
      hands.add([...(state.players[1]?.hand ?? [])].sort().join())
    }
    expect(hands.size).toBeGreaterThan(10)
  })

  test('TV-19.29 do not know what others have seen', () => {
    const p = drafted().turn(0)
    for (const state of guesses(p, 0, 3)) {
      expect(state.draft?.seen[0]).toEqual(p.state.draft?.seen[0])
      expect(state.draft?.seen[1]).toEqual([])
      expect(state.draft?.packet[2]).toEqual([])
    }
  })

  test('TV-19.21 a face-down card is in guesses sometimes each card that its owner may hold', () => {
    const p = drafted()
    const hand = [...p.player(1).hand]
    p.turn(1).choose(1, { down: hand[0] as string })
    p.choose(1, p.offered(1)[0] ?? null)
    const seen = p.state.draft?.seen[0] as VikingId[]
    const laid = new Set(guesses(p, 0, 300).map(({ players }) => players[1]?.row[0]?.card))
    for (const card of hand.filter((held) => seen.includes(held))) expect(laid).toContain(card)
    expect(laid.size).toBeGreaterThan(10)
    const own = guesses(p, 1, 20).map(({ players }) => players[1]?.row[0]?.card)
    expect(new Set(own)).toEqual(new Set([hand[0]]))
  })

  test('TV-9.9 a card that is known to all stays where it lies', () => {
    const p = position()
      .seat(0, { row: [`?${GRIM}`], hand: [INGRID, TOVE] })
      .battle('favor-coin-hoard', 0)
      .turn(1)
    for (const state of guesses(p, 1, 20)) expect(state.players[0]?.row[0]?.card).toBe(GRIM)
  })

  test('TV-19.30 favor cards stay with their owners, and those out of play are shuffled', () => {
    const p = drafted()
      .seat(1, { favors: ['favor-coin-hoard'] })
      .turn(0)
    const outs = new Set<string>()
    for (const state of guesses(p, 0, 20)) {
      expect(state.players[1]?.favors).toEqual(['favor-coin-hoard'])
      outs.add(state.favors.out.join())
    }
    expect(outs.size).toBeGreaterThan(5)
  })

  test('TV-13.16 the hand of the passive enemy may hold any card that is not seen', () => {
    const p = position({ players: 2 }).run({ step: 'deal', args: null })
    const hands = new Set(guesses(p, 0, 30).flatMap((state) => state.draft?.hands.enemy ?? []))
    expect(hands.size).toBeGreaterThan(15)
    for (const card of p.state.draft?.hands[0] ?? []) expect(hands).not.toContain(card)
  })

  test.each([2, 3, 4])('TV-19.34 cannot be told from the table at any decision, with %i players', (players) => {
    const p = new PositionOf<TinyEpicVikings>(tinyEpicVikings, { players, seed: 'guessing' })
    const random = quickRandom(`guessing-${players}`)
    while (p.asks.length > 0) {
      for (const seat of [...p.state.players.keys(), null]) checkGuess(p.game, p.table, seat, random)
      const { seat, choice } = randomMove(p.asks, random)
      p.choose(seat, choice)
    }
    expect(p.state.phase).toBe('over')
  })

  test('two copies of every card are told apart by nobody', () => {
    const twice = {
      game: 'tiny-epic-vikings',
      vikingCards: tinyEpicVikings.content.file.vikingCards.map(({ id }, at) => ({ id, count: at < 24 ? 2 : 0 })),
      favorCards: tinyEpicVikings.content.file.favorCards.map(({ id }, at) => ({ id, count: at < 9 ? 2 : 0 })),
    }
    const game = withContent(twice)
    if (!('id' in game)) throw new Error(JSON.stringify(game))
    for (const players of [1, 2, 3, 4]) {
      const p = new PositionOf<TinyEpicVikings>(game, { players, seed: `copies-${players}` })
      const random = quickRandom(`copies-${players}`)
      while (p.asks.length > 0) {
        for (const seat of p.state.players.keys()) checkGuess(game, p.table, seat, random)
        expect(game.invariantViolations(contextOf(game, p.table))).toEqual([])
        const { seat, choice } = randomMove(p.asks, random)
        p.choose(seat, choice)
      }
      expect(p.state.phase).toBe('over')
    }
  })
})
