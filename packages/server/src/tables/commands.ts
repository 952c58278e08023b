import { isOfQuestions, isRefusal, type Json, type Refusal, refuse, type Seat, same } from '@longhouse/kernel'
import type { Draft } from './entry.ts'
import {
  hasLapsed,
  isAtRest,
  isBound,
  isGone,
  isHandingOver,
  isOver,
  isThere,
  isTimeUsedUp,
  keptUntil,
  mayProgramsMove,
  type Sitter,
  seatOf,
  type TableState,
  undoneWith,
} from './table-state.ts'

/** What a person wants becomes an entry, or is refused; null where it is so already. */
export type Intent = Draft | Refusal | null

/** Who plays for people that are not there. */
export const STAND_IN = 'raider'

const isFree = ({ person, bot }: Sitter): boolean => person === null && bot === null

/** The person's seat in a game that is being played. */
function playing(state: TableState, person: string): Seat | Refusal {
  const seat = seatOf(state, person)
  if (seat === null) return refuse('not-seated')
  if (state.status === 'open') return refuse('not-started')
  return isOver(state) ? refuse('game-over') : seat
}

/** The seat of somebody who has a say in what becomes of the game: who resigned has none. */
function concerned(state: TableState, person: string): Seat | Refusal {
  const seat = playing(state, person)
  return !isRefusal(seat) && state.sitters[seat]?.why === 'resigned' ? refuse('resigned') : seat
}

export function join(state: TableState, person: string, wanted: Seat | undefined): Intent {
  const own = seatOf(state, person)
  if (own !== null) return comeBack(state, own)
  if (state.removed.includes(person)) return refuse('removed')
  const { handingOver } = state
  if (handingOver?.isFree && (wanted ?? handingOver.seat) === handingOver.seat)
    return { kind: 'sit', seat: handingOver.seat, person, bot: null }
  if (state.status !== 'open') return refuse('already-started')
  const seat = wanted ?? state.sitters.findIndex(isFree)
  const sitter = state.sitters[seat]
  if (wanted !== undefined && !sitter) return refuse('no-such-seat', { seat: wanted })
  return sitter && isFree(sitter) ? { kind: 'sit', seat, person, bot: null } : refuse('seat-taken')
}

function comeBack(state: TableState, seat: Seat): Intent {
  const { bot, why } = state.sitters[seat] as Sitter
  if (state.status !== 'playing' || bot === null) return null
  if (why === 'resigned') return refuse('resigned')
  return isTimeUsedUp(state, seat) ? refuse('time-used-up') : { kind: 'return', seat }
}

export function leave(state: TableState, person: string): Intent {
  const seat = seatOf(state, person)
  if (seat === null) return refuse('not-seated')
  if (state.status === 'playing')
    return state.sitters[seat]?.bot ? null : { kind: 'stand-in', seat, bot: STAND_IN, why: 'left' }
  if (isOver(state)) return null
  const last = state.sitters.every((sitter, other) => other === seat || sitter.person === null)
  // A host who does not sit there waits for others.
  return last && state.host === person ? { kind: 'end', seat: null } : { kind: 'sit', seat, person: null, bot: null }
}

/** Whether anybody else could go on with the game, now or when they come back. */
const hasRivals = ({ sitters }: TableState, seat: Seat): boolean =>
  sitters.some(({ person, why }, other) => other !== seat && person !== null && why !== 'resigned')

/** Somebody is no more: a program has the seat for good, or without others the game is over. */
export function vacate(state: TableState, person: string): Intent {
  const seat = seatOf(state, person)
  if (isOver(state)) return null
  if (seat === null) return state.status === 'open' && state.host === person ? { kind: 'end', seat: null } : null
  if (state.status === 'open') return leave(state, person)
  return !hasRivals(state, seat)
    ? { kind: 'end', seat: null }
    : { kind: 'sit', seat, person: null, bot: state.sitters[seat]?.bot ?? STAND_IN }
}

export function fill(state: TableState, person: string, bot: string, wanted: Seat | undefined): Intent {
  if (state.host !== person) return refuse('host-only')
  if (state.status !== 'open') return refuse('already-started')
  const seat = wanted ?? state.sitters.findIndex(isFree)
  if (seat === -1) return null
  const sitter = state.sitters[seat]
  if (!sitter) return refuse('no-such-seat', { seat })
  // A host may change their mind about a program, not about a person.
  return sitter.person === null ? { kind: 'sit', seat, person: null, bot } : refuse('seat-taken')
}

/** The host shows somebody the door; at this table they do not sit down again. */
export function remove(state: TableState, host: string, person: string): Intent {
  if (state.host !== host) return refuse('host-only')
  if (state.status !== 'open') return refuse('already-started')
  if (host === person) return leave(state, host)
  const seat = seatOf(state, person)
  return seat === null ? refuse('nobody-there') : { kind: 'remove', seat }
}

export function start(state: TableState, person: string): Intent {
  if (state.host !== person) return refuse('host-only')
  if (state.status === 'playing') return null
  if (isOver(state)) return refuse('game-over')
  if (state.sitters.some(isFree)) return refuse('seats-free')
  return state.sitters.some(isThere) ? { kind: 'start', seat: null } : refuse('nobody-plays')
}

