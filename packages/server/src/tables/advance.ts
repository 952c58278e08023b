import {
  type AddressedEvent,
  asksOf,
  type Frame,
  type GameTypes,
  type History,
  isOfQuestions,
  isRefusal,
  type Move,
  openHistory,
  openTable,
  positionUnder,
  type Refusal,
  record,
  refuse,
  type Seat,
  same,
  type Table,
  undo,
} from '@longhouse/kernel'
import type { EntryKind } from '@longhouse/protocol'
import { leftAt, timesAfter } from './clocks.ts'
import type { Entry } from './entry.ts'
import { type Growth, inPlace, intoCopies } from './growth.ts'
import { abandoned, played, resigned } from './outcome.ts'
import {
  awaitedOf,
  isAtRest,
  isHandingOver,
  isOffClock,
  isPaused,
  NOBODY,
  type Sitter,
  type Standing,
  type TableState,
} from './table-state.ts'
import { tallied } from './tallies.ts'

/** What an entry changes of a state, besides what every entry changes. */
interface Change extends Partial<TableState> {
  readonly told?: readonly AddressedEvent<unknown>[]
  /** The choices that were taken back, the first one first. */
  readonly undone?: readonly Standing[]
  /** Nobody who is about to choose would have chosen otherwise for it. */
  readonly silent?: boolean
}

type Step<K extends EntryKind> = (state: TableState, entry: Entry<K>, growth: Growth) => Change | Refusal

const steps: { readonly [K in EntryKind]: Step<K> } = {
  sit: (state, { seat, person, bot }) => {
    const handed = state.status === 'playing' && person !== null
    const sitters = seated(state, seat, { ...NOBODY, person, bot, handed })
    return { sitters, host: hostAmong(state, sitters), handingOver: null, silent: true }
  },
  remove: (state, { seat }) => {
    const { person } = state.sitters[seat] ?? NOBODY
    const removed = person === null ? state.removed : [...state.removed, person]
    return { sitters: seated(state, seat, NOBODY), removed, silent: true }
  },
  start,
  choice: choose,
  undo: takeBack,
  'stand-in': (state, { seat, bot, why, at }) => ({
    sitters: changed(state, seat, { bot, why, awaySince: at }),
    silent: true,
  }),
  // Who is back has not agreed to what was agreed to without them.
  return: (state, { seat }) => ({
    sitters: changed(state, seat, { bot: null, why: null, awaySince: null }),
    handingOver: null,
    silent: true,
  }),
  resign: (state, { seat, bot, ...ending }) => {
    const sitters = changed(state, seat, { bot, why: 'resigned', awaySince: null })
    if (bot !== null) return { sitters, silent: true }
    return { sitters, status: 'finished', outcome: resigned({ ...state, sitters }, ending) }
  },
  abandon: (state, { seat, agree, ends }) => {
    const sitters = changed(state, seat, { abandons: agree })
    const all = sitters.every(({ person, abandons, why }) => person === null || abandons || why === 'resigned')
    return ends || all ? { sitters, status: 'abandoned', outcome: abandoned(sitters) } : { sitters, silent: true }
  },
  end: ({ sitters }) => ({ status: 'abandoned', outcome: abandoned(sitters) }),
  rematch: (_, { table }) => ({ rematch: table, silent: true }),
  rules: ({ plan }, { version }) => ({ plan: { ...plan, version } }),
  'go-on': (state, { seat, agree, begins }) => {
    const sitters = changed(state, seat, { goesOn: agree })
    if (!begins) return { sitters, silent: true }
    const change = wentOn(state)
    return change ? { ...change, sitters } : refuse('cannot-go-on')
  },
  'hand-over': handOver,
}

function handOver(state: TableState, { seat, of, to, agree, done }: Entry<'hand-over'>): Change {
  if (!agree) return { handingOver: null, silent: true }
  if (done && to !== null)
    return { sitters: seated(state, of, { ...NOBODY, bot: to }), handingOver: null, silent: true }
  const agreed = isHandingOver(state, of, to) ? [...state.handingOver.agreed, seat] : [seat]
  return { handingOver: { seat: of, to, agreed, isFree: done === true }, silent: true }
}

/** From where a kept table stands, by the rules of now. */
function wentOn({ game, kept }: TableState): Change | null {
  const table = kept?.history ? positionUnder<GameTypes>(game, kept.history.table) : null
  if (!kept?.history || !table) return null
  return { kept: null, history: { game, ...kept.history, table }, asks: asksOf(game, table) }
}

/** The table after one more entry. It is checked in full: a choice against the rules is refused. */
export const advance = <K extends EntryKind>(state: TableState, entry: Entry<K>): TableState | Refusal =>
  advanceBy(state, entry as Entry, intoCopies)

/** As `advance`, for a state that nobody else has and that is not used again: a whole table is played in linear time. */
export const advanceInPlace = (state: TableState, entry: Entry): TableState | Refusal =>
  advanceBy(state, entry, inPlace)

