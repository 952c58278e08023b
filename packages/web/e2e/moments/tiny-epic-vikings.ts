import { asked, type Moments, over } from '../saves.ts'

const picking = asked('pick')
export const playing = asked('play')
const landing = asked('land')

/** What a table of Tiny Epic Vikings looks like at its most different. */
export const SIGHTS: Moments = { picking, playing, landing, over }
