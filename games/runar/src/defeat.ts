import type { Seat } from '@longhouse/kernel'
import { remember } from './campaign-sheet.ts'
import { gainAdvantage } from './captured.ts'
import { carry } from './carry.ts'
import type { HeroId, NodeId, TreasureId } from './content-file.ts'
import type { DamageToHero } from './damage-frame.ts'
import { noDice } from './dice.ts'
import type { Cause } from './events.ts'
import { gainInspiration, INSPIRATION, takeBackInspiration } from './inspiration.ts'
import { figureOf, heroesOf, heroOf, setNode, territoryAt } from './places.ts'
import { fieldOf, playerAt, type RuleContext, step, type Turn } from './runar.ts'
import { gainTrophies, gainVp, opponentsOf, sideOf, sideOfDealer } from './sides.ts'
import { loseDefeated } from './solo-campaign.ts'
import type { EnemyFigure, FigureId, Side } from './state.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-16: a hero is defeated; RN-24.35: an Enemy is. */

/** RN-16.14 says the order. */
export const defeat = step<DamageToHero>('defeat', (t, { hero, by, hazard, cause }) => {
  const { owner, node } = heroOf(t, hero)
  const side = sideOfDealer(t, by)
  const last = node as NodeId
  t.tell?.({ kind: 'hero-defeated', hero, node: last, by: side })
  remember(t, () => ({ deed: 'hero-fell', hero, node: last, home: ownerOf(t, last), by }))
  leaveBattlefield(t, hero)
  storeTreasure(t, hero)
  if (side === null) neutralDefeat(t, owner)
  else creditDefeat(t, side)
  if (loseDefeated(t, hero)) return
  if (heroesOf(t, owner).length > 0) gainInspiration(t, owner, 'hero-defeated')
  t.moment('hero-defeated', { seat: owner, hero, node: last } satisfies TriggerFacts['hero-defeated'])
  if (by !== null && side !== null && side !== 'nemesis') {
    t.moment('defeats-figure', { seat: side, hero: by } satisfies TriggerFacts['defeats-figure'])
    if (hazard) creditHazard(t, by)
  }
  // RN-22.24: they are laid first.
  if (cause !== 'remains') t.next(cutPhase())
})

/** RN-2.9: whose Territory a node is in. */
const ownerOf = (t: RuleContext, node: NodeId): Seat => fieldOf(t).territories.indexOf(territoryAt(t, node))

/** RN-16.1, RN-16.2. */
function leaveBattlefield(t: Turn, hero: HeroId): void {
  const field = fieldOf(t)
  const figure = heroOf(t, hero)
  setNode(t, hero, null)
  figure.defeated = true
  figure.dice = noDice()
  figure.defence = 0
  const player = playerAt(t, figure.owner)
  const isOfHero = (card: string) => t.content.cards[card]?.hero === hero
  field.depot.push(...player.memory.filter(isOfHero))
  player.memory = player.memory.filter((card) => !isOfHero(card))
  if (field.turn.active === figure.owner && field.turn.shown === hero) loseTurnCard(t, figure.owner)
}

/** RN-13.1: its symbol goes with it, the wild one of an Inspiration too. */
function loseTurnCard(t: Turn, seat: Seat): void {
  const player = playerAt(t, seat)
  fieldOf(t).turn.symbol = null
  if (player.turnCard === INSPIRATION) takeBackInspiration(t, seat)
  else if (player.turnCard !== null) fieldOf(t).depot.push(player.turnCard)
  player.turnCard = null
}

/** RN-16.7. */
function storeTreasure(t: Turn, hero: HeroId): void {
  const figure = heroOf(t, hero)
  if (figure.treasure === null) return
  const { number } = fieldOf(t).turn
  playerAt(t, figure.owner).treasury.push({ card: figure.treasure as TreasureId, up: true, since: number })
  t.tell?.({ kind: 'treasure-stored', seat: figure.owner, card: figure.treasure, hero })
  figure.treasure = null
}

/** RN-16.8. */
function creditDefeat(t: Turn, side: Side): void {
  gainVp(t, side, t.content.constants.vpPerHeroDefeat, 'hero-defeated')
  gainTrophies(t, side, 1, 'hero-defeated')
  gainAdvantage(t, side, 'hero-defeated')
}

/** RN-16.11, RN-16.12. */
function neutralDefeat(t: Turn, owner: Seat): void {
  for (const side of sidesAgainst(t, owner)) {
    gainVp(t, side, t.content.constants.vpPerHeroDefeat, 'hero-defeated')
    gainAdvantage(t, side, 'hero-defeated')
  }
}

/** RN-15.9. */
const sidesAgainst = (t: RuleContext, seat: Seat): Side[] => {
  const opponents: Side[] = opponentsOf(t, seat)
  return fieldOf(t).nemesis ? [...opponents, 'nemesis'] : opponents
}

/** RN-17.16. */
export function advantageForOpponents(t: Turn, seat: Seat, cause: Cause): void {
  for (const side of sidesAgainst(t, seat)) gainAdvantage(t, side, cause)
}

/** RN-17.2 to RN-17.6: who made the Hazard hit. */
export function creditHazard(t: Turn, hero: FigureId | 'nemesis'): void {
  const side = sideOfDealer(t, hero)
  if (side !== null && side !== 'nemesis')
    t.moment('hazard-credited', { seat: side, hero } satisfies TriggerFacts['hazard-credited'])
}

/** RN-16.3: what is left of the Action phase falls away (`isGone`). */
export const cutPhase = step('cutPhase', (t) => {
  const { turn } = fieldOf(t)
  if (turn.phase === 'action' && turn.hero !== null && heroOf(t, turn.hero).defeated) turn.cut = true
})

interface EnemyFallen {
  readonly figure: FigureId
  readonly by: FigureId
  readonly hazard: boolean
}

/** RN-24.35. */
export const defeatEnemy = step<EnemyFallen>('defeatEnemy', (t, { figure, by, hazard }) => {
  const field = fieldOf(t)
  const { type } = figureOf(t, figure) as EnemyFigure
  const seat = sideOf(t, by) as number
  t.tell?.({ kind: 'enemy-defeated', figure, enemy: type, by: seat })
  const { node } = figureOf(t, figure) as EnemyFigure
  if (t.content.enemies[type]?.rank === 'leader') remember(t, () => ({ deed: 'leader-fell', enemy: type, node, by }))
  if (field.standing[node] === figure) delete field.standing[node]
  delete field.figures[figure]
  playerAt(t, seat).defeatedEnemies.push(type)
  t.next(carry({ effects: t.content.enemies[type]?.rewards ?? [], at: 0, seat, hero: null, bound: {}, cause: type }))
  t.moment('defeats-enemy', { seat, hero: by, enemy: type } satisfies TriggerFacts['defeats-enemy'])
  t.moment('defeats-figure', { seat, hero: by } satisfies TriggerFacts['defeats-figure'])
  if (hazard) creditHazard(t, by)
})

export const defeatRules = [defeat, cutPhase, defeatEnemy]
