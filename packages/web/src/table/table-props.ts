import type { GameText } from '@longhouse/kernel'
import type { OpenedTable } from '../session/opened-table.ts'
import type { StorageTrouble } from '../session/storage.ts'
import type { PlayedTable, TableHere } from '../session/table.ts'
import type { OnlineParts } from './online-parts.ts'

/** What a table of this device has besides: it can be taught, weighed, looked back at, and kept. */
interface OnDevice extends Pick<OpenedTable, 'table' | 'lesson' | 'file'> {
  readonly trouble: StorageTrouble | null
  /** A finished game is looked back at first. */
  readonly review: boolean
}

/** A game that is over is watched from its beginning on. */
interface Watched {
  readonly table: TableHere
  /** Where others find it; null: in a link that carries the whole game. */
  readonly address: string | null
}

export interface TableProps {
  readonly table: PlayedTable
  readonly board: OpenedTable['board']
  readonly text: GameText
  readonly device: OnDevice | null
  readonly house: OnlineParts | null
  readonly watched?: Watched
}
