import { byId, dictionaryOf } from '@longhouse/kernel'
import raw from '../content/runar.json' with { type: 'json' }
import type {
  ActionCard,
  CardId,
  Clan,
  Constants,
  ContentFile,
  Costed,
  DestinyBoard,
  DestinyCard,
  Doom,
  Enemy,
  EnemyCard,
  EventCard,
  Hero,
  InspirationCard,
  Layout,
  Mission,
  ObstacleCard,
  Reward,
  Scenario,
  StatuePart,
  StatuePartId,
  Tactic,
  Treasure,
} from './content-file.ts'
import type { Mod, TriggeredEffects } from './effect-words.ts'
import { type Geometry, geometryOf } from './geometry.ts'

/** The cards, boards and scenarios as the rules read them. Every number of the game comes from here. */

type ById<E> = { readonly [id: string]: E }

type Campaign = ContentFile['campaign']['campaigns'][number]

export interface Content {
  readonly file: ContentFile
  readonly constants: Constants
  /** By number of players. */
  readonly boards: { readonly [players: number]: Geometry }
  readonly destinyBoards: { readonly [players: number]: DestinyBoard }
  readonly clans: ById<Clan>
  readonly heroes: ById<Hero>
  readonly cards: { readonly [card: CardId]: ActionCard }
  readonly inspiration: InspirationCard
  readonly layouts: ById<Layout>
  /** By the word after `tactic-`, `action-`, `reaction-`. */
  readonly tactics: ById<Tactic>
  readonly actions: ById<Costed>
  readonly reactions: ById<Costed>
  readonly events: ById<EventCard>
  readonly eventsByNumber: { readonly [number: number]: EventCard }
  readonly dooms: ById<Doom>
  readonly missions: ById<Mission>
  readonly scenarios: ById<Scenario>
  /** By the word after `campaign-`. */
  readonly campaigns: ById<Campaign>
  readonly rewards: ById<Reward>
  readonly treasures: ById<Treasure>
  /** By the word after `obstacle-`. */
  readonly obstacles: ById<ObstacleCard>
  readonly statueParts: { readonly [part in StatuePartId]: StatuePart }
  readonly enemies: ById<Enemy>
  readonly enemyCards: ById<EnemyCard & { readonly enemy: string }>
  readonly destinyCards: ById<DestinyCard>
  /** What is always on (RN-33.15, RN-33.18), by the id of the Trait, Treasure or scenario rule. */
  readonly mods: { readonly [card: string]: readonly Mod[] }
}

export const rulebookFile = raw as unknown as ContentFile

export function readContent(file: ContentFile): Content {
  return {
    file,
    constants: file.constants,
    boards: byPlayers(file.boards.map((board) => [board.players, geometryOf(board)])),
    destinyBoards: byPlayers(file.destinyBoards.map((board) => [board.players, board])),
    clans: byId(file.clans),
    heroes: byId(file.heroes),
    cards: byId(file.heroes.flatMap(({ actionCards }) => actionCards)),
    inspiration: file.inspirationCards[0] as InspirationCard,
    layouts: byId(file.layouts),
    tactics: byWord(file.tactics, 'tactic-'),
    actions: byWord(file.actions, 'action-'),
    reactions: byWord(file.reactions, 'reaction-'),
    events: byId(file.events),
    eventsByNumber: dictionaryOf(file.events.map((event) => [event.number, event] as const)),
    dooms: byId(file.dooms),
    missions: byId(file.missions),
    scenarios: byId(file.scenarios),
    campaigns: byWord(file.campaign.campaigns, 'campaign-'),
    rewards: byId(file.campaign.rewards),
    treasures: byId(file.treasures),
    obstacles: byWord(file.obstacles, 'obstacle-'),
    statueParts: byWord(file.statueParts, 'statue-') as Content['statueParts'],
    enemies: byId(file.enemies),
    enemyCards: byId(
      file.enemies.flatMap(({ id, actionCards }) => actionCards.map((card) => ({ ...card, enemy: id }))),
    ),
    destinyCards: byId(file.destinyCards),
    mods: modsOf([
      ...file.heroes.flatMap(({ ranks }) => Object.values(ranks).flatMap(({ trait }) => trait ?? [])),
      ...file.treasures,
      ...file.scenarios.flatMap(({ rules }) => rules),
    ]),
  }
}

function modsOf(cards: readonly ({ readonly id: string } & Partial<TriggeredEffects>)[]): Content['mods'] {
  const lasting = cards.filter(({ on }) => on === undefined)
  const isMod = (effect: { readonly do: string }): effect is Mod => effect.do === 'mod'
  const entries = lasting.map(({ id, effects = [] }) => [id, effects.filter(isMod)] as const)
  return dictionaryOf(entries.filter(([, mods]) => mods.length > 0))
}

const byPlayers = <E>(entries: readonly (readonly [number, E])[]): { readonly [players: number]: E } =>
  Object.fromEntries(entries)

const byWord = <E extends { readonly id: string }>(entries: readonly E[], prefix: string): ById<E> =>
  dictionaryOf(entries.map((entry) => [entry.id.slice(prefix.length), entry] as const))