function advanceBy(state: TableState, entry: Entry, growth: Growth): TableState | Refusal {
  const rested = isOffClock(state)
  const change = (steps[entry.kind] as Step<EntryKind>)(state, entry, growth)
  if (isRefusal(change)) return change
  const { told = [], undone = [], silent = false, ...rest } = change
  const { number, kind, seat, at } = entry
  const after: TableState = {
    ...state,
    ...rest,
    number,
    updated: at,
    happened: growth.add(state.happened, { number, kind, seat, at, told, undoes: undone.map((each) => each.number) }),
    freshFrom: silent ? state.freshFrom : number,
    tallies: tallied(state, entry),
  }
  // The next game has begun with those who sit there.
  const next = after.handingOver && !isAtRest(after) ? { ...after, handingOver: null } : after
  return next.times && next.plan.clock
    ? { ...next, times: timed(state, next, entry, { rested, undone: undone[0] }) }
    : next
}

const seated = ({ sitters }: TableState, seat: Seat, sitter: Sitter): Sitter[] =>
  sitters.map((other, i) => (i === seat ? sitter : other))

const changed = (state: TableState, seat: Seat, change: Partial<Sitter>): Sitter[] =>
  seated(state, seat, { ...(state.sitters[seat] ?? NOBODY), ...change })

/** When the host gets up before the game begins, the first of those who stay is the host: somebody must be able to start. */
function hostAmong({ status, sitters: before, host }: TableState, sitters: readonly Sitter[]): string {
  const isSeated = (at: readonly Sitter[]): boolean => at.some(({ person }) => person === host)
  if (status !== 'open' || !isSeated(before) || isSeated(sitters)) return host
  return sitters.find(({ person }) => person !== null)?.person ?? host
}

function start({ game, plan }: TableState): Change | Refusal {
  const told: AddressedEvent<unknown>[] = []
  const opening = { players: plan.players, options: plan.options, seed: plan.seed }
  const table = openTable(game, opening, (what) => told.push(what))
  if (isRefusal(table)) return table
  return { status: 'playing', history: openHistory(game, table), asks: asksOf(game, table), told }
}

function choose(
  state: TableState,
  { seat, choice, lapsed, number, at, ...ending }: Entry<'choice'>,
  growth: Growth,
): Change | Refusal {
  if (!state.history) return refuse('not-started')
  const history = growth.history(state.history)
  const top = topOf(history.table)
  const told: AddressedEvent<unknown>[] = []
  const asks = record(history, seat, choice, (what) => told.push(what))
  if (isRefusal(asks)) return asks
  const left = state.times ? leftAt(state.times, seat, at) : 0
  const { bot, why: absence } = state.sitters[seat] ?? NOBODY
  const move = history.moves.at(-1) as Move
  const comeback = state.times?.comebacks[seat] && ({ comeback: true } as const)
  const chosen = { number, move, left, program: bot !== null, absence, ...(lapsed && { lapsed }), ...comeback }
  const standing = growth.add(state.standing, chosen)
  const change = { history, asks, told, standing }
  const now = topOf(history.table)
  if (asks.length > 0) return { ...change, silent: isOfQuestions(choice) ? now === top : isAnswer(top, now, seat) }
  return { ...change, status: 'finished', outcome: played({ ...state, history, standing }, ending) }
}

function takeBack(state: TableState, { seat, programs }: Entry<'undo'>, growth: Growth): Change | Refusal {
  if (!state.history) return refuse('not-started')
  const history = growth.history(state.history)
  const top = topOf(history.table)
  const refusal = undo(history, seat, programs)
  if (refusal) return refusal
  const taken = takenBack(state.standing, history)
  const count = state.standing.length - history.moves.length
  const undone = state.standing.slice(taken, taken + count)
  return {
    history,
    asks: asksOf(state.game, history.table),
    standing: growth.remove(state.standing, taken, count),
    undone,
    silent: isAnswer(topOf(history.table), top, seat),
  }
}

/** From where on choices no longer stand: the last ones, or an answer that was lifted out from between others. */
function takenBack(standing: TableState['standing'], { moves }: History<GameTypes>): number {
  let taken = moves.length
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

interface Timing {
  /** Nobody hurried when it was entered, and nobody is given time for it. */
  readonly rested: boolean
  readonly undone: Standing | undefined
}

function timed(before: TableState, after: TableState, entry: Entry, { rested, undone }: Timing): TableState['times'] {
  const { plan, times } = after
  if (!plan.clock || !times) return null
  const waiting = isOffClock(after) ? [] : awaitedOf(after)
  const running = after.sitters.map(
    ({ person, bot }, seat) => person !== null && bot === null && waiting.includes(seat),
  )
  const happened = { at: entry.at, running, held: rested ? [] : awaitedOf(before) }
  if (entry.kind === 'choice' && !rested && !isOfQuestions(entry.choice))
    return timesAfter(plan.clock, times, { ...happened, chose: entry.seat })
  if (entry.kind === 'return' && before.sitters[entry.seat]?.why === 'clock')
    // Programs wait while nobody is there: who comes back to that has kept nobody waiting, and nobody else would move on.
    return timesAfter(plan.clock, times, { ...happened, back: { seat: entry.seat, again: isPaused(before) } })
  if (entry.kind !== 'undo') return timesAfter(plan.clock, times, happened)
  return timesAfter(plan.clock, times, {
    ...happened,
    undid: { seat: entry.seat, left: undone?.left ?? 0, comeback: undone?.comeback ?? false },
  })
}
