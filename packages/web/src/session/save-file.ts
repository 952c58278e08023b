import type { Replay } from '@longhouse/kernel'
import type { SavedTable } from './saved-table.ts'

/** Hands a person a file of something. */
function saveFile(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The file of a table; the page of replays opens it. */
export const saveTable = (table: SavedTable): void => saveFile(`longhouse-${table.id}.json`, table)

/** The whole game in one file. */
export const saveReplay = (replay: Replay): void => saveFile('longhouse-replay.json', replay)