export function resign(state: TableState, person: string): Intent {
  const seat = playing(state, person)
  if (isRefusal(seat)) return seat
  if (state.sitters[seat]?.why === 'resigned') return null
  return { kind: 'resign', seat, bot: state.plan.players > 2 && hasRivals(state, seat) ? STAND_IN : null }
}

export function abandon(state: TableState, person: string, agree: boolean, now: number): Intent {
  if (state.status === 'open') return state.host === person ? { kind: 'end', seat: null } : refuse('host-only')
  const seat = concerned(state, person)
  if (isRefusal(seat)) return seat
  // A table that is kept has waited for everybody in its own way.
  const isAsked = (sitter: Sitter, at: Seat): boolean => (state.kept ? isThere(sitter) : !isGone(state, at, now))
  const all = state.sitters.every((sitter, other) => other === seat || sitter.abandons || !isAsked(sitter, other))
  // Who offered while others might have been back offers again when they are waited for no longer.
  if (state.sitters[seat]?.abandons === agree && !(agree && all)) return null
  return { kind: 'abandon', seat, agree, ...(agree && all && { ends: true }) }
}

/** A table that was kept as it stood by earlier rules goes on by those of now, when everybody who is there agrees. */
export function goOn(state: TableState, person: string, agree: boolean): Intent {
  const seat = concerned(state, person)
  if (isRefusal(seat)) return seat
  if (!state.kept || state.sitters[seat]?.goesOn === agree) return null
  if (!state.kept.canGoOn) return refuse('cannot-go-on')
  const all = state.sitters.every((sitter, other) => other === seat || !isThere(sitter) || sitter.goesOn)
  return { kind: 'go-on', seat, agree, ...(agree && all && { begins: true }) }
}

interface Handing {
  readonly of: Seat
  readonly to: string | null
  readonly agree: boolean
}

/** While a campaign rests: one's own seat, or that of somebody who has long been away, gets another sitter. */
export function handOver(state: TableState, person: string, { of, to, agree }: Handing, now: number): Intent {
  const seat = concerned(state, person)
  if (isRefusal(seat)) return seat
  if (state.sitters[seat]?.bot) return refuse('stand-in-plays')
  const sitter = state.sitters[of]
  if (!sitter) return refuse('no-such-seat', { seat: of })
  if (!isAtRest(state)) return refuse('not-resting')
  const isWanted = isHandingOver(state, of, to)
  if (!agree) return isWanted ? { kind: 'hand-over', seat, of, to, agree } : null
  if (isWanted && state.handingOver.agreed.includes(seat)) return null
  if (!isWanted && of !== seat && isThere(sitter)) return refuse('seat-taken')
  const wait = (keptUntil(state, of) ?? now) - now
  if (!isWanted && wait > 0) return refuse('seat-kept', { minutes: Math.ceil(wait / 60_000) })
  const others = state.sitters.filter((each, at) => at !== of && isThere(each))
  if (to !== null && others.length === 0) return refuse('nobody-plays')
  const agreed = isWanted ? [...state.handingOver.agreed, seat] : [seat]
  const all = state.sitters.every((each, at) => !isThere(each) || agreed.includes(at))
  return { kind: 'hand-over', seat, of, to, agree, ...(all && { done: true }) }
}

/** `number` is the last entry the person knew: with an older table before their eyes they might have chosen otherwise. */
export function onTheMove(state: TableState, person: string, number: number): Seat | Refusal {
  const seat = playing(state, person)
  if (isRefusal(seat)) return seat
  if (state.sitters[seat]?.bot) return refuse('stand-in-plays')
  if (state.kept) return refuse('kept-table', { version: state.kept.version })
  const fresh = number >= state.freshFrom && number <= state.number
  return fresh ? seat : refuse('stale', { number: state.number })
}

/**
 * Whether the chance to react that the person saw is over, and was passed over as they wanted: who asks again because the answer
 * was lost has nothing to correct.
 */
function hasLapsedSo(state: TableState, person: string, number: number, choice: unknown): boolean {
  const next = state.happened.find((each) => each.number > number && (each.kind === 'choice' || each.kind === 'undo'))
  const lapse = state.standing.find((each) => each.lapsed && each.number === next?.number)
  return lapse !== undefined && lapse.move.seat === seatOf(state, person) && same(lapse.move.choice, choice as Json)
}

export function choose(state: TableState, person: string, number: number, choice: unknown): Intent {
  const seat = onTheMove(state, person, number)
  if (isRefusal(seat)) return hasLapsedSo(state, person, number, choice) ? null : seat
  // Who would be passed over at once would be known by it.
  if (state.plan.reactionTime !== null && isOfQuestions(choice)) return refuse('no-such-question', { questions: [] })
  return { kind: 'choice', seat, choice: choice as Json }
}

export function undo(state: TableState, person: string, number: number): Intent {
  const seat = onTheMove(state, person, number)
  if (isRefusal(seat)) return seat
  if (hasLapsed(state, seat)) return refuse('undo-lapsed')
  return isBound(state, seat) ? refuse('undo-program') : { kind: 'undo', seat, programs: undoneWith(state) }
}

/** A program's choice, thought of while the table had so many entries. */
export function programChooses(state: TableState, seat: Seat, number: number, choice: Json): Intent {
  if (!mayProgramsMove(state) || state.number !== number || !state.sitters[seat]?.bot)
    return refuse('stale', { number: state.number })
  return { kind: 'choice', seat, choice }
}
