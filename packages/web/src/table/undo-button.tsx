import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import type { TableMoment, Undoable } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { nameIn, sayEvent } from './told.ts'

interface UndoButtonProps {
  readonly input: BoardInput
  readonly board: GameBoard
  readonly moment: TableMoment
  readonly undoes: Undoable
  undo(): void
}

/** Undo says what it takes back, where one word says it: the place, the rune, the longship that was chosen; and whose it was. */
export function UndoButton({ input, board, moment, undoes, undo }: UndoButtonProps) {
  const { words } = useWords()
  const { viewer, log } = moment
  const events = log
    .filter(({ move, seat, aside }) => move === undoes.move && seat === undoes.seat && !aside)
    .map(({ event }) => event)
  const chooser = undoes.seat === viewer ? undefined : input.sitters[undoes.seat]
  const deed = events.find((event) => board.undoneEvents.includes((event as { readonly kind?: string }).kind ?? ''))
  const what = nameIn(sayEvent(input, deed))
  return (
    <button type="button" className="btn undo" onClick={undo} title={plain(sayEvent(input, events[0]))}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 5 3 11l6 6M4 11h10a6 6 0 0 1 0 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {words.table.undo}
      {chooser && <Mark color={chooser.color} name={chooser.name} />}
      {what && <span className="note">{what}</span>}
    </button>
  )
}
