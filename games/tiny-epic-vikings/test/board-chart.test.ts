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
import {
  at,
  distance,
  fromName,
  HEIGHT,
  lengthOf,
  plateAt,
  villageAt,
  WIDTH,
  wayBetween,
} from '../board/chart/geometry.ts'
import { afterChanges, afterLanding, afterLosses, afterStep, afterTemple, changesAfter } from '../board/chart/plans.ts'
import { placesBetween, seaWay } from '../board/chart/sea-way.ts'
import { scoreNow } from '../board/score.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { influence } from '../src/sides.ts'
import type { Side, State } from '../src/state.ts'
import { mapOf, type OpenContext, sidesOf } from '../src/vikings.ts'

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

    test('shows no village over the name of a fjord, wherever its boats lie', () => {
      for (const port of map.ports.filter(({ village }) => village))
        for (const fjord of map.fjords)
          expect(fromName(fjord, villageAt(map, port)), `${port.id} ${fjord.id}`).toBeGreaterThan(8)
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

    test('draws a sail through fjords that lie beside each other, in as few moves as it takes (TV-7.8, TV-7.9)', () => {
      const whole = { map, ...geometry }
      const besides = (place: string) => geometry.ports[place]?.fjords ?? geometry.fjords[place]?.adjacent ?? []
      for (const [from, moves] of Object.entries(geometry.moves))
        for (const [to, fewest] of Object.entries(moves)) {
          if (from === to) continue
          const course = placesBetween(whole, from, to)
          expect(course, `${from} ${to}`).toHaveLength(fewest + 1)
          for (const [i, place] of course.slice(1).entries()) {
            const before = course[i] ?? ''
            expect([...besides(before), ...besides(place)], `${from} ${to}`).toSatisfy(
              (near: readonly string[]) => near.includes(place) || near.includes(before),
            )
          }
          expect(seaWay(whole, from, to).length).toBeGreaterThanOrEqual(course.length)
        }
    })
  },
)

function seenBy(table: Table<State>, seat: Seat) {
  const { view: state, players } = seatViewOf(tinyEpicVikings, table, seat)
  const openContext: OpenContext = { state, content, players }
  return { openContext, geometry: mapOf(openContext), sides: sidesOf(openContext) }
}

/** The map as a choice is said to leave it, where the page shows that before it is made; null: it shows nothing. */
function plannedBy(seen: ReturnType<typeof seenBy>, seat: Seat, { step, about, choice }: Chosen): Planned | null {
  if (!isRecord(choice)) return null
  const way = (isRecord(choice.step) ? choice.step : isRecord(choice.move) ? choice.move : null) as Way | null
  const settle = isRecord(choice.settle) ? (choice.settle as { readonly settlers: number }) : null
  const build = isRecord(choice.build) ? (choice.build as { readonly temple?: number; readonly at: string }) : null
  if (step === 'land' && settle) {
    const island = seen.geometry.ports[String(about.port)]?.island ?? ''
    return { kind: 'landing', openContext: afterLanding(seen, seat, island, settle.settlers) }
  }
  // Before the last step nobody is attacked.
  if (step === 'explore' && way && about.left === 1)
    return { kind: 'step', openContext: afterStep(seen, seat, way, about.entered as readonly string[]) }
  if (step === 'moveTemple' && way) return { kind: 'temple', openContext: afterTemple(seen, seat, way.to, way.from) }
  if (step === 'build' && build?.temple !== undefined)
    return { kind: 'temple', openContext: afterTemple(seen, seat, build.at, null) }
  if ('aside' in choice) {
    const losses = [{ side: seat, island: String(choice.aside), settlers: 1 }]
    return { kind: 'withdrawal', openContext: afterLosses(seen, losses), steals: false }
  }
  if (step === 'smite') {
    const losses = Object.entries(choice).map(([key, settlers]) => ({ ...smittenAt(key), settlers: Number(settlers) }))
    return { kind: 'smite', openContext: afterLosses(seen, losses) }
  }
  return null
}

/** Whoever explores goes as far as they may: by chance they would hardly ever come to the last step. */
function farExploring(asks: readonly Ask[], random: ReturnType<typeof quickRandom>): Move | null {
  const [ask] = asks
  const step = ask?.step === 'explore' && ask.form?.kind === 'either' ? ask.form.of.step : undefined
  if (!ask || step?.kind !== 'one') return null
  return { seat: ask.seat, choice: { step: step.of[random.below(step.of.length)] as Json } }
}

interface Chosen {
  readonly step: string
  readonly about: { readonly [key: string]: unknown }
  readonly choice: Json
}
interface Way {
  readonly from: string
  readonly to: string
}
interface Planned {
  readonly kind: string
  readonly openContext: OpenContext
  readonly steals?: boolean
}

function smittenAt(key: string): { readonly side: Side; readonly island: string } {
  const [island = '', side = ''] = key.split('/')
  return { island, side: side === 'enemy' ? 'enemy' : Number(side) }
}

test('what a choice is said to change is what it changes', () => {
  const met = new Set<string>()
  for (let game = 0; game < 24; game++) {
    const table = openTable(tinyEpicVikings, { players: 2 + (game % 3), seed: `landing ${game}` })
    if (isRefusal(table)) throw new Error(table.refused)
    const random = quickRandom(`landing ${game}`)
    // Whoever plays by chance hardly ever has the wood for a temple.
    const asksOfRich = () => {
      for (const player of table.state.players) player.wood = 7
      return asksOf(tinyEpicVikings, table)
    }
    for (let asks: readonly Ask[] = asksOfRich(); asks.length > 0; asks = asksOfRich()) {
      const { seat, choice }: Move = farExploring(asks, random) ?? randomMove(asks, random)
      const { about, ask }: SeatView = seatViewOf(tinyEpicVikings, table, seat)
      const seen = seenBy(table, seat)
      const chosen = { step: ask?.step ?? '', about: isRecord(about) ? about : {}, choice }
      const planned = plannedBy(seen, seat, chosen)
      const runes = planned && changesAfter(planned.openContext, seat, planned.steals)
      const { side, taken } = table.state.turn
      apply(tinyEpicVikings, table, seat, choice)
      if (!planned || !runes) continue
      met.add(planned.kind)
      const after = seenBy(table, seat)
      for (const island of seen.geometry.islandIds) {
        const said = seen.sides.map((side) => influence(planned.openContext, island, side))
        expect(
          seen.sides.map((side) => influence(after.openContext, island, side)),
          `${planned.kind} ${island}`,
        ).toEqual(said)
        const change = runes.findLast((each) => each.island === island)
        const rune = change ? change.to : seen.openContext.state.islands[island]?.rune
        expect(after.openContext.state.islands[island]?.rune, `${planned.kind} ${island}`).toBe(rune)
      }
      // The next turn may begin with a battle.
      if (planned.kind !== 'landing' || table.state.turn.side !== side || table.state.turn.taken !== taken) continue
      const score = scoreNow(afterChanges({ openContext: planned.openContext, changes: runes }), seat)
      expect(scoreNow(after, seat)).toBe(score)
    }
  }
  expect([...met].sort()).toEqual(['landing', 'smite', 'step', 'temple', 'withdrawal'])
})
