import { type Json, onlyChoice, type Random } from '@longhouse/kernel'
import { greedy } from './greedy.ts'
import type { LevelId } from './level-ids.ts'
import type { Bot, Budget, Considered, Mind } from './mind.ts'
import { search } from './search.ts'

/** A program as a rival for people: how long it thinks and how often it errs. */
export interface Level extends Bot {
  readonly id: LevelId
}

/** A level errs by taking a choice that looks worse: the more it wavers, the worse the choices it takes for good. */
function level(id: LevelId, bot: Bot, budget: Budget, wavering: number): Level {
  const choose = (mind: Mind): Json | undefined => {
    const { form } = mind.ask
    const steady = wavering === 0 || !mind.game.bot || !form || onlyChoice(form) !== undefined
    if (steady) return bot.choose(mind)
    return pickWithNoise(bot.consider?.(mind) ?? [], wavering, mind.random)
  }
  return { id, budget, choose, ...(bot.consider && { consider: bot.consider }) }
}

/** The odds of each choice to win, flattened, are the odds that it is taken. */
function pickWithNoise(considered: readonly Considered[], wavering: number, random: Random): Json | undefined {
  const weights = considered.map(({ chance }) => (chance / (1 - chance)) ** (1 / wavering))
  let left = (random.below(RESOLUTION) / RESOLUTION) * weights.reduce((sum, weight) => sum + weight, 0)
  const taken = considered.find((_, i) => {
    left -= weights[i] as number
    return left < 0
  })
  return (taken ?? considered[0])?.choice
}

const RESOLUTION = 1_000_000

/** From the easiest to the hardest. The budgets in time hold where there is a clock; they are what these machines need. */
export const levels: readonly Level[] = [
  level('first-winter', greedy, { tries: 40 }, 0.3),
  level('farmer', greedy, { tries: 60 }, 0.1),
  level('raider', greedy, greedy.budget, 0),
  level('jarl', search, { tries: 160, ms: 700 }, 0),
  level('allfather', search, { tries: 4000, ms: 2500 }, 0),
]
