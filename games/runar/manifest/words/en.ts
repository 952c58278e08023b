import type { GameWords } from '@longhouse/kernel'

export const en = {
  blurb: 'A skirmish under the northern lights, alone or clan against clan.',
  length: 'campaigns',
  round: (n) => `Round ${n}`,
  phases: {},
  options: {},
  lists: {},
} satisfies GameWords
