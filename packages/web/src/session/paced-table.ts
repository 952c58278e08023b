import type { Beat } from '@longhouse/kernel'
import type { PlayedTable, TableMoment } from './table.ts'

/** A moment as the page shows it: while something is seen by itself nobody is asked, and what follows waits. */
export interface ShownMoment extends TableMoment {
  readonly showing: Showing | null
}

interface Showing {
  /** Where in the log it begins. */
  readonly from: number
  /** How many follow it before the table is shown as it is. */
  readonly left: number
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

interface Means {
  /** How long a beat is shown at least, in milliseconds; 0: there are no beats. */
  least(): number
  /** A beat stays until the reader goes on. */
  steps(): boolean
  /** Nobody looks. */
  hidden(): boolean
}

export function pacedTable(table: PlayedTable, { least, steps, hidden }: Means): PacedTable {
  const listeners = new Set<() => void>()
  let queue: readonly Beat[] = []
  let resting: ReturnType<typeof setTimeout> | null = null
  let hurried = false
  let shown: ShownMoment = { ...table.moment(), showing: null }

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
    show({ ...table.moment(), showing: null })
    table.beatsShown()
  }

  function next(): void {
    rest()
    const [beat, ...left] = queue
    if (!beat || hidden() || least() === 0) return end()
    queue = left
    const { seen, told } = beat
    const moment = table.moment()
    show({
      ...moment,
      seen,
      log: moment.log.slice(0, told),
      undoes: null,
      curtain: null,
      refusal: null,
      showing: { from: shown.log.length, left: left.length },
    })
    wait()
  }

  function wait(): void {
    rest()
    if (!steps()) resting = setTimeout(next, least())
  }

  function hear(): void {
    const moment = table.moment()
    const isTakenBack = moment.log.length < shown.log.length
    if (moment.viewer !== shown.viewer || isTakenBack) return end()
    queue = [...queue, ...moment.beats]
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
