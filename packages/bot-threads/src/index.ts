export { type BotThreads, openBotThreads, usualThreads } from './bot-threads.ts'
export type { Thought } from './thought.ts'
export { openThreads, type Threads } from './threads.ts'
