import { createContext, useContext, useEffect, useState } from 'react'

/** Whose half-made answers these are: a table and a viewer. The shell says so; without it nothing is kept. */
export const DraftContext = createContext('')

/**
 * An answer that is being put together on the board. It outlives a reload of the page, and goes when the question does; what
 * was kept counts only if it still fits.
 */
export function useDraft<T>(name: string, first: T, fits: (kept: unknown) => boolean) {
  const key = `longhouse:draft:${useContext(DraftContext)}:${name}`
  const [draft, setDraft] = useState<T>(() => {
    const kept = keptAt(key)
    return kept !== undefined && fits(kept) ? (kept as T) : first
  })
  useEffect(() => {
    attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
  }, [key, draft])
  useEffect(() => () => attempt(() => sessionStorage.removeItem(key)), [key])
  return [draft, setDraft] as const
}

function keptAt(key: string): unknown {
  let kept: unknown
  attempt(() => {
    kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  })
  return kept
}

/** A browser that keeps nothing, or something else, only forgets. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Then a reload begins the answer anew.
  }
}
