import type { Pass } from '../people/passes.ts'

interface Line {
  readonly pass: Pass
  hangUp(): void
}

/** Who is on the line, so that somebody who signs out, or is gone, is cut off at once and not when they next reconnect. */
export interface Lines {
  /** Answers with how to take it off the list again. */
  add(person: string, line: Line): () => void
  hangUp(person: string): void
  all(): Line[]
}

export function openLines(): Lines {
  const lines = new Map<string, Set<Line>>()
  return {
    add(person, line) {
      const own = lines.get(person) ?? new Set()
      lines.set(person, own.add(line))
      return () => {
        own.delete(line)
        if (own.size === 0 && lines.get(person) === own) lines.delete(person)
      }
    },
    hangUp(person) {
      for (const line of [...(lines.get(person) ?? [])]) line.hangUp()
    },
    all: () => [...lines.values()].flatMap((own) => [...own]),
  }
}
