import type { Json } from '@longhouse/kernel'
import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** What is known of the choices that may be made now: which of them could not be taken back. */
export interface EndsUndo {
  /** Undefined while it is not known. */
  of(choice: Json): boolean | undefined
  /** These are shown: it is to be found out. */
  consider(choices: readonly Json[]): void
  subscribe(listener: () => void): () => void
  /** How a choice says so. */
  readonly note: string
}

export const EndsUndoContext = createContext<EndsUndo>({
  of: () => undefined,
  consider: () => undefined,
  subscribe: () => () => undefined,
  note: '',
})

/** Whether one of these choices could not be taken back. What was last known holds until the answer comes. */
export function useEndsUndo(choices: readonly Json[]): boolean {
  const known = useConsidered(choices)
  const last = useRef(false)
  const answer = useSyncExternalStore(known.subscribe, () => {
    const ends = choices.map(known.of)
    return ends.includes(true) || (ends.includes(undefined) ? undefined : false)
  })
  useLayoutEffect(() => {
    if (answer !== undefined) last.current = answer
  }, [answer])
  return answer ?? last.current
}

/** To look it up when it matters. */
export function useConsidered(choices: readonly Json[]): EndsUndo {
  const known = useContext(EndsUndoContext)
  // Before it is painted, so that what is known at once is there at once.
  useLayoutEffect(() => known.consider(choices), [known, choices])
  return known
}

interface FinalNoteProps {
  /** One of these is chosen. */
  readonly choices: readonly Json[]
  readonly className?: string
}

/** Says that it cannot be undone, where that is so. */
export function FinalNote({ choices, className = 'final' }: FinalNoteProps) {
  const { note } = useContext(EndsUndoContext)
  return useEndsUndo(choices) && <span className={className}>{note}</span>
}
