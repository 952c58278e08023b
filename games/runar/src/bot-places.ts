import type { Seat } from '@longhouse/kernel'
import type { HeroId, NodeId } from './content-file.ts'
import { adjacentFigures, isHero, nodeAt, placeOf, territoryAt } from './places.ts'
import { fieldOf, type RuleContext } from './runar.ts'
import { sideOf, territoryOf } from './sides.ts'

/** Farther than this a Shard is out of mind. */
const FAR = 9

/** What the places of a player's heroes are worth thinking of, counted without searching for ways. */
export function botPlaces(t: RuleContext, seat: Seat, heroes: readonly HeroId[]) {
  const shards = Object.keys(fieldOf(t).shards)
  const home = territoryOf(t, seat)
  let nearestShard = 0
  let besideRivals = 0
  let besideEnemies = 0
  let atHome = 0
  for (const hero of heroes) {
    const node = placeOf(t, hero) as NodeId
    nearestShard += FAR - nearest(t, node, shards)
    if (territoryAt(t, node) === home) atHome++
    for (const figure of adjacentFigures(t, node)) {
      if (!isHero(t, figure)) besideEnemies++
      else if (sideOf(t, figure) !== seat) besideRivals++
    }
  }
  return { nearestShard, besideRivals, besideEnemies, atHome }
}

/** Steps as if nothing stood in the way (RN-2.16). */
function nearest(t: RuleContext, from: NodeId, nodes: readonly NodeId[]): number {
  const { x, y } = nodeAt(t, from)
  let least = FAR
  for (const node of nodes) {
    const other = nodeAt(t, node)
    least = Math.min(least, Math.abs(other.x - x) + Math.abs(other.y - y))
  }
  return least
}
