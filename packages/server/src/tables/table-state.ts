import {
  type AddressedEvent,
  type AnyGame,
  type Ask,
  awaited,
  commitmentTo,
  type GameTypes,
  type History,
  isResting,
  type Move,
  type Seat,
} from '@longhouse/kernel'
import type { EntryKind, Outcome, Status, TableInfo } from '@longhouse/protocol'
import { freshTimes, type Times } from './clocks.ts'
import type { Absence } from './entry.ts'
import type { Kept } from './kept.ts'
import type { Plan } from './plan.ts'
import { lapseIn } from './reactions.ts'
import type { TalliesByWho } from './tallies.ts'

/** Who sits in a seat. A person with a program beside them is away, and the program plays. */
export interface Sitter {
  readonly person: string | null
  readonly bot: string | null
  readonly why: Absence | null
  /** Since when a program plays for somebody who may be back. */
  readonly awaySince: number | null
  readonly abandons: boolean
  readonly goesOn: boolean
  /** They sat down while the game was played: others had chosen for this seat before. */
  readonly handed: boolean
}

export const NOBODY: Sitter = {
  ...{ person: null, bot: null, why: null, awaySince: null },
  ...{ abandons: false, goesOn: false, handed: false },
}

/** Somebody who plays for themselves. */
export const isThere = ({ person, bot }: Sitter): boolean => person !== null && bot === null

/** So long nobody else gives away the seat of somebody who is away, or ends the game without them. */
const KEPT_MS = 5 * 60 * 1000

/** A seat that is to get another sitter. */
export type HandingOver = NonNullable<TableInfo['handingOver']>

const MOST_ENTRIES = 20_000

/** One entry, and what was told with it. */
export interface Happening {
  readonly number: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly at: number
  readonly told: readonly AddressedEvent<unknown>[]
  /** The entries of the choices that it took back. */
  readonly undoes: readonly number[]
}

/** A choice that stands: the entry it came with, what the clock showed, whether a program chose, and for whose absence. */
export interface Standing {
  readonly number: number
  readonly move: Move
  readonly left: number
  readonly program: boolean
  readonly absence: Absence | null
  /** Nobody chose: the time to react ran out. */
  readonly lapsed?: true
  /** The clock had run out for it, and whoever sits there was given time to come back. */
  readonly comeback?: true
}

/** A table after some entries. A value: what comes next is another one, and this one stays as it is. */
export interface TableState {
  readonly plan: Plan
  readonly game: AnyGame
  readonly commitment: string
  readonly number: number
  readonly updated: number
  readonly status: Status
  readonly sitters: readonly Sitter[]
  /** Who set the table up, or, when they left it before the game began, whoever sits there now. */
  readonly host: string
  /** People whom the host has shown the door. */
  readonly removed: readonly string[]
  /** Null until the game starts, and at a table that is kept. */
  readonly history: History<GameTypes> | null
  readonly kept: Kept | null
  readonly asks: readonly Ask[]
  readonly happened: readonly Happening[]
  /** For each move of the history. */
  readonly standing: readonly Standing[]
  /** Since this entry nothing happened that a person who chooses should have known. */
  readonly freshFrom: number
  readonly times: Times | null
  readonly outcome: Outcome | null
  readonly rematch: string | null
  readonly handingOver: HandingOver | null
  /** How often somebody did what does not move the game on. */
  readonly tallies: TalliesByWho
}

export const emptyTableState = (game: AnyGame, plan: Plan): TableState => ({
  plan,
  game,
  commitment: commitmentTo(plan.seed),
  number: 0,
  updated: plan.created,
  status: 'open',
  sitters: Array.from({ length: plan.players }, () => NOBODY),
  host: plan.host,
  removed: [],
  history: null,
  kept: null,
  asks: [],
  happened: [],
  standing: [],
  freshFrom: 0,
  times: plan.clock && freshTimes(plan.clock, plan.players),
  outcome: null,
  rematch: null,
  handingOver: null,
  tallies: {},
})

