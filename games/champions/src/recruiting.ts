import type { Seat } from '@longhouse/kernel'
import { mix, refuse } from '@longhouse/kernel'
import { decision, type OpenContext, ownedWarriors, playerAt, type RuleContext, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import { type Goods, WARRIORS, type Warriors } from './content.ts'
import type { Cause } from './events.ts'
import { takeGoods } from './goods.ts'
import { countWarriors } from './state.ts'

/** Warriors are dice, and dice are limited: CH-1.14 to CH-1.19. */

/** Takes goods from the supply; warriors among them are recruited as far as they exist and fit. */
export function gain(t: Turn, seat: Seat, goods: Goods, cause: Cause): void {
  takeGoods(t, seat, goods, cause)
  if (WARRIORS.some((type) => (goods[type] ?? 0) > 0)) t.next(recruit({ seat, offered: goods, cause }))
}

interface Recruiting {
  readonly seat: Seat
  readonly offered: Goods
  readonly cause: Cause
}

/** How many more warriors fit (CH-1.15). */
export const roomFor = (t: OpenContext, seat: Seat): number =>
  Math.max(0, t.content.limits.maxWarriorsPerPlayer - ownedWarriors(t, seat))

/** What is there of the warriors offered: the supply may hold fewer (CH-1.19). */
function available(t: RuleContext, offered: Goods): Warriors {
  const { supply } = t.state
  return {
    swordsman: Math.min(offered.swordsman ?? 0, supply.swordsman),
    spearman: Math.min(offered.spearman ?? 0, supply.spearman),
    axeman: Math.min(offered.axeman ?? 0, supply.axeman),
  }
}

/** CH-1.16, CH-1.18: as many as fit, no fewer. */
const recruit = step<Recruiting>('recruit', (t, recruiting) => {
  const there = available(t, recruiting.offered)
  if (countWarriors(there) <= roomFor(t, recruiting.seat)) enlist(t, recruiting, there)
  else t.next(chooseRecruits(recruiting))
})

/** CH-1.17: when not all fit, the player chooses which. */
const chooseRecruits = decision<Recruiting, Choices['chooseRecruits']>('chooseRecruits', {
  rule: 'CH-1.17',
  seat: (_, { seat }) => seat,
  options: (t, { seat, offered }) => mix(available(t, offered), roomFor(t, seat)),
  why: (t, { seat }) => refuse('not-as-many-as-fit', { room: roomFor(t, seat) }, 'CH-19.19'),
  take: (t, recruiting, chosen) => enlist(t, recruiting, chosen),
})

function enlist(t: Turn, { seat, offered, cause }: Recruiting, chosen: Partial<Warriors>): void {
  const player = playerAt(t, seat)
  const { supply } = t.state
  const left: Partial<Warriors> = {}
  for (const type of WARRIORS) {
    const n = chosen[type] ?? 0
    supply[type] -= n
    player[type] += n
    const missed = (offered[type] ?? 0) - n
    if (missed > 0) left[type] = missed
  }
  if (Object.values(chosen).some((n) => n > 0)) t.tell?.({ kind: 'gained', seat, goods: chosen, cause })
  if (Object.keys(left).length > 0) t.tell?.({ kind: 'left-behind', seat, warriors: left, cause })
}

export const recruitingRules = [recruit, chooseRecruits]
