import type { IslandId, PlaceId, PortId } from '../../src/content-file.ts'
import { controlChanges, type RuneChange } from '../../src/control.ts'
import type { Geometry } from '../../src/geometry.ts'
import { attack, landSettlers, moveBoat } from '../../src/pieces.ts'
import { influence } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import type { Sight, Turn } from '../../src/vikings.ts'

/** What would be, worked out by the rules on a sight of its own: nothing here happens. */

/** What a plan is made from: what the viewer sees, and the map. */
interface Seen {
  readonly sight: Sight
  readonly geometry: Geometry
  readonly sides: readonly Side[]
}

/** The rules change what they are given: they are given a copy, and nobody who listens. */
function imagined({ state, content, players }: Sight, change: (t: Turn) => void): Sight {
  const t = { state: structuredClone(state), content, players }
  change(t as unknown as Turn)
  return t
}

/** TV-7.12: whose boat must leave a port that is entered. */
export function boatsIn({ sight }: Seen, place: PlaceId, except: Side): readonly Side[] {
  return Object.entries(sight.state.boats).flatMap(([key, places]) => {
    const side: Side = key === 'enemy' ? 'enemy' : Number(key)
    return side !== except && places.includes(place) ? [side] : []
  })
}

/** A boat elsewhere; where it docks, whoever lies there is gone. */
export const afterSail = (seen: Seen, side: Side, from: PlaceId, to: PlaceId): Sight =>
  imagined(seen.sight, (t) => {
    if (to in seen.geometry.ports)
      for (const other of boatsIn(seen, to, side)) t.state.boats[other]?.splice(t.state.boats[other].indexOf(to), 1)
    moveBoat(t, side, from, to)
  })

/** Settlers ashore, and what their attack costs others (TV-7.17). */
export const afterLanding = (seen: Seen, side: Side, island: IslandId, settlers: number): Sight =>
  imagined(seen.sight, (t) => {
    landSettlers(t, side, island, settlers)
    if (settlers > 0) attack(t, side, island)
  })

/** The same after a sail that is still to be chosen. */
export const afterSailAndLanding = (
  seen: Seen,
  side: Side,
  way: { readonly from: PlaceId; readonly to: PortId },
  settlers: number,
): Sight => {
  const sailed = afterSail(seen, side, way.from, way.to)
  const island = seen.geometry.ports[way.to]?.island
  return island ? afterLanding({ ...seen, sight: sailed }, side, island, settlers) : sailed
}

/** What the check that ends the action would change. */
export const changesAfter = (sight: Sight, actor: Side): readonly RuneChange[] =>
  controlChanges(sight, { actor, steals: true })

export interface Shift {
  readonly side: Side
  readonly before: number
  readonly after: number
}

/** Each side's influence on an island, before and after. */
export const shiftsOn = (seen: Seen, planned: Sight, island: IslandId): readonly Shift[] =>
  seen.sides.map((side) => ({
    side,
    before: influence(seen.sight, island, side),
    after: influence(planned, island, side),
  }))
