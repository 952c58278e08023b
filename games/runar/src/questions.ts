import type { ChanceRule, Seat } from '@longhouse/kernel'
import type { HeroId } from './content-file.ts'
import { type OpenContext, openFieldOf, type RuleContext, type Runar } from './runar.ts'
import { turnOrderFrom } from './sides.ts'

/** What a seat may say that it does not want to be asked: Reactions at all, or Chases with one hero. */

const REACTIONS = 'reactions'

export const chaseWith = (hero: HeroId): string => `chase:${hero}`

export const chaseQuestions = (t: OpenContext, seat: Seat): string[] =>
  (t.state.sheet.teams[seat]?.heroes ?? []).map(chaseWith)

/** A window whose Reactions always change something. */
export const reactionChance = <F>(): ChanceRule<Runar, F> => ({ question: REACTIONS, matters: () => true })

/** More turns than a game can have: those of the next game of a campaign have higher numbers. */
const MOST_TURNS = 1000

export function turnNumbers(t: RuleContext, seat: Seat): { readonly now: number; readonly own: number } {
  const before = t.state.sheet.at * MOST_TURNS
  if (t.state.field === null) return { now: before, own: before + 1 }
  const { turn, order } = openFieldOf(t)
  const now = before + turn.number
  return { now, own: now + (turnOrderFrom(t, turn.active).indexOf(seat) || order.length) }
}
