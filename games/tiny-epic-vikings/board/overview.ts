import type { OverviewPart } from '@longhouse/board'
import { RESOURCES } from '../src/content-file.ts'
import type { VikingsInput } from './board-context.ts'
import { STANDING_PHASES } from './phases.ts'
import { keyOf } from './thing.ts'

/** The rules on one page. */
export const overview = ({ seatView, content }: VikingsInput): readonly OverviewPart[] => [
  { part: 'turn', lines: STANDING_PHASES.map((phase) => ({ thing: keyOf('phase', phase) })) },
  {
    part: 'score',
    lines: seatView.view.gods.map(({ god, rune }) => ({ thing: keyOf('named', god), pieces: [rune] })),
  },
  {
    part: 'places',
    lines: content.sacrifices.map(({ id }) => ({ thing: keyOf('named', id) })),
  },
  {
    part: 'signs',
    lines: [
      ...RESOURCES.map((resource) => ({ thing: keyOf('resource', resource), pieces: [resource] })),
      { thing: keyOf('stack', 'invaders') },
    ],
  },
]
