import type { Clock } from './tables.ts'

/** For a move, and for a whole game: with less only programs have time to look at the board. */
const LEAST_SECONDS = { 'per-move': 10, bank: 60 } as const

/**
 * Whether a clock gives so little time that a game is not rated: who sits down there would lose by the clock alone.
 * A way in of its own: the page needs no schemas for it.
 */
export const isTooQuick = (clock: Clock | null): boolean => clock !== null && clock.seconds < LEAST_SECONDS[clock.kind]
