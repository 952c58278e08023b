import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Move } from '@longhouse/kernel'
import type { Task, Thought } from './thought.ts'
import { openThreads } from './threads.ts'

/** Programs that think in threads of their own, so that whoever asks them stays free for others meanwhile. */
export interface BotThreads {
  /** What the program does next; null for nothing. An abort ends the thought at once, with an `AbortError`. */
  think(thought: Thought, signal?: AbortSignal): Promise<Move | null>
  /** Ends every thought at once. Nothing is thought afterwards. */
  stop(): Promise<void>
}

/** One processor is left to whoever asks. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1)

/** A program that has not ended its thought by then, although nobody wants it any more, is ended with its thread. */
const PATIENCE_MS = 1_000

export function openBotThreads(threads = usualThreads()): BotThreads {
  const pool = openThreads<Task, Move | null>(new URL('./thought.ts', import.meta.url), 'think', threads)
  const stopping = new AbortController()
  // Every thought that waits listens; Node takes more than a few of them for a leak.
  setMaxListeners(0, stopping.signal)

  /** To start a thread takes longer than most thoughts: the program is asked to end, and its thread goes on. */
  function think(thought: Thought, unwanted: AbortSignal): Promise<Move | null> {
    return new Promise((settle, fail) => {
      if (unwanted.aborted) return fail(unwanted.reason)
      const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const thread = new AbortController()
      let timer: NodeJS.Timeout | undefined
      const end = (): void => {
        Atomics.store(stop, 0, 1)
        timer = setTimeout(() => thread.abort(), PATIENCE_MS)
        timer.unref()
        fail(unwanted.reason)
      }
      unwanted.addEventListener('abort', end, { once: true })
      pool
        .run({ thought, stop }, thread.signal)
        .then(settle, fail)
        .finally(() => {
          clearTimeout(timer)
          unwanted.removeEventListener('abort', end)
        })
    })
  }

  return {
    think: (thought, signal) => think(thought, signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal),
    stop() {
      stopping.abort()
      return pool.end()
    },
  }
}
