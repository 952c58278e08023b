import { PositionOf } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { VikingId } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { type Position, position } from './position.ts'

const OUTER = ['wolf-isle', 'raven-isle', 'silver-isle']
const WOLF = 'wolf-isle'
const two = (): Position => position({ players: 2 })

describe('the enemy of two players', () => {
  test('TV-13.1 TV-13.10 plays on the six islands, with favor rows of 4 and a limit of 2', () => {
    const p = new PositionOf(tinyEpicVikings, { players: 2, seed: 'two' })
    expect(Object.keys(p.state.islands)).toHaveLength(6)
    expect(p.state.favors.above).toHaveLength(4)
    expect(p.state.favors.below).toHaveLength(4)
    const offering = two().seat(0, { villages: 3, hand: ['grim-nightwatch'] })
    offering.state.players[0] = { ...offering.player(0), villages: 1 }
    offering.state.offered['sacrifice-sail'] = 2
    offering.turn(0).choose(0, { up: 'grim-nightwatch' })
    expect(offering.refused(0, { sacrifice: 'sacrifice-sail' })).toMatchObject({ refused: 'action-full' })
  })

  test('TV-13.2 TV-13.3 has a temple and 2 settlers on each outer island, whose runes lie there, without fury', () => {
    const { state } = new PositionOf(tinyEpicVikings, { players: 2, seed: 'two' })
    for (const [island, at] of Object.entries(state.islands))
      expect(at).toEqual(
        OUTER.includes(island)
          ? { rune: null, settlers: { enemy: 2 }, temples: { enemy: 1 } }
          : { rune: null, settlers: {}, temples: {} },
      )
    expect(state.gods.map(({ fury }) => fury)).toEqual([0, 0, 0])
  })

  test('TV-13.4 TV-13.5 loses a rune only to more influence than its own and the other player has', () => {
    const p = two().settlers(0, WOLF, 6)
    expect(p.checks(0).islandAt(WOLF).rune).toBe(null)
    p.boat(0, 'port-wolf-isle-to-gold-isle')
    expect(p.checks(1).islandAt(WOLF).rune).toBe(null)
    expect(p.checks(0).islandAt(WOLF).rune).toBe(0)
    expect(p.furies).toEqual([0, 0, 1])
    expect(p.told('rune-taken')).toMatchObject([{ side: 0, from: 'enemy' }])
  })

  test('TV-13.6 TV-13.7 loses 1 settler to an attack, and it leaves the game', () => {
    const p = two().boat(0, 'wolf-sound').seat(0, { food: 7 }).acts(0, { type: 'sail', value: 3 })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-wolf-isle-to-whisper-isle' } })
    p.choose(0, { settle: { settlers: 3, plunder: false } })
    expect(p.islandAt(WOLF).settlers).toEqual({ 0: 3, enemy: 1 })
    expect(p.state.enemy).toEqual({ kind: 'passive' })
  })

  test('TV-13.6 can be smitten', () => {
    const p = two()
      .acts(0, { type: 'smite', value: 2 }, 'rune')
      .choose(0, { [`${WOLF}/enemy`]: 2 })
    expect(p.islandAt(WOLF)).toEqual({ rune: null, settlers: {}, temples: { enemy: 1 } })
  })

  test('TV-13.8 controls an island again when a player has lost all influence there, without fury', () => {
    const p = two().holds(0, WOLF).settlers(1, WOLF, 3).checks(1)
    expect(p.islandAt(WOLF).rune).toBe(null)
    expect(p.furies).toEqual([0, 0, 0])
    expect(p.told('rune-returned')).toHaveLength(1)
    const gone = two().holds(0, WOLF).settlers(1, WOLF, 3)
    Object.assign(gone.islandAt(WOLF), { temples: {} })
    gone.settlers('enemy', WOLF, 0).checks(0)
    expect(gone.islandAt(WOLF).rune).toBe(1)
  })

  test('TV-13.17 never takes or steals', () => {
    const p = two().settlers(0, WOLF, 1).holds(0, WOLF).checks(1)
    expect(p.islandAt(WOLF).rune).toBe(0)
    expect(two().checks(0).holdings()).toEqual(
      Object.fromEntries(['gold-isle', 'storm-isle', 'whisper-isle', ...OUTER].map((island) => [island, null])),
    )
  })

  test('TV-13.9 takes no turns, scores nothing and never gets the chieftain marker', () => {
    const p = two()
      .seat(0, { hand: ['grim-nightwatch'] })
      .seat(1, { hand: ['tove-bearcloak'] })
      .turnsFrom(0)
    p.choose(0, { up: 'grim-nightwatch' }).choose(1, { up: 'tove-bearcloak' })
    expect(p.told('turn-began').map(({ side }) => side)).toEqual([0, 1])
    expect(p.state).toMatchObject({ era: 2, first: 1 })
    const over = two().run({ step: 'finalScoring', args: null })
    const result = over.game.result(over.t)
    expect(result?.scores).toEqual([0, 0])
    expect(result?.sides).toBeUndefined()
  })
})

