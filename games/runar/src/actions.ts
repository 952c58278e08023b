import type { Form, Json } from '@longhouse/kernel'
import { isRecord, one, type Refusal, refuse } from '@longhouse/kernel'
import { becomesActive } from './activation.ts'
import type { Choices, Pay } from './choices.ts'
import { type Costed, type HeroId, type NodeId, SHARD_COLORS } from './content-file.ts'
import { type Declaration, declare } from './declaring.ts'
import { kindsOf, paymentsFor, spend } from './dice.ts'
import { type Direction, directionTo } from './geometry.ts'
import { activate as activateHazard, moveHazard } from './hazards.ts'
import { areAdjacent, figureAt, heroesOf, isHero, isOpposing, nodeAt, placeOf } from './places.ts'
import { boardOf, fieldOf, type RuleContext, type Turn } from './runar.ts'
import { attackTargets, canAttack, canCollect, canPush, collectTargets, hasShardSlot, pushTargets } from './targets.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-10: the Actions that dice pay for. */

/** One way of using the Action phase. */
export interface Way<Hero extends HeroId | null = HeroId> {
  readonly way: string
  options(t: RuleContext, hero: Hero): Form | null
  take(t: Turn, hero: Hero, choice: Json): void
  /** Why what was chosen in this way is not on offer. */
  why?(t: RuleContext, hero: Hero, choice: unknown): Refusal | null
}

type Act = Choices['act']
type Chosen<W extends string> = Act extends infer A ? (A extends { readonly [way in W]: infer C } ? C : never) : never

const listed = (offers: readonly Json[]): Form | null => (offers.length > 0 ? one(offers) : null)

const activeSeat = (t: RuleContext): number => fieldOf(t).turn.active

/** RN-10.22: dice that pay for an Action of the content, by its word. */
function payments(t: RuleContext, hero: HeroId, action: string): Pay[] {
  return paymentsFor(t, activeSeat(t), hero, kindsOf(t.content.actions[action] as Costed))
}

function aimed(targets: readonly NodeId[], pays: readonly Pay[]): Form | null {
  const offers: Json[] = []
  for (const at of targets) for (const pay of pays) offers.push({ at, pay })
  return listed(offers)
}

function declarePaid(t: Turn, pay: Pay, declaration: Declaration): void {
  spend(t, activeSeat(t), pay, declaration.action)
  t.next(declare(declaration))
}

const nodeIn = (t: RuleContext, choice: unknown): NodeId | null =>
  isRecord(choice) && typeof choice.at === 'string' && boardOf(t).nodes[choice.at] ? choice.at : null

const cannotPay = (hero: HeroId): Refusal => refuse('cannot-pay', { hero }, 'RN-32.2')

const moveWay: Way = {
  way: 'move',
  options: (t, hero) => listed(payments(t, hero, 'move')),
  take: (t, hero, pay) =>
    declarePaid(t, pay as Chosen<'move'>, { figure: hero, action: 'move', at: null, cause: 'move' }),
  why: (_, hero) => cannotPay(hero),
}

const pushWay: Way = {
  way: 'push',
  options(t, hero) {
    const pays = payments(t, hero, 'push')
    return pays.length > 0 ? aimed(pushTargets(t, hero), pays) : null
  },
  take(t, hero, choice) {
    const { at, pay } = choice as Chosen<'push'>
    declarePaid(t, pay, { figure: hero, action: 'push', at, cause: 'push' })
  },
  why(t, hero, choice) {
    const at = nodeIn(t, choice)
    return at !== null && canPush(t, hero, at) ? cannotPay(hero) : refuse('cannot-push', { hero }, 'RN-32.11')
  },
}

const attackWay: Way = {
  way: 'attack',
  options(t, hero) {
    const pays = payments(t, hero, 'attack')
    return pays.length > 0 ? aimed(attackTargets(t, hero), pays) : null
  },
  take(t, hero, choice) {
    const { at, pay } = choice as Chosen<'attack'>
    declarePaid(t, pay, { figure: hero, action: 'attack', at, cause: 'attack' })
  },
  why(t, hero, choice) {
    const at = nodeIn(t, choice)
    if (at !== null && canAttack(t, hero, at)) return cannotPay(hero)
    const target = at === null ? null : figureAt(t, at)
    const isAlly = target !== null && !isOpposing(t, activeSeat(t), target)
    return refuse(isAlly ? 'attacks-ally' : 'out-of-range', { hero }, 'RN-32.10')
  },
}

