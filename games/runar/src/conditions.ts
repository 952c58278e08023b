import type { Carrier } from './carry.ts'
import type { HeroId, NodeId } from './content-file.ts'
import type { Condition } from './effect-words.ts'
import { canEndNextTo } from './enemy-moves.ts'
import { isAdjacent } from './geometry.ts'
import { heroesOf, isWithinDistance, territoryAt, zoneOf } from './places.ts'
import { boardOf, type OpenContext, openFieldOf } from './runar.ts'
import type { EnemyFigure, FigureId, HeroFigure } from './state.ts'

/** RN-33.10. The figure tested is the carrier's hero. */

type Word = Condition['cond']
type Test<W extends Word> = (
  t: OpenContext,
  condition: Extract<Condition, { readonly cond: W }>,
  carrier: Carrier,
) => boolean

const CONDITIONS: { readonly [W in Word]: Test<W> } = {
  'all-own-heroes-same-territory': (t, _, { seat }) => {
    const territories = heroesOf(t, seat).map((hero) => territoryAt(t, placeOf(t, hero)))
    return new Set(territories).size === 1
  },
  'personal-pool-empty': (t, _, { hero }) => {
    const figure = figureOf(t, hero)
    return figure?.kind === 'hero' && Object.values(figure.dice).every((n) => n === 0)
  },
  'own-statue-has-flame': (t, _, { seat }) =>
    openFieldOf(t).players[seat]?.statue === t.content.file.statueParts.length,
  'adjacent-to-other-ally': (t, _, { seat, hero }) => heroesOf(t, seat).some((ally) => areAdjacent(t, hero, ally)),
  'adjacent-to-enemy': (t, _, { hero }) => enemies(t).some((enemy) => areAdjacent(t, hero, enemy)),
  'adjacent-to-hero': (t, _, { hero }) => heroes(t).some((other) => areAdjacent(t, hero, other)),
  'adjacent-to-hero-without-defence': (t, _, { hero }) =>
    heroes(t).some((other) => areAdjacent(t, hero, other) && (figureOf(t, other) as HeroFigure).defence === 0),
  'attacker-adjacent': (t, _, { hero, bound }) => areAdjacent(t, hero, bound.$attacker ?? null),
  'adjacent-to-runar': (t, _, { hero }) => isBesideRunar(t, hero),
  'enemy-adjacent-to-runar': (t) => enemies(t).some((enemy) => isBesideRunar(t, enemy)),
  'on-shard-node': (t, _, { hero }) => openFieldOf(t).shards[standing(t, hero) ?? ''] !== undefined,
  'shard-in-own-zone': (t, _, { hero }) => {
    const node = standing(t, hero)
    return node !== null && shardNodes(t).some((shard) => zoneOf(t, shard) === zoneOf(t, node))
  },
  'shards-in-own-territory': (t, { min }, { hero }) => {
    const node = standing(t, hero)
    if (node === null) return false
    return shardNodes(t).filter((shard) => territoryAt(t, shard) === territoryAt(t, node)).length >= min
  },
  'hero-within': (t, condition, { hero }) => {
    const node = standing(t, hero)
    return node !== null && heroes(t).some((other) => isWithinDistance(t, node, placeOf(t, other), condition.distance))
  },
  'can-reach-adjacent': (t, { mp, of }, { hero }) => hero !== null && canEndNextTo(t, hero, mp, of),
  'adjacent-to-statue': (t, { enemy }, { hero }) => {
    const figure = figureOf(t, hero)
    if (enemy !== undefined && (figure as EnemyFigure | undefined)?.type !== enemy) return false
    return statuesBeside(t, hero).length > 0
  },
  'card-has-symbol-and-owner-not-chieftain': (t, _, { bound: { $card, $chieftain } }) =>
    $chieftain === undefined && (t.content.cards[$card ?? '']?.symbol ?? null) !== null,
  'enemy-rank-in': (t, { ranks }, { bound: { $enemy } }) => {
    const enemy = t.content.enemies[$enemy ?? '']
    return enemy !== undefined && ranks.includes(enemy.rank)
  },
  'part-is': (_, { part }, { bound: { $part } }) => $part === part,
}

export const holds = (t: OpenContext, condition: Condition, carrier: Carrier): boolean =>
  (CONDITIONS[condition.cond] as Test<Word>)(t, condition, carrier)

const figureOf = (t: OpenContext, figure: FigureId | null) =>
  figure === null ? undefined : openFieldOf(t).figures[figure]

const standing = (t: OpenContext, figure: FigureId | null): NodeId | null => figureOf(t, figure)?.node ?? null

const placeOf = (t: OpenContext, hero: HeroId): NodeId => standing(t, hero) as NodeId

const areAdjacent = (t: OpenContext, a: FigureId | null, b: FigureId | null): boolean => {
  const from = standing(t, a)
  const to = standing(t, b)
  return from !== null && to !== null && isAdjacent(boardOf(t), from, to)
}

const heroes = (t: OpenContext): readonly HeroId[] => openFieldOf(t).order.flatMap((seat) => heroesOf(t, seat))

const enemies = (t: OpenContext): readonly FigureId[] =>
  Object.entries(openFieldOf(t).figures).flatMap(([id, { kind }]) => (kind === 'enemy' ? [id] : []))

const shardNodes = (t: OpenContext): readonly NodeId[] => Object.keys(openFieldOf(t).shards)

/** Where the Runar stands (RN-27.14); null while there is none. */
export const runarNodeOf = (t: OpenContext): NodeId | null =>
  Object.entries(openFieldOf(t).obstacles).find(([, { type }]) => type === 'runar')?.[0] ?? null

function isBesideRunar(t: OpenContext, figure: FigureId | null): boolean {
  const from = standing(t, figure)
  const runar = runarNodeOf(t)
  return from !== null && runar !== null && isAdjacent(boardOf(t), from, runar)
}

/** RN-27.13: Statues next to a figure that have more than their Base. */
export function statuesBeside(t: OpenContext, figure: FigureId | null): readonly NodeId[] {
  const from = standing(t, figure)
  const { obstacles, players } = openFieldOf(t)
  if (from === null) return []
  return Object.entries(obstacles).flatMap(([node, { type, owner }]) => {
    const parts = type === 'statue' && owner !== undefined ? (players[owner]?.statue ?? 0) : 0
    return parts > 1 && isAdjacent(boardOf(t), from, node) ? [node] : []
  })
}
