import type { OptionRule } from '@longhouse/kernel'

/** What the players agree on before a game. */
export const OPTIONS = [
  {
    id: 'first-player',
    values: ['random', 0, 1, 2, 3],
    default: 'random',
    seats: true,
    // Who plays alone is always the first (TV-16.1).
    allows: (value, players) => players > 1 || value === 'random',
  },
] as const satisfies readonly OptionRule[]
export type OptionId = (typeof OPTIONS)[number]['id']
