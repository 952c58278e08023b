import {
  type AnyGame,
  type BotKnowledge,
  contextOf,
  type GameTypes,
  type Result,
  type RuleContext,
  resultOf,
  type Seat,
  type SideStanding,
  type Table,
  type Weight,
} from '@longhouse/kernel'

export type Knowledge = BotKnowledge<GameTypes>

/** The weights of a game as an array, in their order, because they are read millions of times. */
const weighings = new WeakMap<Knowledge['weights'], readonly Weight[]>()

function weighingOf({ weights }: Knowledge): readonly Weight[] {
  let weighing = weighings.get(weights)
  if (!weighing) {
    weighing = Object.values(weights)
    weighings.set(weights, weighing)
  }
  return weighing
}

/** What one of something is worth, so many rounds before the end. */
export const weightAt = ({ now, perRound }: Weight, left: number): number => now + perRound * left

/** The score that a seat will end with, as far as can be seen. */
function expectedScore(knowledge: Knowledge, context: RuleContext<GameTypes>, seat: Seat): number {
  const measured = knowledge.measure(context, seat)
  const left = knowledge.roundsLeft(context)
  const weighing = weighingOf(knowledge)
  let value = 0
  for (let i = 0; i < weighing.length; i++) value += (measured[i] as number) * weightAt(weighing[i] as Weight, left)
  return value
}

export const spreadOf = ({ spread, roundsLeft }: Knowledge, context: RuleContext<GameTypes>): number =>
  weightAt(spread, roundsLeft(context))

/** What each seat will end with, and behind the seats the sides that nobody sits at, as far as they have come. */
function scoresAt(game: AnyGame, knowledge: Knowledge, table: Table, context: RuleContext<GameTypes>): number[] {
  const result = resultOf(game, table)
  const scores: number[] = []
  for (let seat = 0; seat < table.players; seat++)
    scores.push(result?.scores[seat] ?? expectedScore(knowledge, context, seat))
  for (const { score } of (result ? result.sides : game.sides?.(context)) ?? NO_SIDES) scores.push(score)
  return scores
}

/**
 * By how many points a seat is ahead of all the others together: the strongest rival counts most, but not alone. Sides
 * that nobody sits at are rivals, too.
 */
export function leadAt(game: AnyGame, knowledge: Knowledge, table: Table, seat: Seat): number {
  const context = contextOf(game, table)
  const scores = scoresAt(game, knowledge, table, context)
  return (scores[seat] as number) - together(scores, seat, spreadOf(knowledge, context))
}

/** The lead of each seat. */
export function leadsAt(game: AnyGame, knowledge: Knowledge, table: Table): readonly number[] {
  const context = contextOf(game, table)
  const scores = scoresAt(game, knowledge, table, context)
  const spread = spreadOf(knowledge, context)
  return scores.slice(0, table.players).map((score, seat) => score - together(scores, seat, spread))
}

const NO_SIDES: readonly SideStanding[] = []

/** As good as the best of the others, and better the more of them come close. */
function together(values: readonly number[], seat: Seat, spread: number): number {
  let best = -Infinity
  for (let other = 0; other < values.length; other++) if (other !== seat) best = Math.max(best, values[other] as number)
  if (values.length <= 2) return values.length < 2 ? 0 : best
  let sum = 0
  for (let other = 0; other < values.length; other++)
    if (other !== seat) sum += Math.exp(((values[other] as number) - best) / spread)
  return best + spread * Math.log(sum)
}

/** What a lead promises. */
export const chanceOf = (lead: number, spread: number): number => 1 / (1 + Math.exp(-lead / spread))

/** Of a finished game, what the victory alone counts; the rest tells a close defeat from a rout. */
const VICTORY = 0.9

/** Each seat's chance to win. */
export function chancesAt(game: AnyGame, knowledge: Knowledge, table: Table): readonly number[] {
  const spread = spreadOf(knowledge, contextOf(game, table))
  const hopes = leadsAt(game, knowledge, table).map((lead) => chanceOf(lead, spread))
  const result = resultOf(game, table)
  if (!result) return hopes
  return victoriesOf(result).map((part, seat) => VICTORY * part + (1 - VICTORY) * (hopes[seat] as number))
}

/** Each seat's part of the victory; sides that nobody sits at have theirs. */
export function victoriesOf({ scores, winners, sides = [] }: Result): readonly number[] {
  const part = 1 / (winners.length + sides.filter(({ wins }) => wins).length)
  return scores.map((_, seat) => (winners.includes(seat) ? part : 0))
}
