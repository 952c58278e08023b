import type { Thought } from '@longhouse/bot-threads'
import type { Move } from '@longhouse/kernel'

/** Threads in which programs think. */
export interface Pool {
  think(thought: Thought, signal?: AbortSignal): Promise<Move | null>
}

/** For whom a program thinks. */
export interface Asker {
  readonly table: string
  readonly person: string
  /** Where that person is; those who are not connected are all in one place. */
  readonly place: string
  /** Somebody is there and waits for it. */
  readonly awaited: boolean
}

/** Programs that think, each when it is its turn. */
export interface Thinking {
  /** `asker` is asked whenever somebody's turn comes: people come and go meanwhile. */
  think(thought: Thought, asker: () => Asker, signal: AbortSignal): Promise<Move | null>
  /** Thoughts that wait for a thread. */
  readonly waiting: number
}

/** So many wait already that this one must come again later. */
export class Crowded extends Error {}

/** Thoughts that may wait for a thread at the same time. A table has one at a time. */
const MOST_WAITING = { person: 12, place: 100, house: 400 }
/** All who wait should have had their turn after this time; whoever brings many thoughts makes their own shorter. */
const ROUND_MS = 10_000
/** Less is not worth a turn. */
const LEAST_MS = 100
/** One turn in so many goes to tables at which nobody waits, so that they come to an end as well. */
const AWAY_TURN = 8
/** Who was served longer ago than so many turns is as good as new. */
const MOST_REMEMBERED = 5_000

interface Waiting {
  readonly asker: () => Asker
  readonly start: (asker: Asker, ms: number) => void
  readonly turnAway: () => void
}

/**
 * One turn after the other: tables at which somebody waits come first; among them the place that had its turn longest ago,
 * in it the person, of theirs the table. So whoever brings twenty tables waits for them alone.
 */
export function openThinking(pool: Pool, threads: number): Thinking {
  const most = mostThinking(threads)
  const waiting: Waiting[] = []
  const running = new Set<Asker>()
  /** The last turn of each table, person and place; the latest come last. */
  const served = new Map<string, number>()
  let turns = 0

  const numberOf = (askers: Iterable<Asker>, fits: (asker: Asker) => boolean): number => [...askers].filter(fits).length

  function mayStart({ person, place, awaited }: Asker): boolean {
    return (
      numberOf(running, (other) => other.person === person) < most.person &&
      numberOf(running, (other) => other.place === place) < most.place &&
      (awaited || numberOf(running, (other) => !other.awaited) < most.away)
    )
  }

  /** Who comes before whom: the smaller number does. */
  function rankOf({ table, person, place, awaited }: Asker): number[] {
    const last = [`place ${place}`, `person ${person}`, `table ${table}`].map((name) => served.get(name) ?? 0)
    const awayFirst = (turns + 1) % AWAY_TURN === 0
    return [awaited === awayFirst ? 1 : 0, ...last]
  }

  function next(): readonly [Waiting, Asker] | null {
    const ready = waiting
      .map((each) => [each, each.asker()] as const)
      .filter(([, asker]) => mayStart(asker))
      .map((entry) => ({ entry, rank: rankOf(entry[1]) }))
    const [first, ...others] = ready
    if (!first) return null
    return others.reduce((best, other) => (isBefore(other.rank, best.rank) ? other : best), first).entry
  }

  function startThoseWhoMay(): void {
    while (running.size < threads) {
      const found = next()
      if (!found) return
      const [chosen, asker] = found
      const ms = timeFor(asker)
      waiting.splice(waiting.indexOf(chosen), 1)
      running.add(asker)
      remember(asker)
      chosen.start(asker, ms)
    }
  }

  function remember({ table, person, place }: Asker): void {
    turns++
    for (const name of [`place ${place}`, `person ${person}`, `table ${table}`]) {
      served.delete(name)
      served.set(name, turns)
    }
    for (const name of served.keys()) {
      if (served.size <= MOST_REMEMBERED) break
      served.delete(name)
    }
  }

  /** A round is shared by the places, and what a place has by its tables. */
  function timeFor({ place }: Asker): number {
    const places = tally([...waiting.map(({ asker }) => asker()), ...running].map((asker) => asker.place))
    return Math.max(LEAST_MS, (ROUND_MS * threads) / places.size / (places.get(place) ?? 1))
  }

  /** False: there is no room, nor anybody who should rather come again later. */
  function makeRoom(asker: Asker): boolean {
    const askers = waiting.map((each) => each.asker())
    const ofPlace = tally(askers.map(({ place }) => place))
    if (numberOf(askers, ({ person }) => person === asker.person) >= MOST_WAITING.person) return false
    if ((ofPlace.get(asker.place) ?? 0) >= MOST_WAITING.place) return false
    if (waiting.length < MOST_WAITING.house) return true
    const loadOf = ({ awaited, place }: Asker) => [awaited ? 0 : 1, ofPlace.get(place) ?? 0]
    const loads = askers.map(loadOf)
    const heaviest = loads.reduce((most, load, i) => (isBefore(load, loads[most] as number[]) ? most : i), 0)
    if (!isBefore(loadOf(asker), loads[heaviest] as number[])) return false
    waiting.splice(heaviest, 1)[0]?.turnAway()
    return true
  }

  return {
    think(thought, asker, signal) {
      return new Promise((settle, fail) => {
        if (signal.aborted) return fail(signal.reason)
        if (!makeRoom(asker())) return fail(new Crowded())
        const leave = (): void => {
          waiting.splice(waiting.indexOf(own), 1)
          fail(signal.reason)
        }
        const own: Waiting = {
          asker,
          start(as, ms) {
            signal.removeEventListener('abort', leave)
            pool
              .think({ ...thought, ms }, signal)
              .then(settle, fail)
              .finally(() => {
                running.delete(as)
                startThoseWhoMay()
              })
          },
          turnAway() {
            signal.removeEventListener('abort', leave)
            fail(new Crowded())
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(own)
        startThoseWhoMay()
      })
    },
    get waiting() {
      return waiting.length
    },
  }
}

/** Where there is more than one thread, nobody has all of them. */
function mostThinking(threads: number) {
  const allButOne = Math.max(1, threads - 1)
  return { person: Math.ceil(threads / 2), place: allButOne, away: allButOne }
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((value, i) => value !== b[i])
  return differing >= 0 && (a[differing] as number) < (b[differing] as number)
}
