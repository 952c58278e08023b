import { one } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { NodeId } from './content-file.ts'
import { harm } from './damage-frame.ts'
import { cutPhase } from './defeat.ts'
import type { EffectOf } from './effect-words.ts'
import { figureAt, hasObstacle, nodeAt } from './places.ts'
import { decision, fieldOf, type OpenContext, openFieldOf, step, type Turn } from './runar.ts'
import type { FigureId } from './state.ts'

/** RN-22.8 to RN-22.13: what a destroyed Obstacle leaves. */

interface Leaving {
  /** Where the Obstacle stood. */
  readonly node: NodeId
  readonly left: number
  /** Who destroyed it (RN-22.22). */
  readonly by: FigureId | null
}

/** RN-22.10: the first on the Obstacle's own node. RN-22.24: who fell by them ends the phase only now. */
export function leavesRemains(t: Turn, { n }: EffectOf<'remains'>, { bound: { $node, $destroyer } }: Carrying): void {
  if ($node === undefined) return
  const by = $destroyer ?? null
  if (canLie(t, $node)) layRemains(t, $node, by)
  t.next(moreRemains({ node: $node, left: n - 1, by }), cutPhase())
}

/** RN-2.24, RN-3.20. */
function canLie(t: OpenContext, node: NodeId): boolean {
  const { remains } = openFieldOf(t)
  return !remains[node] && !hasObstacle(t, node) && Object.keys(remains).length < t.content.constants.remainsTokens
}

const moreRemains = step<Leaving>('moreRemains', (t, leaving) => {
  if (leaving.left > 0) t.next(remainsNode(leaving))
})

/** RN-22.9: the Active player chooses, whoever destroyed it. */
const remainsNode = decision<Leaving, Choices['remainsNode']>('remainsNode', {
  rule: 'RN-22.10',
  about: (_, { node, left }) => ({ node, left }),
  seat: (t) => fieldOf(t).turn.active,
  options: (t, { node }) =>
    one(nodeAt(t, node).neighbours.flatMap((beside) => (canLie(t, beside.node) ? [beside.node] : []))),
  take(t, { node, left, by }, at) {
    layRemains(t, at, by)
    t.next(moreRemains({ node, left: left - 1, by }))
  },
})

/** RN-22.11, RN-22.12. */
function layRemains(t: Turn, node: NodeId, by: FigureId | null): void {
  fieldOf(t).remains[node] = true
  t.tell?.({ kind: 'remains-placed', node })
  const figure = figureAt(t, node)
  if (figure !== null) t.next(harm({ figure, kind: 'direct', by, cause: 'remains', attack: false }))
}

export const remainsRules = [moreRemains, remainsNode]
