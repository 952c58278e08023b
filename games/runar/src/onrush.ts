import type { HeroId, NodeId } from './content-file.ts'
import { harm } from './damage-frame.ts'
import type { StandardAction } from './effect-words.ts'
import { adjacentFigures, figureAt, figureOf, heroOf, isHero, placeOf } from './places.ts'
import { fieldOf, type RuleContext, step } from './runar.ts'
import type { EnemyFigure, FigureId } from './state.ts'

/** RN-24.23 to RN-24.28: the first thing that a declared Action of a hero does, after all Reactions. */

interface Provoking {
  readonly hero: HeroId
  readonly action: StandardAction
  readonly at: NodeId | null
}

const powerOf = (t: RuleContext, enemy: FigureId): number =>
  t.content.enemies[(figureOf(t, enemy) as EnemyFigure).type]?.power ?? 0

/** RN-24.23, RN-24.28. */
function provokes(t: RuleContext, { action, at }: Provoking): boolean {
  if (action === 'collect') return true
  const target = action === 'move' || at === null ? null : figureAt(t, at)
  return target !== null && !isHero(t, target)
}

export const onrush = step<Provoking>('onrush', (t, provoking) => {
  const { hero } = provoking
  const node = placeOf(t, hero)
  if (!fieldOf(t).nemesis || node === null || !provokes(t, provoking)) return
  const enemies = adjacentFigures(t, node).filter((figure) => !isHero(t, figure))
  if (enemies.length === 0) return
  const powers = enemies.map((enemy) => powerOf(t, enemy))
  const power = powers.reduce((sum, each) => sum + each, 0)
  const { defence } = heroOf(t, hero)
  const hits = power >= defence
  t.tell?.({ kind: 'onrush', hero, power, defence, hits })
  // RN-24.26, RN-24.48: which of the strongest is credited makes no difference.
  const strongest = enemies[powers.indexOf(Math.max(...powers))] as FigureId
  if (hits) t.next(harm({ figure: hero, kind: 'normal', by: strongest, cause: 'onrush', attack: false }))
})

export const onrushRules = [onrush]
