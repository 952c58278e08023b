import type { ReactNode } from 'react'

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

/** A piece among others that is picked by clicking it, and put back by another click. */
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
    >
      {children}
      {picked && flag && <span className="flag">{flag}</span>}
    </button>
  )
}
