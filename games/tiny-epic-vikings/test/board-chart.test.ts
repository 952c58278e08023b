import {
  type Ask,
  apply,
  asksOf,
  isRecord,
  isRefusal,
  type Json,
  type Move,
  openTable,
  quickRandom,
  type Seat,
  type SeatView,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { at, distance, HEIGHT, lengthOf, plateAt, villageAt, WIDTH, wayBetween } from '../board/chart/geometry.ts'
import { afterLanding, changesAfter } from '../board/chart/plans.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { influence } from '../src/sides.ts'
import type { State } from '../src/state.ts'
import { mapOf, type Sight, sidesOf } from '../src/vikings.ts'

const { content } = tinyEpicVikings

const maps = [3, 4].map((players) => content.maps[players])

describe.each(maps.flatMap((geometry) => (geometry ? [geometry] : [])))(
  'the chart of $map.id',
  ({ map, ...geometry }) => {
    test('shows every village by its port, within the chart, and none of them hides a port', () => {
      for (const port of map.ports.filter(({ village }) => village)) {
        const village = villageAt(map, port)
        expect(distance(village, at(port.at)), port.id).toBeLessThan(36)
        for (const other of map.ports)
          expect(distance(village, at(other.at)), `${port.id} ${other.id}`).toBeGreaterThan(16)
        expect(village.x > 0 && village.x < WIDTH && village.y > 0 && village.y < HEIGHT).toBe(true)
      }
    })

    test('keeps the plate of every island away from the border', () => {
      for (const island of map.islands) {
        const { x, y } = plateAt(island)
        expect(Math.min(x, WIDTH - x), island.id).toBeGreaterThan(80)
        expect(Math.min(y, HEIGHT - y), island.id).toBeGreaterThan(44)
      }
    })

    test('draws a way between islands that are adjacent, from either end (TV-7.4)', () => {
      for (const [from, adjacent] of Object.entries(geometry.adjacentIslands))
        for (const to of adjacent) {
          const there = wayBetween(map, from, to)
          expect(lengthOf(there)).toBeGreaterThan(20)
          expect(there).toEqual(wayBetween(map, to, from).toReversed())
        }
    })
  },
)

function seenBy(table: Table<State>, seat: Seat) {
  const { view: state, players } = seatViewOf(tinyEpicVikings, table, seat)
  const sight: Sight = { state, content, players }
  return { sight, geometry: mapOf(sight), sides: sidesOf(sight) }
}

const settleIn = (choice: Json): { readonly settlers: number } | null =>
  isRecord(choice) && isRecord(choice.settle) ? (choice.settle as { readonly settlers: number }) : null

test.each([2, 3, 4])('what a landing is said to change is what it changes, with %i players', (players) => {
  let landings = 0
  for (let game = 0; game < 6; game++) {
    const table = openTable(tinyEpicVikings, { players, seed: `landing ${game}` })
    if (isRefusal(table)) throw new Error(table.refused)
    const random = quickRandom(`landing ${game}`)
    for (let asks: readonly Ask[] = asksOf(tinyEpicVikings, table); asks.length > 0; ) {
      const { seat, choice }: Move = randomMove(asks, random)
      const { about, ask }: SeatView = seatViewOf(tinyEpicVikings, table, seat)
      const settle = ask?.step === 'land' ? settleIn(choice) : null
      const seen = seenBy(table, seat)
      const island = seen.geometry.ports[isRecord(about) ? String(about.port) : '']?.island ?? ''
      const planned = settle ? afterLanding(seen, seat, island, settle.settlers) : null
      // What follows the sail itself, before anything else can happen.
      const runes = planned && changesAfter(planned, seat)
      asks = apply(tinyEpicVikings, table, seat, choice)
      if (!planned || !runes) continue
      landings++
      const after = seenBy(table, seat)
      for (const side of seen.sides) expect(influence(after.sight, island, side)).toBe(influence(planned, island, side))
      const change = runes.findLast((each) => each.island === island)
      if (change) expect(after.sight.state.islands[island]?.rune).toBe(change.to)
    }
  }
  expect(landings).toBeGreaterThan(10)
})
