import { apply, asksOf } from './advance.ts'
import { eventFor } from './events.ts'
import type { Game } from './game.ts'
import type { Move } from './history.ts'
import type { GameTypes, Seat } from './rules.ts'
import { passingViewOf, type SeatView, seatViewOf } from './seat-view.ts'
import { commitmentOf, type Table } from './table.ts'

/** Something that a choice set off and that is to be seen by itself, before what follows it. */
export interface Beat<V = unknown, A = unknown> {
  readonly seen: SeatView<V, A>
  /** How many of the choice's events the seat had heard by then. */
  readonly told: number
}

/**
 * What a choice sets off, as each of these seats (null: a spectator) sees it. The table before the choice is used up. What told a
 * seat nothing is no beat for it, and neither is the outcome, which everybody sees anyway.
 */
export function beatsOf<G extends GameTypes, S extends Seat | null>(
  game: Game<G>,
  table: Table<G['state']>,
  { seat, choice }: Move,
  seats: readonly S[],
): ReadonlyMap<S, readonly Beat<G['view'], G['about']>[]> {
  const known = { asks: asksOf(game, table), commitment: commitmentOf(table) }
  const watchers = seats.map((watcher) => ({
    watcher,
    before: seatViewOf(game, table, watcher, known),
    heard: 0,
    found: [] as Beat<G['view'], G['about']>[],
  }))
  apply(
    game,
    table,
    seat,
    choice,
    (what) => {
      for (const each of watchers) if (eventFor(what, each.watcher) !== null) each.heard++
    },
    () => {
      for (const { before, heard, found } of watchers)
        if (heard > (found.at(-1)?.told ?? 0)) found.push({ seen: passingViewOf(game, table, before), told: heard })
    },
  )
  return new Map(watchers.map(({ watcher, heard, found }) => [watcher, found.filter(({ told }) => told < heard)]))
}
