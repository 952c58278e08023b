import type { Random } from '@longhouse/kernel'
import type { Content } from './content.ts'
import type { Island, IslandId, PortId } from './content-file.ts'
import { moveRune } from './control.ts'
import { clanOf, focusIsland } from './enemy-clan.ts'
import type { Geometry } from './geometry.ts'
import { landSettlers } from './pieces.ts'
import type { EnemyClan } from './state.ts'
import { step } from './vikings.ts'

/** TV-14. */

/** TV-14.2 to TV-14.6: all pieces on its sheet, and the chieftain boat at an inner island that chance chose. */
export function newClan({ enemy }: Content, { map, islandIds, islands }: Geometry, random: Random): EnemyClan {
  const inner = islandIds.filter((island) => (islands[island] as Island).ring === 'inner')
  const island = inner[random.below(inner.length)] as IslandId
  const { settlerSlots, boatSlots, templeSlots } = enemy
  return {
    kind: 'clan',
    chieftain: map.soloStartPorts?.[island] as PortId,
    deck: [],
    leaders: [],
    battles: [],
    favors: [],
    settlers: settlerSlots.slots * settlerSlots.perSlot,
    boats: boatSlots.slots * boatSlots.perSlot,
    temples: templeSlots.slots * templeSlots.perSlot,
    ...enemy.startResources,
    full: [],
    icons: [],
    pending: 0,
    villages: 0,
  }
}

/** TV-14.7. */
export const enemyArrives = step('enemyArrives', (t) => {
  const settlers = Math.min(t.content.solo.enemyStartSettlers, clanOf(t).settlers)
  const island = focusIsland(t)
  landSettlers(t, 'enemy', island, settlers)
  t.tell?.({ kind: 'settlers-deployed', side: 'enemy', island, settlers, food: 0, rule: 'TV-14.7' })
  t.next(enemyTakesFirstRune())
})

/** TV-14.5. */
const enemyTakesFirstRune = step('enemyTakesFirstRune', (t) => {
  moveRune(t, { island: focusIsland(t), from: null, to: 'enemy' })
})

export const enemySetupRules = [enemyArrives, enemyTakesFirstRune]
