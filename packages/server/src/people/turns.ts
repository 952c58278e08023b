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
  readonly turnAway: () => void
}

/**
 * So many at once, and so many more who wait for their turn. Whoever comes then is sent away at once, or, where another
 * place has more of them, the last of those: a few places cannot keep everybody out.
 */
export function openTurns(most: Most): Turns {
  const waiting: Waiting[] = []
  const working: string[] = []

  const waitingOf = (place: string): number => waiting.filter((each) => each.place === place).length

  /** False: there is no room, and every place that gave one up would have fewer than this one then. */
  function makeRoom(place: string): boolean {
    const own = waitingOf(place)
    if (own >= most.waitingOfPlace) return false
    if (waiting.length < most.waiting) return true
    const counts = waiting.map((each) => waitingOf(each.place))
    const heaviest = Math.max(...counts)
    if (own + 1 >= heaviest) return false
    waiting.splice(counts.lastIndexOf(heaviest), 1)[0]?.turnAway()
    return true
  }

  /** Resolves when it has come; false if it never does. */
  async function turn(place: string): Promise<boolean> {
    if (working.length < most.atOnce) {
      working.push(place)
      return true
    }
    if (!makeRoom(place)) return false
    return new Promise((settle) => {
      waiting.push({ place, come: () => settle(true), turnAway: () => settle(false) })
    })
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
    if (!(await turn(place))) return refuse('busy', { seconds: AGAIN_S })
    try {
      return await work()
    } finally {
      leave(place)
    }
  }
}
