import type { FjordId, PlaceId } from '../../src/content-file.ts'
import type { Geometry } from '../../src/geometry.ts'
import { type At, at, between, mooring } from './geometry.ts'

/** The places of a shortest way of a boat, from the one it leaves to the one where it ends. */
export function placesBetween({ ports, fjords, moves }: Geometry, from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const places = [from]
  for (let left = moves[from]?.[to] ?? 0; left > 1; left--) {
    const here = places.at(-1) ?? from
    const beside: readonly FjordId[] = ports[here]?.fjords ?? fjords[here]?.adjacent ?? []
    const next = beside.find((fjord) => moves[fjord]?.[to] === left - 1)
    if (next === undefined) break
    places.push(next)
  }
  return [...places, to]
}

/** Where a boat that lies at a place is drawn. */
export function lyingAt({ map, ports, fjords }: Geometry, place: PlaceId): At {
  const port = ports[place]
  const fjord = fjords[place]
  if (port) return mooring(map, port)
  return fjord ? at(fjord.label) : { x: 0, y: 0 }
}

/** Where two fjords meet: in the middle of the route between them. */
function passage({ map }: Geometry, one: FjordId, other: FjordId): readonly At[] {
  const port = map.ports.find((each) => each.fjords.includes(one) && each.fjords.includes(other))
  const path = map.routes.find(({ ports }) => port && ports.includes(port.id))?.path ?? []
  const middle = path[path.length >> 1]
  return middle ? [at(middle)] : []
}

/** The points of a sail on the chart: through the fjords and over the routes between them, never over land. */
export function seaWay(geometry: Geometry, from: PlaceId, to: PlaceId): readonly At[] {
  const places = placesBetween(geometry, from, to)
  const port = geometry.ports[to]
  const through = places
    .slice(1, -1)
    .flatMap((fjord, i) => [...passage(geometry, places[i] ?? fjord, fjord), lyingAt(geometry, fjord)])
  const end = port ? [at(port.at)] : [...passage(geometry, places.at(-2) ?? to, to), lyingAt(geometry, to)]
  return [lyingAt(geometry, from), ...through, ...end]
}

/** A line that bends at each of its points instead of breaking. */
export function curve(points: readonly At[]): string {
  const say = ({ x, y }: At) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const [first, ...rest] = points
  if (!first) return ''
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last
    return `Q${say(point)} ${say(next === last ? last : between(point, next, 0.5))}`
  })
  return `M${say(first)}${bends.length > 0 ? bends.join('') : `L${say(last)}`}`
}