/** The seats the game waits for. */
export const awaitedOf = ({ status, asks }: TableState): Seat[] => (status === 'playing' ? awaited(asks) : [])

/** Nobody is there: programs do not finish the game among themselves, but wait until somebody is back. */
export const isPaused = ({ status, sitters }: TableState): boolean => status === 'playing' && !sitters.some(isThere)

/** Nobody hurries: a campaign pauses between two of its games, and clocks stand still. */
export const isAtRest = ({ status, game, history }: TableState): boolean =>
  status === 'playing' && history !== null && isResting(game, history.table)

/** Whether it is this that everybody is asked to agree to. */
export const isHandingOver = (
  state: TableState,
  seat: Seat,
  to: string | null,
): state is TableState & { readonly handingOver: HandingOver } =>
  state.handingOver?.seat === seat && state.handingOver.to === to

/** Until when somebody who is away keeps the seat: where a clock gives more time than that, as long as it gives. */
export function keptUntil({ sitters, plan: { clock } }: TableState, seat: Seat): number | null {
  const since = sitters[seat]?.awaySince ?? null
  return since === null ? null : since + Math.max(KEPT_MS, (clock?.seconds ?? 0) * 1000)
}

/**
 * Whether a game may end without asking the seat: a program's, that of somebody who left or resigned, or of somebody who was
 * waited for long enough after the clock ran out. One clock that ran out gives nobody the right to end a game that they lose.
 */
export function isGone(state: TableState, seat: Seat, now: number): boolean {
  const sitter = state.sitters[seat] ?? NOBODY
  if (isThere(sitter)) return false
  return sitter.why !== 'clock' || (keptUntil(state, seat) ?? now) <= now
}

/** Whatever is asked spends nobody's time. */
export const isOffClock = (state: TableState): boolean => isAtRest(state) || lapseIn(state) !== null

/** Whether the clock ran out for what is asked, and the time for coming back too: now a program chooses, and then they may. */
export function isTimeUsedUp(state: TableState, seat: Seat): boolean {
  const { sitters, times } = state
  if (!times || sitters[seat]?.why !== 'clock' || isPaused(state) || isOffClock(state)) return false
  return awaitedOf(state).includes(seat) && times.comebacks[seat] === true && times.left[seat] === 0
}

/** No game is so long: whoever haggles on for ever has done so here. It can still be ended. */
export const isFull = ({ number }: TableState): boolean => number >= MOST_ENTRIES

export const mayProgramsMove = (state: TableState): boolean =>
  state.status === 'playing' && !isPaused(state) && !isFull(state)

export const isOver = ({ status }: { readonly status: Status }): boolean =>
  status === 'finished' || status === 'abandoned'

/** The last choice that stands for a seat. */
const lastOf = ({ history, standing }: TableState, seat: Seat): Standing | undefined =>
  standing[history?.moves.findLastIndex((move) => move.seat === seat) ?? -1]

/** Whether the last that a seat did was to let a chance to react go by: taking that back would open it for as long again. */
export const hasLapsed = (state: TableState, seat: Seat): boolean => lastOf(state, seat)?.lapsed === true

/** Where time counts, what a program chose for somebody stands: the time to choose otherwise has run out. */
export const isBound = (state: TableState, seat: Seat): boolean =>
  state.times !== null && lastOf(state, seat)?.program === true

/**
 * The programs whose choices go with one that is taken back. Where nobody else plays and time does not count, nobody is
 * robbed of anything by it, and such a game is never rated.
 */
export function undoneWith({ sitters, times }: TableState): Seat[] {
  const people = sitters.filter(({ person }) => person !== null)
  return people.length > 1 || times !== null
    ? []
    : sitters.flatMap(({ person }, seat) => (person === null ? [seat] : []))
}

export function seatOf({ sitters }: TableState, person: string | null): Seat | null {
  const seat = person === null ? -1 : sitters.findIndex((sitter) => sitter.person === person)
  return seat < 0 ? null : seat
}
