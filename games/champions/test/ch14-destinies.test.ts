import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** The destinies of a seat at final scoring, with what each is worth. */
function worthAtTheEnd(p: Position, seat: number): { readonly [destiny: string]: number } {
  p.at('scoring')
  const items = p.told('final-score').findLast((score) => score.seat === seat)?.items ?? []
  return Object.fromEntries(
    items.filter(({ item }) => item === 'destiny').map(({ facts, points }) => [String(facts?.destiny), points]),
  )
}

/** What Timber Store (most wood: 5 alone, 2 tied) is worth to seat 0 of three. */
const timberStore = (...wood: [number, number, number]) => {
  const p = position({ players: 3 }).seat(0, { destinies: ['destiny-woodpile'] })
  for (const [seat, n] of wood.entries()) p.seat(seat, { wood: n })
  return worthAtTheEnd(p, 0)['destiny-woodpile']
}

describe('what a destiny is worth', () => {
  test('CH-14.1 it compares the count of its owner with those of all players', () => {
    expect(timberStore(3, 2, 2)).toBe(5)
    expect(timberStore(3, 2, 4)).toBe(0)
    expect(timberStore(3, 4, 2)).toBe(0)
  })

  test('CH-14.2 alone ahead: the higher value', () => {
    expect(timberStore(1, 0, 0)).toBe(5)
    expect(timberStore(9, 8, 8)).toBe(5)
  })

  test('CH-14.3 sharing the most with one or more: the lower value', () => {
    expect(timberStore(3, 3, 0)).toBe(2)
    expect(timberStore(3, 3, 3)).toBe(2)
  })

  test('CH-14.4 another has more: nothing', () => {
    expect(timberStore(3, 3, 4)).toBe(0)
  })

  test('CH-14.5 only the owner scores it; the others can only spoil it', () => {
    const p = position({ players: 3 }).seat(0, { destinies: ['destiny-woodpile'], wood: 1 })
    p.seat(1, { destinies: [], wood: 7 }).seat(2, { destinies: [], wood: 1 })
    expect(worthAtTheEnd(p, 0)).toEqual({ 'destiny-woodpile': 0 })
    expect(worthAtTheEnd(p, 1)).toEqual({})
    expect(worthAtTheEnd(p, 2)).toEqual({})
  })

  test('CH-14.6 a count of nothing never fulfils it', () => {
    expect(timberStore(0, 0, 0)).toBe(0)
    const p = position().seat(0, { destinies: ['destiny-draugr-slayer', 'destiny-rune-lore', 'destiny-blue-trophies'] })
    expect(Object.values(worthAtTheEnd(p, 0))).toEqual([0, 0, 0])
  })

  test('CH-14.7 all destinies held are scored, each by itself, however many', () => {
    const held = ['destiny-woodpile', 'destiny-provider', 'destiny-wealthy', 'destiny-favored', 'destiny-warband']
    const p = position().seat(0, { destinies: held, wood: 3, food: 1, coin: 2, favor: 0, warriors: 'SSS' })
    p.seat(1, { wood: 1, food: 1, coin: 1, favor: 1, warriors: 'S', destinies: [] })
    expect(worthAtTheEnd(p, 0)).toEqual({
      'destiny-woodpile': 5,
      'destiny-provider': 2,
      'destiny-wealthy': 6,
      'destiny-favored': 0,
      'destiny-warband': 6,
    })
  })
})

