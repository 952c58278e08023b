import type { Seat } from '@longhouse/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { BEAT } from '../session/pace.ts'
import { asPast, type LogEntry, type PastSeen, type PlayedTable, type TableMoment } from '../session/table.ts'
import { useSettings } from '../settings.tsx'
import { after, before, type Stop, stopOf, stopsLeft, toldAt } from './walking-back.ts'

export interface Past {
  /** After how many moves; null: the present is shown. */
  readonly move: number | null
  readonly seen: PastSeen | null
  /** The log as it was then, and what had just been told. */
  readonly log: readonly LogEntry[]
  readonly news: readonly LogEntry[]
  readonly playing: boolean
  /** While a part of it is shown again: how much of it is left; null: it is walked through freely. */
  readonly watching: Watching | null
  /** Shows again what was told from one event to another, and comes back to the present. */
  watch(first: unknown, last: unknown): void
  goTo(move: number | null): void
  /** To the next thing that is to be seen by itself, or to the one before. */
  step(by: 1 | -1): void
  /** To the next move, or to the one before. */
  leap(by: 1 | -1): void
  play(on: boolean): void
}

interface Watching {
  readonly left: number
  hurry(): void
}

/** Of a pace that shows nothing by itself, too: who lets the past be played wants to see it. */
const SHORTEST_MS = 300

/**
 * The table as it was after so many moves, or on the way there. Until a past is fetched, what was shown before it stays.
 * `from`: where somebody begins who came to look at the past; null: with the present.
 */
export function usePast(table: PlayedTable, moment: TableMoment, from: number | null): Past {
  const { settings } = useSettings()
  const [looking, setLooking] = useState<Looking>({
    viewer: moment.viewer,
    stop: from === null ? null : { move: from, beat: null },
    playing: false,
  })
  const now = lookingNow(looking, moment)
  // Who comes to the table begins with the present, and so does who comes back to it after them.
  if (now !== looking) setLooking(now)
  const { viewer } = moment
  const { moves } = moment.seen
  const { stop, playing, until = null } = now
  const left = useMemo(
    () => (stop && until ? stopsLeft(stop, until, moves, table.beatsOf) : 0),
    [stop, until, moves, table],
  )
  // Who wants to see something again and is shown nothing by itself says when they have seen it.
  const waits = until !== null && (settings.pace === 'step' || settings.pace === 'instant')
  const beat = useMemo(() => (stop?.beat == null ? null : table.beatsOf(stop.move)[stop.beat]), [table, stop])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is no part of the past
  const past = useMemo(
    () => (stop === null ? null : beat ? asPast(beat.seen) : table.past(stop.move)),
    [table, stop, beat, moment],
  )
  const [fetched, setFetched] = useState<PastSeen | null>(null)
  useEffect(() => {
    if (!(past instanceof Promise)) return setFetched(null)
    let current = true
    void past.then((seen) => current && seen && setFetched(seen))
    return () => {
      current = false
    }
  }, [past])
  const seen = useMemo(
    () => (past instanceof Promise ? (fetched ?? asPast(moment.seen)) : past),
    [past, fetched, moment.seen],
  )
  const next = useCallback(() => {
    if (stop === null) return
    if (until && left === 0) return setLooking({ viewer, stop: null, playing: false })
    setLooking({ viewer, stop: after(stop, moves, table.beatsOf), playing, ...(until && { until }) })
  }, [stop, until, left, playing, viewer, moves, table])
  useEffect(() => {
    if (!playing || stop === null || waits) return
    const timer = setTimeout(next, Math.max(SHORTEST_MS, BEAT[settings.pace]))
    return () => clearTimeout(timer)
  }, [playing, stop, waits, next, settings.pace])
  const told = useMemo(
    () => (stop === null ? { log: moment.log, news: [] } : toldAt(stop, moment.log, table.beatsOf)),
    [stop, moment.log, table],
  )
  const goTo = (move: number | null): void => {
    const isNow = move === null || move >= moves
    setLooking({ viewer, stop: isNow ? null : { move: Math.max(0, move), beat: null }, playing: false })
  }
  return {
    move: stop?.move ?? null,
    seen,
    ...told,
    playing,
    watching: until && { left, hurry: next },
    watch(first, last) {
      const [from, to] = [first, last].map((event) => moment.log.find((entry) => entry.event === event))
      if (!from || !to) return
      const stops = [from, to].map((entry) => stopOf(entry, moment.log, table.beatsOf))
      setLooking({ viewer, stop: stops[0] ?? null, playing: true, ...(stops[1] && { until: stops[1] }) })
    },
    goTo,
    leap: (by) => goTo((stop?.move ?? moves) + by),
    step(by) {
      const from = stop ?? { move: moves, beat: null }
      const to = by > 0 ? after(from, moves, table.beatsOf) : before(from, table.beatsOf)
      setLooking({ viewer, stop: to, playing: false })
    },
    play: (on) => setLooking({ viewer, stop: stop ?? { move: 0, beat: null }, playing: on }),
  }
}

export interface Looking {
  readonly viewer: Seat | null
  readonly stop: Stop | null
  readonly playing: boolean
  /** Where it ends that is shown again. */
  readonly until?: Stop
}

/** Only the one who went there looks at the past, and only at what has passed; when the game is over, whoever they look on as. */
export function lookingNow(looking: Looking, { viewer, seen }: Pick<TableMoment, 'viewer' | 'seen'>): Looking {
  const { stop } = looking
  const isPast = stop === null || stop.move < seen.moves || (stop.move === seen.moves && stop.beat !== null)
  const isTheirs = looking.viewer === viewer || (Boolean(seen.seed) && stop !== null)
  const isAsItWas = isTheirs && isPast && (stop !== null || !looking.playing)
  return isAsItWas ? looking : { viewer, stop: null, playing: false }
}
