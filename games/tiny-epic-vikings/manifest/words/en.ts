import type { GameWords } from '@longhouse/kernel'

export const en = {
  blurb: 'Three eras, a few islands, and every god watching.',
  length: '3 eras',
  round: (n) => `Era ${n} of 3`,
  phases: {},
  options: {},
  lists: {},
} satisfies GameWords
