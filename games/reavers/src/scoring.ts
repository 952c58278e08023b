import type { Result, ScoreItem, Seat } from '@longhouse/kernel'
import { SETS, type SetName, TOKENS, type Token } from './content-file.ts'
import { ownedArtifacts, prophecyGlory, setCards } from './prophecies.ts'
import { type OpenContext, playerAt, type RuleContext, step } from './reavers.ts'

/** RV-17. */

/** What scores are made of. */
export type ScoreKind = 'glory' | 'terror' | 'artifact' | SetName | Token | `${Token}-majority` | 'prophecy'
type Score = ScoreItem<ScoreKind>

export const finalScoring = step('finalScoring', (t) => {
  t.reveal()
  t.state.phase = 'over'
  const { scores, winners, items } = finalResult(t)
  for (const [seat, score] of scores.entries())
    t.tell?.({ kind: 'final-score', seat, items: items[seat] as readonly Score[], score })
  t.tell?.({ kind: 'game-won', seats: winners })
})

export function finalResult(t: RuleContext): Result {
  const items = t.state.players.map((_, seat) => scoreItems(t, seat))
  const scores = items.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))
  return { scores, winners: winnersOf(t, scores), items }
}

/** RV-17.20 to RV-17.22. */
function winnersOf(t: RuleContext, scores: readonly number[]): Seat[] {
  const most = Math.max(...scores)
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []))
  const favor = Math.max(...tied.map((seat) => playerAt(t, seat).favor))
  return tied.filter((seat) => playerAt(t, seat).favor === favor)
}

/** Everything a final score is made of, in the order of the rules; of what is not seen, nothing. */
export function scoreItems(t: OpenContext, seat: Seat): Score[] {
  const player = playerAt(t, seat)
  return [
    ...trackItems(t, seat),
    ...ownedArtifacts(t, seat).map((card) => ({
      item: 'artifact' as const,
      points: t.content.artifacts[card]?.glory ?? 0,
      facts: { card },
    })),
    ...SETS.map((set) => setItem(t, seat, set)),
    ...TOKENS.map((token) => tokenItem(t, seat, token)),
    ...TOKENS.map((token) => majorityItem(t, seat, token)),
    ...(player.prophecies ?? []).map((card) => ({
      item: 'prophecy' as const,
      points: prophecyGlory(t, seat, card),
      facts: { card },
    })),
  ]
}

/** What of the final score everybody can count at any time. */
export const openScoreItems = (t: OpenContext, seat: Seat): Score[] => [
  ...trackItems(t, seat),
  ...TOKENS.map((token) => tokenItem(t, seat, token)),
  ...TOKENS.map((token) => majorityItem(t, seat, token)),
]

function trackItems(t: OpenContext, seat: Seat): Score[] {
  const { glory, terror } = playerAt(t, seat)
  return [
    { item: 'glory', points: glory },
    { item: 'terror', points: terrorGlory(t, terror), facts: { tokens: terror } },
  ]
}

/** RV-17.2, RV-17.3. */
export function terrorGlory(t: Pick<OpenContext, 'content'>, tokens: number): number {
  const { table, perFurther } = t.content.scoring.terror
  const last = table.length - 1
  return (table[Math.min(tokens, last)] as number) + Math.max(0, tokens - last) * perFurther
}

const setItem = (t: OpenContext, seat: Seat, set: SetName): Score => {
  const cards = setCards(t, seat, set)
  return { item: set, points: setPoints(t, set, cards), facts: { cards: cards.length } }
}

export const setPoints = (t: OpenContext, set: SetName, cards: readonly string[]): number =>
  set === 'tapestry' ? tapestryGlory(t, cards) : setGlory(t, set, cards.length)

/** RV-17.8: full sets, and one smaller set of the rest. */
function setGlory(t: OpenContext, set: Exclude<SetName, 'tapestry'>, cards: number): number {
  const { table, setSize } = t.content.scoring.sets[set]
  return Math.floor(cards / setSize) * (table[setSize] as number) + (table[cards % setSize] as number)
}

/** RV-17.9. */
function tapestryGlory(t: OpenContext, cards: readonly string[]): number {
  const { completeSet, distinct, single } = t.content.scoring.sets.tapestry
  const counts = new Map<string | undefined, number>()
  for (const card of cards) {
    const spoil = t.content.spoils[card]
    const variant = spoil && 'variant' in spoil ? spoil.variant : undefined
    counts.set(variant, (counts.get(variant) ?? 0) + 1)
  }
  const trios = counts.size < distinct ? 0 : Math.min(...counts.values())
  return trios * completeSet + (cards.length - trios * distinct) * single
}

/** RV-17.10 to RV-17.13: the rate of the step reached goes for all tokens. */
export const tokenItem = (t: OpenContext, seat: Seat, token: Token): Score => ({
  item: token,
  points: tokenPoints(t, seat, token),
  facts: { tokens: playerAt(t, seat)[token] },
})

export function tokenPoints(t: OpenContext, seat: Seat, token: Token): number {
  const tokens = playerAt(t, seat)[token]
  return tokens * (t.content.scoring.tokens[token].tiers.findLast(({ min }) => tokens >= min)?.each ?? 0)
}

/** RV-17.14 to RV-17.16. */
export const majorityItem = (t: OpenContext, seat: Seat, token: Token): Score => ({
  item: `${token}-majority`,
  points: majorityPoints(t, seat, token),
})

export function majorityPoints(t: OpenContext, seat: Seat, token: Token): number {
  const own = playerAt(t, seat)[token]
  for (const player of t.state.players) if (player[token] > own) return 0
  return own > 0 ? t.content.scoring.tokens[token].majority : 0
}

export const scoringRules = [finalScoring]
