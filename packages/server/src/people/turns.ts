import { type Refusal, refuse } from '@longhouse/kernel'

/** When somebody who was sent away may try again. */
const AGAIN_S = 5

/** `place`: where it is asked for. */
export type Turns = <T>(place: string, work: () => Promise<T>) => Promise<T | Refusal>

interface Most {
  readonly atOnce: number
  readonly waiting: number
  readonly waitingOfPlace: number
}

interface Waiting {
  readonly place: string
  readonly come: () => void
}

/** So many at once, and so many more who wait for their turn; whoever comes then is sent away at once. */
export function openTurns(most: Most): Turns {
  const waiting: Waiting[] = []
  const working: string[] = []

  const isFull = (place: string): boolean =>
    waiting.length >= most.waiting || waiting.filter((each) => each.place === place).length >= most.waitingOfPlace

  async function turn(place: string): Promise<void> {
    if (working.length < most.atOnce) working.push(place)
    else await new Promise<void>((come) => waiting.push({ place, come }))
  }

  /** Whoever waits longest gets the turn, of those whose place has none: who asks for many waits for them alone. */
  function leave(place: string): void {
    working.splice(working.indexOf(place), 1)
    const fair = waiting.findIndex((each) => !working.includes(each.place))
    const [next] = waiting.splice(Math.max(0, fair), 1)
    if (!next) return
    working.push(next.place)
    next.come()
  }

  return async (place, work) => {
    if (working.length >= most.atOnce && isFull(place)) return refuse('busy', { seconds: AGAIN_S })
    await turn(place)
    try {
      return await work()
    } finally {
      leave(place)
    }
  }
}
