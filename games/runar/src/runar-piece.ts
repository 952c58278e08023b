import { one, type Seat } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import { runarNodeOf } from './conditions.ts'
import type { DestinyCard, DestinyId, NodeId, ScenarioRule } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import { matchedNodes } from './geometry.ts'
import { isFree } from './places.ts'
import { chooserMeant } from './player-words.ts'
import { boardOf, decision, fieldOf, type OpenContext, openFieldOf, type RuleContext, type Turn } from './runar.ts'
import { territoryOf } from './sides.ts'

/** RN-27.14 to RN-27.17, RN-27.23: the Runar appears, and wanders. */

interface Standing {
  readonly seat: Seat
  readonly nodes: readonly NodeId[]
  readonly cause: string
}

export function movesRunar(t: Turn, effect: EffectOf<'runar'>, carrying: Carrying): void {
  const { cause } = carrying
  const seat = chooserMeant(t, effect.chooser, carrying)
  if (effect.op === 'replace') return t.next(runarNode({ seat, nodes: replaceable(t, effect.what), cause }))
  if (isLastUse(t, cause)) return putRunar(t, null)
  const nodes = runarNodeOf(t) === null ? [] : relocationNodes(t)
  if (nodes.length > 0) t.next(runarNode({ seat, nodes, cause }))
}

/** RN-27.14: never a Statue. */
const replaceable = (t: RuleContext, what: EffectOf<'runar'>['what']): NodeId[] =>
  Object.entries(fieldOf(t).obstacles).flatMap(([node, { type }]) =>
    type !== 'statue' && type !== 'runar' && (what === 'obstacle' || what === type) ? [node] : [],
  )

/** How often a rule works in the game (RN-33.17); null: as often as it is set off. */
export const totalOf = (t: RuleContext, { limitTotal }: ScenarioRule): number | null =>
  limitTotal === undefined ? null : t.players + 1

/** RN-27.23. */
function isLastUse(t: RuleContext, cause: string): boolean {
  const { scenario, worked } = fieldOf(t)
  const rule = t.content.scenarios[scenario]?.rules.find(({ id }) => id === cause)
  const total = rule ? totalOf(t, rule) : null
  return total !== null && (worked[cause] ?? 0) >= total
}

/** RN-27.17: each card goes under the pile; after a full cycle the Runar stays. */
function relocationNodes(t: Turn): NodeId[] {
  const { destinyDiscard, turn } = fieldOf(t)
  for (let tried = 0; tried < destinyDiscard.length; tried++) {
    const id = destinyDiscard.pop() as DestinyId
    destinyDiscard.unshift(id)
    const shown = matchedNodes(boardOf(t), t.content.destinyCards[id] as DestinyCard, territoryOf(t, turn.active))
    const nodes = shown.filter((node) => isFree(t, node) && !hasToken(t, node))
    if (nodes.length > 0) return nodes
  }
  return []
}

/** A Shard, a Hazard token or Remains. */
function hasToken(t: OpenContext, node: NodeId): boolean {
  const { shards, hazards, remains } = openFieldOf(t)
  return shards[node] !== undefined || hazards[node] === true || remains[node] === true
}

const runarNode = decision<Standing, Choices['runarNode']>('runarNode', {
  rule: 'RN-27.17',
  about: (_, { cause }) => ({ cause }),
  seat: (_, { seat }) => seat,
  options: (_, { nodes }) => one(nodes),
  take: (t, _, node) => putRunar(t, node),
})

/** Null: it is gone for good. */
function putRunar(t: Turn, to: NodeId | null): void {
  const { obstacles } = fieldOf(t)
  const from = runarNodeOf(t)
  if (from !== null) delete obstacles[from]
  if (to !== null) obstacles[to] = { type: 'runar', wounds: 0 }
  t.tell?.({ kind: 'runar-moved', from, to })
}

export const runarPieceRules = [runarNode]
