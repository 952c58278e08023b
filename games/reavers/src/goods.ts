import type { Seat } from '@longhouse/kernel'
import { GOODS, type Good, type Goods, TOKENS, type Token } from './content-file.ts'
import type { Cause } from './events.ts'
import { playerAt, type Turn } from './reavers.ts'

/** Gaining and losing what is counted (RV-1.8, RV-1.9, RV-5.19). */

const isToken = (good: Good): good is Token => (TOKENS as readonly string[]).includes(good)

/** As much as the supply holds of tokens; the rest never runs out. */
export function gainGoods(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  const gained: { [good in Good]?: number } = {}
  let any = false
  for (const good of GOODS) {
    const wanted = goods[good] ?? 0
    if (wanted <= 0) continue
    const n = isToken(good) ? Math.min(wanted, t.state.supply[good]) : wanted
    if (n <= 0) continue
    if (isToken(good)) t.state.supply[good] -= n
    player[good] += n
    gained[good] = n
    any = true
  }
  if (any) t.tell?.({ kind: 'gained', seat, goods: gained, cause })
}

/** As much as there is and no more; tokens go back to the supply. */
export function loseGoods(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  const player = playerAt(t, seat)
  const lost: { [good in Good]?: number } = {}
  let any = false
  for (const good of GOODS) {
    const n = Math.min(goods[good] ?? 0, player[good])
    if (n <= 0) continue
    if (isToken(good)) t.state.supply[good] += n
    player[good] -= n
    lost[good] = n
    any = true
  }
  if (any) t.tell?.({ kind: 'lost', seat, goods: lost, cause })
}
