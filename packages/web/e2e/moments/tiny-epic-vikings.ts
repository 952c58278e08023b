import { asked, type Moments, over } from '../saves.ts'

export const picking = asked('pick')
export const playing = asked('play')
export const landing = asked('land')
/** Alone the last question of a turn: whatever is answered, the enemy's turn follows. */
export const sacrificing = asked('sacrifice')

/** What a table of Tiny Epic Vikings looks like at its most different. */
export const SIGHTS: Moments = { picking, playing, landing, over }
