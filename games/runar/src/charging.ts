import type { Json, Seat } from '@longhouse/kernel'
import { one, type Refusal, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { HeroId, NodeId, Tactic } from './content-file.ts'
import { paymentsFor, spend } from './dice.ts'
import { arrive } from './hazards.ts'
import { durabilityAt } from './obstacle-facts.ts'
import { figureAt, heroesOf, heroOf, isFree, isOpposing, nodeAt, placeOf, setNode, zoneOf } from './places.ts'
import { boardOf, decision, type OpenContext, openFieldOf, type RuleContext, type Turn } from './runar.ts'

/** RN-7.8 to RN-7.12: Charge. */

/** RN-7.10: a durable Obstacle counts as an opposing figure. */
function isHeldBy(t: OpenContext, seat: Seat, node: NodeId): boolean {
  if (openFieldOf(t).shards[node] !== undefined || durabilityAt(t, node) !== null) return true
  const figure = figureAt(t, node)
  return figure !== null && isOpposing(t, seat, figure)
}

/** RN-7.9. */
export function mayCharge(t: OpenContext, hero: HeroId): boolean {
  const node = placeOf(t, hero)
  if (node === null) return false
  const seat = heroOf(t, hero).owner
  const zone = boardOf(t).zones[zoneOf(t, node)]?.nodes ?? []
  if (zone.some((other) => isHeldBy(t, seat, other))) return false
  return !nodeAt(t, node).neighbours.some((beside) => isHeldBy(t, seat, beside.node))
}

/** Free nodes of the Zones that share a side with the hero's. */
export const chargeNodes = (t: OpenContext, hero: HeroId): NodeId[] =>
  zonesBeside(t, hero).flatMap((zone) => zone.filter((node) => isFree(t, node)))

function zonesBeside(t: OpenContext, hero: HeroId): readonly (readonly NodeId[])[] {
  const { zones } = boardOf(t)
  const beside = zones[zoneOf(t, placeOf(t, hero) as NodeId)]?.orthogonal ?? []
  return beside.map((zone) => zones[zone]?.nodes ?? [])
}

const hasRoom = (t: OpenContext, hero: HeroId): boolean =>
  zonesBeside(t, hero).some((zone) => zone.some((node) => isFree(t, node)))

/** Every hero that may charge with every die that pays for it (RN-7.11). */
export function charges(t: RuleContext, seat: Seat): Json[] {
  const kinds = (t.content.tactics.charge as Tactic).cost.dice
  const offers: Json[] = []
  for (const hero of heroesOf(t, seat)) {
    const payments = paymentsFor(t, seat, hero, kinds)
    if (payments.length === 0 || !mayCharge(t, hero) || !hasRoom(t, hero)) continue
    for (const pay of payments) offers.push({ hero, pay })
  }
  return offers
}

export function charge(t: Turn, seat: Seat, { hero, pay }: ChargeChoice): void {
  spend(t, seat, pay, 'charge')
  t.tell?.({ kind: 'tactic-used', seat, tactic: 'charge', hero })
  t.next(chargeTo({ hero }))
}

type ChargeChoice = Extract<Choices['tactics'], { readonly charge: unknown }>['charge']

const chargeTo = decision<{ readonly hero: HeroId }, Choices['chargeTo']>('chargeTo', {
  rule: 'RN-7.8',
  seat: (t, { hero }) => heroOf(t, hero).owner,
  options: (t, { hero }) => one(chargeNodes(t, hero)),
  why: whyNot,
  take(t, { hero }, to) {
    const from = placeOf(t, hero)
    setNode(t, hero, to)
    t.tell?.({ kind: 'placed', figure: hero, from, to, cause: 'charge' })
    t.next(arrive({ figure: hero, mover: null, willing: true }))
  },
  about: (_, { hero }) => ({ hero }),
})

function whyNot(t: RuleContext, _: unknown, to: unknown): Refusal {
  const node = typeof to === 'string' && boardOf(t).nodes[to] ? to : null
  if (node === null) return refuse('off-the-board', {}, 'RN-32.15')
  return refuse(isFree(t, node) ? 'zone-not-beside' : 'node-occupied', { node }, 'RN-32.15')
}

export const chargingRules = [chargeTo]
