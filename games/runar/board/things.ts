import type { Json } from '@longhouse/kernel'
import { keyOf } from './thing.ts'

type Ways = { readonly [way: string]: Json }

const isWays = (choice: Json | undefined): choice is Ways =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice)

/** What a plain value names, by the step that asks for it. */
const NAMED_BY: { readonly [step: string]: 'named' | 'hero' | 'card' | 'figure' | 'node' | 'ability' } = {
  clan: 'named',
  draftHero: 'named',
  inspired: 'hero',
  keepArtifact: 'named',
  chooseTreasure: 'named',
  takeTreasure: 'named',
  playCard: 'card',
  whichEnemy: 'figure',
  pickFigure: 'figure',
  nearestHero: 'figure',
  whichAbility: 'ability',
  loseCard: 'card',
  giveUp: 'card',
}

/** Steps whose value is a node of the Battlefield. */
const OF_NODES = [
  'bareShard',
  'nextTarget',
  'enemyNext',
  'enemyTarget',
  'assumedNode',
  'shardNode',
  'hazardNode',
  'dropShard',
  'remainsNode',
  'enemyEnds',
  'spawnNode',
  'respawnNode',
  'whichStatue',
  'runarNode',
  'chargeTo',
  'sendHazard',
]

/** The thing on the board that a choice belongs to; null: it has none and becomes a button. */
export function thingOf(step: string, choice: Json): string | null {
  if (!isWays(choice)) {
    if (typeof choice !== 'string') return null
    if (OF_NODES.includes(step)) return keyOf('node', choice)
    const kind = NAMED_BY[step]
    return kind ? keyOf(kind, choice) : null
  }
  return nodeOf(choice) ?? otherOf(choice)
}

/** A choice that is aimed at a node, or leads to one. */
function nodeOf(choice: Ways): string | null {
  const { push, attack, collect, activate, to, step, node, at } = choice
  for (const aimed of [push, attack, collect, activate]) if (isWays(aimed)) return keyOf('node', String(aimed.at))
  const place = to ?? step ?? node ?? at
  return typeof place === 'string' && !('card' in choice) ? keyOf('node', place) : null
}

function otherOf({
  move,
  coordination,
  build,
  charge,
  change,
  ability,
  mark,
  equipment,
  reinforce,
  equip,
  store,
  hand,
  buy,
}: Ways): string | null {
  if (move) return keyOf('chip', 'move')
  if (coordination) return keyOf('chip', 'coordination')
  if (build) return keyOf('chip', 'build')
  if (isWays(charge)) return keyOf('hero', String(charge.hero))
  if (isWays(change)) return keyOf('hero', String(change.to))
  if (ability) return keyOf('ability', String(ability))
  if (mark) return keyOf('worn', String(mark))
  if (isWays(equipment)) return keyOf('named', String(equipment.card))
  if (isWays(reinforce)) return keyOf('hero', String(reinforce.hero))
  if (isWays(equip)) return keyOf('named', String(equip.card))
  if (store) return keyOf('worn', String(store))
  if (isWays(buy)) return keyOf('named', String(buy.reward))
  return hand ? keyOf('card', String(hand)) : null
}
