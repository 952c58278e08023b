import { NOTHING_READ, type Progress } from '@longhouse/board/lesson'
import { isRecord } from '@longhouse/kernel'

/** How far a learner has read; kept in this browser, so that a reload returns to the same card. */
const keyOf = (game: string): string => `longhouse:lesson:${game}`

export function keptProgress(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept.read)) return NOTHING_READ
    return { read: kept.read.filter((id) => typeof id === 'string'), left: kept.left === true }
  } catch {
    return NOTHING_READ
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress))
  } catch {
    // A reload shows the cards since the last choice again.
  }
}
