import { type Plural, plural } from '@longhouse/kernel'
import { listedIn, type Who } from '@longhouse/kernel/wording'
import type { Pay, PayMix } from '../../src/choices.ts'
import type { Content } from '../../src/content.ts'
import type { DieKind, NodeId, ObstacleType, Rank, ShardColor, StatuePartId, TacticId } from '../../src/content-file.ts'
import type { ReactionKind } from '../../src/effect-words.ts'
import type { Target } from '../../src/events.ts'
import type { View } from '../../src/seen.ts'
import type { Dice, Phase } from '../../src/state.ts'
import { namesOf } from '../names.ts'
import {
  type DeclaredAction,
  isAction,
  isBaseCause,
  isRuleCause,
  partsOf,
  poolsIn,
  type RuleCause,
  sidesWith,
  standingAt,
} from '../table.ts'

const counted = (one: string, other = `${one}s`): Plural => ({ one, other })

const DIE: { readonly [kind in DieKind]: string } = {
  agility: 'Agility',
  strength: 'Strength',
  instinct: 'Instinct',
  neutral: 'Neutral',
}

export const COLOR: { readonly [color in ShardColor]: string } = { blue: 'blue', yellow: 'yellow' }

export const RANK: { readonly [rank in Rank]: string } = { explorer: 'Explorer', legend: 'Legend' }

export const ACTION: { readonly [action in DeclaredAction]: string } = {
  move: 'Move',
  push: 'Push',
  attack: 'Attack',
  collect: 'Collect',
  activate: 'Activate',
  change: 'Change',
}

export const REACTION: { readonly [reaction in ReactionKind]: string } = {
  chase: 'Chase',
  defence: 'Defence',
  assault: 'Assault',
}

export const TACTIC: { readonly [tactic in TacticId]: string } = {
  coordination: 'Coordination',
  charge: 'Charge',
  reinforce: 'Reinforcement',
  build: 'Build',
  equip: 'Equip',
  store: 'Store',
}

export const PHASE: { readonly [phase in Phase]: string } = {
  setup: 'set-up',
  initial: 'Initial phase',
  tactics: 'Tactics phase',
  action: 'Action phase',
  support: 'Support phase',
  destiny: 'Destiny phase',
  nemesis: 'Nemesis phase',
  end: 'End phase',
  over: 'end of the game',
}

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
}

const NEMESIS = 'the Nemesis'

export const listed = listedIn('en')

export const dieName = (kind: DieKind): string => `${DIE[kind]} die`
export const dice = (some: Partial<Dice>): string =>
  listed(partsOf(some).map(([kind, n]) => plural('en', n, counted(dieName(kind), `${DIE[kind]} dice`))))

export const anyDice = (n: number): string => plural('en', n, counted('die', 'dice'))
export const cardsOf = (n: number): string => plural('en', n, counted('card'))
export const advantages = (n: number): string => plural('en', n, counted('Advantage card'))
export const inspirations = (n: number): string => plural('en', n, counted('Inspiration card'))
export const trophies = (n: number): string => plural('en', n, counted('Trophy', 'Trophies'))
export const defenceTokens = (n: number): string => plural('en', n, counted('Defence token'))
export const hazardTokens = (n: number): string => plural('en', n, counted('Hazard token'))
export const movementPoints = (n: number): string => plural('en', n, counted('Movement point'))
export const steps = (n: number): string => plural('en', n, counted('step'))
export const shards = (n: number): string => plural('en', n, counted('Shard'))
export const nodes = (n: number): string => plural('en', n, counted('node'))
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
