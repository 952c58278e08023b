import type { Move } from '@longhouse/kernel'
import type { Answers, Question, Said } from './bot-worker.ts'
import type { TablePlan } from './saved-table.ts'

/** A worker that thinks about one question at a time, so that the page never waits for it. */
export interface Thinker {
  /** Null if it was stopped before it found an answer. A new question stops the one before. */
  ask<Q extends Question>(question: Q, tell?: (progress: number) => void): Promise<Answers[Q['kind']] | null>
  /** Nobody waits for the answer any more. A thought cannot be interrupted: its worker ends, and the next question gets another. */
  stop(): void
  close(): void
}

interface Asked {
  readonly id: number
  resolve(answer: Answers[Question['kind']] | null): void
  reject(error: Error): void
  tell(progress: number): void
}

export function openThinker(): Thinker {
  let worker: Worker | null = null
  let open: Asked | null = null
  let count = 0

  const end = (): Asked | null => {
    const ended = open
    open = null
    return ended
  }

  function hire(): Worker {
    const hired = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    hired.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.id !== open?.id) return
      if ('progress' in data) open.tell(data.progress)
      else if ('failed' in data) end()?.reject(new Error(data.failed))
      else end()?.resolve(data.answer)
    })
    hired.addEventListener('error', ({ message }) => {
      worker = null
      end()?.reject(new Error(message))
    })
    return hired
  }

  function stop(): void {
    if (!open) return
    worker?.terminate()
    worker = null
    end()?.resolve(null)
  }

  return {
    ask<Q extends Question>(question: Q, tell: (progress: number) => void = () => undefined) {
      stop()
      const id = ++count
      worker ??= hire()
      const hired = worker
      return new Promise<Answers[Q['kind']] | null>((resolve, reject) => {
        open = { id, resolve: resolve as Asked['resolve'], reject, tell }
        hired.postMessage({ id, question })
      })
    },
    stop,
    close() {
      stop()
      worker?.terminate()
      worker = null
    },
  }
}

/** The programs that sit at a table. */
export interface BotClient {
  /** The next choice of one of the programs; null if they have nothing to do, or were stopped. */
  think(plan: TablePlan, moves: readonly Move[]): Promise<Move | null>
  /** The table has changed under them: at once. */
  stop(): void
  close(): void
}

export function openBotClient(): BotClient {
  const { ask, stop, close } = openThinker()
  return { think: (plan, moves) => ask({ kind: 'move', plan, moves }), stop, close }
}
