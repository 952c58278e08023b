import type { Fjord, Island, MapFile, Point, Port, Route } from '../../src/content-file.ts'

/** The chart's own coordinates; those of a map go from 0 to 1000 either way. */
export const WIDTH = 912
export const HEIGHT = 520

export interface At {
  readonly x: number
  readonly y: number
}

export const at = ([x, y]: Point): At => ({ x: (x * WIDTH) / 1000, y: (y * HEIGHT) / 1000 })

const round = (n: number): string => n.toFixed(1)

export const line = (points: readonly At[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`

export const shape = (points: readonly Point[]): string => `${line(points.map(at))}z`

export const between = (a: At, b: At, part: number): At => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

export const distance = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y)

/** So far from a point, towards another or, with less than 0, away from it. */
function towards(from: At, to: At, far: number): At {
  const whole = distance(from, to) || 1
  return between(from, to, far / whole)
}

/** The outline drawn nearer to the middle: heights on a chart. */
export const shrunk = ({ outline, center }: Island, part: number): string => {
  const middle = at(center)
  return `${line(outline.map((point) => between(middle, at(point), part)))}z`
}

const islandOf = (map: MapFile, id: string): Island | undefined => map.islands.find((island) => island.id === id)
const portOf = (map: MapFile, id: string): Port | undefined => map.ports.find((port) => port.id === id)

/** Where a boat lies that is moored: off the shore, where it hides neither the port nor its way. */
export function mooring(map: MapFile, port: Port): At {
  const island = islandOf(map, port.island)
  const place = at(port.at)
  return island ? towards(place, at(island.center), -24) : place
}

/** Where an island's plate is: in its middle, or so far from the border that all of it can be read. */
export function plateAt({ center }: Island): At {
  const { x, y } = at(center)
  const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))
  return { x: within(x, PLATE.x + 12, WIDTH - PLATE.x - 12), y: within(y, PLATE.y + 4, HEIGHT - PLATE.y - 6) }
}

/** Half of what a plate covers around the middle of its island. */
const PLATE = { x: 76, y: 44 }

/** How far a point lies outside the plate of an island; less than 0 within it. */
const fromPlate = (island: Island, point: At): number => {
  const middle = plateAt(island)
  return Math.max(Math.abs(point.x - middle.x) - PLATE.x, Math.abs(point.y - middle.y) - PLATE.y)
}

/** Half of what the name of a fjord covers, and how far it stands below the middle of the boats there. */
const NAME = { x: 40, y: 10, below: 30 }

/** How far a point lies outside the name of a fjord; less than 0 within it. */
export const fromName = ({ label }: Fjord, point: At): number => {
  const { x, y } = at(label)
  return Math.max(Math.abs(point.x - x) - NAME.x, Math.abs(point.y - y - NAME.below) - NAME.y)
}

/** Where a village stands: at its port, on the shore, where it hides neither plate nor ports, no name and not the boat that lies there. */
export function villageAt(map: MapFile, port: Port): At {
  const island = islandOf(map, port.island)
  const place = at(port.at)
  if (!island) return place
  const ports = map.ports.map((each) => at(each.at))
  const shore = island.outline.map(at)
  const boat = mooring(map, port)
  const inland = at(island.center)
  const room = (spot: At) =>
    Math.min(
      fromPlate(island, spot) - 12,
      ...ports.map((each) => distance(each, spot) - 24),
      ...map.fjords.map((fjord) => fromName(fjord, spot) - 16),
      distance(boat, spot) - 36,
      -Math.min(...shore.map((point) => distance(point, spot))) / 2,
      (distance(inland, place) - distance(inland, spot)) / 4,
      spot.x - 18,
      WIDTH - 18 - spot.x,
      spot.y - 16,
      HEIGHT - 16 - spot.y,
    )
  const spots = Array.from({ length: 24 }, (_, i) => {
    const turn = (i * Math.PI) / 12
    return { x: place.x + 31 * Math.cos(turn), y: place.y + 27 * Math.sin(turn) }
  })
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best))
}

/** The way that joins two islands, from the first to the second. */
export function wayBetween(map: MapFile, from: string, to: string): readonly At[] {
  const on = (port: string) => portOf(map, port)?.island
  const joins = ({ ports: [a = '', b = ''] }: Route) =>
    (on(a) === from && on(b) === to) || (on(a) === to && on(b) === from)
  const route = map.routes.find(joins)
  if (!route) return []
  const path = route.path.map(at)
  return on(route.ports[0] ?? '') === from ? path : [...path].reverse()
}

/** A point of a way, so far from its beginning. */
export function along(way: readonly At[], far: number): At {
  let left = far
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as At, way[i] as At]
    const step = distance(a, b)
    if (step >= left) return towards(a, b, left)
    left -= step
  }
  return way.at(-1) ?? { x: 0, y: 0 }
}

export const lengthOf = (way: readonly At[]): number =>
  way.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(way[i - 1] as At, point)), 0)
