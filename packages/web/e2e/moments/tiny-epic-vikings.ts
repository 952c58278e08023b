import { asked, type Moment, type Moments, over } from '../saves.ts'

interface Known {
  readonly players: readonly { readonly hand: readonly string[] }[]
  readonly islands: { readonly [island: string]: { readonly settlers: { readonly [side: string]: number } } }
}

export const picking = asked('pick')
export const playing = asked('play')
export const landing = asked('land')

/** Seat 0 may sacrifice a village, the last question of its turn, and has cards for another turn. */
export const sacrificing: Moment = (position) =>
  asked('sacrifice')(position) && ((position.state as Known).players[0]?.hand.length ?? 0) > 0

/** Seat 0 may take back a settler, and each of its settlers stands alone. */
export const withdrawingLast: Moment = (position) =>
  playing(position) &&
  position.asks.some(({ seat, aside }) => seat === 0 && aside !== null) &&
  Object.values((position.state as Known).islands).every(({ settlers }) => (settlers[0] ?? 0) < 2)

/** What a table of Tiny Epic Vikings looks like at its most different. */
export const SIGHTS: Moments = { picking, playing, landing, over }
