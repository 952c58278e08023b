import { type Refusal, refuse } from '@longhouse/kernel'

/** When somebody who was sent away may try again. */
const AGAIN_S = 5

export type Turns = <T>(work: () => Promise<T>) => Promise<T | Refusal>

/** So many at once, and so many more who wait for their turn; whoever comes then is sent away at once. */
export function openTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let working = 0

  async function turn(): Promise<void> {
    if (working < atOnce) working++
    else await new Promise<void>((come) => waiting.push(come))
  }

  /** Whoever waits longest gets the place. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else working--
  }

  return async (work) => {
    if (working >= atOnce && waiting.length >= mostWaiting) return refuse('busy', { seconds: AGAIN_S })
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
