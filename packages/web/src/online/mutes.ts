import { useState } from 'react'

const KEY = 'longhouse:muted'

function kept(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Whose lines this browser does not show. The house never hears of it. */
export function useMutes(): { readonly muted: readonly string[]; toggle(person: string): void } {
  const [muted, setMuted] = useState(kept)
  return {
    muted,
    toggle(person) {
      const now = muted.includes(person) ? muted.filter((id) => id !== person) : [...muted, person]
      setMuted(now)
      try {
        localStorage.setItem(KEY, JSON.stringify(now))
      } catch {
        // Until the page is closed, then.
      }
    },
  }
}
