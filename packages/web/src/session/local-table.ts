import {
  type AnyGame,
  type Ask,
  asksOf,
  awaited,
  type Beat,
  cloneTable,
  endsUndo,
  eventFor,
  type GameTypes,
  type History,
  isRefusal,
  isResting,
  type Json,
  type Move,
  openHistory,
  type Refusal,
  type Replay,
  record,
  type Seat,
  type SeatView,
  seatViewOf,
  seesMore,
  type Table,
  undo,
  undoRefusal,
  writeReplay,
} from '@longhouse/kernel'
import type { BotClient } from './bot-client.ts'
import { openPlan } from './opening.ts'
import { replaySitters } from './replay-seats.ts'
import type { TablePlan } from './saved-table.ts'
import { asPast, type PastSeen, type TableHere, type TableMoment, type Undoable } from './table.ts'
import { openTableLog } from './table-log.ts'
import { beatsAfter, openWalk } from './walking.ts'

/** A table on this device: people take turns at it, programs think in a worker. */
export interface LocalTable extends TableHere {
  past(moves: number): PastSeen
  endsUndo(from: SeatView, choices: readonly Json[]): readonly boolean[] | null
  replay(): Replay
}

interface Hooks {
  readonly bots: BotClient
  /** After how many of the choices the rules became others. */
  readonly updates?: readonly number[]
  /** Called after every choice that stands, before anybody sees its effect animated. */
  keep(moves: readonly Move[], table: Table, asks: readonly Ask[]): void
  /** How long a program's move waits, so that a person can follow. */
  pace(): number
}

const NO_BEATS: readonly Beat[] = []

