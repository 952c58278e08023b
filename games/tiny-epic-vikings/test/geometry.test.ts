import { describe, expect, test } from 'vitest'
import type { PlaceId, PortId } from '../src/content-file.ts'
import { distanceToIsland, type Geometry, reach, shortestWays, stepsBetween } from '../src/geometry.ts'
import { tinyEpicVikings } from '../src/index.ts'

const maps = [...new Set(Object.values(tinyEpicVikings.content.maps))]

/** TV-7.8 and TV-7.9, move by move: every place where a boat can be after so many moves. */
function sailPlainly({ ports, fjords }: Geometry, from: PlaceId, moves: number): Set<PlaceId> {
  const ends = new Set<PlaceId>()
  const go = (at: PlaceId, left: number, isStart: boolean): void => {
    if (!isStart) ends.add(at)
    if (left === 0 || (ports[at] && !isStart)) return
    const next = ports[at]?.fjords ?? [...(fjords[at]?.adjacent ?? []), ...(fjords[at]?.ports ?? [])]
    for (const place of next) go(place, left - 1, false)
  }
  go(from, moves, true)
  return ends
}

/** TV-16.7, step by step. */
function stepPlainly({ ports }: Geometry, from: PortId, to: PortId): number {
  let here = new Set([from])
  for (let steps = 0; steps < 100; steps++) {
    if (here.has(to)) return steps
    here = new Set(
      [...here].flatMap((port) => [port, ...(ports[port]?.shoreNeighbours ?? []), ports[port]?.oppositePort ?? port]),
    )
  }
  return Number.POSITIVE_INFINITY
}

describe.each(maps)('$map.id', (geometry) => {
  const { map, ports } = geometry

  test('TV-7.8 TV-7.9 a boat reaches what it reaches move by move', () => {
    for (const { id } of [...map.fjords, ...map.ports])
      for (const moves of [1, 2, 3, 4])
        expect(new Set(reach(geometry, id, moves)), `${id} ${moves}`).toEqual(sailPlainly(geometry, id, moves))
  })

  test('TV-16.7 TV-16.8 TV-16.9 ports are as far apart as steps along shores and across routes say', () => {
    for (const { id: from } of map.ports) {
      for (const { id: to } of map.ports) expect(stepsBetween(geometry, from, to)).toBe(stepPlainly(geometry, from, to))
      for (const { id, portsClockwise } of map.islands)
        expect(distanceToIsland(geometry, from, id)).toBe(
          Math.min(...portsClockwise.map((port) => stepPlainly(geometry, from, port))),
        )
    }
  })

  test('TV-16.11 TV-16.12 shortest ways are steps that end at the first port of the island', () => {
    for (const { id: from, island: home } of map.ports)
      for (const { id: island } of map.islands) {
        const ways = shortestWays(geometry, from, island)
        const distance = distanceToIsland(geometry, from, island)
        expect(ways.length > 0).toBe(island !== home)
        expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length)
        for (const way of ways) {
          expect(way).toHaveLength(distance)
          expect(way.map((port) => ports[port]?.island).indexOf(island)).toBe(distance - 1)
          way.forEach((port, at) => {
            expect(geometry.portSteps[way[at - 1] ?? from]).toContain(port)
          })
        }
      }
  })
})
