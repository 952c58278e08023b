import { openTable, resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import raw from '../content/champions.json' with { type: 'json' }
import { type Face, WARRIORS, type Warrior } from '../src/content.ts'
import { champions } from '../src/index.ts'
import { begToTheEnd, playAtRandom } from './playing.ts'
import { type Position, position } from './position.ts'

/** The dice of each type at the table, wherever they are. */
const allDice = ({ state }: Position) =>
  Object.fromEntries(
    WARRIORS.map((type) => {
      const holders = [state.supply, state.waiting, ...state.players, ...Object.values(state.crews)]
      const aboard = state.shores.reduce((sum, { ship }) => sum + (ship?.[type] ?? 0), 0)
      return [type, holders.reduce((sum, holder) => sum + holder[type], aboard)]
    }),
  )

const facesOf = (type: Warrior) => champions.content.dice[type].toSorted()

/** The faces that come up when 160 dice of a type go hunting. */
function facesRolled(letter: string): Set<Face> {
  const rolls = Array.from({ length: 20 }, (_, n) =>
    position({ seed: `hunt-${n}` })
      .seat(0, { favor: 0, warriors: letter.repeat(8) })
      .worker(0, 'hunting-grounds')
      .at('combat')
      .told('rolled'),
  )
  return new Set(rolls.flat().flatMap(({ dice }) => dice.map(({ face }) => face)))
}

const countOf = (entries: readonly { readonly count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)

const component = (id: string) => [...raw.components, ...raw.resources].find((entry) => entry.id === id)

describe('a game', () => {
  test('CH-1.1 is for two, three or four players', () => {
    const open = (players: number) => openTable(champions, { players, seed: 'seats' })
    expect(open(1)).toMatchObject({ refused: 'bad-players', facts: { min: 2, max: 4 } })
    expect(open(2)).toMatchObject({ players: 2 })
    expect(open(3)).toMatchObject({ players: 3 })
    expect(open(4)).toMatchObject({ players: 4 })
    expect(open(5)).toMatchObject({ refused: 'bad-players' })
  })

  test('CH-1.2 lasts eight rounds, no more and no fewer', () => {
    const p = begToTheEnd(position())
    expect(p.told('round-began').map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(p.state).toMatchObject({ phase: 'over', round: 8 })
    expect(p.asks).toEqual([])
  })

  test('CH-1.3 is won by the most Glory after final scoring, not by the most on the track', () => {
    const p = position()
      .seat(0, { glory: 10, favor: 0, coin: 0, destinies: ['destiny-rune-lore'] })
      .seat(1, { glory: 5, favor: 3, coin: 0, destinies: ['destiny-troll-slayer'] })
      .at('scoring')
    expect(resultOf(champions, p.table)).toMatchObject({ scores: [10, 11], winners: [1] })
  })
})

describe('warrior dice', () => {
  test('CH-1.4 are twelve Swordsmen, twelve Spearmen and ten Axemen', () => {
    expect(allDice(position())).toEqual({ swordsman: 12, spearman: 12, axeman: 10 })
    expect(champions.content.file.dice.map(({ weapon }) => weapon)).toEqual(['sword', 'spear', 'axe'])
    expect(raw.dice.map(({ id, color }) => [id, color])).toEqual([
      ['swordsman', 'white'],
      ['spearman', 'red'],
      ['axeman', 'black'],
    ])
  })

  test('CH-1.5 have six sides that show nothing, one hit, two hits or one shield', () => {
    expect(raw.dice.map(({ faces }) => faces.length)).toEqual([6, 6, 6])
    const sides = new Set(raw.dice.flatMap(({ faces }) => faces.map(({ hits, shields }) => `${hits} ${shields}`)))
    expect(sides).toEqual(new Set(['0 0', '1 0', '2 0', '0 1']))
    const p = position()
      .seat(0, { leader: 'gylfir', favor: 0, food: 0, warriors: 'SSSS' })
      .worker(0, 'hunting-grounds')
      .dice('S-hHs')
      .at('combat')
    expect(p.told('hunted')).toMatchObject([{ food: 3 }])
  })

  test('CH-1.6 the Swordsman can roll one hit, two hits and a shield', () => {
    expect(facesRolled('S')).toEqual(new Set(['blank', 'hit', 'two-hits', 'shield']))
  })

  test('CH-1.7 the Axeman never rolls a shield; the Spearman does', () => {
    expect(facesRolled('A')).toEqual(new Set(['blank', 'hit', 'two-hits']))
    expect(facesRolled('P')).toContain('shield')
  })

  test('CH-1.8 the sides are those of the content file', () => {
    expect(facesOf('swordsman')).toEqual(['blank', 'blank', 'hit', 'hit', 'shield', 'two-hits'])
    expect(facesOf('spearman')).toEqual(['blank', 'hit', 'hit', 'shield', 'shield', 'two-hits'])
    expect(facesOf('axeman')).toEqual(['blank', 'blank', 'hit', 'two-hits', 'two-hits', 'two-hits'])
  })
})

describe('the box', () => {
  test('CH-1.9 holds the boards, tiles, longships and tokens of the rulebook', () => {
    expect(Object.keys(champions.content.leaders)).toHaveLength(5)
    expect(component('player-board')).toMatchObject({ count: 5 })
    expect(countOf(raw.stalls.filter(({ type }) => type === 'military'))).toBe(4)
    expect(countOf(raw.stalls.filter(({ type }) => type === 'economic'))).toBe(4)
    expect(component('worker')).toMatchObject({ count: 20, perColor: 5 })
    expect(component('player-disc')).toMatchObject({ perColor: 2 })
    expect(raw.longships.filter((longship) => longship.public).map(({ id }) => id)).toEqual([
      'public-small',
      'public-large',
    ])
    expect(countOf(raw.longships.filter((longship) => !longship.public))).toBe(4)
    expect(component('wood')).toMatchObject({ count: 20 })
    expect(component('favor')).toMatchObject({ count: 54 })
    expect(component('blame')).toMatchObject({ count: 28 })
    expect(component('damage')).toMatchObject({ count: 3 })
    expect(component('round-marker')).toMatchObject({ count: 1 })
    expect(component('first-player-marker')).toMatchObject({ count: 1 })
  })

  test('CH-1.9 no player ever needs more than five workers', () => {
    const p = position({ players: 2 }).seat(0, { coin: 5 }).place(0, 'worker-huts')
    expect(p.player(0).workersOwned).toBe(5)
  })

  test('CH-1.9 CH-1.10 the decks hold as many cards as the box', () => {
    const { state } = position({ players: 4 })
    const hands = state.players.flatMap(({ destinies }) => destinies)
    expect([...state.runeDeck, ...state.runeDisplay]).toHaveLength(10)
    expect([...state.destinyDeck, ...hands]).toHaveLength(12)
    expect([...state.merchantDeck, ...state.merchants]).toHaveLength(8)
    expect([...state.journeyDeck, ...state.shores]).toHaveLength(18)
    expect([...state.trollDeck, state.troll]).toHaveLength(16)
    expect([...state.draugrDeck, ...state.draugr]).toHaveLength(21)
    expect([...state.monsterDeck, ...state.shores]).toHaveLength(36)
    expect(component('coin')).toMatchObject({ count: 60 })
    expect(component('food')).toMatchObject({ count: 30 })
  })
})

describe('goods', () => {
  /** Seat 0 holds every token of the box, and more. */
  const hoard = () => position().seat(0, { food: 100, wood: 100, coin: 100, favor: 100, blame: 100, glory: 100 })

  test('CH-1.11 CH-1.21 coins and blame never run out, nor does a player hold too many', () => {
    expect(hoard().place(0, 'beg').player(0)).toMatchObject({ coin: 101, blame: 101 })
  })

  test('CH-1.11 CH-1.12 CH-1.21 wood and food never run out, nor does a player hold too many', () => {
    const p = hoard().stalls('stall-trader')
    expect(p.place(0, 'stall-trader').player(0)).toMatchObject({ wood: 101, food: 101 })
  })

  test('CH-1.11 CH-1.21 favor and Glory never run out, nor does a player hold too many', () => {
    const p = hoard().stalls('stall-outcast', 'stall-skald')
    p.place(0, 'stall-outcast').choose(0, 3).place(1, 'beg').place(0, 'stall-skald')
    expect(p.player(0)).toMatchObject({ food: 97, favor: 103, glory: 102 })
  })

  test('CH-1.12 food piles up at the Butcher beyond the tokens of the box', () => {
    expect(position().seat(0, { food: 30 }).lying({ food: 30 }).place(0, 'butcher').player(0).food).toBe(60)
  })

  test('CH-1.13 damage is a number without limit', () => {
    const p = position()
      .seat(0, { leader: 'gylfir', favor: 0 })
      .troll('troll-mountain')
      .crew(0, 'troll-gate', 'AAAA')
      .dice('AHH-- AHh')
      .at('combat')
    expect(p.told('damaged').map(({ total }) => total)).toEqual([4, 7])
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'troll-mountain' }])
  })

  test('CH-1.20 Glory won is never taken back in play', () => {
    const p = position({ players: 3, seed: 'glory' })
    let before = [0, 0, 0]
    playAtRandom(p, 'glory', () => {
      const now = p.state.players.map(({ glory }) => glory)
      expect(now.filter((glory, seat) => glory < (before[seat] as number))).toEqual([])
      before = now
    })
    expect(Math.max(...before)).toBeGreaterThan(0)
  })

  test('CH-1.20 final blame lowers a score, below nothing if need be', () => {
    const p = position()
      .seat(0, { glory: 2, blame: 6, favor: 0, coin: 0, destinies: ['destiny-rune-lore'] })
      .seat(1, { glory: 0, blame: 9, favor: 0, coin: 0, destinies: ['destiny-troll-slayer'] })
      .at('scoring')
    expect(resultOf(champions, p.table)).toMatchObject({ scores: [-19, -21], winners: [0] })
    expect(p.player(0).glory).toBe(2)
  })
})

