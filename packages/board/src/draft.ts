import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** Whose half-made answers these are: a table and a viewer. The shell says so; without it nothing is kept. */
export const DraftContext = createContext('')

/**
 * An answer that is being put together on the board. It outlives a reload of the page, and goes when the question does; what
 * was kept counts only if it still fits.
 */
export function useDraft<T>(name: string, first: T, fits: (kept: unknown) => boolean) {
  const key = useKey(name)
  const [draft, setDraft] = useState<T>(() => {
    const kept = keptAt(key)
    return kept !== undefined && fits(kept) ? (kept as T) : first
  })
  useEffect(() => {
    show(key, draft)
    attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
  }, [key, draft])
  useEffect(
    () => () => {
      show(key, undefined)
      attempt(() => sessionStorage.removeItem(key))
    },
    [key],
  )
  return [draft, setDraft] as const
}

/** What is being put together elsewhere on the board; undefined while nothing is. */
export function useDraftElsewhere<T>(name: string): T | undefined {
  const key = useKey(name)
  return useSyncExternalStore(listen, () => shown.get(key) as T | undefined)
}

const useKey = (name: string): string => `longhouse:draft:${useContext(DraftContext)}:${name}`

const shown = new Map<string, unknown>()
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(key: string, draft: unknown): void {
  shown.set(key, draft)
  for (const listener of listeners) listener()
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
