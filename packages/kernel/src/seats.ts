/** Seats are numbered clockwise from 0. */
export type Seat = number

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(first: Seat, players: number): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < players; i++) seats.push((first + i) % players)
  return seats
}

/** All other seats clockwise, beginning with the one on the left. */
export const clockwiseAfter = (seat: Seat, players: number): Seat[] => clockwiseFrom(seat, players).slice(1)

export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players

export const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players
