import type { HeroId, NodeId } from './content-file.ts'
import { type Damage, type DamageAt, type DamageTo, type Dealer, harm } from './damage-frame.ts'
import { creditHazard, defeatEnemy } from './defeat.ts'
import type { Target } from './events.ts'
import { durabilityAt } from './obstacle-facts.ts'
import { destroyObstacle } from './obstacles.ts'
import { figureAt, figureOf, heroOf } from './places.ts'
import { fieldOf, type RuleContext, step, type Turn } from './runar.ts'
import { sideOfDealer } from './sides.ts'
import type { EnemyFigure, FigureId, Obstacle } from './state.ts'
import { answerDamage } from './suffering.ts'

/** RN-14: one damage, to whatever stands there. */

const damageAt = step<DamageAt>('damage', (t, { at, ...dealt }) => {
  const figure = figureAt(t, at)
  if (figure !== null) return t.next(harm({ figure, ...dealt }))
  const obstacle = fieldOf(t).obstacles[at]
  if (obstacle && durabilityAt(t, at) !== null) damageObstacle(t, at, obstacle, dealt)
})

const harmFigure = step<DamageTo>('harm', (t, { figure, ...dealt }) => {
  const target = figureOf(t, figure)
  if (target === undefined || target.node === null) return
  if (target.kind === 'enemy') return harmEnemy(t, figure, target, dealt)
  const by = dealtBy(t, dealt.by, figure)
  tellDealt(t, { figure }, { ...dealt, by })
  t.next(answerDamage({ hero: figure, ...dealt, by }))
})

/** RN-10.12, RN-17.12: what an ally or the hero itself does is neutral. */
const dealtBy = (t: RuleContext, by: Dealer, hero: HeroId): Dealer =>
  sideOfDealer(t, by) === heroOf(t, hero).owner ? null : by

function tellDealt(t: Turn, target: Target, { kind, by, cause }: Damage): void {
  const figure = by === 'nemesis' ? null : by
  t.tell?.({ kind: 'damage-dealt', target, damage: kind, by: sideOfDealer(t, by), figure, cause })
}

/** RN-24.34, RN-22.12: Enemies do each other no harm. */
function harmEnemy(t: Turn, figure: FigureId, enemy: EnemyFigure, dealt: Damage): void {
  if (dealt.by === null || sideOfDealer(t, dealt.by) === 'nemesis') return
  tellDealt(t, { figure }, dealt)
  enemy.wounds++
  const health = t.content.enemies[enemy.type]?.health ?? 0
  if (enemy.wounds >= health) t.next(defeatEnemy({ figure, by: dealt.by, hazard: dealt.hazard === true }))
  else if (dealt.hazard) creditHazard(t, dealt.by)
}

/** RN-22.6. */
function damageObstacle(t: Turn, node: NodeId, obstacle: Obstacle, dealt: Damage): void {
  tellDealt(t, { obstacle: obstacle.type, node }, dealt)
  obstacle.wounds++
  const by = dealt.by === 'nemesis' ? null : dealt.by
  if (obstacle.wounds >= (durabilityAt(t, node) ?? 0)) t.next(destroyObstacle({ node, by }))
}

export const damageRules = [damageAt, harmFigure]