describe('what counts', () => {
  test('CH-14.8 kinds are counted by the cards in the piles, a colour by draugr and monsters together', () => {
    const hunted = ['destiny-draugr-slayer', 'destiny-troll-slayer', 'destiny-monster-hunter', 'destiny-red-trophies']
    const p = position().seat(0, {
      destinies: hunted,
      defeated: ['troll-bog', 'troll-bog', 'draugr-king:blue', 'draugr-barrow:red', 'monster-warg:red'],
    })
    p.seat(1, { defeated: ['troll-whelp', 'draugr-drowned:red', 'draugr-reaver:blue', 'monster-mara:yellow'] })
    expect(worthAtTheEnd(p, 0)).toEqual({
      'destiny-draugr-slayer': 4,
      'destiny-troll-slayer': 8,
      'destiny-monster-hunter': 4,
      'destiny-red-trophies': 6,
    })
  })

  test('CH-14.8 the other colours count their own cards', () => {
    const p = position().seat(0, {
      destinies: ['destiny-yellow-trophies', 'destiny-blue-trophies'],
      defeated: ['draugr-king:yellow', 'monster-warg:blue'],
    })
    p.seat(1, { defeated: ['monster-mara:blue', 'draugr-reaver:red'] })
    expect(worthAtTheEnd(p, 0)).toEqual({ 'destiny-yellow-trophies': 6, 'destiny-blue-trophies': 3 })
  })

  /** Seat 0 opens the destiny by Success in this position: what is it worth now? */
  const now = (p: Position, destiny: string) => {
    p.seat(0, { destinies: [destiny], runes: ['rune-success'] })
    p.choose(
      0,
      p.state.phase === 'assigning'
        ? { aside: { rune: { 'rune-success': destiny } } }
        : { aside: { 'rune-success': destiny } },
    )
    return p.told('destiny-scored').at(-1)?.glory
  }

  test('CH-14.9 coins, wood, food and favor count as held now', () => {
    const goods = { coin: 2, wood: 2, food: 2, favor: 2 }
    const less = { coin: 1, wood: 1, food: 1, favor: 1 }
    const destinies = ['destiny-wealthy', 'destiny-woodpile', 'destiny-provider', 'destiny-favored']
    const values = (own: typeof goods, rival: typeof goods) =>
      destinies.map((destiny) => now(position().seat(0, own).seat(1, rival), destiny))
    expect(values(goods, less)).toEqual([6, 5, 5, 6])
    expect(values(goods, goods)).toEqual([3, 2, 2, 3])
    expect(values(less, goods)).toEqual([0, 0, 0, 0])
  })

  test('CH-14.9 food aboard counts until the assignments are shown, and not after', () => {
    const p = position().seat(0, { food: 3, warriors: 'S' }).seat(1, { food: 2, warriors: 'SA' })
    p.ship(0, 'public-small', 'shore-2').troll('troll-bog').worker(1, 'troll-gate').journey('shore-2', 'journey-storm')
    p.at('assigning').choose(0, { 'shore-2': { swordsman: 1, food: 2 } })
    expect(now(p, 'destiny-provider')).toBe(5)
    p.choose(1, {})
    expect(p.waiting).toEqual({ step: 'loseAboard', seats: [0] })
    expect(now(p, 'destiny-provider')).toBe(0)
  })

  test('CH-14.9 bounty coins on a monster are nobody’s', () => {
    const p = position().seat(0, { coin: 2 }).seat(1, { coin: 1 })
    p.monster('shore-2', 'monster-warg:red', 9).ship(1, 'public-small', 'shore-2', 'S', 1)
    expect(now(p, 'destiny-wealthy')).toBe(6)
  })

  test('CH-14.9 warriors count wherever they stand', () => {
    const p = position().seat(0, { warriors: 'S' }).seat(1, { warriors: 'SPA' })
    p.crew(0, 'troll-gate', 'SP').ship(0, 'public-small', 'shore-2', 'A', 1)
    expect(now(p, 'destiny-warband')).toBe(6)
    const rival = position().seat(0, { warriors: 'SS' }).seat(1, { warriors: 'S' }).crew(1, 'draugr-left', 'SS')
    expect(now(rival, 'destiny-warband')).toBe(0)
  })

  test('CH-14.9 runes count used or not', () => {
    const p = position().seat(0, { destinies: ['destiny-rune-lore'], runes: ['-rune-gifts', 'rune-fame'] })
    p.seat(1, { runes: ['rune-wealth'] })
    expect(worthAtTheEnd(p, 0)).toEqual({ 'destiny-rune-lore': 7 })
  })

  test('CH-14.9 coins that score by themselves count for the destiny all the same', () => {
    const p = position()
      .seat(0, { destinies: ['destiny-wealthy'], coin: 6 })
      .seat(1, { coin: 5 })
      .at('scoring')
    const items = p.told('final-score').find(({ seat }) => seat === 0)?.items ?? []
    expect(items).toContainEqual({ item: 'destiny', points: 6, facts: { destiny: 'destiny-wealthy' } })
    expect(items).toContainEqual({ item: 'coins', points: 2, facts: { coins: 6 } })
  })
})
