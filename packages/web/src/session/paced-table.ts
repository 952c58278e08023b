import type { TimedPicture } from '@longhouse/board'
import type { SeatView } from '@longhouse/kernel'
import type { LogEntry, PlayedTable, TableMoment } from './table.ts'

/** A moment as the page shows it: while something is seen by itself nobody is asked, and what follows waits. */
export interface ShownMoment extends TableMoment {
  readonly showing: Showing | null
}

interface Showing {
  /** Where in the log it begins. */
  readonly from: number
  /** How many follow it before the table is shown as it is. */
  readonly left: number
  /** What is seen large meanwhile; null: the board itself. */
  readonly picture: TimedPicture | null
}

/** A table whose beats are shown one after another, each for as long as a reader needs at least. */
export interface PacedTable extends PlayedTable {
  moment(): ShownMoment
  /** On to the next beat; the second time to the end, unless the reader goes step by step. */
  hurry(): void
  /** The pace has changed: what is shown stays for as long as it says now. */
  retime(): void
  skip(): void
}

/** What could be seen by itself. */
export interface Scene {
  readonly seen: SeatView
  /** What was told by then, and where that begins which is new. */
  readonly log: readonly LogEntry[]
  readonly from: number
  /** Others follow from the same choice; what nothing follows has to be asked for by its picture alone. */
  readonly passing: boolean
}

export interface Plan {
  /** How long it is shown at least, in milliseconds; 0: not by itself. */
  readonly ms: number
  readonly picture: TimedPicture | null
}

interface Means {
  planOf(scene: Scene): Plan
  /** What is shown stays until the reader goes on. */
  steps(): boolean
  /** Nobody looks. */
  hidden(): boolean
  now(): number
}

interface Queued extends Scene, Plan {
  /** When the choice became known that led to it. */
  readonly came: number
}

/** Who would see a choice only so much later sees how it ended what came before it. */
const LATE_MS = 3000

export function pacedTable(table: PlayedTable, { planOf, steps, hidden, now }: Means): PacedTable {
  const listeners = new Set<() => void>()
  let queue: readonly Queued[] = []
  let resting: ReturnType<typeof setTimeout> | null = null
  /** For how long what is being shown stays at least. */
  let stays = 0
  let hurried = false
  let shown: ShownMoment = { ...table.moment(), showing: null }
  /** How much of the log was heard: shown, or waiting to be. */
  let heard = shown.log.length

  const show = (moment: ShownMoment): void => {
    shown = moment
    for (const listener of listeners) listener()
  }
  const rest = (): void => {
    if (resting !== null) clearTimeout(resting)
    resting = null
  }

  function end(): void {
    rest()
    queue = []
    hurried = false
    const moment = table.moment()
    heard = moment.log.length
    show({ ...moment, showing: null })
    table.beatsShown()
  }

  function next(): void {
    rest()
    const [scene, ...left] = steps() ? queue : withoutLate(queue, now())
    if (!scene || hidden()) return end()
    queue = left
    table.beatsBegun()
    const { seen, log, from, ms, picture } = scene
    const moment = table.moment()
    show({
      ...moment,
      seen,
      log,
      undoes: null,
      curtain: null,
      refusal: null,
      showing: { from, left: left.length, picture },
    })
    stays = ms
    wait()
  }

  function wait(): void {
    rest()
    if (!steps()) resting = setTimeout(next, stays)
  }

  /** What led to a moment and is to be seen by itself, its outcome last. */
  function scenesOf({ seen, log, beats }: TableMoment): readonly Queued[] {
    const came = now()
    const passing = beats.map((beat) => ({ seen: beat.seen, told: beat.told, passing: true }))
    const all = [...passing, { seen: heldBack(seen), told: log.length, passing: false }]
    let from = heard
    return all.flatMap(({ told, ...rest }) => {
      const scene = { ...rest, log: log.slice(0, told), from }
      from = Math.max(from, told)
      const plan = told > scene.from ? planOf(scene) : null
      return plan && plan.ms > 0 ? [{ ...scene, ...plan, came }] : []
    })
  }

  function hear(): void {
    const moment = table.moment()
    const isTakenBack = moment.log.length < heard
    if (moment.viewer !== shown.viewer || isTakenBack) return end()
    queue = [...queue, ...scenesOf(moment)]
    heard = moment.log.length
    // What is being shown goes on; what has come meanwhile follows it.
    if (shown.showing === null) next()
  }

  let stop = (): void => undefined
  return {
    ...table,
    moment: () => shown,
    subscribe(listener) {
      // Nobody looked until now: what happened meanwhile has passed.
      if (listeners.size === 0) {
        stop = table.subscribe(hear)
        end()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop()
        rest()
      }
    },
    hurry() {
      if (shown.showing === null) return
      if (hurried && !steps()) return end()
      hurried = true
      next()
    },
    retime() {
      if (shown.showing !== null) wait()
    },
    skip() {
      if (shown.showing !== null) end()
    },
  }
}

/** A choice that has waited for too long to be shown is shown now: what came before it is passed over. */
function withoutLate(queue: readonly Queued[], now: number): readonly Queued[] {
  const late = queue.findLast(({ came }) => now - came > LATE_MS)
  return late ? queue.filter(({ came }) => came >= late.came) : queue
}

/** The outcome of a choice, before anybody is asked or it is said who won. */
const heldBack = (seen: SeatView): SeatView => ({
  ...seen,
  ask: null,
  step: null,
  about: null,
  awaited: [],
  result: null,
  resting: false,
})
