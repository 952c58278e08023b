import type { Move } from '@longhouse/kernel'
import type { Thinking, Thought } from './bot-worker.ts'
import type { TablePlan } from './saved-table.ts'

/** The programs of a table think in a worker, so that the page never waits for them. */
export interface BotClient {
  /** The next choice of one of the programs; null if they have nothing to do. */
  think(plan: TablePlan, moves: readonly Move[]): Promise<Move | null>
  close(): void
}

export function openBotClient(): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  let asked = 0
  return {
    think(plan, moves) {
      const thinking: Thinking = { id: ++asked, plan, moves }
      return new Promise((resolve, reject) => {
        const hear = ({ data }: MessageEvent<Thought>) => {
          if (data.id !== thinking.id) return
          worker.removeEventListener('message', hear)
          resolve(data.move)
        }
        worker.addEventListener('message', hear)
        worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true })
        worker.postMessage(thinking)
      })
    },
    close: () => worker.terminate(),
  }
}