/** Null if the saved choices are not legal by these rules. */
export function openLocalTable(
  game: AnyGame,
  plan: TablePlan,
  moves: readonly Move[],
  hooks: Hooks,
): LocalTable | Refusal {
  const { told, listen, heardBy, takeBack } = openTableLog(hooks.updates)
  const table = openPlan(game, plan, listen(0, null))
  if (isRefusal(table)) return table
  const history: History<GameTypes> = openHistory(game, table)
  for (const { seat, choice } of moves) {
    const refused = record(history, seat, choice, listen(history.moves.length + 1, seat))
    if (isRefusal(refused)) return refused
  }

  const people = plan.seats.flatMap(({ player }, seat) => (player === null ? [seat] : []))
  const programs = plan.seats.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
  const listeners = new Set<() => void>()
  let viewer: Seat | null = people[0] ?? null
  let curtain: Seat | null = null
  let passing: Seat | null = null
  let refusal: Refusal | null = null
  let thinking = false
  /** The last choice set off more than its outcome, which is being shown. */
  let showing = false
  /** Choices that were made or taken back: what was thought of an earlier table is no longer true. */
  let changes = 0
  let closed = false
  let current: TableMoment

  const asks = () => asksOf(game, history.table)

  /** Whether a seat sees something that another may not know: it lies there, or was told to it alone. */
  const hides = (seat: Seat, from: Seat): boolean => {
    const [own, other] = [seat, from].map((each) => seatViewOf(game, history.table, each).view)
    return (
      seesMore(own, other) || told.some(({ what }) => what.only && seesMore(eventFor(what, seat), eventFor(what, from)))
    )
  }

  /** With several people at one device, the one who is asked looks at it; the others must not, where that shows a secret. */
  const turnTo = (wanted: Seat | null = viewer): void => {
    const waiting = awaited(asks()).filter((seat) => people.includes(seat))
    const next = waiting.find((seat) => seat === wanted) ?? waiting[0] ?? viewer
    curtain = null
    passing = null
    if (next === null || viewer === null || next === viewer) return
    if (hides(next, viewer)) curtain = next
    else passing = next
  }

  /** Who opens a table that is under way may be anybody of those who share the device: it is passed on to who is asked. */
  const turnFromAnybody = (): void => {
    const next = awaited(asks()).find((seat) => people.includes(seat))
    const other = next !== undefined && people.find((seat) => seat !== next && hides(next, seat))
    if (typeof other === 'number' && history.table.moves > 0) viewer = other
    turnTo(next)
  }

  /** Where there is nothing to hide the table passes on by itself, when what led here was shown. */
  const passOn = (): boolean => {
    if (passing === null || showing) return false
    viewer = passing
    passing = null
    return true
  }

  /** The viewer takes back first, then whoever of those at this device chose before them. */
  const undoable = (): Undoable | null => {
    const seat = [viewer, ...people].find((each) => each !== null && undoRefusal(history, each, programs) === null)
    if (seat === null || seat === undefined) return null
    return { seat, move: history.moves.findLastIndex((move) => move.seat === seat) + 1 }
  }

  const update = (beats: readonly Beat[] = NO_BEATS): void => {
    current = {
      viewer,
      seats: plan.seats,
      seen: seatViewOf(game, history.table, viewer),
      log: heardBy(viewer),
      beats,
      undoes: undoable(),
      curtain,
      refusal,
      thinking,
    }
    for (const listener of listeners) listener()
  }

  const walk = openWalk(game, plan, () => history.moves)

  /** Whatever a program was thinking, it was about another table. */
  const change = (): void => {
    changes++
    if (thinking) hooks.bots.stop()
    thinking = false
  }

  const take = (seat: Seat, choice: Json): void => {
    const before = cloneTable(game, history.table)
    const told = current.log.length
    const answer = record(history, seat, choice, listen(history.moves.length + 1, seat))
    refusal = isRefusal(answer) ? answer : null
    const beats = refusal ? NO_BEATS : beatsAfter(game, viewer, told, before, history.moves.at(-1) as Move)
    if (!refusal) {
      change()
      hooks.keep(history.moves, history.table, asks())
      turnTo()
    }
    showing = beats.length > 0
    passOn()
    update(beats)
    void letBotsMove()
  }

  const beatsAt = (count: number): readonly Beat[] =>
    walk.beatsAt(count, viewer, current.log.filter((entry) => entry.move < count).length)

  /** Programs move while the table waits for none of the people who look at it, one move at a time. */
  const letBotsMove = async (): Promise<void> => {
    if (thinking || closed || showing) return
    const open = asks()
    const bots = open.filter(({ seat }) => plan.seats[seat]?.player !== null)
    if (bots.length === 0 || curtain !== null) return
    thinking = true
    update()
    const known = changes
    const begun = performance.now()
    const move = await hooks.bots.think(plan, history.moves.slice())
    // Between two games of a campaign there is nothing to follow.
    const pace = isResting(game, history.table) ? 0 : hooks.pace()
    const rest = pace - (performance.now() - begun)
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    // Whoever changed the table has asked the programs anew.
    if (closed || changes !== known) return
    thinking = false
    if (move) take(move.seat, move.choice)
    else update()
  }

  turnFromAnybody()
  passOn()
  update()
  queueMicrotask(() => void letBotsMove())

  return {
    plan,
    game,
    id: plan.seed,
    moment: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(from, choice) {
      if (from === current.seen && viewer !== null && curtain === null) take(viewer, choice)
    },
    endsUndo: (from, choices) =>
      from === current.seen && viewer !== null && curtain === null
        ? endsUndo(game, history.table, viewer, choices)
        : null,
    beatsBegun() {
      showing = true
    },
    beatsShown() {
      const waited = showing
      showing = false
      const passed = passOn()
      if (passed) update()
      // A program that has nothing to say yet is not asked again as long as nothing has changed.
      if (waited || passed) void letBotsMove()
    },
    undo() {
      const seat = undoable()?.seat
      if (seat === undefined) return
      refusal = undo(history, seat, programs)
      if (!refusal) {
        change()
        takeBack(history.moves.length)
        hooks.keep(history.moves, history.table, asks())
        turnTo(seat)
        passOn()
      }
      update()
      void letBotsMove()
    },
    openCurtain() {
      viewer = curtain ?? viewer
      curtain = null
      update()
      void letBotsMove()
    },
    dismissRefusal() {
      refusal = null
      update()
    },
    beatsOf: beatsAt,
    past: (count) => asPast(walk.sightAfter(count, viewer)),
    seenBy: (seat, count) => walk.sightAfter(count, current.seen.result === null ? viewer : seat),
    moves: () => history.moves,
    replay: () => writeReplay(history.table, history.moves, replaySitters(plan.seats)),
    close() {
      closed = true
      hooks.bots.close()
      listeners.clear()
    },
  }
}
