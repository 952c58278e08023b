import { type GameTypes, type History, heard, type Seat, see, undoRefusal } from '@longhouse/kernel'
import type { Heard, Sighting } from '@longhouse/protocol'
import { type Course, type Happening, isBound } from './course.ts'

/** All that leaves the server of a game goes through here, and is what this seat (null: a spectator) may know. */
export function sightingOf(course: Course, seat: Seat | null): Sighting {
  const { game, history, number, status, asks, commitment } = course
  return {
    number,
    seat,
    seen: history && see<GameTypes>(game, history.table, seat, { asks, commitment }),
    canUndo: status === 'playing' && history !== null && seat !== null && mayUndo(course, history, seat),
  }
}

const mayUndo = (course: Course, history: History<GameTypes>, seat: Seat): boolean =>
  undoRefusal(history, seat) === null && !isBound(course, seat)

export function heardBy({ number, kind, seat, at, told, undoes }: Happening, listener: Seat | null): Heard {
  const events = told.map((what) => heard(what, listener)).filter((event) => event !== null)
  return { number, kind, seat, at, events, undoes }
}
