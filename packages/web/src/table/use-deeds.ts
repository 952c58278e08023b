import type { BoardInput, GameBoard, LastMoves } from '@longhouse/board'
import { useEffect, useMemo, useState } from 'react'
import type { TableMoment } from '../session/table.ts'
import { type Deed, deedsOf, deedsToSee, lastMovesOf, sinceOwnChoice } from './since.ts'

export interface Deeds {
  /** What can be looked at of what rivals did since the viewer's last choice. */
  readonly shown: readonly Deed[]
  /** The one that is looked at. */
  readonly open: Deed | null
  look(deed: Deed | null): void
  /** What is marked on the board. */
  readonly marked: LastMoves
}

export function useDeeds({ log, viewer, seen }: TableMoment, input: BoardInput, board: GameBoard): Deeds {
  const [open, look] = useState<Deed | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked anew leaves behind what was looked at
  useEffect(() => look(null), [seen.moves, viewer])
  const shown = useMemo(
    () => deedsToSee(deedsOf(sinceOwnChoice(log, viewer), viewer, board), input, board),
    [log, viewer, input, board],
  )
  const marked = useMemo(() => lastMovesOf(shown, input, board), [shown, input, board])
  return { shown, open, look, marked }
}
