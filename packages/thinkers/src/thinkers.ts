import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Move } from '@longhouse/kernel'
import type { Thought } from './thought.ts'
import { openThreads } from './threads.ts'

/** Programs that think in threads of their own, so that whoever asks them stays free for others meanwhile. */
export interface Thinkers {
  /** What the program does next; null for nothing. An abort ends the thought at once, with an `AbortError`. */
  think(thought: Thought, signal?: AbortSignal): Promise<Move | null>
  /** Ends every thought at once. Nothing is thought afterwards. */
  stop(): Promise<void>
}

/** One processor is left to whoever asks. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1)

export function openThinkers(threads = usualThreads()): Thinkers {
  const pool = openThreads<Thought, Move | null>(new URL('./thought.ts', import.meta.url), 'think', threads)
  const stopping = new AbortController()
  // Every thought that waits listens; Node takes more than a few of them for a leak.
  setMaxListeners(0, stopping.signal)
  return {
    think: (thought, signal) =>
      pool.run(thought, signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal),
    stop() {
      stopping.abort()
      return pool.end()
    },
  }
}
