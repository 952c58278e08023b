import type { BoardInput, EndsUndo, Sitter } from '@longhouse/board'
import type { Json, SeatView } from '@longhouse/kernel'
import { useCallback, useMemo, useRef } from 'react'
import type { Guide } from '../lesson/runner.ts'
import type { ShownMoment } from '../session/paced-table.ts'
import { useWords } from '../settings.tsx'
import { NOTHING_OFFERED, type Offered, offeredBy } from './offered.ts'
import { eventsOf } from './past-input.ts'
import { NO_RIVAL_CHOICES, type RivalChoices, rivalChoicesOf } from './rival-choices.ts'
import { type SecondThoughts, useSecondThoughts } from './second-thought.tsx'
import type { TableProps } from './table-props.ts'
import { useMomentsEndsUndo } from './use-ends-undo.ts'

interface Present {
  readonly present: BoardInput
  readonly offered: Offered
  readonly rivals: RivalChoices
  readonly endsUndo: EndsUndo
  readonly thoughts: SecondThoughts
  choose(choice: Json): void
}

interface Shown {
  readonly moment: ShownMoment
  readonly sitters: readonly Sitter[]
  readonly guide: Pick<Guide, 'narrow' | 'choose'>
  /** A choice is made: what was begun or pointed at is put away. */
  putAway(): void
}

/** The table as it is now: what may be chosen, and what choosing does. */
export function usePresent({ table, board, text }: TableProps, { moment, sitters, guide, putAway }: Shown): Present {
  const { language } = useWords()
  const { seen } = moment
  const ask = moment.curtain === null ? seen.ask : null
  const { narrow, choose: chooseGuided } = guide
  const endsUndo = useMomentsEndsUndo(table, seen)
  const offered = useMemo(
    () => narrow(ask ? offeredBy(ask, seen.view, board, text, sitters) : NOTHING_OFFERED),
    [ask, seen.view, board, text, sitters, narrow],
  )
  const rivals = useMemo(
    () => (moment.curtain === null ? rivalChoicesOf(seen, board, text, sitters) : NO_RIVAL_CHOICES),
    [moment.curtain, seen, board, text, sitters],
  )
  const latest = useRef<BoardInput | null>(null)
  const takeChoice = useCallback(
    (from: SeatView, choice: Json) => {
      putAway()
      chooseGuided(from, choice)
    },
    [putAway, chooseGuided],
  )
  const warning = useCallback(
    (choice: Json) => {
      const { current } = latest
      return (current && board.warningOf?.(current, current.seatView.ask?.step ?? '', choice)) ?? null
    },
    [board],
  )
  const thoughts = useSecondThoughts({ table, endsUndo, warning, choose: takeChoice })
  const { choose: chooseSurely } = thoughts
  const choose = useCallback((choice: Json) => chooseSurely(seen, choice), [chooseSurely, seen])
  const log = useMemo(() => eventsOf(moment.log), [moment.log])
  const present: BoardInput = useMemo(
    () => ({
      seatView: seen,
      content: table.game.content,
      sitters,
      language,
      text,
      options: offered.options,
      log,
      choose,
    }),
    [seen, table, sitters, language, text, offered, log, choose],
  )
  latest.current = present
  return { present, offered, rivals, endsUndo, thoughts, choose }
}
