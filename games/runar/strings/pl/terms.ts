import { listedIn, object, subject, type Who } from '@longhouse/kernel/wording'
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
  REMAINS,
  SHARD,
  STEP,
  TACTIC,
  TROPHY,
} from './nouns.ts'

/** What a rule brings about by itself. */
const CAUSE: { readonly [cause in RuleCause]: string } = {
  'damage-set': 'trzy zdobyte karty',
  shard: 'zebrany Odłamek',
  'hero-defeated': 'pokonany bohater',
  hazard: 'Zagrożenie',
  onrush: 'Natarcie',
  remains: 'Pozostałości',
  regeneration: 'Regeneracja',
  layout: 'przygotowanie',
  support: 'faza Wsparcia',
  overflow: 'brak miejsca w Puli',
  limit: 'niższy limit',
  development: 'po grze',
}

const NEMESIS = 'Nemezis'

export const listed = listedIn('pl')

export const dieName = (kind: DieKind): string => DIE[kind].one
/** Dice as a subject, and as an object. */
export const dice = (some: Partial<Dice>): string => listed(partsOf(some).map(([kind, n]) => subject(n, DIE[kind])))
export const theDice = (some: Partial<Dice>): string => listed(partsOf(some).map(([kind, n]) => object(n, DIE[kind])))

export const anyDice = (n: number): string => subject(n, ANY_DIE)
export const theAnyDice = (n: number): string => object(n, ANY_DIE)
export const cardsOf = (n: number): string => subject(n, CARD)
export const theCards = (n: number): string => object(n, CARD)
export const advantages = (n: number): string => subject(n, ADVANTAGE)
export const inspirations = (n: number): string => subject(n, INSPIRATION)
export const trophies = (n: number): string => subject(n, TROPHY)
export const defenceTokens = (n: number): string => subject(n, DEFENCE)
export const hazardTokens = (n: number): string => subject(n, HAZARD)
export const movementPoints = (n: number): string => subject(n, POINT)
export const steps = (n: number): string => subject(n, STEP)
export const shards = (n: number): string => subject(n, SHARD)
export const nodes = (n: number): string => subject(n, NODE)
export const remainsTokens = (n: number): string => subject(n, REMAINS)
export const campaignPoints = (n: number): string => subject(n, CAMPAIGN_POINT)
export const theDooms = (n: number): string => object(n, DOOM)
export const points = (n: number): string => `${n} PZ`

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'pl')
  const { link, known, figure } = names

  const links = (ids: readonly string[]): string => listed(ids.map(link))

  const obstacle = (type: ObstacleType | 'runar'): string => (type === 'runar' ? 'Runar' : link(`obstacle-${type}`))
  const part = (id: StatuePartId): string => link(`statue-${id}`)

  const target = (aimed: Target): string =>
    'figure' in aimed ? figure(aimed.figure) : `${obstacle(aimed.obstacle)}, ${link(aimed.node)}`

  /** What stands on a node, or the node. */
  function at(view: View | undefined, node: NodeId): string {
    const standing = standingAt(view, node)
    if ('figure' in standing) return figure(standing.figure)
    return 'obstacle' in standing ? `${obstacle(standing.obstacle)}, ${link(node)}` : figure(node)
  }

  const pool = (hero: string | null): string => (hero === null ? 'Pula Akcji' : link(hero))
  const paid = ({ from, die }: Pay): string => `${dieName(die)} (${pool(from === 'pool' ? null : from)})`
  const paidMix = (mix: PayMix): string =>
    listed(poolsIn(mix).map(({ hero, dice: some }) => `${dice(some)} (${pool(hero)})`))

  /** What brought something about: a card, an Action or a rule; null for what needs no word. */
  function causeName(cause: string): string | null {
    if (isRuleCause(cause)) return CAUSE[cause]
    if (isBaseCause(cause)) return 'Aktywacja Podstawowa'
    if (isAction(cause)) return ACTION[cause]
    if (Object.hasOwn(REACTION, cause)) return REACTION[cause as ReactionKind]
    return Object.hasOwn(TACTIC, cause) ? TACTIC[cause as TacticId] : known(cause)
  }
  const because = (cause: string): string => {
    const name = causeName(cause)
    return name === null ? '' : `(${name})`
  }

  /** A text of the content as part of a sentence. */
  const textOf = (entry: { readonly text: { readonly pl: string } } | null | undefined): string =>
    (entry?.text.pl ?? '').replace(/\.$/, '')

  return { ...names, content, links, obstacle, part, target, at, pool, paid, paidMix, causeName, because, textOf }
}

/** A side, never inflected. */
export const sideWith = (who: Who) => sidesWith(who, NEMESIS)
