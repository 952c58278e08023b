import { greedy } from './greedy.ts'
import { levels } from './levels.ts'
import type { Bot, Budget } from './mind.ts'
import { random } from './random.ts'
import { search } from './search.ts'

export { type Advised, advise } from './advice.ts'
export { LEVELS, type LevelId } from './level-ids.ts'
export { type Level, levels } from './levels.ts'
export type { Bot, Budget, Clock, Considered, Mind } from './mind.ts'
export { type BotGame, decide, type Party, type Played, playGame, seatBots } from './play.ts'
export type { Reason } from './reasons.ts'
export { type Judged, type Review, type Reviewed, type Reviewing, review } from './review.ts'
export { fit, playSample, type Sample, type Worths } from './tuning.ts'
export { withKnowledge } from './with-knowledge.ts'
export { levelText } from './words/index.ts'
export { victoriesOf } from './worth.ts'

/** All programs that can take a seat, the weakest first. */
export const bots: readonly Bot[] = [random, greedy, search]

/** `greedy`, a level, or a program with a budget of its own: `search:300` for tries, `search:500ms` or `search:1s` for time. */
export function botCalled(name: string): Bot | undefined {
  const known = [...bots, ...levels].find(({ id }) => id === name)
  if (known) return known
  const [id, amount = ''] = name.split(':')
  const bot = bots.find((candidate) => candidate.id === id)
  const budget = budgetOf(amount)
  return bot && budget ? { ...bot, id: name, budget } : undefined
}

const ENDLESS = 1_000_000

function budgetOf(amount: string): Budget | null {
  const [, number, unit] = /^(\d{1,6})(ms|s)?$/.exec(amount) ?? []
  if (number === undefined || Number(number) === 0) return null
  if (unit === undefined) return { tries: Number(number) }
  return { tries: ENDLESS, ms: Number(number) * (unit === 's' ? 1000 : 1) }
}
