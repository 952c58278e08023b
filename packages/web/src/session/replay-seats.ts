import { PLAYER_COLORS } from '@longhouse/board'
import type { Replay, ReplaySitter } from '@longhouse/kernel'
import { isProgram } from './programs.ts'
import type { SeatPlan } from './saved-table.ts'

/** Who sits at a table, as its replay tells it. */
export const replaySitters = (seats: readonly SeatPlan[]): readonly ReplaySitter[] =>
  seats.map(({ name, player }) => ({ name, program: player }))

/** The seats of a replay. Whoever it does not name gets one of the usual names that nobody there has. */
export function seatsOf({ players, sitters = [] }: Replay, usual: readonly string[]): readonly SeatPlan[] {
  const taken = new Set(sitters.map(({ name }) => name))
  const free = usual.filter((name) => !taken.has(name))
  return PLAYER_COLORS.slice(0, players).map((color, seat) => {
    const { name = null, program = null } = sitters[seat] ?? {}
    return { name: name ?? free.shift() ?? '', color, player: known(program), bot: program !== null }
  })
}

/** What a file says may be anything: a program is one that plays here. */
const known = (program: string | null): string | null => (isProgram(program) ? program : null)
