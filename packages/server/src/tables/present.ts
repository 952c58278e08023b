import type { Status, TableInfo, Visibility } from '@longhouse/protocol'
import type { TableState } from './table-state.ts'

/** Who looks at a table. */
export interface Company {
  /** Here, or in another process. */
  isOnline(person: string): boolean
  /** From where somebody who is here came last. */
  placeOf(person: string): string | null
}

/** A table as its own helpers see it: what is true now. */
export interface Present {
  readonly id: string
  readonly status: Status
  readonly visibility: Visibility
  readonly state: TableState
  readonly watchers: Company
  info(): TableInfo
  /** What of it has changed with the last entry. */
  changesSince(before: TableState): Partial<TableInfo>
}
