import type { Result, Seat, SideStanding } from '@longhouse/kernel'
import { hasAccess } from './access.ts'
import { ADVANTAGE } from './captured.ts'
import type { Mission } from './content-file.ts'
import { INSPIRATION } from './inspiration.ts'
import { missionPoints } from './missions.ts'
import { seatsMeant } from './player-words.ts'
import { fieldOf, type RuleContext, step, type Turn } from './runar.ts'
import { captorOf, gainVp } from './sides.ts'
import { isAlone } from './solo.ts'
import type { Captor, FinalScores, Player, Score, ScoreKind, Side } from './state.ts'

/** RN-26: the end of the game. */

/** What one seat gets for something at the end; all of a step are judged before any is given (RN-26.6). */
interface Award {
  readonly seat: Seat
  readonly item: ScoreKind
  readonly card: string
  readonly points: number
}

export const finalScoring = step('finalScoring', (t) => {
  const field = fieldOf(t)
  t.reveal()
  field.turn.phase = 'over'
  for (const { hand, deck } of field.players) putAway(t, hand, deck)
  for (const side of sidesOf(t)) clearSlots(captorOf(t, side))
  // RN-27.10
  for (const placed of field.slots) placed.up = true
  const items = field.players.map(({ vp }): Score[] => [{ item: 'play', points: vp }])
  // RN-29.10
  if (!isAlone(t)) {
    give(t, items, eventAwards(t))
    give(t, items, missionAwards(t))
  }
  give(t, items, obstacleAwards(t))
  field.final = { items, winner: winnerOf(t) }
  for (const seat of field.order) t.tell?.({ kind: 'final-scoring', seat, items: items[seat] ?? [] })
  t.tell?.({ kind: 'game-over', winner: field.final.winner })
  t.state.over = t.state.sheet.campaign === undefined
})

const sidesOf = (t: RuleContext): Side[] => {
  const { order, nemesis } = fieldOf(t)
  return nemesis ? [...order, 'nemesis'] : [...order]
}

/** RN-26.2. */
function putAway(t: Turn, hand: string[], deck: string[]): void {
  for (const card of hand.splice(0)) {
    if (card === INSPIRATION) fieldOf(t).inspirations++
    else deck.push(card)
  }
}

/** RN-26.3. */
function clearSlots(captor: Captor): void {
  for (const slot of captor.slots) captor.dealt.push(...slot.splice(0).filter((card) => card !== ADVANTAGE))
}

/** RN-26.4 to RN-26.6: from the player with the most VP downwards. */
function give(t: Turn, items: Score[][], awards: readonly Award[]): void {
  const { players, order } = fieldOf(t)
  const vpOf = (seat: Seat) => players[seat]?.vp ?? 0
  for (const seat of [...order].sort((a, b) => vpOf(b) - vpOf(a)))
    for (const award of awards.filter((each) => each.seat === seat)) {
      const points = gainVp(t, seat, award.points, award.card)
      if (points !== 0) items[seat]?.push({ item: award.item, points, facts: { card: award.card } })
    }
}

/** RN-21.4, RN-21.6. */
function eventAwards(t: RuleContext): Award[] {
  return fieldOf(t).slots.flatMap(({ card }, slot) => {
    const mission = t.content.events[card]?.mission
    const seats = mission ? fieldOf(t).order.filter((seat) => hasAccess(t, seat, slot)) : []
    return mission ? awardsOf(t, 'event-mission', mission, seats) : []
  })
}

/** RN-26.5. */
function missionAwards(t: RuleContext): Award[] {
  const missions = t.content.scenarios[fieldOf(t).scenario]?.missions ?? []
  return missions.flatMap((id) => awardsOf(t, 'mission', t.content.missions[id] as Mission, fieldOf(t).order))
}

const awardsOf = (t: RuleContext, item: ScoreKind, { id, score }: Mission, seats: readonly Seat[]): Award[] =>
  seats.map((seat) => ({ seat, item, card: id, points: missionPoints(t, score, seat) }))

/** RN-26.9. */
function obstacleAwards(t: RuleContext): Award[] {
  if (!fieldOf(t).obstacleCards) return []
  return t.content.file.obstacles.flatMap(({ id, endOfGame }) =>
    endOfGame.flatMap((effect) =>
      effect.do === 'vp'
        ? seatsMeant(t, effect.player, { seat: 0, hero: null, bound: {}, cause: id }).map((seat) => ({
            seat,
            item: 'obstacle' as const,
            card: id,
            points: effect.n,
          }))
        : [],
    ),
  )
}

/** RN-26.10 to RN-26.13: the Nemesis wins what stays tied, even if it did not take part. */
function winnerOf(t: RuleContext): Side {
  const byVp = best(sidesOf(t), (side) => captorOf(t, side).vp)
  // RN-29.11
  if (isAlone(t) && byVp.length > 1) return 'nemesis'
  const byDealt = best(byVp, (side) => captorOf(t, side).dealt.length)
  if (byDealt.includes('nemesis')) return 'nemesis'
  const byDeck = best(byDealt, (side) => (captorOf(t, side) as Player).deck.length)
  return byDeck.length === 1 ? (byDeck[0] as Side) : 'nemesis'
}

function best(sides: readonly Side[], worth: (side: Side) => number): Side[] {
  if (sides.length < 2) return [...sides]
  const most = Math.max(...sides.map(worth))
  return sides.filter((side) => worth(side) === most)
}

export function finalResult(t: RuleContext): Result {
  const { players, nemesis, final } = fieldOf(t)
  const { items, winner } = final as FinalScores
  const wins = winner === 'nemesis'
  const scored = { scores: players.map(({ vp }) => vp), winners: wins ? [] : [winner], items }
  if (!nemesis && !wins) return scored
  const score = nemesis?.vp ?? 0
  return { ...scored, sides: [{ side: 'nemesis', score, wins, items: [{ item: 'play', points: score }] }] }
}

/** The Nemesis has no seat. */
export const sideStandings = (t: RuleContext): SideStanding[] => {
  const nemesis = t.state.field?.nemesis
  return nemesis ? [{ side: 'nemesis', score: nemesis.vp }] : []
}

export const scoringRules = [finalScoring]
