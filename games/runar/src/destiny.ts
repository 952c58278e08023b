import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { DestinyCard, DestinyId, NodeId } from './content-file.ts'
import { drawDestiny } from './destiny-deck.ts'
import { placeEvent } from './event-cards.ts'
import { matchedNodes } from './geometry.ts'
import { beginPhase } from './phases.ts'
import { figureAt, hasObstacle, heroesOf, isFree, isHero, placeOf, territoryAt } from './places.ts'
import {
  boardOf,
  decision,
  fieldOf,
  type OpenContext,
  openFieldOf,
  playerAt,
  type RuleContext,
  step,
  type Turn,
} from './runar.ts'
import { territoryOf } from './sides.ts'
import type { DestinyDeckCard } from './state.ts'

/** RN-20: the Destiny phase. */

/** RN-20.23: how many cards in a row placed no Shard, and how many there were when the row began. */
interface Row {
  readonly seat: Seat
  readonly fruitless: number
  readonly bound: number
}

interface Matched {
  readonly seat: Seat
  readonly card: DestinyId
}

const cardsLeft = (t: RuleContext): number => fieldOf(t).destiny.length + fieldOf(t).destinyDiscard.length

const newRow = (t: RuleContext, seat: Seat): Row => ({ seat, fruitless: 0, bound: cardsLeft(t) })

export const destinyPhase = step<{ readonly seat: Seat }>('destinyPhase', (t, { seat }) => {
  beginPhase(t, 'destiny')
  t.next(playerAt(t, seat).shards > 0 ? returnShards(newRow(t, seat)) : revealOnce({ seat }))
})

/** A Destiny card lies on the discard pile as soon as it is seen: nothing looks there before it is done with. */
function reveal(t: Turn, seat: Seat): DestinyDeckCard | null {
  const card = drawDestiny(t, seat)
  if (card !== null && isDestiny(t, card)) fieldOf(t).destinyDiscard.push(card)
  return card
}

/** RN-20.1 to RN-20.3. */
export const matchedFor = (t: OpenContext, seat: Seat, card: DestinyId): readonly NodeId[] =>
  matchedNodes(boardOf(t), t.content.destinyCards[card] as DestinyCard, territoryOf(t, seat))

const isDestiny = (t: RuleContext, card: DestinyDeckCard): boolean => t.content.destinyCards[card] !== undefined

/** RN-20.5 to RN-20.8. */
const revealOnce = step<{ readonly seat: Seat }>('revealOnce', (t, { seat }) => {
  const card = reveal(t, seat)
  if (card === null) return
  if (!isDestiny(t, card)) placeEvent(t, seat, card)
  else if (fieldOf(t).hazardPool > 0) t.next(hazardNode({ seat, card }))
})

/** RN-20.8, RN-20.9: an Enemy's node qualifies. */
function isForHazard(t: OpenContext, node: NodeId): boolean {
  const figure = figureAt(t, node)
  return !openFieldOf(t).hazards[node] && !hasObstacle(t, node) && (figure === null || !isHero(t, figure))
}

const hazardNode = decision<Matched, Choices['hazardNode']>('hazardNode', {
  rule: 'RN-20.8',
  seat: (_, { seat }) => seat,
  options: (t, { seat, card }) => one(matchedFor(t, seat, card).filter((node) => isForHazard(t, node))),
  why: () => refuse('not-a-hazard-node', {}, 'RN-20.8'),
  take: (t, { card }, node) => placeHazard(t, node, card),
  about: (_, { card }) => ({ card }),
})

function placeHazard(t: Turn, node: NodeId, cause: string): void {
  const field = fieldOf(t)
  field.hazardPool--
  field.hazards[node] = true
  t.tell?.({ kind: 'hazard-placed', node, cause })
}

/** RN-20.10 to RN-20.16. */
const returnShards = step<Row>('returnShards', (t, row) => {
  const { seat } = row
  if (playerAt(t, seat).shards === 0 || (row.fruitless > 0 && row.fruitless >= row.bound)) return
  const card = reveal(t, seat)
  if (card === null) return
  if (!isDestiny(t, card)) {
    placeEvent(t, seat, card)
    return t.next(stepA({ seat }))
  }
  if (shardNodes(t, seat, card).length === 0) return t.next(returnShards({ ...row, fruitless: row.fruitless + 1 }))
  t.next(shardNode({ seat, card }), stepA({ seat }))
})

const stepA = step<{ readonly seat: Seat }>('stepA', (t, { seat }) => t.next(returnShards(newRow(t, seat))))

/** RN-20.12, RN-20.13. */
export function shardNodes(t: OpenContext, seat: Seat, card: DestinyId): NodeId[] {
  const { shards } = openFieldOf(t)
  const fit = matchedFor(t, seat, card).filter((node) => isFree(t, node) && shards[node] === undefined)
  const home = heroesOf(t, seat).map((hero) => territoryAt(t, placeOf(t, hero) as NodeId))
  const away = fit.filter((node) => !home.includes(territoryAt(t, node)))
  return away.length > 0 ? away : fit
}

/** RN-20.14, RN-20.15. */
const shardNode = decision<Matched, Choices['shardNode']>('shardNode', {
  rule: 'RN-20.12',
  seat: (_, { seat }) => seat,
  options: (t, { seat, card }) => one(shardNodes(t, seat, card)),
  why(t, { seat, card }, choice) {
    const shown = matchedFor(t, seat, card).find((node) => node === choice)
    if (shown === undefined) return refuse('not-shown-by-card', { card }, 'RN-20.12')
    const isHome = isFree(t, shown) && fieldOf(t).shards[shown] === undefined
    return isHome ? refuse('own-heroes-there', {}, 'RN-32.21') : refuse('node-taken', { node: shown }, 'RN-20.12')
  },
  take(t, { seat, card }, node) {
    const field = fieldOf(t)
    const { shard: color } = t.content.destinyCards[card] as DestinyCard
    playerAt(t, seat).shards--
    field.shards[node] = color
    t.tell?.({ kind: 'shard-returned', seat, node, color })
    if (field.hazardPool > 0 && !field.hazards[node]) placeHazard(t, node, card)
  },
  about: (_, { card }) => ({ card }),
})

export const destinyRules = [destinyPhase, revealOnce, hazardNode, returnShards, stepA, shardNode]
