import { isRefusal, type Json, type Refusal, refuse, type Seat } from '@longhouse/kernel'
import { dueOf } from './clocks.ts'
import {
  awaitedOf,
  type Course,
  isBound,
  isOver,
  isPaused,
  isThere,
  mayProgramsMove,
  type Sitter,
  seatOf,
  timeUpAt,
} from './course.ts'
import type { Draft } from './entry.ts'

/** What a person wants becomes an entry, or is refused; null where it is so already. */
export type Intent = Draft | Refusal | null

/** Who plays for people that are not there. */
const STAND_IN = 'raider'

const isFree = ({ person, bot }: Sitter): boolean => person === null && bot === null

/** The person's seat in a game that is being played. */
function playing(course: Course, person: string): Seat | Refusal {
  const seat = seatOf(course, person)
  if (seat === null) return refuse('not-seated')
  if (course.status === 'open') return refuse('not-started')
  return isOver(course) ? refuse('game-over') : seat
}

export function join(course: Course, person: string, wanted: Seat | undefined): Intent {
  const own = seatOf(course, person)
  if (own !== null) return comeBack(course, own)
  if (course.status !== 'open') return refuse('already-started')
  if (course.removed.includes(person)) return refuse('removed')
  const seat = wanted ?? course.sitters.findIndex(isFree)
  const sitter = course.sitters[seat]
  if (wanted !== undefined && !sitter) return refuse('no-such-seat', { seat: wanted })
  return sitter && isFree(sitter) ? { kind: 'sit', seat, person, bot: null } : refuse('seat-taken')
}

function comeBack({ sitters, status }: Course, seat: Seat): Intent {
  const { bot, why } = sitters[seat] as Sitter
  if (status !== 'playing' || bot === null) return null
  return why === 'resigned' ? refuse('resigned') : { kind: 'return', seat }
}

export function leave(course: Course, person: string): Intent {
  const seat = seatOf(course, person)
  if (seat === null) return refuse('not-seated')
  if (course.status === 'playing')
    return course.sitters[seat]?.bot ? null : { kind: 'stand-in', seat, bot: STAND_IN, why: 'left' }
  if (isOver(course)) return null
  const last = course.sitters.every((sitter, other) => other === seat || sitter.person === null)
  // A host who does not sit there waits for others.
  return last && course.host === person ? { kind: 'end', seat: null } : { kind: 'sit', seat, person: null, bot: null }
}

/** Whether anybody else could go on with the game, now or when they come back. */
const hasRivals = ({ sitters }: Course, seat: Seat): boolean =>
  sitters.some(({ person, why }, other) => other !== seat && person !== null && why !== 'resigned')

/** Somebody is no more: a program has the seat for good, or without others the game is over. */
export function vacate(course: Course, person: string): Intent {
  const seat = seatOf(course, person)
  if (isOver(course)) return null
  if (seat === null) return course.status === 'open' && course.host === person ? { kind: 'end', seat: null } : null
  if (course.status === 'open') return leave(course, person)
  return !hasRivals(course, seat)
    ? { kind: 'end', seat: null }
    : { kind: 'sit', seat, person: null, bot: course.sitters[seat]?.bot ?? STAND_IN }
}

export function fill(course: Course, person: string, bot: string, wanted: Seat | undefined): Intent {
  if (course.host !== person) return refuse('host-only')
  if (course.status !== 'open') return refuse('already-started')
  const seat = wanted ?? course.sitters.findIndex(isFree)
  if (seat === -1) return null
  const sitter = course.sitters[seat]
  if (!sitter) return refuse('no-such-seat', { seat })
  // A host may change their mind about a program, not about a person.
  return sitter.person === null ? { kind: 'sit', seat, person: null, bot } : refuse('seat-taken')
}

/** The host shows somebody the door; at this table they do not sit down again. */
export function remove(course: Course, host: string, person: string): Intent {
  if (course.host !== host) return refuse('host-only')
  if (course.status !== 'open') return refuse('already-started')
  if (host === person) return leave(course, host)
  const seat = seatOf(course, person)
  return seat === null ? refuse('nobody-there') : { kind: 'remove', seat }
}

export function start(course: Course, person: string): Intent {
  if (course.host !== person) return refuse('host-only')
  if (course.status === 'playing') return null
  if (isOver(course)) return refuse('game-over')
  if (course.sitters.some(isFree)) return refuse('seats-free')
  return course.sitters.some(isThere) ? { kind: 'start', seat: null } : refuse('nobody-plays')
}

export function resign(course: Course, person: string): Intent {
  const seat = playing(course, person)
  if (isRefusal(seat)) return seat
  if (course.sitters[seat]?.why === 'resigned') return null
  return { kind: 'resign', seat, bot: course.plan.players > 2 && hasRivals(course, seat) ? STAND_IN : null }
}

export function abandon(course: Course, person: string, agree: boolean): Intent {
  if (course.status === 'open') return course.host === person ? { kind: 'end', seat: null } : refuse('host-only')
  const seat = playing(course, person)
  if (isRefusal(seat)) return seat
  if (course.sitters[seat]?.abandons === agree) return null
  // Who let a program play need not agree: nobody is kept at a table that others have left.
  const all = course.sitters.every((sitter, other) => other === seat || !isThere(sitter) || sitter.abandons)
  return { kind: 'abandon', seat, agree, ...(agree && all && { ends: true }) }
}

/** `number` is the last entry the person knew: with an older table before their eyes they might have chosen otherwise. */
function onTheMove(course: Course, person: string, number: number): Seat | Refusal {
  const seat = playing(course, person)
  if (isRefusal(seat)) return seat
  if (course.sitters[seat]?.bot) return refuse('stand-in-plays')
  const fresh = number >= course.freshFrom && number <= course.number
  return fresh ? seat : refuse('stale', { number: course.number })
}

export function choose(course: Course, person: string, number: number, choice: unknown): Intent {
  const seat = onTheMove(course, person, number)
  return isRefusal(seat) ? seat : { kind: 'choice', seat, choice: choice as Json }
}

export function undo(course: Course, person: string, number: number): Intent {
  const seat = onTheMove(course, person, number)
  if (isRefusal(seat)) return seat
  return isBound(course, seat) ? refuse('undo-program') : { kind: 'undo', seat }
}

/** A program's choice, thought of while the table had so many entries. */
export function programChooses(course: Course, seat: Seat, number: number, choice: Json): Intent {
  if (!mayProgramsMove(course) || course.number !== number || !course.sitters[seat]?.bot)
    return refuse('stale', { number: course.number })
  return { kind: 'choice', seat, choice }
}

/** The first seat whose time is up; or the whole table's, if everybody has left it for good. */
export function timeIsUp(course: Course, now: number): Intent {
  const { times } = course
  const due = timeUpAt(course)
  if (due === null || due > now) return null
  if (isPaused(course)) return { kind: 'end', seat: null }
  const seat = awaitedOf(course).find((awaited) => {
    const due = times && dueOf(times, awaited)
    return due !== null && due <= now
  })
  return seat === undefined ? null : { kind: 'stand-in', seat, bot: STAND_IN, why: 'clock' }
}
