import type { OverviewPart } from '@longhouse/board'
import { DIE_KINDS } from '../src/content-file.ts'
import { boardContextOf, type RunarInput } from './board-context.ts'
import { STANDING_PHASES } from './phases.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { CHIPS, keyOf } from './thing.ts'

/** The rules on one page. */
export function overview(input: RunarInput): readonly OverviewPart[] {
  const { field, content } = boardContextOf(input)
  const phases = STANDING_PHASES.filter((phase) => phase !== 'nemesis' || field?.nemesis)
  const missions = content.scenarios[field?.scenario ?? '']?.missions ?? []
  return [
    { part: 'turn', lines: phases.map((phase) => ({ thing: keyOf('phase', phase) })) },
    {
      part: 'score',
      lines: [
        { thing: keyOf('sign', 'shard'), pieces: [pieceOf('other', 'shard')] },
        { thing: keyOf('sign', 'damage'), pieces: [pieceOf('other', 'advantage')] },
        { thing: keyOf('sign', 'defeat'), pieces: [pieceOf('other', 'vp')] },
        ...missions.map((mission) => ({ thing: keyOf('named', mission) })),
      ],
    },
    { part: 'places', lines: CHIPS.map((chip) => ({ thing: keyOf('chip', chip) })) },
    {
      part: 'signs',
      lines: [
        ...DIE_KINDS.map((die) => ({ thing: keyOf('die', die), pieces: [pieceOf('die', die)] })),
        { thing: keyOf('sign', 'defence'), pieces: [pieceOf('other', 'defence')] },
        { thing: keyOf('sign', 'hazard'), pieces: [pieceOf('other', 'hazard')] },
      ],
    },
  ]
}
