import type { Beat } from '@longhouse/kernel'
import type { LogEntry } from '../session/table.ts'

/** A place in the past: after so many moves, or at one of the beats on the way to there. */
export interface Stop {
  readonly move: number
  /** Which of them; null: after all. */
  readonly beat: number | null
}

type BeatsOf = (move: number) => readonly Beat[]

/** The stop that follows; null: the present. */
export function after({ move, beat }: Stop, moves: number, beatsOf: BeatsOf): Stop | null {
  if (beat !== null) {
    if (beat + 1 < beatsOf(move).length) return { move, beat: beat + 1 }
    return move < moves ? { move, beat: null } : null
  }
  const next = move + 1
  if (next > moves) return null
  if (beatsOf(next).length > 0) return { move: next, beat: 0 }
  return next < moves ? { move: next, beat: null } : null
}

/** The stop before; there is none before the first. */
export function before({ move, beat }: Stop, beatsOf: BeatsOf): Stop {
  const beats = beat ?? (move > 0 ? beatsOf(move).length : 0)
  if (beats > 0) return { move, beat: beats - 1 }
  return { move: Math.max(0, move - 1), beat: null }
}

/** The stop at which an entry of the log was told. */
export function stopOf(entry: LogEntry, log: readonly LogEntry[], beatsOf: BeatsOf): Stop {
  const { move } = entry
  const at = log.indexOf(entry)
  const beat = move > 0 ? beatsOf(move).findIndex(({ told }) => told > at) : -1
  return { move, beat: beat === -1 ? null : beat }
}

const isSame = (one: Stop, other: Stop): boolean => one.move === other.move && one.beat === other.beat

/** How many stops follow one up to another; they end with the present. */
export function stopsLeft(from: Stop, until: Stop, moves: number, beatsOf: BeatsOf): number {
  let left = 0
  for (let stop: Stop | null = from; stop && !isSame(stop, until); stop = after(stop, moves, beatsOf)) left++
  return left
}

/** The log as it was there, and what had just been told: since the stop before. */
export function toldAt({ move, beat }: Stop, log: readonly LogEntry[], beatsOf: BeatsOf) {
  const beats = move > 0 ? beatsOf(move) : []
  const earlier = log.filter((entry) => entry.move < move).length
  const until = beat === null ? log.filter((entry) => entry.move <= move).length : (beats[beat]?.told ?? earlier)
  const since = beats[(beat ?? beats.length) - 1]?.told ?? earlier
  return { log: log.slice(0, until), news: log.slice(since, until) }
}
