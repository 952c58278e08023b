import {
  asksOf,
  type Frame,
  type GameTypes,
  type History,
  isRefusal,
  type Move,
  openHistory,
  openTable,
  type Refusal,
  record,
  refuse,
  type Seat,
  same,
  type Table,
  type Told,
  undo,
} from '@longhouse/kernel'
import type { EntryKind } from '@longhouse/protocol'
import { leftAt, timesAfter } from './clocks.ts'
import { awaitedOf, type Course, NOBODY, type Sitter, type Standing } from './course.ts'
import type { Entry } from './entry.ts'
import { type Growth, inPlace, intoCopies } from './growth.ts'
import { abandoned, played, resigned } from './outcome.ts'
import { tallied } from './tallies.ts'

/** What an entry changes of a course, besides what every entry changes. */
interface Change extends Partial<Course> {
  readonly told?: readonly Told<unknown>[]
  /** The choice that was taken back. */
  readonly undone?: Standing
  /** Nobody who is about to choose would have chosen otherwise for it. */
  readonly silent?: boolean
}

type Step<K extends EntryKind> = (course: Course, entry: Entry<K>, growth: Growth) => Change | Refusal

const steps: { readonly [K in EntryKind]: Step<K> } = {
  sit: (course, { seat, person, bot }) => {
    const sitters = seated(course, seat, { ...NOBODY, person, bot })
    return { sitters, host: hostAmong(course, sitters), silent: true }
  },
  remove: (course, { seat }) => {
    const { person } = course.sitters[seat] ?? NOBODY
    const removed = person === null ? course.removed : [...course.removed, person]
    return { sitters: seated(course, seat, NOBODY), removed, silent: true }
  },
  start,
  choice: choose,
  undo: takeBack,
  'stand-in': (course, { seat, bot, why }) => ({ sitters: changed(course, seat, { bot, why }), silent: true }),
  return: (course, { seat }) => ({ sitters: changed(course, seat, { bot: null, why: null }), silent: true }),
  resign: (course, { seat, bot, ...ending }) => {
    const sitters = changed(course, seat, { bot, why: 'resigned' })
    if (bot !== null) return { sitters, silent: true }
    return { sitters, status: 'finished', outcome: resigned(sitters, course.standing, ending) }
  },
  abandon: (course, { seat, agree, ends }) => {
    const sitters = changed(course, seat, { abandons: agree })
    const all = sitters.every(({ person, abandons, why }) => person === null || abandons || why === 'resigned')
    return ends || all ? { sitters, status: 'abandoned', outcome: abandoned(sitters) } : { sitters, silent: true }
  },
  end: ({ sitters }) => ({ status: 'abandoned', outcome: abandoned(sitters) }),
  rematch: (_, { table }) => ({ rematch: table, silent: true }),
}

/** The table after one more entry. It is checked in full: a choice against the rules is refused. */
export const advance = <K extends EntryKind>(course: Course, entry: Entry<K>): Course | Refusal =>
  advanceBy(course, entry as Entry, intoCopies)

/** As `advance`, for a course that nobody else has and that is not used again: a whole table is played in linear time. */
export const advanceInPlace = (course: Course, entry: Entry): Course | Refusal => advanceBy(course, entry, inPlace)

function advanceBy(course: Course, entry: Entry, growth: Growth): Course | Refusal {
  const change = (steps[entry.kind] as Step<EntryKind>)(course, entry, growth)
  if (isRefusal(change)) return change
  const { told = [], undone, silent = false, ...rest } = change
  const { number, kind, seat, at } = entry
  const next: Course = {
    ...course,
    ...rest,
    number,
    updated: at,
    happened: growth.add(course.happened, { number, kind, seat, at, told, undoes: undone?.number ?? null }),
    freshFrom: silent ? course.freshFrom : number,
    tallies: tallied(course.tallies, entry),
  }
  return next.times && next.plan.clock ? { ...next, times: timed(next, entry, undone) } : next
}

const seated = ({ sitters }: Course, seat: Seat, sitter: Sitter): Sitter[] =>
  sitters.map((other, i) => (i === seat ? sitter : other))

