import { contextOf, quickRandom } from '@longhouse/kernel'
import { PositionOf } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { tinyEpicVikings } from '../src/index.ts'
import type { TinyEpicVikings } from '../src/vikings.ts'
import { mapOf } from '../src/vikings.ts'

const opened = (players: number, first: number | 'random' = 0, seed = 'setup') =>
  new PositionOf<TinyEpicVikings>(tinyEpicVikings, { players, seed, options: { 'first-player': first } })
const mapAt = (p: PositionOf<TinyEpicVikings>) => mapOf(contextOf(p.game, p.table))

describe.each([2, 3, 4])('a table of %i', (players) => {
  test('TV-1.10 has the map for its number of players', () => {
    expect(mapAt(opened(players)).map.id).toBe(players === 4 ? 'map-nine-isles' : 'map-six-isles')
  })

  test('TV-2.1 has a rune on every island, held by nobody', () => {
    const p = opened(players)
    expect(Object.keys(p.state.islands)).toEqual(mapAt(p).map.islands.map(({ id }) => id))
    expect(Object.values(p.state.islands).every(({ rune }) => rune === null)).toBe(true)
  })

  test('TV-2.2 has a village in every village port and nowhere else', () => {
    const p = opened(players)
    const marked = mapAt(p).map.ports.filter(({ village }) => village)
    expect(p.state.villages).toEqual(marked.map(({ id }) => id))
    expect(marked.length).toBeLessThanOrEqual(13)
  })

  test('TV-2.3 TV-2.4 has 3 gods of 6 at fury 0, each with another rune', () => {
    const seen = new Set<string>()
    const pairs = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const { gods } = opened(players, 0, `gods-${n}`).state
      expect(gods).toHaveLength(3)
      expect(new Set(gods.map(({ rune }) => rune)).size).toBe(3)
      expect(gods.every(({ fury }) => fury === 0)).toBe(true)
      for (const { god, rune } of gods) {
        seen.add(god)
        pairs.add(`${god} ${rune}`)
      }
    }
    expect(seen.size).toBe(6)
    expect(pairs.size).toBe(18)
  })

  test('TV-2.5 TV-2.6 begins in era 1 with a shuffled deck, no discards and no invaders', () => {
    const { state } = opened(players)
    expect(state).toMatchObject({ era: 1, phase: 'setup', invaders: [], vikings: { discard: [] } })
    expect(state.vikings.cards).toHaveLength(48)
    expect(opened(players, 0, 'other').state.vikings.cards).not.toEqual(state.vikings.cards)
  })

  test('TV-2.7 TV-2.14 has two rows of favor cards; the rest is unseen', () => {
    const p = opened(players)
    const size = { 2: 4, 3: 5, 4: 7 }[players]
    expect(p.state.favors.above).toHaveLength(size as number)
    expect(p.state.favors.below).toHaveLength(size as number)
    for (const seat of [0, null]) {
      expect(p.view(seat).favors).toEqual({ above: p.state.favors.above, below: p.state.favors.below })
      for (const favor of p.state.favors.out) expect(JSON.stringify(p.view(seat))).not.toContain(favor)
    }
  })

  test('TV-2.8 TV-1.2 TV-1.8 gives everybody 6 settlers, 3 boats and 2 temples on the sheet and 2 of each resource', () => {
    const { state } = opened(players)
    for (const player of state.players)
      expect(player).toMatchObject({
        ...{ settlers: 6, boatSlots: [true, true, true], templeSlots: [true, true] },
        ...{ wood: 2, food: 2, steel: 2, villages: 0, favors: [] },
      })
  })

  test('TV-2.10 TV-19.1 places boats counter-clockwise from the right of the first player, who comes last', () => {
    for (let first = 0; first < players; first++) {
      const p = opened(players, first)
      const order: number[] = []
      while (p.waiting.step === 'startBoat') {
        const [seat] = p.waiting.seats as [number]
        order.push(seat)
        const form = p.ask(seat)?.form
        p.choose(seat, form?.kind === 'one' ? (form.of[0] ?? null) : null)
      }
      const wanted = Array.from({ length: players }, (_, n) => (first + players - 1 - n) % players)
      expect(order).toEqual(wanted)
      expect(p.state.first).toBe(first)
      expect(p.waiting.step).toBe('pick')
    }
  })

  test('TV-2.11 TV-20.6 into free fjords at the edge', () => {
    const p = opened(players)
    const last = players - 1
    expect(p.waiting).toEqual({ step: 'startBoat', seats: [last] })
    const edge = mapAt(p).map.fjords.filter((fjord) => fjord.edge)
    expect(p.ask(last)?.form).toEqual({ kind: 'one', of: edge.map(({ id }) => id) })
    expect(p.refused(last, 'whale-tail-fjord')).toMatchObject({ refused: 'inner-fjord', rule: 'TV-20.6' })
    expect(p.refused(last, 'nowhere')).toMatchObject({ refused: 'not-a-fjord', rule: 'TV-20.6' })
    expect(p.refused(last, { decline: true })).toMatchObject({ rule: 'TV-20.23' })
    const taken = edge[0]?.id as string
    p.choose(last, taken)
    expect(p.refused(last - 1, taken)).toMatchObject({ refused: 'fjord-taken', rule: 'TV-20.6' })
  })
})

test('TV-2.9 the host picks the first player, or chance does', () => {
  const random = quickRandom('first')
  const firsts = new Set(Array.from({ length: 40 }, () => opened(3, 'random', `${random.below(1e9)}`).state.first))
  expect(firsts).toEqual(new Set([0, 1, 2]))
  expect(opened(3, 2).state.first).toBe(2)
})

test('TV-2.12 seats are numbered clockwise: after seat 2 of three comes seat 0', () => {
  const p = opened(3, 2)
  while (p.waiting.step === 'startBoat' || p.waiting.step === 'pick') {
    const [seat] = p.waiting.seats as [number]
    const form = p.ask(seat)?.form
    p.choose(seat, form?.kind === 'one' ? (form.of[0] ?? null) : null)
  }
  expect(p.waiting).toEqual({ step: 'play', seats: [2] })
  const [card] = p.state.players[2]?.hand ?? []
  p.choose(2, { up: card as string })
  while (p.waiting.seats[0] === 2) {
    const form = p.ask(2)?.form
    p.choose(
      2,
      form?.kind === 'either' && 'stop' in form.of ? { stop: true } : form?.kind === 'mix' ? {} : { decline: true },
    )
  }
  expect(p.waiting).toEqual({ step: 'play', seats: [0] })
})

test('TV-2.13 clan sheets differ in nothing but colour', () => {
  const sheets = tinyEpicVikings.content.file.clanSheets
  expect(new Set(sheets.map(({ colour }) => colour)).size).toBe(4)
  const told = ['id', 'name', 'colour', 'fieldSources', 'sourceNote', 'note']
  const played = (sheet: object) => Object.entries(sheet).filter(([field]) => !told.includes(field))
  const alike = sheets.map((sheet) => JSON.stringify(played(sheet)))
  expect(new Set(alike).size).toBe(1)
})
