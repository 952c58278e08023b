import { one } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import { holds } from './conditions.ts'
import type { EnemyCard, EnemyCardId, EnemyType, HeroId, NodeId } from './content-file.ts'
import { takePlaces } from './destiny-places.ts'
import type { Effect, EnemyEffect } from './effect-words.ts'
import { activeSeat } from './enemy-choices.ts'
import { doEnemyEffect } from './enemy-effects.ts'
import { enemiesOf, enemyOf, nemesisOf, spawnEnemy } from './enemy-figures.ts'
import { nearestHeroes } from './enemy-moves.ts'
import { regeneration } from './regeneration.ts'
import { decision, fieldOf, type RuleContext, step, type Turn } from './runar.ts'
import type { EnemyFigure, FigureId } from './state.ts'

/** RN-24.1 to RN-24.9: one Enemy acts, then those defeated come back. */

export const nemesisPhase = step('nemesisPhase', (t) => {
  if (!fieldOf(t).nemesis) return
  t.next(activation(), regeneration())
})

/** RN-24.2 to RN-24.6: again until an Enemy was found for a card. */
const activation = step('activation', (t) => {
  if (enemiesOf(t).length === 0) return
  const card = topCard(t)
  if (card === null) return
  const type = typeOf(t, card)
  if (enemiesOf(t, type).length > 0) return t.next(whichEnemy({ type }))
  turnUp(t, null)
  t.next(cardOf(t, card).respawn ? respawn({ type, card }) : activation())
})

/** RN-24.8. */
function topCard(t: Turn): EnemyCardId | null {
  const nemesis = nemesisOf(t)
  if (nemesis.deck.length === 0 && nemesis.discard.length > 0) {
    nemesis.deck = t.shuffle(nemesis.discard.splice(0))
    t.tell?.({ kind: 'enemy-deck-reshuffled', cards: nemesis.deck.length })
  }
  return nemesis.deck.at(-1) ?? null
}

const cardOf = (t: RuleContext, card: EnemyCardId): EnemyCard => t.content.enemyCards[card] as EnemyCard
const typeOf = (t: RuleContext, card: EnemyCardId): EnemyType => t.content.enemyCards[card]?.enemy ?? ''

function turnUp(t: Turn, figure: FigureId | null): EnemyCardId {
  const { deck, discard } = nemesisOf(t)
  const card = deck.pop() as EnemyCardId
  discard.push(card)
  t.reveal()
  t.tell?.({ kind: 'enemy-card-revealed', card, figure, base: figure !== null && !applies(t, card, figure) })
  return card
}

/** RN-24.9. */
function applies(t: RuleContext, card: EnemyCardId, figure: FigureId): boolean {
  const { condition } = cardOf(t, card)
  return (
    condition === null ||
    condition === undefined ||
    holds(t, condition, { seat: activeSeat(t), hero: figure, bound: {}, cause: card })
  )
}

/** RN-24.3: before the card is seen. */
const whichEnemy = decision<{ readonly type: EnemyType }, Choices['whichEnemy']>('whichEnemy', {
  rule: 'RN-24.3',
  about: (_, { type }) => ({ enemy: type }),
  seat: activeSeat,
  options: (t, { type }) => one(enemiesOf(t, type)),
  take(t, _, figure) {
    const card = turnUp(t, figure)
    t.next(enemyActs({ figure, card }))
  },
})

interface Respawning {
  readonly type: EnemyType
  readonly card: EnemyCardId
}

/** RN-24.5, RN-24.7; where none can be placed the search goes on (RN-24.42). */
const respawn = step<Respawning>('respawn', (t, { type, card }) => {
  const places = nemesisOf(t).reserve[type] ? takePlaces(t) : null
  t.next(places ? respawnNode({ type, card, nodes: places.nodes }) : activation())
})

const respawnNode = decision<Respawning & { readonly nodes: readonly NodeId[] }, Choices['spawnNode']>('respawnNode', {
  rule: 'RN-24.7',
  about: (_, { type, card }) => ({ enemy: type, cause: card }),
  seat: activeSeat,
  options: (_, { nodes }) => one(nodes),
  take(t, { type, card }, node) {
    const figure = spawnEnemy(t, type, node, card) as FigureId
    t.next(enemyActs({ figure, card }))
  },
})

interface Acting {
  readonly figure: FigureId
  readonly card: EnemyCardId
}

/** RN-24.9, RN-33.9. */
const enemyActs = step<Acting>('enemyActs', (t, { figure, card }) => {
  const list = applies(t, card, figure) ? 'effects' : 'base'
  t.next(enemyCarry({ figure, card, list, at: 0, nearest: null }), activationEnds({ figure }))
})

const activationEnds = step<{ readonly figure: FigureId }>('activationEnds', (t, { figure }) => {
  if (enemyOf(t, figure)) t.moment('enemy-activation-ends', { figure })
})

interface Carrying extends Acting {
  readonly list: 'effects' | 'base'
  readonly at: number
  /** RN-24.47: settled once for each card. */
  readonly nearest: HeroId | null
}

function effectsOf(t: RuleContext, { figure, card, list }: Carrying): readonly Effect[] {
  return list === 'base'
    ? (t.content.enemies[(enemyOf(t, figure) as EnemyFigure).type]?.base.effects ?? [])
    : cardOf(t, card).effects
}

const namesNearest = (effect: EnemyEffect): boolean =>
  (effect.op === 'place' && effect.at.adjacentTo === 'nearest-hero') ||
  ((effect.op === 'attack' || effect.op === 'push') && effect.targets === 'nearest-hero')

/** One effect after another, as long as the Enemy stands (RN-1.21). */
const enemyCarry = step<Carrying>('enemyCarry', (t, carrying) => {
  const { figure, card, list, at, nearest } = carrying
  if (!enemyOf(t, figure)) return
  const effect = effectsOf(t, carrying)[at]
  if (effect?.do !== 'enemy') return
  if (nearest === null && namesNearest(effect)) return t.next(nearestHero(carrying))
  const rest = enemyCarry({ ...carrying, at: at + 1 })
  if (effect.op === 'base') return t.next(enemyCarry({ figure, card, list: 'base', at: 0, nearest }), rest)
  doEnemyEffect(t, { figure, nearest, node: null, cause: list === 'base' ? `${figure}:base` : card }, effect)
  t.next(rest)
})

const nearestHero = decision<Carrying, Choices['nearestHero']>('nearestHero', {
  rule: 'RN-24.13',
  about: (_, { figure, card }) => ({ figure, card }),
  seat: activeSeat,
  options: (t, { figure }) => one(nearestHeroes(t, figure)),
  take: (t, carrying, hero) => t.next(enemyCarry({ ...carrying, nearest: hero })),
})

export const nemesisRules = [
  nemesisPhase,
  activation,
  whichEnemy,
  respawn,
  respawnNode,
  enemyActs,
  activationEnds,
  enemyCarry,
  nearestHero,
]
