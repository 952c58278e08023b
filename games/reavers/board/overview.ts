import type { OverviewPart } from '@longhouse/board'
import { LOCATIONS, SETS, TOKENS } from '../src/content-file.ts'
import type { ReaversInput } from './board-context.ts'
import { keyOf } from './thing.ts'

/** The rules on one page. */
export function overview({ content }: ReaversInput): readonly OverviewPart[] {
  const spoils = Object.entries(content.spoils)
  const [artifact] = Object.keys(content.artifacts)
  // Any card of a set tells what the set is worth.
  const sets = SETS.flatMap((set) => spoils.find(([, spoil]) => 'set' in spoil && spoil.set === set)?.[0] ?? [])
  const prophecies = Object.keys(content.prophecies).slice(0, 1)
  return [
    { part: 'turn', lines: [{ thing: keyOf('phase', 'selection') }, { thing: keyOf('phase', 'cleanup') }] },
    { part: 'places', lines: LOCATIONS.map((location) => ({ thing: keyOf('location', location) })) },
    {
      part: 'score',
      lines: [
        ...(['terror', ...TOKENS] as const).map((good) => ({ thing: keyOf('good', good), pieces: [good] })),
        ...[...sets, ...(artifact ? [artifact] : []), ...prophecies].map((card) => ({ thing: keyOf('named', card) })),
      ],
    },
    {
      part: 'signs',
      lines: (['food', 'favor', 'glory'] as const).map((good) => ({ thing: keyOf('good', good), pieces: [good] })),
    },
  ]
}
