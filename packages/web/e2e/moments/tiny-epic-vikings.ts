import { asked, type Moments, over } from '../saves.ts'

export const picking = asked('pick')
export const playing = asked('play')
export const landing = asked('land')

/** What a table of Tiny Epic Vikings looks like at its most different. */
export const SIGHTS: Moments = { picking, playing, landing, over }
