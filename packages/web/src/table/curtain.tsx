import { Mark, type Sitter } from '@longhouse/board'
import { useEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'

/** Between two people at one device: nothing of the table is drawn behind it until the next one says so. */
export function Curtain({ sitter, open }: { readonly sitter: Sitter | undefined; open(): void }) {
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
      <p>{words.curtain.hidden}</p>
    </dialog>
  )
}
