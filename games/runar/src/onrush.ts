import type { HeroId, NodeId } from './content-file.ts'
import { harm } from './damage-frame.ts'
import type { StandardAction } from './effect-words.ts'
import { adjacentFigures, figureAt, figureOf, heroOf, isHero, placeOf } from './places.ts'
import { type OpenContext, openFieldOf, step } from './runar.ts'
import type { EnemyFigure, FigureId } from './state.ts'

/** RN-24.23 to RN-24.28: the first thing that a declared Action of a hero does, after all Reactions. */

export interface Provoking {
  readonly hero: HeroId
  readonly action: StandardAction
  readonly at: NodeId | null
  /** Where the hero stood when it declared the Action; absent: where it stands. */
  readonly stood?: NodeId | null
}

const powerOf = (t: OpenContext, enemy: FigureId): number =>
  t.content.enemies[(figureOf(t, enemy) as EnemyFigure).type]?.power ?? 0

/** RN-24.23, RN-24.28. */
function provokes(t: OpenContext, { action, at }: Provoking): boolean {
  if (action === 'collect') return true
  const target = action === 'move' || at === null ? null : figureAt(t, at)
  return target !== null && !isHero(t, target)
}

export interface Onrush {
  readonly enemies: readonly FigureId[]
  readonly power: number
  readonly defence: number
  readonly hits: boolean
}

const enemiesBeside = (t: OpenContext, node: NodeId): FigureId[] =>
  adjacentFigures(t, node).filter((figure) => !isHero(t, figure))

/** RN-24.24, RN-24.25: null: no Enemy is provoked. RN-9.8: next to one when it declared, and still. */
export function onrushOn(t: OpenContext, provoking: Provoking): Onrush | null {
  const { hero, stood } = provoking
  const node = placeOf(t, hero)
  if (!openFieldOf(t).nemesis || node === null || !provokes(t, provoking)) return null
  const enemies = enemiesBeside(t, node)
  if (enemies.length === 0 || enemiesBeside(t, stood ?? node).length === 0) return null
  const power = enemies.reduce((sum, enemy) => sum + powerOf(t, enemy), 0)
  const { defence } = heroOf(t, hero)
  return { enemies, power, defence, hits: power >= defence }
}

export const onrush = step<Provoking>('onrush', (t, provoking) => {
  const { hero } = provoking
  const coming = onrushOn(t, provoking)
  if (!coming) return
  const { enemies, power, defence, hits } = coming
  t.tell?.({ kind: 'onrush', hero, power, defence, hits })
  const powers = enemies.map((enemy) => powerOf(t, enemy))
  // RN-24.26, RN-24.48: which of the strongest is credited makes no difference.
  const strongest = enemies[powers.indexOf(Math.max(...powers))] as FigureId
  if (hits) t.next(harm({ figure: hero, kind: 'normal', by: strongest, cause: 'onrush', attack: false }))
})

export const onrushRules = [onrush]
