export { openThinkers, type Thinkers, usualThreads } from './thinkers.ts'
export type { Thought } from './thought.ts'
export { openThreads, type Threads } from './threads.ts'