describe('the limits of warriors', () => {
  test('CH-1.14 no die is ever made or lost', () => {
    const p = position({ players: 4, seed: 'dice' })
    playAtRandom(p, 'dice', () => expect(allDice(p)).toEqual({ swordsman: 12, spearman: 12, axeman: 10 }))
  })

  test('CH-1.14 CH-1.15 warriors in combats and aboard count among the eight', () => {
    const p = position()
      .seat(0, { warriors: 'A' })
      .crew(0, 'troll-gate', 'PP')
      .ship(0, 'public-small', 'shore-2', 'SSSS')
      .lying({ spearman: 2 })
      .place(0, 'spearwright')
    expect(p.player(0)).toMatchObject({ axeman: 1, spearman: 1 })
  })

  test('CH-1.15 eight warriors of all types together fit', () => {
    const p = position().seat(0, { warriors: 'SSSPPPA' }).lying({ axeman: 1 }).place(0, 'blacksmith')
    expect(p.player(0)).toMatchObject({ swordsman: 3, spearman: 3, axeman: 2 })
  })

  test('CH-1.16 those waiting at a location that do not fit go to the supply', () => {
    const p = position().seat(0, { warriors: 'SSSSSS' }).lying({ axeman: 3 })
    const before = p.state.supply.axeman
    p.place(0, 'blacksmith')
    expect(p.player(0).axeman).toBe(2)
    expect(p.state.waiting.axeman).toBe(0)
    expect(p.state.supply.axeman).toBe(before + 1)
    expect(p.told('left-behind')).toMatchObject([{ seat: 0, warriors: { axeman: 1 } }])
  })

  test('CH-1.16 those from the supply that do not fit stay there', () => {
    const p = position().seat(0, { warriors: 'PPPPPPP', food: 1 }).stalls('stall-savages')
    const before = p.state.supply.swordsman
    p.place(0, 'stall-savages')
    expect(p.player(0)).toMatchObject({ spearman: 7, swordsman: 1, food: 0 })
    expect(p.state.supply.swordsman).toBe(before - 1)
  })

  test('CH-1.17 of several types that do not all fit the player chooses', () => {
    const heroes = () => position().seat(0, { warriors: 'PPPPPPP', coin: 2 }).stalls('stall-heroes')
    const p = heroes().place(0, 'stall-heroes')
    expect(p.waiting).toEqual({ step: 'chooseRecruits', seats: [0] })
    expect(p.choose(0, { axeman: 1 }).player(0)).toMatchObject({ spearman: 7, swordsman: 0, axeman: 1 })
    const q = heroes().place(0, 'stall-heroes').choose(0, { swordsman: 1 })
    expect(q.player(0)).toMatchObject({ spearman: 7, swordsman: 1, axeman: 0 })
  })

  test('CH-1.18 dice that fit may not be refused, and owned ones not given up', () => {
    const p = position().seat(0, { warriors: 'PPPPPPP', coin: 2 }).stalls('stall-heroes').place(0, 'stall-heroes')
    expect(p.refused(0, {})).toMatchObject({ refused: 'not-as-many-as-fit', facts: { room: 1 } })
    expect(p.refused(0, { axeman: 1, swordsman: 1 })).toMatchObject({ refused: 'not-as-many-as-fit' })
    expect(p.refused(0, { axeman: 1, swordsman: 1, spearman: -1 })).toMatchObject({ refused: 'not-as-many-as-fit' })
  })

  test('CH-1.18 dice that all fit are taken without being asked', () => {
    const p = position().seat(0, { warriors: 'PPPPPP', coin: 2 }).stalls('stall-heroes').place(0, 'stall-heroes')
    expect(p.player(0)).toMatchObject({ spearman: 6, swordsman: 1, axeman: 1 })
  })

  /** All ten Axemen are with the players: none is in the supply. */
  const withoutAxemen = () =>
    position().lying({ axeman: 0 }).seat(1, { warriors: 'AAAAAAAA' }).stalls('stall-heroes', 'stall-savages')

  test('CH-1.19 a supply that runs short cuts the gain, and no other type stands in', () => {
    const p = withoutAxemen().seat(0, { warriors: 'AA', coin: 2 }).place(0, 'stall-heroes')
    expect(p.player(0)).toMatchObject({ swordsman: 1, spearman: 0, axeman: 2 })
  })

  test('CH-1.19 room is measured after that: what is left fits, and nothing is asked', () => {
    const p = withoutAxemen().seat(0, { warriors: 'AAPPPPP', coin: 2 }).place(0, 'stall-heroes')
    expect(p.waiting.step).toBe('placeWorker')
    expect(p.player(0)).toMatchObject({ swordsman: 1, spearman: 5, axeman: 2 })
  })
})
