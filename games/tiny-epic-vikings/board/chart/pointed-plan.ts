import { isOffered, ownPlayer } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { IslandId, PlaceId, PortId } from '../../src/content-file.ts'
import { type BoardContext, viewerOf } from '../board-context.ts'
import { thingAt } from '../thing.ts'
import {
  afterLosses,
  afterSail,
  afterSailAndLanding,
  afterStep,
  afterTemple,
  changesAfter,
  type Plan,
  planOf,
} from './plans.ts'

/** What would be if the viewer chose the thing that they point at; null: nothing on the map would be otherwise. */
export function planAt(context: BoardContext, key: string | null): Plan | null {
  const viewer = viewerOf(context)
  const thing = key === null || viewer === null || !isOffered(context, key) ? null : thingAt(key)
  if (!thing || viewer === null) return null
  switch (thing.kind) {
    case 'sail':
      return sailPlan(context, viewer, ...thing.is)
    case 'step':
      return planOf(stepPlan(context, viewer, ...thing.is), viewer)
    case 'build':
      return thing.is[1] in context.geometry.islands
        ? planOf(afterTemple(context, viewer, thing.is[1], null), viewer)
        : null
    case 'withdraw':
      return planOf(afterLosses(context, [{ side: viewer, island: thing.is, settlers: 1 }]), viewer, false)
    default:
      return null
  }
}

/** With as few settlers as the rune of the island takes, if there are so many. */
function sailPlan(context: BoardContext, viewer: Seat, from: PlaceId, to: PlaceId): Plan {
  if (!(to in context.geometry.ports)) return planOf(afterSail(context, viewer, from, to), viewer)
  const landing = settlersToTake(context, viewer, from, to) ?? 0
  return { ...planOf(afterSailAndLanding(context, viewer, { from, to }, landing), viewer), landing }
}

/** How many settlers it takes to gain the rune of the island where a boat would dock; null: more than can land. */
export function settlersToTake(context: BoardContext, viewer: Seat, from: PlaceId, to: PortId): number | null {
  const island = context.geometry.ports[to]?.island
  for (let n = 0; n <= mostToLand(context); n++) {
    const changes = changesAfter(afterSailAndLanding(context, viewer, { from, to }, n), viewer)
    if (changes.some((change) => change.island === island && change.to === viewer)) return n
  }
  return null
}

/** TV-7.15: as many as the sail's value, the sheet and the food allow. */
export function mostToLand(context: BoardContext): number {
  const { settlers = 0, food = 0 } = ownPlayer(context) ?? {}
  const value = context.input.seatView.about?.value ?? 0
  return Math.min(value, settlers, Math.floor(food / context.content.clan.deployCost.food))
}

function stepPlan(context: BoardContext, viewer: Seat, from: IslandId, to: IslandId) {
  const { ask, about } = context.input.seatView
  return ask?.step === 'moveTemple'
    ? afterTemple(context, viewer, to, from)
    : afterStep(context, viewer, { from, to }, about?.entered ?? [])
}
