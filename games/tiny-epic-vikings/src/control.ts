import type { Island, IslandId } from './content-file.ts'
import { changeFury, godOf } from './fury.ts'
import { belongsToPassiveEnemy, controllerOf, hasLandForces, influence, mostInfluential } from './sides.ts'
import type { Side } from './state.ts'
import { islandAt, mapOf, type OpenContext, type OpenTurn, step } from './vikings.ts'

/** TV-8. */

export interface Acting {
  readonly actor: Side
  /** TV-8.11: nobody steals after a withdrawal. */
  readonly steals: boolean
}

export interface RuneChange {
  readonly island: IslandId
  readonly from: Side | null
  readonly to: Side | null
}

/** TV-8.9: the acting side's steals, then what is returned, then takings by any side (TV-8.16). */
export const control = step<Acting>('control', (t, { actor, steals }) => {
  if (steals) for (const change of stealsOf(t, actor)) moveRune(t, change)
  for (const change of returnsOf(t)) moveRune(t, change)
  for (const change of takingsOf(t)) moveRune(t, change)
})

/** What a check would change now. */
export function controlChanges(t: OpenContext, { actor, steals }: Acting): RuneChange[] {
  const stolen = steals ? stealsOf(t, actor) : []
  const isStolen = ({ island }: RuneChange) => stolen.some((steal) => steal.island === island)
  const returned = returnsOf(t).filter((change) => !isStolen(change))
  const retaken = returned.flatMap(({ island }) => takingOf(t, island))
  return [...stolen, ...returned, ...takingsOf(t), ...retaken]
}

/** TV-8.6, TV-8.10. */
function stealsOf(t: OpenContext, actor: Side): RuneChange[] {
  return mapOf(t).islandIds.flatMap((island) => {
    const from = controllerOf(t, island)
    if (from === null || from === actor) return []
    return isBest(t, island, actor) ? [{ island, from, to: actor }] : []
  })
}

/** TV-8.7: whoever has any influence left keeps it. */
function returnsOf(t: OpenContext): RuneChange[] {
  return mapOf(t).islandIds.flatMap((island) => {
    const from = islandAt(t, island).rune
    return from !== null && influence(t, island, from) === 0 ? [{ island, from, to: null }] : []
  })
}

/** TV-8.4, TV-8.5: of runes lying on their islands. */
const takingsOf = (t: OpenContext): RuneChange[] =>
  mapOf(t).islandIds.flatMap((island) => (islandAt(t, island).rune === null ? takingOf(t, island) : []))

/** TV-13.4, TV-13.17: what is the passive enemy's can only be stolen. */
function takingOf(t: OpenContext, island: IslandId): RuneChange[] {
  if (belongsToPassiveEnemy(t, island)) return []
  const to = mostInfluential(t, island)
  return to !== null && hasLandForces(t, island, to) ? [{ island, from: null, to }] : []
}

const isBest = (t: OpenContext, island: IslandId, side: Side): boolean =>
  hasLandForces(t, island, side) && mostInfluential(t, island) === side

/** TV-8.12, TV-8.13: every gain angers the rune's god, a return does not. */
export function moveRune(t: OpenTurn, { island, from, to }: RuneChange): void {
  const { rune } = mapOf(t).islands[island] as Island
  islandAt(t, island).rune = to
  if (to === null) return t.tell?.({ kind: 'rune-returned', side: from as Side, island, rune })
  t.tell?.({ kind: 'rune-taken', side: to, island, rune, from })
  changeFury(t, godOf(t, rune), 1, to, island)
}

export const controlRules = [control]
