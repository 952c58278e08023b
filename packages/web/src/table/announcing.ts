import type { LogEntry } from '../session/table.ts'

/** What a screen reader is told: each line once, in the order in which things happened. */
export interface Announced {
  readonly lines: readonly { readonly id: number; readonly said: string }[]
  /** How many lines there ever were: a line that says the same again is another one. */
  readonly count: number
}

export const NOTHING_SAID: Announced = { lines: [], count: 0 }

/** Lines that were read long ago go; none that is new is ever left out. */
const MOST_KEPT = 40

/** A line for each move: what was chosen comes first, and then what came of it. */
export function toldLines(entries: readonly LogEntry[], say: (event: LogEntry['event']) => string): readonly string[] {
  const moves = new Map<string, string[]>()
  for (const { move, aside, event } of entries) {
    const key = `${move} ${aside ?? false}`
    moves.set(key, [...(moves.get(key) ?? []), say(event)])
  }
  return [...moves.values()].map((said) => said.join(' '))
}

export function withLines({ lines, count }: Announced, said: readonly string[]): Announced {
  const added = said.map((line, at) => ({ id: count + at, said: line }))
  const kept = Math.max(0, MOST_KEPT - added.length)
  return { lines: [...(kept > 0 ? lines.slice(-kept) : []), ...added], count: count + added.length }
}

/** What was taken back, or was another player's, is not to be read again. */
export const onlyLines = ({ count }: Announced, said: readonly string[]): Announced =>
  withLines({ lines: [], count }, said)
