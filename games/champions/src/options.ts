import type { OptionRule } from '@longhouse/kernel'

/** What the players agree on before a game. */
export const OPTIONS = [
  { id: 'leaders', values: ['chosen', 'dealt'], default: 'chosen' },
  { id: 'first-player', values: ['random', 0, 1, 2, 3], default: 'random', seats: true },
  { id: 'hall-of-fame', values: [false, true], default: false },
  { id: 'distrustful-townsfolk', values: [false, true], default: false },
] as const satisfies readonly OptionRule[]
export type OptionId = (typeof OPTIONS)[number]['id']
