import {
  type AnyGame,
  type Beat,
  choose,
  isRefusal,
  type Move,
  type Refusal,
  type Replay,
  type Seat,
  seatViewOf,
  writeReplay,
} from '@longhouse/kernel'
import { openPlan } from './opening.ts'
import { replaySitters } from './replay-seats.ts'
import type { TablePlan } from './saved-table.ts'
import { asPast, type PastSeen, type TableHere, type TableMoment } from './table.ts'
import { openTableLog } from './table-log.ts'
import { openWalk } from './walking.ts'

/** A game that is over, to be watched: nobody is asked at it, whether it was played to its end or given up. */
export interface ReplayTable extends TableHere {
  past(moves: number): PastSeen
  replay(): Replay
}

const NO_BEATS: readonly Beat[] = []
/** A game that was given up waits for nobody, whatever its rules still ask. */
const OVER = { ask: null, step: null, awaited: [], openAsks: [], answered: [] }
const nothing = (): void => undefined

/** Refused if the choices are not legal by these rules. */
export function openReplayTable(
  game: AnyGame,
  plan: TablePlan,
  moves: readonly Move[],
  eyes: Seat | null,
): ReplayTable | Refusal {
  const { listen, heardBy } = openTableLog()
  const table = openPlan(game, plan, listen(0, null))
  if (isRefusal(table)) return table
  for (const [at, { seat, choice }] of moves.entries()) {
    const refused = choose(game, table, seat, choice, listen(at + 1, seat))
    if (isRefusal(refused)) return refused
  }
  const walk = openWalk(game, plan, () => moves)
  const listeners = new Set<() => void>()
  const seenBy = (viewer: Seat | null): TableMoment => ({
    viewer,
    seats: plan.seats,
    seen: { ...seatViewOf(game, table, viewer), ...OVER, seed: plan.seed },
    log: heardBy(viewer),
    beats: NO_BEATS,
    undoes: null,
    curtain: null,
    refusal: null,
    thinking: false,
  })
  let current = seenBy(eyes)
  return {
    plan,
    game,
    id: plan.seed,
    moment: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lookAs(viewer) {
      current = seenBy(viewer)
      for (const listener of listeners) listener()
    },
    choose: nothing,
    endsUndo: () => null,
    undo: nothing,
    beatsBegun: nothing,
    beatsShown: nothing,
    openCurtain: nothing,
    dismissRefusal: nothing,
    beatsOf: (count) => walk.beatsAt(count, current.viewer, current.log.filter(({ move }) => move < count).length),
    past: (count) => asPast(walk.sightAfter(count, current.viewer)),
    seenBy: (seat, count) => walk.sightAfter(count, seat),
    moves: () => moves,
    replay: () => writeReplay(table, moves, replaySitters(plan.seats)),
    close: () => listeners.clear(),
  }
}
