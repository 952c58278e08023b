import { one, type Seat } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { EnemyType, HeroId, NodeId } from './content-file.ts'
import { declare } from './declaring.ts'
import { enemyOf, spawnEnemy } from './enemy-figures.ts'
import type { Cause } from './events.ts'
import { isAdjacent } from './geometry.ts'
import { setNode } from './places.ts'
import { boardOf, decision, fieldOf, type OpenContext, openFieldOf, type RuleContext, step } from './runar.ts'
import type { EnemyFigure, FigureId, HeroFigure } from './state.ts'

/** RN-1.20: what an Enemy needs to be decided, the Active player decides. */

export const activeSeat = (t: RuleContext): Seat => fieldOf(t).turn.active

interface Ending {
  readonly figure: FigureId
  readonly nodes: readonly NodeId[]
  /** Placed, not moved (RN-2.25). */
  readonly placed: boolean
  readonly cause: Cause
}

/** RN-24.12, RN-24.48: only where it ends is chosen. */
export const enemyEnds = decision<Ending, Choices['enemyEnds']>('enemyEnds', {
  rule: 'RN-24.12',
  about: (_, { figure, cause }) => ({ figure, cause }),
  seat: activeSeat,
  options: (_, { nodes }) => one(nodes),
  take(t, { figure, placed, cause }, to) {
    const { node: from } = enemyOf(t, figure) as EnemyFigure
    if (to === from) return
    setNode(t, figure, to)
    t.tell?.(placed ? { kind: 'placed', figure, from, to, cause } : { kind: 'moved', figure, from, to })
  },
})

interface Spawning {
  readonly enemy: EnemyType
  readonly nodes: readonly NodeId[]
  readonly seat: Seat
  readonly cause: Cause
}

export const spawnNode = decision<Spawning, Choices['spawnNode']>('spawnNode', {
  rule: 'RN-24.30',
  about: (_, { enemy, cause }) => ({ enemy, cause }),
  seat: (_, { seat }) => seat,
  options: (_, { nodes }) => one(nodes),
  take: (t, { enemy, cause }, node) => void spawnEnemy(t, enemy, node, cause),
})

interface Strike {
  readonly figure: FigureId
  readonly action: 'attack' | 'push'
  readonly heroes: readonly HeroId[]
  readonly cause: Cause
}

/** Heroes that stand next to it still. */
const within = (t: OpenContext, { figure, heroes }: Strike): readonly NodeId[] => {
  const enemy = enemyOf(t, figure)
  const { figures } = openFieldOf(t)
  if (!enemy) return []
  return heroes.flatMap((hero) => {
    const { node } = figures[hero] as HeroFigure
    return node !== null && isAdjacent(boardOf(t), enemy.node, node) ? [node] : []
  })
}

/** RN-9.18, RN-24.20: each is an Action of its own; who no longer stands there is passed over. */
export const enemySeries = step<Strike>('enemySeries', (t, strike) => {
  if (within(t, strike).length > 0) t.next(enemyNext(strike))
})

const enemyNext = decision<Strike, Choices['nextTarget']>('enemyNext', {
  rule: 'RN-24.20',
  about: (_, { figure, action }) => ({ figure, action }),
  seat: activeSeat,
  options: (t, strike) => one(within(t, strike)),
  take(t, strike, at) {
    const { figure, action, heroes, cause } = strike
    const hero = fieldOf(t).standing[at]
    t.next(declare({ figure, action, at, cause }))
    t.next(enemySeries({ ...strike, heroes: heroes.filter((other) => other !== hero) }))
  },
})

/** RN-33.19: one of them only. */
export const enemyTarget = decision<Strike, Choices['nextTarget']>('enemyTarget', {
  rule: 'RN-33.19',
  about: (_, { figure, action }) => ({ figure, action }),
  seat: activeSeat,
  options: (t, strike) => one(within(t, strike)),
  take: (t, { figure, action, cause }, at) => t.next(declare({ figure, action, at, cause })),
})

export const enemyChoiceRules = [enemyEnds, spawnNode, enemySeries, enemyNext, enemyTarget]
