/** Who is on the line, so that somebody who signs out, or is gone, is cut off at once and not when they next reconnect. */
export interface Lines {
  /** Answers with how to take it off the list again. */
  add(person: string, hangUp: () => void): () => void
  hangUp(person: string): void
}

export function openLines(): Lines {
  const lines = new Map<string, Set<() => void>>()
  return {
    add(person, hangUp) {
      const own = lines.get(person) ?? new Set()
      lines.set(person, own.add(hangUp))
      return () => {
        own.delete(hangUp)
        if (own.size === 0 && lines.get(person) === own) lines.delete(person)
      }
    },
    hangUp(person) {
      for (const hangUp of [...(lines.get(person) ?? [])]) hangUp()
    },
  }
}
