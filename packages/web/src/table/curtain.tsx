import { Mark, type Sitter } from '@longhouse/board'
import { useEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'

interface CurtainProps {
  readonly sitter: Sitter | undefined
  open(): void
  /** Takes back what was just chosen; null where that cannot be, or is another's. */
  readonly undo: (() => void) | null
}

/** Between two people at one device: nothing of the table is drawn behind it until the next one says so. */
export function Curtain({ sitter, open, undo }: CurtainProps) {
  const { words } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  if (!sitter) return null
  return (
    <dialog
      ref={dialog}
      className="curtain"
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
    >
      <Mark color={sitter.color} />
      <h1 className="title" id="curtain-title">
        {words.curtain.pass(sitter.name)}
      </h1>
      <button type="button" className="btn primary" onClick={open}>
        {words.curtain.open(sitter.name)}
      </button>
      {undo && (
        <button type="button" className="btn" onClick={undo}>
          {words.curtain.undo}
        </button>
      )}
      <p>{words.curtain.hidden}</p>
    </dialog>
  )
}
