import { isRecord } from '@longhouse/kernel'
import type { Who } from '@longhouse/kernel/wording'
import { type PayMix, payAt } from '../src/choices.ts'
import type { Content } from '../src/content.ts'
import {
  DIE_KINDS,
  type DieKind,
  type HeroId,
  type NodeId,
  type ObstacleType,
  SHARD_COLORS,
  type ShardColor,
} from '../src/content-file.ts'
import type { Effect, StandardAction } from '../src/effect-words.ts'
import type { View } from '../src/seen.ts'
import type { Dice, FigureId, Side } from '../src/state.ts'
import type { Asked } from './kinds.ts'

/** What sentences need to know of dice, places and the table, in any language. */

/** How many dice of each kind there are, in the order in which they are named. */
export const partsOf = (dice: Partial<Dice>): readonly (readonly [DieKind, number])[] =>
  DIE_KINDS.flatMap((kind) => {
    const n = dice[kind] ?? 0
    return n > 0 ? [[kind, n] as const] : []
  })

export const isColor = (word: unknown): word is ShardColor => (SHARD_COLORS as readonly unknown[]).includes(word)

/** RN-12.7: dice of one pool. */
interface PaidFrom {
  /** Null: the Action pool. */
  readonly hero: HeroId | null
  readonly dice: Partial<Dice>
}

/** Dice of several pools, pool by pool, the Action pool first. */
export function poolsIn(mix: PayMix): readonly PaidFrom[] {
  const pools = new Map<string, Partial<Dice>>()
  for (const [key, n] of Object.entries(mix)) {
    const pay = payAt(key)
    if (pay && n > 0) pools.set(pay.from, { ...pools.get(pay.from), [pay.die]: n })
  }
  const isHeros = (from: string): number => Number(from !== 'pool')
  return [...pools]
    .sort(([a], [b]) => isHeros(a) - isHeros(b))
    .map(([from, dice]) => ({ hero: from === 'pool' ? null : from, dice }))
}

/** Causes that are words of the rules, and no card. */
const RULE_CAUSES = [
  ...['damage-set', 'shard', 'hero-defeated', 'hazard', 'onrush', 'remains', 'regeneration', 'layout'],
  ...['support', 'overflow', 'limit', 'development'],
] as const
export type RuleCause = (typeof RULE_CAUSES)[number]
export const isRuleCause = (cause: string): cause is RuleCause => (RULE_CAUSES as readonly string[]).includes(cause)

/** An Enemy that does what its Enemy card says: `seggir-12:base` (RN-24.9). */
export const isBaseCause = (cause: string): boolean => cause.endsWith(':base')

/** A name for every side: the seats' names come from the table, that of the Nemesis from the language. */
export const sidesWith =
  (who: Who, nemesis: string) =>
  (side: Side): string =>
    side === 'nemesis' ? nemesis : who(side)

export type DeclaredAction = StandardAction | 'activate' | 'change'

const ACTIONS: readonly DeclaredAction[] = ['move', 'push', 'attack', 'collect', 'activate', 'change']
export const isAction = (word: unknown): word is DeclaredAction => (ACTIONS as readonly unknown[]).includes(word)

/** What stands on a node: that is what is aimed at there. */
type Standing =
  | { readonly figure: FigureId }
  | { readonly obstacle: ObstacleType | 'runar' }
  | { readonly node: NodeId }

export function standingAt(view: View | undefined, node: NodeId): Standing {
  const figure = view?.field?.standing[node]
  if (figure !== undefined) return { figure }
  const obstacle = view?.field?.obstacles[node]
  return obstacle ? { obstacle: obstacle.type } : { node }
}

/** Where a figure stands; null for who stands nowhere. */
export const placeOf = (view: View | undefined, figure: FigureId): NodeId | null =>
  view?.field?.figures[figure]?.node ?? null

/** The Treasure of a hero, where the table is at hand. */
export function treasureOf(view: View | undefined, hero: HeroId): string | null {
  const figure = view?.field?.figures[hero]
  return figure?.kind === 'hero' ? figure.treasure : null
}

export const hasHazard = (view: View | undefined, node: NodeId): boolean => view?.field?.hazards[node] === true

/** What a question is about, by what sentences need of it. */
interface Subject {
  readonly cause: string
  readonly hero: string
  readonly figure: string
  readonly enemy: string
  readonly at: string
  readonly action: DeclaredAction | null
  readonly damage: string
  readonly group: string
  readonly points: number
}

export function aboutOf({ about }: Pick<Asked, 'about'>): Subject {
  const { cause, card, hero, mover, figure, attacker, target, by, enemy, at, action, damage, group, points } =
    about ?? {}
  return {
    cause: cause ?? card ?? '',
    hero: hero ?? mover ?? '',
    figure: figure ?? attacker ?? target ?? by ?? '',
    enemy: enemy ?? '',
    at: at ?? '',
    action: action ?? null,
    damage: damage ?? '',
    group: group ?? '',
    points: points ?? 0,
  }
}

/** The heroes with which a seat may react. */
export function heroesReacting({ form }: Pick<Asked, 'form'>): readonly HeroId[] {
  const react = form.kind === 'either' ? form.of.react : undefined
  const offers = react?.kind === 'one' ? react.of : []
  return [
    ...new Set(offers.flatMap((offer) => (isRecord(offer) && typeof offer.hero === 'string' ? [offer.hero] : []))),
  ]
}

/** RN-28: what is told of a campaign before its next game. */
export function campaignAt({ sheet: { games, at, campaign } }: View) {
  return { game: at + 1, games: games.length, next: games[at + 1] ?? null, points: campaign?.points ?? [] }
}

/** RN-29: the game that is fielded for, and how many heroes are lost. */
export function soloAt({ file }: Content, { sheet: { games, campaign } }: View) {
  const { finished = [], out = [] } = campaign ?? {}
  const most = file.campaign.solo.lostHeroes
  return { game: finished.length + 1, next: games[finished.length] ?? '', out: out.length, most }
}

/** RN-29.4. */
export const isAlone = ({ view }: Asked): boolean => view.sheet.teams.length === 1

/** RN-28.6: what a Legend has. */
export function legendOf({ heroes }: Content, hero: HeroId): readonly string[] {
  const legend = heroes[hero]?.ranks.legend
  return [...(legend?.abilities ?? []), ...(legend?.trait ? [legend.trait] : [])].map(({ id }) => id)
}

/** The alternatives of a card, or of the reward for an Enemy (RN-24.35). */
export function alternativesOf({ enemies }: Content, of: string): readonly (readonly Effect[])[] {
  for (const effect of enemies[of]?.rewards ?? []) if (effect.do === 'choose') return effect.options
  return []
}

/** RN-5.29: how many tokens a seat has laid already. */
export const tokensOf = ({ seat, view }: Asked): number =>
  Object.values(view.field?.positions ?? {}).filter((token) => token.seat === seat).length

/** RN-4.6, RN-29.2: which of how many heroes is chosen. */
export function heroChosen({ constants, file }: Content, { seat, view }: Asked) {
  const { heroes = [], roster } = view.sheet.teams[seat] ?? {}
  return { n: (roster ?? heroes).length + 1, of: roster ? file.campaign.solo.teamSize : constants.heroesPerTeam }
}
