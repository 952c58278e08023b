import type { Plan } from '../src/simulation/plan.ts'

/** Five games between these. */
export const planFor = (lineup: readonly string[]): Plan => ({
  game: 'raid',
  content: null,
  players: lineup.length,
  options: {},
  lineup,
  seed: 's',
  first: 0,
  games: 5,
  check: false,
  replays: null,
})
