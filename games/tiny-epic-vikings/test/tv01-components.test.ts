import { openTable } from '@longhouse/kernel'
import { playSoundly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import raw from '../content/tiny-epic-vikings.json' with { type: 'json' }
import { RESOURCES, RUNES } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { position } from './position.ts'

const inBox = (id: string): number | undefined => raw.components.find((component) => component.id === id)?.count
const countOf = (entries: readonly { readonly count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)

describe('the box', () => {
  test('TV-1.1 holds 48 Viking cards, 18 favor cards, 6 god sheets, an era sheet, 4 clan sheets and a map', () => {
    expect(countOf(raw.vikingCards)).toBe(48)
    expect(countOf(raw.favorCards)).toBe(18)
    expect(raw.gods).toHaveLength(6)
    expect(raw.clanSheets).toHaveLength(4)
    expect(raw.maps).toHaveLength(2)
    const sheets = ['viking-card', 'favor-card', 'god-sheet', 'era-score-sheet', 'clan-sheet', 'map-board']
    expect(sheets.map(inBox)).toEqual([48, 18, 6, 1, 4, 1])
  })

  test('TV-1.2 holds 6 settlers, 4 boats and 2 temples of each colour, and no more are ever in play', () => {
    expect(['settler', 'boat', 'temple', 'score-marker'].map(inBox)).toEqual([24, 16, 8, 4])
    const { clan } = tinyEpicVikings.content
    expect([clan.settlerSlots, clan.boatSlots.length + clan.startingBoats, clan.templeSlots.length]).toEqual([6, 4, 2])
  })

  test('TV-1.3 holds 9 runes, 3 of each kind, and 13 villages: enough for both maps', () => {
    expect(['rune-token', 'fury-marker', 'village', 'resource-marker', 'raven', 'chieftain-marker'].map(inBox)).toEqual(
      [9, 3, 13, 12, 1, 1],
    )
    for (const map of raw.maps) {
      for (const rune of RUNES)
        expect(map.islands.filter((island) => island.rune === rune).length).toBeLessThanOrEqual(3)
      expect(map.ports.filter(({ village }) => village).length).toBeLessThanOrEqual(13)
    }
  })

  test('TV-1.4 TV-1.5 knows three runes and three resources', () => {
    expect(raw.runes.map(({ id }) => id)).toEqual([...RUNES])
    expect(RUNES).toEqual(['wealth', 'secrets', 'nature'])
    expect(raw.resources.map(({ id }) => id)).toEqual([...RESOURCES])
    expect(RESOURCES).toEqual(['wood', 'food', 'steel'])
  })

  test('TV-1.11 says of every entry where it comes from', () => {
    const lists = [raw.vikingCards, raw.favorCards, raw.gods, raw.clanSheets, raw.maps, raw.runes, raw.resources]
    const entries: readonly { readonly id: string; readonly source: string }[] = lists.flat()
    for (const { id, source } of entries) expect(['rulebook', 'public', 'designed'], id).toContain(source)
  })
})

describe('limits', () => {
  test('TV-1.6 TV-1.7 TV-1.8 TV-1.9 hold all through games', () => {
    for (const players of [2, 3, 4]) playSoundly(tinyEpicVikings, { players, seed: `limits-${players}` })
    const p = position()
    const flaw = (change: () => void) => {
      change()
      return p.game.invariantViolations(p.t).length
    }
    expect(p.game.invariantViolations(p.t)).toEqual([])
    expect(flaw(() => p.seat(0, { wood: 8 }))).toBe(1)
    expect(flaw(() => p.seat(0, { wood: 7, food: -1 }))).toBe(1)
    expect(flaw(() => Object.assign(p.seat(0, { food: 0 }).player(0), { settlers: 7 }))).toBe(1)
    expect(flaw(() => Object.assign(p.player(0), { settlers: 6, templeSlots: [true, true, true] }))).toBe(0)
    expect(flaw(() => p.state.boats[0]?.push('wolf-sound'))).toBe(1)
  })

  test('TV-1.10 tables are for 2, 3 or 4', () => {
    const open = (players: number) => openTable(tinyEpicVikings, { players, seed: 'seats' })
    for (const players of [2, 3, 4]) expect(open(players)).toMatchObject({ players })
    expect(open(5)).toMatchObject({ refused: 'bad-players' })
  })
})