/** RN-10.13, RN-10.21, RN-10.26: the colour of the Shard says what pays for it. */
const collectWay: Way = {
  way: 'collect',
  options(t, hero) {
    const offers: Json[] = []
    for (const color of SHARD_COLORS)
      for (const at of collectTargets(t, hero, [color]))
        for (const pay of payments(t, hero, `collect-${color}`)) offers.push({ at, pay })
    return listed(offers)
  },
  take(t, hero, choice) {
    const { at, pay } = choice as Chosen<'collect'>
    declarePaid(t, pay, { figure: hero, action: 'collect', at, cause: 'collect' })
  },
  why(t, hero, choice) {
    const at = nodeIn(t, choice)
    if (!hasShardSlot(t, hero)) return refuse('no-shard-slot', {}, 'RN-32.12')
    if (at === null || !canCollect(t, hero, at)) return refuse('cannot-collect', { hero }, 'RN-32.12')
    return refuse('wrong-die-for-shard', { color: fieldOf(t).shards[at] as string }, 'RN-32.12')
  },
}

/** RN-10.15, RN-10.19, RN-10.29. */
const activateWay: Way = {
  way: 'activate',
  options(t, hero) {
    const from = placeOf(t, hero)
    const pays = payments(t, hero, 'activate')
    if (from === null || pays.length === 0) return null
    const offers: Json[] = []
    for (const { node: at } of nodeAt(t, from).neighbours) {
      if (!fieldOf(t).hazards[at]) continue
      for (const pay of pays) {
        offers.push({ at, pay })
        if (hasEnemy(t, at)) offers.push({ at, pay, onEnemy: true })
      }
    }
    return listed(offers)
  },
  take(t, hero, choice) {
    const { at, pay, onEnemy } = choice as Chosen<'activate'>
    spend(t, activeSeat(t), pay, 'activate')
    t.tell?.({ kind: 'action-declared', figure: hero, action: 'activate', target: null, node: at, cause: 'activate' })
    if (onEnemy) return activateHazard(t, figureAt(t, at) as string, at, hero)
    moveHazard(t, at, directionTo(boardOf(t), placeOf(t, hero) as NodeId, at) as Direction, hero)
  },
  why(t, hero, choice) {
    const at = nodeIn(t, choice)
    const from = placeOf(t, hero)
    const isThere = at !== null && from !== null && areAdjacent(t, from, at) && fieldOf(t).hazards[at]
    return isThere ? cannotPay(hero) : refuse('no-hazard-there', { hero }, 'RN-32.29')
  },
}

function hasEnemy(t: RuleContext, node: NodeId): boolean {
  const figure = figureAt(t, node)
  return figure !== null && !isHero(t, figure)
}

/** RN-10.24, RN-10.25. */
const changeWay: Way = {
  way: 'change',
  options(t, hero) {
    const pays = payments(t, hero, 'change')
    if (pays.length === 0) return null
    const offers: Json[] = []
    for (const to of heroesOf(t, activeSeat(t))) if (to !== hero) for (const pay of pays) offers.push({ to, pay })
    return listed(offers)
  },
  take(t, hero, choice) {
    const { to, pay } = choice as Chosen<'change'>
    const seat = activeSeat(t)
    spend(t, seat, pay, 'change')
    const target = { figure: to }
    t.tell?.({ kind: 'action-declared', figure: hero, action: 'change', target, node: null, cause: 'change' })
    fieldOf(t).turn.hero = to
    t.tell?.({ kind: 'hero-active', seat, hero: to, byChange: true })
    t.moment('performs-change', { seat, hero, newActive: to } satisfies TriggerFacts['performs-change'])
    t.next(becomesActive({ seat, hero: to, byChange: true }))
  },
  why(t, hero, choice) {
    const others = heroesOf(t, activeSeat(t)).filter((other) => other !== hero)
    const isOther = isRecord(choice) && others.some((other) => other === choice.to)
    return isOther ? cannotPay(hero) : refuse('nobody-to-change-to', {}, 'RN-32.13')
  },
}

export const ACTIONS: readonly Way[] = [moveWay, pushWay, attackWay, collectWay, activateWay, changeWay]
