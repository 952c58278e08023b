import { type BoardInput, FinalNote, type GameBoard } from '@longhouse/board'
import type { Counts, Json } from '@longhouse/kernel'
import { plain, totalOf, validateChoice } from '@longhouse/kernel'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { Fields } from './editor-fields.tsx'
import { focusQuestion } from './keys.ts'
import type { Editing } from './offered.ts'

interface EditorProps {
  readonly editing: Editing
  /** Out of sight for a while: what was begun waits. */
  readonly hidden: boolean
  readonly input: BoardInput
  readonly board: GameBoard
  /** Puts it away unanswered; null where it is all that is asked. */
  readonly close: (() => void) | null
}

/** For every kind of choice that is not one click: how many, which, in what order, in the game's own pieces. */
export function Editor({ editing: { id, form, wrap, label }, hidden, input, board, close }: EditorProps) {
  const { words } = useWords()
  const step = input.seatView.ask?.step ?? ''
  // The board knows where the question begins; what may be done besides it begins with nothing.
  const [draft, setDraft] = useState<Json>(() => (id === step && board.draftOf(input, step, form)) || firstDraft(form))
  const panel = useRef<HTMLFormElement>(null)
  const names = input.sitters.map(({ name }) => name)
  const say = (part: Json) => plain(input.text.choice(step, wrap(part), names, input.seatView.view))
  const legal = validateChoice(form, draft) === null
  const opensItself = close === null
  useEffect(() => {
    if (!opensItself) panel.current?.querySelector<HTMLElement>('button:not(:disabled), input')?.focus()
    return focusQuestion
  }, [opensItself])
  return (
    <form
      ref={panel}
      className="editor"
      hidden={hidden}
      inert={hidden}
      onSubmit={(event) => {
        event.preventDefault()
        if (legal) input.choose(wrap(draft))
      }}
    >
      {close && <b className="name">{label}</b>}
      <div className="fields">
        <Fields
          form={form}
          draft={draft}
          change={setDraft}
          say={say}
          piece={(piece) => <board.Piece piece={piece} />}
          pieceName={(piece) => board.pieceName(input, piece)}
        />
      </div>
      {(form.kind === 'mix' || form.kind === 'some') && form.min === form.max && (
        <span className="left">{words.table.chosenOf(chosenIn(draft), form.max)}</span>
      )}
      <span className="row">
        {close && (
          <button type="button" className="btn" onClick={close}>
            {words.table.close}
          </button>
        )}
        <button type="submit" className="btn primary" disabled={!legal}>
          {words.table.confirm}
          <FinalNote choices={legal && !hidden ? [wrap(draft)] : []} className="note" />
        </button>
      </span>
    </form>
  )
}

const chosenIn = (draft: Json): number => (Array.isArray(draft) ? draft.length : totalOf(draft as Counts))

function firstDraft(form: Editing['form']): Json {
  switch (form.kind) {
    case 'amount':
      return form.min
    case 'order':
      return form.of
    case 'some':
      return []
    default:
      return {}
  }
}
