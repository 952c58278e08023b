import { plural } from '@longhouse/kernel'
import { listedIn, type Who } from '@longhouse/kernel/wording'
import type { Pay, PayMix } from '../../src/choices.ts'
import type { Content } from '../../src/content.ts'
import type { DieKind, NodeId, ObstacleType, StatuePartId, TacticId } from '../../src/content-file.ts'
import type { ReactionKind } from '../../src/effect-words.ts'
import type { Target } from '../../src/events.ts'
import type { View } from '../../src/seen.ts'
import type { Dice } from '../../src/state.ts'
import { namesOf } from '../names.ts'
import {
  isAction,
  isBaseCause,
  isRuleCause,
  partsOf,
  poolsIn,
  type RuleCause,
  sidesWith,
  standingAt,
} from '../table.ts'
import {
  ACTION,
  ADVANTAGE,
  ANY_DIE,
  CAMPAIGN_POINT,
  CARD,
  DEFENCE,
  DIE,
  DOOM,
  HAZARD,
  INSPIRATION,
  NODE,
  POINT,
  REACTION,
  SHARD,
  STEP,
  TACTIC,
  TROPHY,
} from './nouns.ts'

/** What a rule brings about by itself. */
const CAUSE: { readonly [cause in RuleCause]: string } = {
  'damage-set': 'three captured cards',
  shard: 'Shard collected',
  'hero-defeated': 'hero defeated',
  hazard: 'Hazard',
  onrush: 'Onrush',
  remains: 'Remains',
  regeneration: 'regeneration',
  layout: 'set-up',
  support: 'Support phase',
  overflow: 'no room in the pool',
  limit: 'the limit fell',
  development: 'after the game',
}

const NEMESIS = 'the Nemesis'

export const listed = listedIn('en')

export const dieName = (kind: DieKind): string => DIE[kind].one
export const dice = (some: Partial<Dice>): string =>
  listed(partsOf(some).map(([kind, n]) => plural('en', n, DIE[kind])))

export const anyDice = (n: number): string => plural('en', n, ANY_DIE)
export const cardsOf = (n: number): string => plural('en', n, CARD)
export const advantages = (n: number): string => plural('en', n, ADVANTAGE)
export const inspirations = (n: number): string => plural('en', n, INSPIRATION)
export const trophies = (n: number): string => plural('en', n, TROPHY)
export const defenceTokens = (n: number): string => plural('en', n, DEFENCE)
export const hazardTokens = (n: number): string => plural('en', n, HAZARD)
export const movementPoints = (n: number): string => plural('en', n, POINT)
export const steps = (n: number): string => plural('en', n, STEP)
export const shards = (n: number): string => plural('en', n, SHARD)
export const nodes = (n: number): string => plural('en', n, NODE)
export const campaignPoints = (n: number): string => plural('en', n, CAMPAIGN_POINT)
export const dooms = (n: number): string => plural('en', n, DOOM)
export const points = (n: number): string => `${n} VP`

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'en')
  const { link, known, figure } = names

  const links = (ids: readonly string[]): string => listed(ids.map(link))

  const obstacle = (type: ObstacleType | 'runar'): string =>
    type === 'runar' ? 'the Runar' : `the ${link(`obstacle-${type}`)}`
  const part = (id: StatuePartId): string => `the ${link(`statue-${id}`)}`

  const target = (aimed: Target): string =>
    'figure' in aimed ? figure(aimed.figure) : `${obstacle(aimed.obstacle)} on ${link(aimed.node)}`

  /** What stands on a node, or the node. */
  function at(view: View | undefined, node: NodeId): string {
    const standing = standingAt(view, node)
    if ('figure' in standing) return figure(standing.figure)
    return 'obstacle' in standing ? `${obstacle(standing.obstacle)} on ${link(node)}` : figure(node)
  }

  const pool = (hero: string | null): string => (hero === null ? 'the Action pool' : link(hero))
  const paid = ({ from, die }: Pay): string => `${dieName(die)} of ${pool(from === 'pool' ? null : from)}`
  const paidMix = (mix: PayMix): string =>
    listed(poolsIn(mix).map(({ hero, dice: some }) => `${dice(some)} of ${pool(hero)}`))

  /** What brought something about: a card, an Action or a rule; null for what needs no word. */
  function causeName(cause: string): string | null {
    if (isRuleCause(cause)) return CAUSE[cause]
    if (isBaseCause(cause)) return 'Base activation'
    if (isAction(cause)) return ACTION[cause]
    if (Object.hasOwn(REACTION, cause)) return REACTION[cause as ReactionKind]
    return Object.hasOwn(TACTIC, cause) ? TACTIC[cause as TacticId] : known(cause)
  }
  const because = (cause: string): string => {
    const name = causeName(cause)
    return name === null ? '' : `(${name})`
  }

  /** A text of the content as part of a sentence. */
  const textOf = (entry: { readonly text: { readonly en: string } } | null | undefined): string =>
    (entry?.text.en ?? '').replace(/\.$/, '')

  return { ...names, content, links, obstacle, part, target, at, pool, paid, paidMix, causeName, because, textOf }
}

/** A side inside a sentence. */
export const sideWith = (who: Who) => sidesWith(who, NEMESIS)
