import type { Result, ScoreItem, SideStanding } from '@longhouse/kernel'
import type { RuneValues, TieBreaker } from './content-file.ts'
import { isSolo } from './enemy-clan.ts'
import { held, islandRunes, templesOn } from './sides.ts'
import type { GodInPlay, Side } from './state.ts'
import { mapOf, type OpenContext, type RuleContext, step } from './vikings.ts'

/** TV-12, TV-18.2, TV-18.3. */

/** What scores are made of. */
export type ScoreKind = 'island-runes' | 'favor-runes'
type Score = ScoreItem<ScoreKind>

export const finalScoring = step('finalScoring', (t) => {
  t.reveal()
  t.state.phase = 'over'
  t.state.turn.side = null
  const scored = scoredSides(t)
  for (const line of scored) t.tell?.({ kind: 'final-score', ...line })
  t.tell?.({ kind: 'game-won', sides: winnersOf(t, scored) })
})

interface Scored {
  readonly side: Side
  readonly items: readonly Score[]
  readonly score: number
}

/** Every seat, and the enemy clan (TV-18.2); the passive enemy scores nothing (TV-13.9). */
const scoredSides = (t: RuleContext): Scored[] =>
  [...t.state.players.keys(), ...(isSolo(t) ? (['enemy'] as const) : [])].map((side) => {
    const items = scoreItems(t, side)
    return { side, items, score: sumOf(items) }
  })

const sumOf = (items: readonly Score[]): number => items.reduce((sum, { points }) => sum + points, 0)

/** TV-18.3: if the enemy wins alone, nobody at the table does. */
export function finalResult(t: RuleContext): Result {
  const scored = scoredSides(t)
  const winners = winnersOf(t, scored)
  const seats = scored.filter(({ side }) => side !== 'enemy')
  const sides = scored.flatMap(({ side, score, items }) =>
    side === 'enemy' ? [{ side, score, items, wins: winners.includes(side) }] : [],
  )
  return {
    scores: seats.map(({ score }) => score),
    winners: winners.filter((side) => side !== 'enemy'),
    items: seats.map(({ items }) => items),
    ...(sides.length > 0 ? { sides } : {}),
  }
}

/** What the enemy clan would score now, without the favor cards that it keeps face down (TV-17.3). */
export function sideStandings(t: RuleContext): SideStanding[] {
  const { enemy, phase } = t.state
  if (enemy?.kind !== 'clan') return []
  const seen = phase === 'over' ? enemy : { ...enemy, favors: null }
  return [{ side: 'enemy', score: sumOf(scoreItems({ ...t, state: { ...t.state, enemy: seen } }, 'enemy')) }]
}

/** TV-12.2, TV-12.5, TV-12.6: gods tied in fury share the last of their places. */
export const placeOf = (t: OpenContext, { fury }: GodInPlay): number =>
  t.state.gods.filter((god) => god.fury >= fury).length

const runeValue = ({ first, second, third }: RuneValues, place: number): number =>
  [first, second, third][place - 1] ?? 0

/** Everything a score is made of, were it counted now; favor cards that are not seen count for nothing. */
export function scoreItems(t: OpenContext, side: Side): Score[] {
  const { islandRune, favorRune } = t.content.scoring
  return t.state.gods.flatMap((god) => {
    const place = placeOf(t, god)
    const facts = { god: god.god, rune: god.rune, place }
    const islands = islandRunes(t, side, god.rune)
    const favors = favorRunes(t, side, god)
    return [
      { item: 'island-runes', points: islands * runeValue(islandRune, place), facts: { ...facts, runes: islands } },
      { item: 'favor-runes', points: favors * runeValue(favorRune, place), facts: { ...facts, runes: favors } },
    ]
  })
}

const favorsOf = ({ state }: OpenContext, side: Side) => {
  if (side !== 'enemy') return state.players[side]?.favors ?? []
  return (state.enemy?.kind === 'clan' && state.enemy.favors) || []
}

const favorRunes = (t: OpenContext, side: Side, { rune }: GodInPlay): number =>
  favorsOf(t, side).reduce(
    (sum, favor) => sum + (t.content.favors[favor]?.runes.filter((shown) => shown === rune).length ?? 0),
    0,
  )

const isEmpty = (isFull: boolean): boolean => !isFull

/** TV-12.10; of the enemy clan those on the map (TV-18.3). */
const builtOf = (t: RuleContext, side: Side, slots: 'templeSlots' | 'boatSlots', onMap: number): number =>
  side === 'enemy' ? onMap : (t.state.players[side]?.[slots].filter(isEmpty).length ?? 0)

/** TV-12.9. */
const TIE_BREAKS: { readonly [breaker in TieBreaker]: (t: RuleContext, side: Side) => number } = {
  'island-runes': (t, side) => islandRunes(t, side),
  'favor-cards': (t, side) => favorsOf(t, side).length,
  'temples-built': (t, side) => builtOf(t, side, 'templeSlots', enemyTemples(t)),
  'boats-built': (t, side) => builtOf(t, side, 'boatSlots', t.state.boats.enemy?.length ?? 0),
  'total-resources': (t, side) => held(t, side, 'wood') + held(t, side, 'food') + held(t, side, 'steel'),
}

const enemyTemples = (t: RuleContext): number =>
  mapOf(t).islandIds.reduce((sum, island) => sum + templesOn(t, island, 'enemy'), 0)

/** TV-12.9, TV-12.11, TV-18.3: who is still tied shares the win. */
function winnersOf(t: RuleContext, scored: readonly Scored[]): Side[] {
  let tied = bestOf(scored, ({ score }) => score)
  for (const breaker of t.content.scoring.tieBreakers) tied = bestOf(tied, ({ side }) => TIE_BREAKS[breaker](t, side))
  return tied.map(({ side }) => side)
}

function bestOf(scored: readonly Scored[], worth: (of: Scored) => number): Scored[] {
  const most = Math.max(...scored.map(worth))
  return scored.filter((of) => worth(of) === most)
}

export const scoringRules = [finalScoring]
