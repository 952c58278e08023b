import type { EndsUndo } from '@longhouse/board'
import { canonical, type Json, type SeatView } from '@longhouse/kernel'
import { useMemo } from 'react'
import type { PlayedTable } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { isStillAsked } from './still-asked.ts'

/** As many as are asked for at once. */
const MOST = 64

/** What the table says of the choices of one moment, asked for once, and all that is shown together together. */
export function endsUndoOf(table: Pick<PlayedTable, 'endsUndo'>, seen: SeatView): Omit<EndsUndo, 'note'> {
  const known = new Map<string, boolean>()
  const asked = new Set<string>()
  const listeners = new Set<() => void>()
  let waiting: Json[] = []

  async function ask(choices: readonly Json[]): Promise<void> {
    const ends = await table.endsUndo(seen, choices)
    choices.forEach((choice, i) => {
      const key = canonical(choice)
      // What could not be had is asked for again when it is shown again.
      if (ends?.[i] === undefined) asked.delete(key)
      else known.set(key, ends[i])
    })
    if (ends) for (const listener of listeners) listener()
  }

  function askAll(): void {
    for (let from = 0; from < waiting.length; from += MOST) void ask(waiting.slice(from, from + MOST))
    waiting = []
  }

  return {
    of: (choice) => known.get(canonical(choice)),
    consider(choices) {
      for (const choice of choices) {
        const key = canonical(choice)
        if (asked.has(key)) continue
        asked.add(key)
        if (waiting.push(choice) === 1) queueMicrotask(askAll)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * What the table says of one choice, by the time it says it: what somebody else has chosen meanwhile may have changed it. Where
 * it has to be asked elsewhere and is not told, nobody is held up.
 */
export async function endsUndoNow(
  table: Pick<PlayedTable, 'endsUndo' | 'moment'>,
  from: SeatView,
  choice: Json,
): Promise<boolean> {
  const ends = await table.endsUndo(from, [choice])
  const now = table.moment()
  if (now.seen !== from && isStillAsked(from, now)) return endsUndoNow(table, now.seen, choice)
  return ends?.[0] ?? false
}

export function useMomentsEndsUndo(table: PlayedTable, seen: SeatView): EndsUndo {
  const { words } = useWords()
  const said = useMemo(() => endsUndoOf(table, seen), [table, seen])
  return useMemo(() => ({ ...said, note: words.table.cannotUndo }), [said, words])
}
