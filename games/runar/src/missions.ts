import type { Seat } from '@longhouse/kernel'
import type { NodeId } from './content-file.ts'
import type { HeroTest, Metric, MissionScore } from './mission-words.ts'
import { adjacentFigures, heroesOf, heroOf, isOpposing, placeOf, territoryAt, zoneOf } from './places.ts'
import { fieldOf, playerAt, type RuleContext } from './runar.ts'
import { opponentsOf, territoryOf } from './sides.ts'

/** RN-33.5, RN-33.11, RN-33.12: what a mission gives a player. */

const nodesOf = (t: RuleContext, seat: Seat): NodeId[] => heroesOf(t, seat).map((hero) => placeOf(t, hero) as NodeId)

const isDefended = (t: RuleContext, seat: Seat): boolean =>
  heroesOf(t, seat).some((hero) => heroOf(t, hero).defence > 0)

const METRICS: { readonly [metric in Metric]: (t: RuleContext, seat: Seat) => number } = {
  vp: (t, seat) => playerAt(t, seat).vp,
  trophies: (t, seat) => playerAt(t, seat).trophies,
  'statue-parts': (t, seat) => playerAt(t, seat).statue,
  'action-deck-cards': (t, seat) => playerAt(t, seat).deck.length,
  'dealt-damage-cards': (t, seat) => playerAt(t, seat).dealt.length,
  'heroes-with-defence': (t, seat) => heroesOf(t, seat).filter((hero) => heroOf(t, hero).defence > 0).length,
  'opponents-without-defended-hero': (t, seat) => opponentsOf(t, seat).filter((other) => !isDefended(t, other)).length,
  'opposing-figures-on-own-territory': (t, seat) =>
    Object.entries(fieldOf(t).standing).filter(
      ([node, figure]) => territoryAt(t, node) === territoryOf(t, seat) && isOpposing(t, seat, figure),
    ).length,
  'heroes-on-opposing-territories': (t, seat) =>
    nodesOf(t, seat).filter((node) => territoryAt(t, node) !== territoryOf(t, seat)).length,
}

const allSame = (values: readonly string[]): boolean => new Set(values).size === 1

/** RN-26.8: the undefeated heroes, of whom there is at least one. */
const HERO_TESTS: { readonly [test in HeroTest]: (t: RuleContext, seat: Seat, nodes: readonly NodeId[]) => boolean } = {
  'all-in-different-zones': (t, _, nodes) => new Set(nodes.map((node) => zoneOf(t, node))).size === nodes.length,
  'more-away-than-home': (t, seat, nodes) => {
    const home = nodes.filter((node) => territoryAt(t, node) === territoryOf(t, seat)).length
    return nodes.length - home > home
  },
  'each-adjacent-to-other-ally': (t, seat, nodes) =>
    nodes.every((node) => adjacentFigures(t, node).some((figure) => heroesOf(t, seat).includes(figure))),
  'all-on-own-territory': (t, seat, nodes) => nodes.every((node) => territoryAt(t, node) === territoryOf(t, seat)),
  'all-on-same-territory': (t, _, nodes) => allSame(nodes.map((node) => territoryAt(t, node))),
  'all-on-same-opposing-territory': (t, seat, nodes) =>
    allSame(nodes.map((node) => territoryAt(t, node))) && territoryAt(t, nodes[0] as NodeId) !== territoryOf(t, seat),
}

function fulfils(t: RuleContext, cond: Extract<MissionScore, { kind: 'if' }>['cond'], seat: Seat): boolean {
  if ('heroes' in cond) {
    const nodes = nodesOf(t, seat)
    return nodes.length > 0 && HERO_TESTS[cond.heroes](t, seat, nodes)
  }
  const value = METRICS[cond.metric](t, seat)
  return cond.op === '>=' ? value >= cond.value : value === cond.value
}

/** RN-26.7, RN-26.15: all who are tied are meant, and only players are compared. */
function ranked(t: RuleContext, { metric, most, fewest }: Extract<MissionScore, { kind: 'rank' }>, seat: Seat): number {
  const values = fieldOf(t).players.map((_, other) => METRICS[metric](t, other))
  const own = METRICS[metric](t, seat)
  return (own === Math.max(...values) ? (most ?? 0) : 0) + (own === Math.min(...values) ? (fewest ?? 0) : 0)
}

export function missionPoints(t: RuleContext, score: MissionScore, seat: Seat): number {
  if (score.kind === 'if') return fulfils(t, score.cond, seat) ? score.vp : 0
  if (score.kind === 'rank') return ranked(t, score, seat)
  return Math.floor(METRICS[score.metric](t, seat) / score.each) * score.vp
}
