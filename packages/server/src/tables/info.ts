import type { PersonRef, SeatInfo, TableInfo } from '@longhouse/protocol'
import { dueOf } from './clocks.ts'
import { lapseIn } from './reactions.ts'
import { awaitedOf, isAtRest, isOver, isPaused, keptUntil, mayProgramsMove, type TableState } from './table-state.ts'
import { timeUpAt } from './time-up.ts'

/** What anybody may know of a table. Names and who is online are put in when it is told: they change by themselves. */
export function infoOf(state: TableState): TableInfo {
  const { id, game, version, options, visibility, spectators, clock, reactionTime, created } = state.plan
  return {
    ...{ id, game, version, options, visibility, spectators, host: unnamed(state.host) },
    ...{ clock, reactionTime, created },
    ...{ commitment: state.commitment, seats: seatsOf(state), ...positionOf(state), ...endOf(state) },
    ...{ kept: keptOf(state), rematch: state.rematch, handingOver: state.handingOver },
  }
}

const keptOf = ({ kept }: TableState): TableInfo['kept'] =>
  kept && { version: kept.version, canGoOn: kept.canGoOn, lost: kept.lost }

/** What every entry changes. */
const positionOf = (state: TableState) => ({
  awaited: awaitedOf(state),
  paused: isPaused(state),
  resting: isAtRest(state),
  number: state.number,
  moves: (state.history ?? state.kept?.history)?.moves.length ?? 0,
  updated: state.updated,
})

/** What changes when the game starts or ends. */
const endOf = (state: TableState) => ({
  status: state.status,
  seed: isOver(state) && (state.history ?? state.kept) ? state.plan.seed : null,
  result: state.outcome,
})

function seatsOf(state: TableState): SeatInfo[] {
  const { sitters, times } = state
  const lapse = lapseIn(state)
  return sitters.map(
    ({ person, bot, why, abandons, goesOn }, seat): SeatInfo => ({
      seat,
      person: person === null ? null : unnamed(person),
      bot,
      standIn: person !== null && bot !== null,
      why,
      abandons,
      goesOn,
      online: false,
      left: times ? (times.left[seat] as number) : null,
      due: lapse?.seat === seat ? lapse.at : times && dueOf(times, seat),
      lapses: lapse?.seat === seat,
      keptUntil: keptUntil(state, seat),
    }),
  )
}

/** Whether what seats have left, or until when they may react, is another now. */
const areTimesOther = (before: TableState, after: TableState): boolean =>
  before.times !== after.times || lapseIn(before)?.at !== lapseIn(after)?.at

/** What of it is different after one more entry. */
export function changesOf(before: TableState, after: TableState): Partial<TableInfo> {
  return {
    ...positionOf(after),
    ...((before.sitters !== after.sitters || areTimesOther(before, after)) && { seats: seatsOf(after) }),
    ...(before.status !== after.status && endOf(after)),
    ...(before.host !== after.host && { host: unnamed(after.host) }),
    ...(before.plan !== after.plan && { version: after.plan.version }),
    ...(before.kept !== after.kept && { kept: keptOf(after) }),
    ...(before.rematch !== after.rematch && { rematch: after.rematch }),
    ...(before.handingOver !== after.handingOver && { handingOver: after.handingOver }),
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

/** When somebody must look at a table again, even if nobody does anything. */
export interface LookAgain {
  /** A clock runs out, or others have waited long enough. */
  readonly clocks: number | null
  /** A program is to move. */
  readonly programs: number | null
}

export function lookAgainAt(state: TableState): LookAgain {
  const { sitters, updated } = state
  const toMove = mayProgramsMove(state) && awaitedOf(state).some((seat) => sitters[seat]?.bot)
  return { clocks: timeUpAt(state), programs: toMove ? updated + PROGRAMS_MS : null }
}
