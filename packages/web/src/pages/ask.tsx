import { useEffect, useId, useRef } from 'react'

interface AskProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  answer(yes: boolean): void
}

/** Asks before something is lost. Escape is a no. */
export function Ask({ title, text, yes, no, answer }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // The browser would give the focus back before the question is gone, and a quick key would ask nothing.
      onCancel={(event) => {
        event.preventDefault()
        answer(false)
      }}
      onClose={() => answer(false)}
    >
      <h2 className="title" id={`${id}-title`}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="panel-foot">
        <button type="button" className="btn" onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" className="btn" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
