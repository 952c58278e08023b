import type { EnemyType, NodeId } from './content-file.ts'
import { figureAt } from './places.ts'
import { fieldOf, type OpenContext, openFieldOf, type RuleContext, type Turn } from './runar.ts'
import type { EnemyFigure, FigureId, Nemesis } from './state.ts'

/** RN-1.9, RN-5.18: the Enemies on the Battlefield and those that wait for it. */

export const nemesisOf = (t: RuleContext): Nemesis => fieldOf(t).nemesis as Nemesis

/** The figure, as long as it stands. */
export function enemyOf(t: OpenContext, figure: FigureId): EnemyFigure | null {
  const found = openFieldOf(t).figures[figure]
  return found?.kind === 'enemy' ? found : null
}

export const enemiesOf = (t: OpenContext, type?: EnemyType): readonly FigureId[] =>
  Object.keys(openFieldOf(t).figures).filter((id) => {
    const enemy = enemyOf(t, id)
    return enemy !== null && (type === undefined || enemy.type === type)
  })

/** RN-24.41: placing it activates nothing. Nothing happens when the reserve has none (RN-33.19). */
export function spawnEnemy(t: Turn, type: EnemyType, node: NodeId, cause: string): FigureId | null {
  const { reserve } = nemesisOf(t)
  const field = fieldOf(t)
  if (!reserve[type] || figureAt(t, node) !== null) return null
  reserve[type]--
  const figure = `${type}-${t.id()}`
  field.figures[figure] = { kind: 'enemy', type, node, wounds: 0 }
  field.standing[node] = figure
  t.tell?.({ kind: 'enemy-spawned', figure, enemy: type, node, cause })
  return figure
}
