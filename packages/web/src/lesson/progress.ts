import { NOTHING_READ, type Progress } from '@longhouse/board/lesson'
import { isRecord } from '@longhouse/kernel'

/** How far a learner has read; kept in this browser, so that a reload returns to the same card. */
const keyOf = (lesson: string): string => `longhouse:lesson:${lesson}`

export function keptProgress(lesson: string): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept.read)) return NOTHING_READ
    return { read: kept.read.filter((id) => typeof id === 'string'), left: kept.left === true }
  } catch {
    return NOTHING_READ
  }
}

export function keepProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(progress))
  } catch {
    // A reload shows the cards since the last choice again.
  }
}
