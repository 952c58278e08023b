import type { Result, ScoreItem, Seat } from '@longhouse/kernel'
import { type OpenContext, playerAt, type RuleContext, step } from './champions.ts'
import { COLORS, type Content, type Longship, type Rune } from './content.ts'
import { seenDestinyGlory } from './destinies.ts'

/** CH-15. Nothing changes while scoring: every comparison sees the state before it (CH-15.2). */

/** What scores are made of. */
export type ScoreKind = 'glory-track' | 'destiny' | 'color-sets' | 'rune' | 'longship' | 'favor' | 'coins' | 'blame'
type Score = ScoreItem<ScoreKind>

export const finalScoring = step('finalScoring', (t) => {
  t.state.phase = 'over'
  t.reveal()
  const { scores, items, winners } = finalResult(t)
  // CH-15.13: from the lowest on the Glory track upward.
  const order = scores.map((_, seat) => seat).sort((a, b) => playerAt(t, a).glory - playerAt(t, b).glory)
  for (const seat of order)
    t.tell?.({ kind: 'final-score', seat, items: items[seat] ?? [], score: scores[seat] as number })
  t.tell?.({ kind: 'game-won', seats: winners })
})

export function finalResult(t: RuleContext): Result {
  const items = t.state.players.map((_, seat) => scoreItems(t, seat))
  const scores = items.map((list) => list.reduce((sum, { points }) => sum + points, 0))
  return { scores, items, winners: winnersOf(t, scores) }
}

/** CH-15.1: in this order; of what is not seen, nothing. */
export const scoreItems = (t: OpenContext, seat: Seat): Score[] => [
  gloryTrack(t, seat),
  ...(playerAt(t, seat).destinies ?? []).flatMap((destiny) => {
    const points = seenDestinyGlory(t, seat, destiny)
    return points === null ? [] : [{ item: 'destiny' as const, points, facts: { destiny } }]
  }),
  ...setItems(t, seat),
  ...openScoreItems(t, seat),
]

function setItems(t: OpenContext, seat: Seat): Score[] {
  const { defeated } = playerAt(t, seat)
  if (!defeated) return []
  const sets = colorSets(t.content, defeated)
  return [{ item: 'color-sets', points: sets * t.content.scoring.setOfColorsGlory, facts: { sets } }]
}

export const gloryTrack = (t: OpenContext, seat: Seat): Score => ({
  item: 'glory-track',
  points: playerAt(t, seat).glory,
})

/** What of the final score everybody can count at any time (CH-17.7). */
export function openScoreItems(t: OpenContext, seat: Seat): Score[] {
  const { content } = t
  const { scoring } = content
  const player = playerAt(t, seat)
  const longship = player.longship ? (content.longships[player.longship] as Longship) : null
  return [
    ...player.runes.map(({ rune }) => ({
      item: 'rune' as const,
      points: (content.runes[rune] as Rune).glory,
      facts: { rune },
    })),
    ...(longship ? [{ item: 'longship' as const, points: longship.glory, facts: { longship: longship.id } }] : []),
    { item: 'favor', points: player.favor * scoring.favorGlory, facts: { favor: player.favor } },
    { item: 'coins', points: Math.floor(player.coin / scoring.coinsPerGlory), facts: { coins: player.coin } },
    { item: 'blame', points: blamePenalty(t, player.blame), facts: { blame: player.blame } },
  ]
}

/** CH-15.3: how many times there is an enemy of each colour. */
export const colorSets = ({ enemies }: Content, defeated: readonly string[]): number =>
  Math.min(...COLORS.map((color) => defeated.filter((card) => enemies[card]?.color === color).length))

/** CH-15.8: the table's last line, `6+`, holds for every more. */
export const blamePenalty = (t: Pick<OpenContext, 'content'>, blame: number): number => {
  const { blamePenalty: table } = t.content.scoring
  return table[blame] ?? table['6+'] ?? 0
}

/** CH-15.10 to CH-15.12. */
function winnersOf(t: RuleContext, scores: readonly number[]): Seat[] {
  const best = Math.max(...scores)
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  const most = Math.max(...tied.map((seat) => playerAt(t, seat).defeated.length))
  return tied.filter((seat) => playerAt(t, seat).defeated.length === most)
}

export const scoringRules = [finalScoring]
