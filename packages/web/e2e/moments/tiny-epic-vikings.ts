import { asked, type Moment, type Moments, over } from '../saves.ts'

interface Known {
  readonly players: readonly { readonly hand: readonly string[] }[]
}

export const picking = asked('pick')
export const playing = asked('play')
export const landing = asked('land')

/** Seat 0 may sacrifice a village, the last question of its turn, and has cards for another turn. */
export const sacrificing: Moment = (position) =>
  asked('sacrifice')(position) && ((position.state as Known).players[0]?.hand.length ?? 0) > 0

/** What a table of Tiny Epic Vikings looks like at its most different. */
export const SIGHTS: Moments = { picking, playing, landing, over }
