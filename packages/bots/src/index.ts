import { greedy } from './greedy.ts'
import type { Bot } from './mind.ts'
import { random } from './random.ts'

export type { Bot, Budget, Mind } from './mind.ts'
export { type BotGame, type Party, type Played, playGame, seatBots } from './play.ts'

/** All programs that can take a seat, the weakest first. */
export const bots: readonly Bot[] = [random, greedy]

export const botCalled = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)