const changed = (course: Course, seat: Seat, change: Partial<Sitter>): Sitter[] =>
  seated(course, seat, { ...(course.sitters[seat] ?? NOBODY), ...change })

/** When the host gets up before the game begins, the first of those who stay is the host: somebody must be able to start. */
function hostAmong({ status, sitters: before, host }: Course, sitters: readonly Sitter[]): string {
  const isSeated = (at: readonly Sitter[]): boolean => at.some(({ person }) => person === host)
  if (status !== 'open' || !isSeated(before) || isSeated(sitters)) return host
  return sitters.find(({ person }) => person !== null)?.person ?? host
}

function start({ game, plan }: Course): Change | Refusal {
  const told: Told<unknown>[] = []
  const opening = { players: plan.players, options: plan.options, seed: plan.seed }
  const table = openTable(game, opening, (what) => told.push(what))
  if (isRefusal(table)) return table
  return { status: 'playing', history: openHistory(game, table), asks: asksOf(game, table), told }
}

function choose(
  course: Course,
  { seat, choice, number, at, ...ending }: Entry<'choice'>,
  growth: Growth,
): Change | Refusal {
  if (!course.history) return refuse('not-started')
  const history = growth.history(course.history)
  const top = topOf(history.table)
  const told: Told<unknown>[] = []
  const asks = record(history, seat, choice, (what) => told.push(what))
  if (isRefusal(asks)) return asks
  const left = course.times ? leftAt(course.times, seat, at) : 0
  const { bot, why: absence } = course.sitters[seat] ?? NOBODY
  const move = history.moves.at(-1) as Move
  const standing = growth.add(course.standing, { number, move, left, program: bot !== null, absence })
  const change = { history, asks, told, standing }
  if (asks.length > 0) return { ...change, silent: isAnswer(top, topOf(history.table), seat) }
  return { ...change, status: 'finished', outcome: played({ ...course, history, standing }, ending) }
}

function takeBack(course: Course, { seat }: Entry<'undo'>, growth: Growth): Change | Refusal {
  if (!course.history) return refuse('not-started')
  const history = growth.history(course.history)
  const top = topOf(history.table)
  const refusal = undo(history, seat)
  if (refusal) return refusal
  const taken = takenBack(course.standing, history)
  const undone = course.standing[taken]
  return {
    history,
    asks: asksOf(course.game, history.table),
    standing: growth.remove(course.standing, taken),
    ...(undone && { undone }),
    silent: isAnswer(topOf(history.table), top, seat),
  }
}

/** Which choice no longer stands: the last one, or an answer that was lifted out from between others. */
function takenBack(standing: Course['standing'], { moves }: History<GameTypes>): number {
  let taken = standing.length - 1
  while (taken > 0 && standing[taken]?.move === moves[taken - 1]) taken--
  return taken
}

const topOf = ({ stack }: Table): Frame | undefined => stack[stack.length - 1]

/** The same question is open, once without the seat's answer and once with it: for everybody else nothing has changed. */
const isAnswer = (without: Frame | undefined, answered: Frame | undefined, seat: Seat): boolean =>
  without?.step === answered?.step &&
  same(without?.args, answered?.args) &&
  without?.answers?.[seat] === undefined &&
  answered?.answers?.[seat] !== undefined

function timed(after: Course, entry: Entry, undone: Standing | undefined): Course['times'] {
  const { plan, times } = after
  if (!plan.clock || !times) return null
  const waiting = awaitedOf(after)
  const running = after.sitters.map(
    ({ person, bot }, seat) => person !== null && bot === null && waiting.includes(seat),
  )
  const at = entry.at
  if (entry.kind === 'choice') return timesAfter(plan.clock, times, { at, running, chose: entry.seat })
  if (entry.kind === 'return') return timesAfter(plan.clock, times, { at, running, back: entry.seat })
  if (entry.kind !== 'undo') return timesAfter(plan.clock, times, { at, running })
  return timesAfter(plan.clock, times, { at, running, undid: { seat: entry.seat, left: undone?.left ?? 0 } })
}
