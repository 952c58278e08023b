import type { ReactNode } from 'react'
import { dragToPick } from './drag.ts'

interface PickProps {
  readonly picked: boolean
  readonly className: string
  /** What it is called. */
  readonly label: string
  /** What it means to be picked, in a word. */
  readonly flag?: string | undefined
  readonly disabled?: boolean
  toggle(): void
  /** The piece. */
  readonly children: ReactNode
}

/** A piece among others that is picked by clicking or dragging it, and put back by another click or by dragging it away. */
export function Pick({ picked, className, label, flag, disabled = false, toggle, children }: PickProps) {
  return (
    <button
      type="button"
      className={`${className} ${disabled ? '' : 'glow'} ${picked ? 'picked' : ''}`}
      aria-pressed={picked}
      aria-label={label}
      disabled={disabled}
      onClick={(event) => {
        // What it lies on is not clicked.
        event.stopPropagation()
        toggle()
      }}
      {...dragToPick(picked, toggle)}
    >
      {children}
      {picked && flag && <span className="flag">{flag}</span>}
    </button>
  )
}