describe('the draft of two players', () => {
  const drafting = (era: number): Position => two().era(era).run({ step: 'deal', args: null })
  const hand = (p: Position, side: string | number): VikingId[] => [...(p.state.draft?.hands[side] ?? [])]
  const pickFirst = (p: Position): void => {
    const cards = [0, 1].map((seat) => hand(p, seat)[0] as VikingId)
    for (const [seat, card] of cards.entries()) p.choose(seat, card)
  }

  test.each([1, 2, 3])('TV-13.11 deals the enemy one card fewer in era %i', (era) => {
    const p = drafting(era)
    expect([0, 1, 'enemy'].map((side) => hand(p, side).length)).toEqual([era + 3, era + 3, era + 2])
  })

  test('TV-13.12 TV-13.18 TV-22.9 hands go from A over the enemy to B, in era 2 the other way', () => {
    for (const [era, [a, b, enemy]] of [
      [1, ['enemy', 0, 1]],
      [2, [1, 'enemy', 0]],
    ] as const) {
      const p = drafting(era)
      const before = { a: hand(p, 0).slice(1), b: hand(p, 1).slice(1), enemy: hand(p, 'enemy') }
      pickFirst(p)
      const isPassed = (from: VikingId[], to: string | number) =>
        to === 'enemy' ? hand(p, to).every((card) => from.includes(card)) : hand(p, to).join() === from.join()
      expect([isPassed(before.a, a), isPassed(before.b, b), isPassed(before.enemy, enemy)]).toEqual([true, true, true])
    }
  })

  test('TV-13.13 TV-13.15 after each pass one card of the enemy is discarded, face up', () => {
    const p = drafting(1)
    const passed = hand(p, 0).slice(1)
    pickFirst(p)
    expect(hand(p, 'enemy')).toHaveLength(2)
    const [discarded] = p.state.vikings.discard
    expect(passed).toContain(discarded)
    expect(p.view(1).vikings.discard).toEqual([discarded])
    expect(p.told('card-discarded')).toEqual([
      { kind: 'card-discarded', side: 'enemy', card: discarded, cause: 'enemy-hand' },
    ])
  })

  test('TV-13.13 that card is drawn by chance', () => {
    const discards = new Set(
      Array.from({ length: 20 }, (_, n) => {
        const p = position({ players: 2, seed: `chance-${n}` }).run({ step: 'deal', args: null })
        const passed = hand(p, 0).slice(1)
        pickFirst(p)
        return passed.indexOf(p.state.vikings.discard[0] as string)
      }),
    )
    expect(discards).toEqual(new Set([0, 1, 2]))
  })

  test.each([1, 2, 3])('TV-13.14 in era %i everybody ends with a full hand, and the enemy with nothing', (era) => {
    const p = drafting(era)
    while (p.waiting.step === 'pick') pickFirst(p)
    expect(p.state.players.map(({ hand: cards }) => cards.length)).toEqual([era + 3, era + 3])
    expect(p.state.draft?.hands).toEqual({})
    expect(p.state.vikings.discard).toHaveLength(era + 2)
  })

  test('TV-13.16 nobody sees the hand of the enemy', () => {
    const p = drafting(1)
    for (const viewer of [0, 1, null]) {
      const seen = JSON.stringify(p.view(viewer))
      for (const card of hand(p, 'enemy')) expect(seen).not.toContain(`"${card}"`)
      expect(p.view(viewer).draft?.counts).toEqual({ 0: 4, 1: 4, enemy: 3 })
    }
  })
})
