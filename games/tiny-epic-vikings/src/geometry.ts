import { byId, dictionaryOf } from '@longhouse/kernel'
import type { Fjord, FjordId, Island, IslandId, MapFile, PlaceId, Port, PortId } from './content-file.ts'

/** A map as the rules ask about it: worked out once, when the content is read. Both maps use the same ids for other places. */
export interface Geometry {
  readonly map: MapFile
  readonly islandIds: readonly IslandId[]
  readonly islands: { readonly [island: IslandId]: Island }
  readonly ports: { readonly [port: PortId]: Port }
  readonly fjords: { readonly [fjord: FjordId]: Fjord }
  readonly portsOf: { readonly [island: IslandId]: readonly PortId[] }
  /** TV-2.11. */
  readonly edgeFjords: readonly FjordId[]
  /** TV-7.4: the islands that a sea route leads to. */
  readonly adjacentIslands: { readonly [island: IslandId]: readonly IslandId[] }
  /** The fewest moves of a boat from a place to a place; a port is left at once or ended in (TV-7.8, TV-7.9). */
  readonly moves: { readonly [from: PlaceId]: { readonly [to: PlaceId]: number } }
  /** TV-16.7: the ports one step away from a port, along the shore and across its sea route. */
  readonly portSteps: { readonly [port: PortId]: readonly PortId[] }
  /** The fewest such steps from a port to a port. */
  readonly portDistance: { readonly [from: PortId]: { readonly [to: PortId]: number } }
}

export function geometryOf(map: MapFile): Geometry {
  const ports = byId(map.ports)
  const portSteps = named(map.ports, ({ shoreNeighbours, oppositePort }) =>
    oppositePort ? [...shoreNeighbours, oppositePort] : shoreNeighbours,
  )
  return {
    map,
    islandIds: map.islands.map(({ id }) => id),
    islands: byId(map.islands),
    ports,
    fjords: byId(map.fjords),
    portsOf: named(map.islands, ({ portsClockwise }) => portsClockwise),
    edgeFjords: map.fjords.flatMap(({ id, edge }) => (edge ? [id] : [])),
    adjacentIslands: named(map.islands, ({ portsClockwise }) => {
      const opposite = portsClockwise.flatMap((port) => ports[port]?.oppositePort ?? [])
      return [...new Set(opposite.map((port) => (ports[port] as Port).island))]
    }),
    moves: {
      ...named(map.fjords, (fjord) => movesFrom(map, fjord)),
      ...named(map.ports, (port) => movesFrom(map, port)),
    },
    portSteps,
    portDistance: named(map.ports, ({ id }) => distancesFrom(id, portSteps)),
  }
}

/** Where a boat can end within so many moves, at least one (TV-7.41); back where it was after two (TV-7.10). */
export function reach(geometry: Geometry, from: PlaceId, moves: number): PlaceId[] {
  const places: PlaceId[] = []
  const fewest = geometry.moves[from]
  for (const to in fewest) if ((fewest[to] as number) <= moves) places.push(to)
  return places
}

/** The fewest steps of the chieftain boat to any port of an island (TV-16.9). */
export const distanceToIsland = (geometry: Geometry, from: PortId, island: IslandId): number =>
  Math.min(...(geometry.portsOf[island] as readonly PortId[]).map((port) => stepsBetween(geometry, from, port)))

export const stepsBetween = (geometry: Geometry, from: PortId, to: PortId): number =>
  geometry.portDistance[from]?.[to] ?? Number.POSITIVE_INFINITY

/** All shortest ways to an island, each the ports entered in their order (TV-16.11); none from a port of the island itself. */
export function shortestWays(geometry: Geometry, from: PortId, island: IslandId): PortId[][] {
  const distance = distanceToIsland(geometry, from, island)
  if (distance === 0) return []
  return (geometry.portSteps[from] as readonly PortId[]).flatMap((port) => {
    if (geometry.ports[port]?.island === island) return [[port]]
    if (distanceToIsland(geometry, port, island) !== distance - 1) return []
    return shortestWays(geometry, port, island).map((way) => [port, ...way])
  })
}

function movesFrom(map: MapFile, start: Port | Fjord): { [to: PlaceId]: number } {
  const isPort = 'fjords' in start
  const beside = named(map.fjords, ({ adjacent }) => adjacent)
  const fjords = distancesFrom(start.id, isPort ? { ...beside, [start.id]: start.fjords } : beside)
  const { [start.id]: _, ...moves } = fjords
  if (!isPort && start.adjacent.length > 0) moves[start.id] = 2
  for (const port of map.ports) {
    const fewest = Math.min(...port.fjords.map((fjord) => fjords[fjord] ?? Number.POSITIVE_INFINITY))
    if (Number.isFinite(fewest)) moves[port.id] = fewest + 1
  }
  return moves
}

/** Breadth first. */
function distancesFrom(
  start: string,
  neighbours: { readonly [place: string]: readonly string[] },
): { [place: string]: number } {
  const distances: { [place: string]: number } = { [start]: 0 }
  const open = [start]
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    for (const next of neighbours[place] ?? []) {
      if (next in distances) continue
      distances[next] = (distances[place] as number) + 1
      open.push(next)
    }
  }
  return distances
}

const named = <E extends { readonly id: string }, V>(
  entries: readonly E[],
  value: (entry: E) => V,
): { readonly [id: string]: V } => dictionaryOf(entries.map((entry) => [entry.id, value(entry)] as const))
