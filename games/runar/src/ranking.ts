import { one, type Seat } from '@longhouse/kernel'
import { campaignOf, enter, gameNumber, lastGameOf } from './campaign-sheet.ts'
import type { Choices } from './choices.ts'
import { decision, fieldOf, playerAt, type RuleContext, step, type Turn } from './runar.ts'
import { captorOf } from './sides.ts'
import { isAlone } from './solo.ts'
import type { FinalScores, FinishedGame, Side } from './state.ts'

/** RN-28.2 to RN-28.5, RN-28.11: who was the first and who the last, and what it is worth. */

/** Sides from the first to the last; those that are tied are together. */
type Tiers = readonly (readonly Side[])[]

/** VP, then cards in the Dealt-damage deck, then in the Action deck; there the Nemesis comes first (RN-28.25). */
const meritsOf = (t: RuleContext, side: Side): readonly number[] => {
  const { vp, dealt } = captorOf(t, side)
  return [vp, dealt.length, side === 'nemesis' ? Number.POSITIVE_INFINITY : playerAt(t, side).deck.length]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((merit, i) => merit !== b[i])
  return at < 0 ? 0 : (b[at] as number) - (a[at] as number)
}

/** RN-28.3: as far as RN-26.11 and RN-26.12 tell sides apart. */
export function tiersOf(t: RuleContext): Tiers {
  const { order, nemesis, final } = fieldOf(t)
  const sides: Side[] = nemesis ? [...order, 'nemesis'] : [...order]
  const merits = new Map(sides.map((side) => [side, meritsOf(t, side)]))
  const between = (a: Side, b: Side) => compare(merits.get(a) ?? [], merits.get(b) ?? [])
  const tiers: Side[][] = []
  for (const side of sides.sort(between)) {
    const [tied] = tiers.at(-1) ?? []
    if (tied !== undefined && between(tied, side) === 0) tiers.at(-1)?.push(side)
    else tiers.push([side])
  }
  // RN-28.32: what RN-26.13 gives it, it is the first of.
  const isFirst = nemesis !== null && (final as FinalScores).winner === 'nemesis'
  return isFirst ? [['nemesis'], ...tiers.filter(([side]) => side !== 'nemesis')] : tiers
}

export const ranking = step('ranking', (t) => {
  enter(t, 'ranking')
  t.next(untie({ tiers: tiersOf(t) }))
})

interface Untying {
  readonly tiers: Tiers
}

interface Ordering extends Untying {
  /** Which of them are put in order. */
  readonly at: number
  readonly seat: Seat
}

/** RN-28.3, RN-28.26, RN-28.29: among players alone; the Nemesis is never tied (RN-28.25). */
const untie = step<Untying>('untie', (t, { tiers }) => {
  const ofPlayers = tiers.flatMap(([side], at) => (side === 'nemesis' ? [] : [at]))
  const tied = ofPlayers.filter((at) => isTied(tiers, at))
  if (tied.length === 0) return t.next(ranked({ ranking: tiers.flat() }))
  const [first, last] = [ofPlayers[0] as number, ofPlayers.at(-1) as number]
  const at = tied.at(-1) as number
  const judge = at === last ? first : last
  if (!isTied(tiers, judge)) return t.next(orderTied({ tiers, at, seat: tiers[judge]?.[0] as Seat }))
  const order = t.shuffle([...(tiers[at] as Seat[])])
  t.tell?.({ kind: 'tie-ordered', seat: null, order })
  t.next(untie({ tiers: ordered(tiers, at, order) }))
})

const isTied = (tiers: Tiers, at: number): boolean => (tiers[at]?.length ?? 0) > 1

const ordered = (tiers: Tiers, at: number, order: readonly Seat[]): Tiers =>
  tiers.flatMap((tier, i) => (i === at ? order.map((seat) => [seat]) : [tier]))

/** Every order of these seats, first to last. */
const ordersOf = (seats: readonly Seat[]): Seat[][] =>
  seats.length < 2
    ? [[...seats]]
    : seats.flatMap((first) => ordersOf(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]))

const orderTied = decision<Ordering, Choices['orderTied']>('orderTied', {
  rule: 'RN-28.3',
  seat: (_, { seat }) => seat,
  options: (_, { tiers, at }) => one(ordersOf(tiers[at] as Seat[])),
  take(t, { tiers, at, seat }, order) {
    t.tell?.({ kind: 'tie-ordered', seat, order })
    t.next(untie({ tiers: ordered(tiers, at, order) }))
  },
})

const ranked = step<{ readonly ranking: readonly Side[] }>('ranked', (t, { ranking: sides }) => {
  const { sheet } = t.state
  const campaign = campaignOf(t)
  const game = lastGameOf(t)
  game.ranking = [...sides]
  // RN-29.12
  const scores = !isAlone(t)
  if (scores && t.content.file.campaign.gamesWithPoints.includes(gameNumber(t)))
    game.points = game.points.map((_, seat) => pointsFor(t, sides.indexOf(seat) + 1))
  campaign.points = campaign.points.map((points, seat) => points + (game.points[seat] as number))
  t.tell?.({ kind: 'game-ranked', game: gameNumber(t), ranking: sides, points: scores ? game.points : [] })
  if (scores && gameNumber(t) === t.content.file.campaign.penaltyAppliedAfterGame) takePoints(t)
  markDoom(t, sides)
  // RN-5.12, RN-5.13
  sheet.order = sides.filter((side) => side !== 'nemesis').reverse()
})

/** RN-28.4. */
function pointsFor(t: RuleContext, rank: number): number {
  const { pointsByRank } = t.content.file.campaign
  return pointsByRank[rank] ?? pointsByRank.other
}

/** RN-28.5: for every game in which the Nemesis was the first or the second; an absent one takes nothing (RN-28.27). */
export function dueToNemesis({ content }: Pick<RuleContext, 'content'>, finished: readonly FinishedGame[]): number {
  const { nemesisPenaltyPerGame: penalties } = content.file.campaign
  return finished.reduce((due, { ranking }) => due + (penalties[ranking.indexOf('nemesis') + 1] ?? 0), 0)
}

function takePoints(t: Turn): void {
  const campaign = campaignOf(t)
  const due = dueToNemesis(t, campaign.finished)
  if (due === 0) return
  campaign.lost = campaign.points.map((points) => Math.min(points, due))
  campaign.points = campaign.points.map((points, seat) => points - (campaign.lost[seat] as number))
  t.tell?.({ kind: 'points-lost', lost: [...campaign.lost], points: [...campaign.points] })
}

/** RN-28.11. */
function markDoom(t: Turn, sides: readonly Side[]): void {
  const behind = sides.length - 1 - sides.indexOf('nemesis')
  const isMarked = sides.includes('nemesis') && behind <= (t.players >= 4 ? 1 : 0)
  if (!isMarked) return
  const campaign = campaignOf(t)
  campaign.dooms++
  lastGameOf(t).doom = true
  t.tell?.({ kind: 'doom-marked', dooms: campaign.dooms })
}

export const rankingRules = [ranking, untie, orderTied, ranked]
