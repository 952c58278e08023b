const KEY = 'longhouse:left:'
/** Tables that were looked at so long ago are shown as they are. */
const MOST = 50

/** The last entry of a table that was seen in this browser. */
export function lastSeenAt(table: string): number | null {
  try {
    const kept = localStorage.getItem(KEY + table)
    return kept === null ? null : Number.parseInt(kept, 10) || null
  } catch {
    return null
  }
}

export function rememberLastSeen(table: string, number: number): void {
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(KEY) && key !== KEY + table)
    for (const key of others.slice(0, Math.max(0, others.length - MOST))) localStorage.removeItem(key)
    localStorage.setItem(KEY + table, String(number))
  } catch {
    // Next time the table is shown as it is.
  }
}
