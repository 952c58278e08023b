import type { Settings } from '../settings.tsx'

/** How long a move that somebody else made is shown before the next, in milliseconds. */
export const PACE: { readonly [pace in Settings['pace']]: number } = { slow: 1600, usual: 800, fast: 200 }
