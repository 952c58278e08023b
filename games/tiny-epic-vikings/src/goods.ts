import { isRecord, type Refusal, refuse, type Seat } from '@longhouse/kernel'
import { type Goods, RESOURCES, type Resource } from './content-file.ts'
import type { Cause } from './events.ts'
import { playerAt, type RuleContext, type Turn } from './vikings.ts'

/** TV-1.6, TV-1.7. */

type Counts = { [resource in Resource]?: number }

/** What is above the maximum is lost (TV-1.6). */
export function gainGoods(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  const gained: Counts = {}
  let any = false
  for (const resource of RESOURCES) {
    const n = Math.min(goods[resource] ?? 0, t.content.clan.resourceMax - player[resource])
    if (n <= 0) continue
    player[resource] += n
    gained[resource] = n
    any = true
  }
  if (any) t.tell?.({ kind: 'gained', side: seat, goods: gained, cause })
}

/** As much as there is and no more. */
export function loseGoods(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  const lost: Counts = {}
  let any = false
  for (const resource of RESOURCES) {
    const n = Math.min(goods[resource] ?? 0, player[resource])
    if (n <= 0) continue
    player[resource] -= n
    lost[resource] = n
    any = true
  }
  if (any) t.tell?.({ kind: 'lost', side: seat, goods: lost, cause })
}

/** How much room a seat has for each resource. */
export const roomFor = (t: RuleContext, seat: Seat, resource: Resource): number =>
  t.content.clan.resourceMax - playerAt(t, seat)[resource]

/** TV-20.12: only the mix is chosen, not how much. */
export const whyNotMix = (choice: unknown, way: 'gain' | 'harvest', needs: number): Refusal | null =>
  isRecord(choice) && way in choice ? refuse('not-the-amount', { needs }, 'TV-20.12') : null
