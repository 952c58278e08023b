import type { OverviewPart } from '@longhouse/board'
import { WARRIORS } from '../src/content.ts'
import { STANDING_PHASES } from './phases.ts'
import { keyOf } from './thing.ts'

/** The rules on one page. */
export const overview = (): readonly OverviewPart[] => [
  { part: 'turn', lines: STANDING_PHASES.map((phase) => ({ thing: keyOf('phase', phase) })) },
  {
    part: 'score',
    lines: [
      { thing: keyOf('about', 'destinies') },
      { thing: keyOf('slain', 'pile') },
      { thing: keyOf('about', 'runes') },
      { thing: keyOf('about', 'ship') },
      ...(['favor', 'coin', 'blame'] as const).map((good) => ({ thing: keyOf('good', good), pieces: [good] })),
    ],
  },
  {
    part: 'signs',
    lines: [
      { thing: keyOf('about', 'warriors'), pieces: WARRIORS },
      ...(['food', 'wood', 'glory'] as const).map((good) => ({ thing: keyOf('good', good), pieces: [good] })),
    ],
  },
]
