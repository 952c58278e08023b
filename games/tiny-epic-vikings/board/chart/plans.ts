import type { IslandId, PlaceId, PortId } from '../../src/content-file.ts'
import { controlChanges, moveRune, type RuneChange } from '../../src/control.ts'
import type { Settlers } from '../../src/events.ts'
import type { Geometry } from '../../src/geometry.ts'
import { attack, changeTemples, landSettlers, moveBoat, moveSettler, removeSettlers } from '../../src/pieces.ts'
import { influence, settlersOn } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import type { OpenContext, OpenTurn } from '../../src/vikings.ts'

/** What would be, worked out by the rules on a context of its own: nothing here happens. */

/** What a plan is made from: what the viewer sees, and the map. */
interface MapContext {
  readonly openContext: OpenContext
  readonly geometry: Geometry
  readonly sides: readonly Side[]
}

/** The rules change what they are given: they are given a copy, and nobody who listens. */
function imagined({ state, content, players }: OpenContext, change: (t: OpenTurn) => void): OpenContext {
  const t = { state: structuredClone(state), content, players }
  change(t)
  return t
}

/** TV-7.12: whose boat must leave a port that is entered. */
export function boatsIn({ openContext }: MapContext, place: PlaceId, except: Side): readonly Side[] {
  return Object.entries(openContext.state.boats).flatMap(([key, places]) => {
    const side: Side = key === 'enemy' ? 'enemy' : Number(key)
    return side !== except && places.includes(place) ? [side] : []
  })
}

/** A boat elsewhere; where it docks, whoever lies there is gone. */
export const afterSail = (context: MapContext, side: Side, from: PlaceId, to: PlaceId): OpenContext =>
  imagined(context.openContext, (t) => {
    if (to in context.geometry.ports)
      for (const other of boatsIn(context, to, side)) t.state.boats[other]?.splice(t.state.boats[other].indexOf(to), 1)
    moveBoat(t, side, from, to)
  })

/** Settlers ashore, and what their attack costs others (TV-7.17). */
export const afterLanding = (context: MapContext, side: Side, island: IslandId, settlers: number): OpenContext =>
  imagined(context.openContext, (t) => {
    landSettlers(t, side, island, settlers)
    if (settlers > 0) attack(t, side, island)
  })

/** The same after a sail that is still to be chosen. */
export const afterSailAndLanding = (
  context: MapContext,
  side: Side,
  way: { readonly from: PlaceId; readonly to: PortId },
  settlers: number,
): OpenContext => {
  const sailed = afterSail(context, side, way.from, way.to)
  const island = context.geometry.ports[way.to]?.island
  return island ? afterLanding({ ...context, openContext: sailed }, side, island, settlers) : sailed
}

/** A settler on another island, as if the exploring ended there: the islands entered are attacked (TV-7.27). */
export const afterStep = (
  context: MapContext,
  side: Side,
  way: { readonly from: IslandId; readonly to: IslandId },
  enteredBefore: readonly IslandId[],
): OpenContext =>
  imagined(context.openContext, (t) => {
    moveSettler(t, side, way.from, way.to)
    for (const island of new Set([...enteredBefore, way.to]))
      if (settlersOn(t, island, side) > 0) attack(t, side, island)
  })

/** A temple from the sheet, or from another island (TV-7.37, TV-9.4). */
export const afterTemple = (context: MapContext, side: Side, to: IslandId, from: IslandId | null): OpenContext =>
  imagined(context.openContext, (t) => {
    if (from !== null) changeTemples(t, side, from, -1)
    changeTemples(t, side, to, 1)
  })

/** Settlers back on their sheets: withdrawn, or smitten (TV-5.8, TV-9.5). */
export const afterLosses = (context: MapContext, losses: readonly Settlers[]): OpenContext =>
  imagined(context.openContext, (t) => {
    for (const { side, island, settlers } of losses) removeSettlers(t, side, island, settlers)
  })

/** What the check that ends the action would change; nobody steals after a withdrawal (TV-8.11). */
export const changesAfter = (openContext: OpenContext, actor: Side, steals = true): readonly RuneChange[] =>
  controlChanges(openContext, { actor, steals })

/** The map as it would be, and whose runes would change. */
export interface Plan {
  readonly openContext: OpenContext
  readonly changes: readonly RuneChange[]
  /** How many settlers would have to land for it. */
  readonly landing?: number
}

export const planOf = (openContext: OpenContext, actor: Side, steals = true): Plan => ({
  openContext,
  changes: changesAfter(openContext, actor, steals),
})

/** The same when the runes have changed hands, and their gods are angrier for it (TV-8.12). */
export const afterChanges = ({ openContext, changes }: Plan): Pick<Plan, 'openContext'> => ({
  openContext: imagined(openContext, (t) => {
    for (const change of changes) moveRune(t, change)
  }),
})

export interface Shift {
  readonly side: Side
  readonly before: number
  readonly after: number
}

/** Each side's influence on an island, before and after. */
export const shiftsOn = (context: MapContext, planned: OpenContext, island: IslandId): readonly Shift[] =>
  context.sides.map((side) => ({
    side,
    before: influence(context.openContext, island, side),
    after: influence(planned, island, side),
  }))
