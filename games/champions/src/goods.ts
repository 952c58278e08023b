import type { Seat } from '@longhouse/kernel'
import { type OpenContext, playerAt, type Turn } from './champions.ts'
import { GOODS, type Good, type Goods, WARRIORS, type Warriors } from './content.ts'
import type { Cause } from './events.ts'

/** Paying, gaining and losing (CH-1). */

/** Nothing costs blame, Glory or warriors. */
export const PAID = ['food', 'wood', 'coin', 'favor'] as const

/** Written out, because every place is asked for its price at every placement. */
export function canPay(t: OpenContext, seat: Seat, { coin = 0, wood = 0, food = 0, favor = 0 }: Goods): boolean {
  const player = playerAt(t, seat)
  return player.coin >= coin && player.wood >= wood && player.food >= food && player.favor >= favor
}

/** The first good that a seat has too little of for a price. */
export const lackingFor = (t: OpenContext, seat: Seat, cost: Goods): (typeof PAID)[number] | null =>
  PAID.find((good) => (cost[good] ?? 0) > playerAt(t, seat)[good]) ?? null

export function pay(t: Turn, seat: Seat, cost: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  let any = false
  for (const good of GOODS) {
    const n = cost[good] ?? 0
    if (n <= 0) continue
    player[good] -= n
    any = true
  }
  if (any) t.tell?.({ kind: 'paid', seat, goods: cost, cause })
}

/** Takes goods from the supply, which never runs out of them (CH-1.11, CH-1.12). Warriors are recruited elsewhere. */
export function takeGoods(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  let any = false
  for (const good of GOODS) {
    const n = goods[good] ?? 0
    if (n <= 0) continue
    player[good] += n
    any = true
  }
  if (any) t.tell?.({ kind: 'gained', seat, goods: takenOf(goods), cause })
}

function takenOf(goods: Goods): Goods {
  const taken: { [good in Good]?: number } = {}
  for (const good of GOODS) if ((goods[good] ?? 0) > 0) taken[good] = goods[good] as number
  return taken
}

export const gainGlory = (t: Turn, seat: Seat, glory: number, cause: Cause): void => {
  if (glory > 0) takeGoods(t, seat, { glory }, cause)
}

/** Warriors return to the supply from wherever they were. */
export function loseWarriors(t: Turn, seat: Seat, from: Warriors, lost: Partial<Warriors>, cause: Cause): void {
  let any = false
  for (const type of WARRIORS) {
    const n = lost[type] ?? 0
    from[type] -= n
    t.state.supply[type] += n
    if (n > 0) any = true
  }
  if (any) t.tell?.({ kind: 'warriors-lost', seat, warriors: lost, cause })
}
