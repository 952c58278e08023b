import type { Settings } from '../settings.tsx'

type Paces = { readonly [pace in Settings['pace']]: number }

/** How long a move that somebody else made is shown before the next, in milliseconds. */
export const PACE: Paces = { step: 1600, slow: 1600, usual: 800, fast: 200, instant: 0 }

/** How long at least what is to be seen by itself is shown before what follows; step by step the reader says so. */
export const BEAT: Paces = { step: 2000, slow: 2000, usual: 1100, fast: 450, instant: 0 }

export const PACES = Object.keys(PACE) as readonly Settings['pace'][]
