import type { Seat } from './rules.ts'

/** All seats clockwise, beginning with this one. */
export const clockwiseFrom = (first: Seat, players: number): Seat[] =>
  Array.from({ length: players }, (_, i) => (first + i) % players)

/** All other seats clockwise, beginning with the one on the left. */
export const clockwiseAfter = (seat: Seat, players: number): Seat[] => clockwiseFrom(seat, players).slice(1)

export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players

export const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players
