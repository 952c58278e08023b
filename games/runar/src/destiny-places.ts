import type { DestinyCard, NodeId } from './content-file.ts'
import { matchedNodes } from './geometry.ts'
import { isFree } from './places.ts'
import { boardOf, fieldOf, type Turn } from './runar.ts'
import { territoryOf } from './sides.ts'

export interface DestinyPlaces {
  readonly card: DestinyCard
  readonly nodes: readonly NodeId[]
}

/**
 * RN-24.7, RN-24.30, RN-24.32: the free nodes that the top of the Destiny discard pile points to. A card all of whose nodes are
 * occupied goes to the Depot, the one used under the pile (RN-24.49). Null: the pile is empty (RN-24.40).
 */
export function takePlaces(t: Turn): DestinyPlaces | null {
  const { destinyDiscard, depot, turn } = fieldOf(t)
  for (;;) {
    const id = destinyDiscard.pop()
    if (id === undefined) return null
    const card = t.content.destinyCards[id] as DestinyCard
    const nodes = matchedNodes(boardOf(t), card, territoryOf(t, turn.active)).filter((node) => isFree(t, node))
    if (nodes.length > 0) {
      destinyDiscard.unshift(id)
      return { card, nodes }
    }
    depot.push(id)
  }
}
