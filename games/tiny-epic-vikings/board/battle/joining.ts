import type { Seat } from '@longhouse/kernel'
import type { VikingId } from '../../src/content-file.ts'
import type { RowCardView } from '../../src/seen.ts'
import type { Battle, Side } from '../../src/state.ts'
import { type BoardContext, youOrName } from '../board-context.ts'

/** TV-6.8: everybody else has one turn to join, and no more than one. */
export function mayJoin({ view, input }: BoardContext, { starter, fighters }: Battle): readonly Seat[] {
  if (view.enemy?.kind === 'clan') return fighters.includes(0) ? [] : [0]
  if (starter === 'enemy') return []
  const { players } = input.seatView
  const turn = (seat: Seat) => (seat - view.first + players) % players
  const begun = view.players[starter]?.row.length ?? 0
  return view.players.flatMap((player, seat) => {
    const chance = turn(seat) > turn(starter) ? begun : begun + 1
    return !fighters.includes(seat) && player.handCount > 0 && player.row.length < chance ? [seat] : []
  })
}

/** The card with which a side fights, the latest of its row; null where the viewer does not know it. */
export const cardOf = (context: BoardContext, side: Side): VikingId | null => rowOf(context, side).at(-1)?.card ?? null

function rowOf({ view }: BoardContext, side: Side): readonly RowCardView[] {
  if (side === 'enemy') return view.enemy?.kind === 'clan' ? view.enemy.battles : []
  return view.players[side]?.row ?? []
}

/** In which turn it is resolved: the starter's next one (TV-6.8); what the enemy starts, in the human's (TV-17.11). */
export function whenResolved(context: BoardContext, { starter }: Battle): string {
  const { when, thisTurn } = context.words.battle
  if (starter !== 'enemy') return when(youOrName(context, starter))
  return context.view.turn.side === 'enemy' ? when(youOrName(context, 0)) : thisTurn
}
