import type { Seat } from '@longhouse/kernel'
import { canBegin } from './beginning.ts'
import { type Carrier, carry } from './carry.ts'
import type { Pay } from './choices.ts'
import type { DieKind, GrantedAction, HeroId, Treasure, TreasureId } from './content-file.ts'
import { DIE_KINDS } from './content-file.ts'
import { kindsOf, paymentsFor, spend } from './dice.ts'
import { heroesOf, heroOf } from './places.ts'
import { spendMark } from './reacting.ts'
import { fieldOf, type OpenContext, openFieldOf, type Turn } from './runar.ts'

/** RN-23.3, RN-23.4, RN-23.7: Actions that Marks and Equipment grant. */

const wornBy = (t: OpenContext, hero: HeroId): Treasure | null => {
  const { treasure } = heroOf(t, hero)
  return treasure === null ? null : (t.content.treasures[treasure] ?? null)
}

const carrierOf = (seat: Seat, hero: HeroId, cause: string): Carrier => ({ seat, hero, bound: {}, cause })

/** RN-23.4: also of heroes that are not Active. */
export function usableMarks(t: OpenContext): HeroId[] {
  const { active } = openFieldOf(t).turn
  return heroesOf(t, active).filter((hero) => {
    const worn = wornBy(t, hero)
    if (worn?.type !== 'mark' || worn.window !== 'own-action-phase') return false
    return canBegin(t, worn.effects ?? [], carrierOf(active, hero, worn.id))
  })
}

/** RN-23.3: it is used once. */
export function useMark(t: Turn, hero: HeroId): void {
  const { active } = fieldOf(t).turn
  const { id, effects = [] } = wornBy(t, hero) as Treasure
  spendMark(t, active, hero)
  t.next(carry({ ...carrierOf(active, hero, id), effects, at: 0 }))
}

type Chosen = { readonly card: TreasureId; readonly pay: Pay }

/** RN-10.23: a Neutral die pays for it as well. */
const kindsFor = ({ cost }: GrantedAction): readonly DieKind[] => {
  const color = cost[0]?.color ?? 'any'
  return color === 'any' ? DIE_KINDS : kindsOf({ die: color, neutralAllowed: true })
}

/** The Action of the Active hero's Equipment, with every way to pay for it. */
export function equipmentActions(t: OpenContext): Chosen[] {
  const { active, hero } = openFieldOf(t).turn
  const worn = hero === null ? null : wornBy(t, hero)
  if (hero === null || !worn?.grantsAction) return []
  const { grantsAction, id: card } = worn
  if (!canBegin(t, grantsAction.effects, carrierOf(active, hero, card))) return []
  return paymentsFor(t, active, hero, kindsFor(grantsAction)).map((pay) => ({ card, pay }))
}

export function takeEquipmentAction(t: Turn, { card, pay }: Chosen): void {
  const { active, hero } = fieldOf(t).turn
  const { grantsAction } = t.content.treasures[card] as Treasure
  if (hero === null || !grantsAction) return
  spend(t, active, pay, card)
  t.tell?.({ kind: 'treasure-used', seat: active, card, hero })
  t.next(carry({ ...carrierOf(active, hero, card), effects: grantsAction.effects, at: 0 }))
}
