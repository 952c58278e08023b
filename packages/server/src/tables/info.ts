import type { PersonRef, SeatInfo, TableInfo } from '@longhouse/protocol'
import { dueOf } from './clocks.ts'
import { awaitedOf, type Course, isOver, isPaused, mayProgramsMove, timeUpAt } from './course.ts'

/** What anybody may know of a table. Names and who is online are put in when it is told: they change by themselves. */
export function infoOf(course: Course): TableInfo {
  const { id, game, version, options, visibility, spectators, clock, created } = course.plan
  return {
    ...{ id, game, version, options, visibility, spectators, host: unnamed(course.host), clock, created },
    ...{ commitment: course.commitment, seats: seatsOf(course), ...positionOf(course), ...endOf(course) },
    rematch: course.rematch,
  }
}

/** What every entry changes. */
const positionOf = (course: Course) => ({
  awaited: awaitedOf(course),
  paused: isPaused(course),
  number: course.number,
  moves: course.history?.moves.length ?? 0,
  updated: course.updated,
})

/** What changes when the game starts or ends. */
const endOf = (course: Course) => ({
  status: course.status,
  seed: isOver(course) && course.history ? course.plan.seed : null,
  result: course.outcome,
})

const seatsOf = ({ sitters, times }: Course): SeatInfo[] =>
  sitters.map(
    ({ person, bot, why, abandons }, seat): SeatInfo => ({
      seat,
      person: person === null ? null : unnamed(person),
      bot,
      standIn: person !== null && bot !== null,
      why,
      abandons,
      online: false,
      left: times ? (times.left[seat] as number) : null,
      due: times && dueOf(times, seat),
    }),
  )

/** What of it is different after one more entry. */
export function changesOf(before: Course, after: Course): Partial<TableInfo> {
  return {
    ...positionOf(after),
    ...((before.sitters !== after.sitters || before.times !== after.times) && { seats: seatsOf(after) }),
    ...(before.status !== after.status && endOf(after)),
    ...(before.host !== after.host && { host: unnamed(after.host) }),
    ...(before.rematch !== after.rematch && { rematch: after.rematch }),
  }
}

const unnamed = (id: string): PersonRef => ({ id, name: null })

/** The same with names, and with who is there. */
export function dressed(
  info: TableInfo,
  nameOf: (person: string) => string | null,
  isOnline: (person: string) => boolean,
): TableInfo {
  const seats = dressedSeats(info.seats, nameOf, isOnline)
  return { ...info, host: { id: info.host.id, name: nameOf(info.host.id) }, seats }
}

export const dressedSeats = (
  seats: readonly SeatInfo[],
  nameOf: (person: string) => string | null,
  isOnline: (person: string) => boolean,
): SeatInfo[] =>
  seats.map((seat) =>
    seat.person
      ? { ...seat, person: { id: seat.person.id, name: nameOf(seat.person.id) }, online: isOnline(seat.person.id) }
      : seat,
  )

export const peopleOf = ({ host, seats }: TableInfo): string[] => [
  host.id,
  ...seats.flatMap(({ person }) => (person ? [person.id] : [])),
]

/** If no program has moved by then, its process has died, and another one should look. */
const PROGRAMS_MS = 15_000

/** When somebody must look at the table again, even if nobody does anything: a clock runs out, or a program is to move. */
export function lookAgainAt(course: Course): number | null {
  const { sitters, updated } = course
  const toMove = mayProgramsMove(course) && awaitedOf(course).some((seat) => sitters[seat]?.bot)
  const moments = [...(toMove ? [updated + PROGRAMS_MS] : []), timeUpAt(course) ?? []].flat()
  return moments.length > 0 ? Math.min(...moments) : null
}
