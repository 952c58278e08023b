import type { PersonRef, SeatInfo, TableInfo } from '@longhouse/protocol'
import { dueOf } from './clocks.ts'
import { awaitedOf, type Course, isOver } from './course.ts'

const known = new WeakMap<Course, TableInfo>()

/** What anybody may know of a table. Names and who is online are put in when it is told: they change by themselves. */
export function infoOf(course: Course): TableInfo {
  let info = known.get(course)
  if (!info) {
    info = makeInfo(course)
    known.set(course, info)
  }
  return info
}

function makeInfo(course: Course): TableInfo {
  const { plan, sitters, times } = course
  const { id, game, version, options, visibility, spectators, clock, created } = plan
  const seats = sitters.map(
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
  return {
    ...{ id, game, version, options, status: course.status, visibility, spectators, host: unnamed(plan.host), clock },
    ...{ seats, awaited: awaitedOf(course), number: course.number, moves: course.history?.moves.length ?? 0 },
    ...{ created, updated: course.updated, commitment: course.commitment },
    seed: isOver(course) && course.history ? plan.seed : null,
    result: course.outcome,
    rematch: course.rematch,
  }
}

const unnamed = (id: string): PersonRef => ({ id, name: null })

/** The same with names, and with who is there. */
export function dressed(
  info: TableInfo,
  nameOf: (person: string) => string | null,
  isOnline: (person: string) => boolean,
): TableInfo {
  return {
    ...info,
    host: { id: info.host.id, name: nameOf(info.host.id) },
    seats: info.seats.map((seat) =>
      seat.person
        ? { ...seat, person: { id: seat.person.id, name: nameOf(seat.person.id) }, online: isOnline(seat.person.id) }
        : seat,
    ),
  }
}

export const peopleOf = ({ host, seats }: TableInfo): string[] => [
  host.id,
  ...seats.flatMap(({ person }) => (person ? [person.id] : [])),
]

/** If no program has moved by then, its process has died, and another one should look. */
const PROGRAMS_MS = 15_000

/** When somebody must look at the table again, even if nobody does anything: a clock runs out, or a program is to move. */
export function lookAgainAt(course: Course): number | null {
  const { sitters, times, updated } = course
  const moments = awaitedOf(course).flatMap((seat) => {
    if (sitters[seat]?.bot) return [updated + PROGRAMS_MS]
    const due = times && dueOf(times, seat)
    return due === null ? [] : [due]
  })
  return moments.length > 0 ? Math.min(...moments) : null
}
