import type { Result, ScoreItem, Seat } from '@longhouse/kernel'
import type { RuneValues, TieBreaker } from './content-file.ts'
import { held, islandRunes } from './sides.ts'
import type { GodInPlay, Side } from './state.ts'
import { type RuleContext, type Sight, step } from './vikings.ts'

/** TV-12. */

export const finalScoring = step('finalScoring', (t) => {
  t.reveal()
  t.state.phase = 'over'
  t.state.turn.side = null
  const { scores, winners, items } = finalResult(t)
  for (const [seat, score] of scores.entries())
    t.tell?.({ kind: 'final-score', side: seat, items: items[seat] as readonly ScoreItem[], score })
  t.tell?.({ kind: 'game-won', sides: winners })
})

export function finalResult(t: RuleContext): Result {
  const items = t.state.players.map((_, seat) => scoreItems(t, seat))
  const scores = items.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
  return { scores, winners: winnersOf(t, scores), items }
}

/** TV-12.2, TV-12.5, TV-12.6: gods tied in fury share the last of their places. */
export const placeOf = (t: Sight, { fury }: GodInPlay): number => t.state.gods.filter((god) => god.fury >= fury).length

const runeValue = ({ first, second, third }: RuneValues, place: number): number =>
  [first, second, third][place - 1] ?? 0

/** Everything a score is made of, were it counted now; favor cards that are not seen count for nothing. */
export function scoreItems(t: Sight, side: Side): ScoreItem[] {
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

const favorsOf = ({ state }: Sight, side: Side) => {
  if (side !== 'enemy') return state.players[side]?.favors ?? []
  return (state.enemy?.kind === 'clan' && state.enemy.favors) || []
}

const favorRunes = (t: Sight, side: Side, { rune }: GodInPlay): number =>
  favorsOf(t, side).reduce(
    (sum, favor) => sum + (t.content.favors[favor]?.runes.filter((shown) => shown === rune).length ?? 0),
    0,
  )

const isEmpty = (isFull: boolean): boolean => !isFull

/** TV-12.9, TV-12.10. */
const TIE_BREAKS: { readonly [breaker in TieBreaker]: (t: RuleContext, seat: Seat) => number } = {
  'island-runes': (t, seat) => islandRunes(t, seat),
  'favor-cards': (t, seat) => favorsOf(t, seat).length,
  'temples-built': (t, seat) => t.state.players[seat]?.templeSlots.filter(isEmpty).length ?? 0,
  'boats-built': (t, seat) => t.state.players[seat]?.boatSlots.filter(isEmpty).length ?? 0,
  'total-resources': (t, seat) => held(t, seat, 'wood') + held(t, seat, 'food') + held(t, seat, 'steel'),
}

/** TV-12.9, TV-12.11: who is still tied shares the win. */
function winnersOf(t: RuleContext, scores: readonly number[]): Seat[] {
  let tied = bestOf([...scores.keys()], (seat) => scores[seat] as number)
  for (const breaker of t.content.scoring.tieBreakers) tied = bestOf(tied, (seat) => TIE_BREAKS[breaker](t, seat))
  return tied
}

function bestOf(seats: readonly Seat[], worth: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(worth))
  return seats.filter((seat) => worth(seat) === most)
}

export const scoringRules = [finalScoring]
