import type { Status, TableInfo, Visibility } from '@longhouse/protocol'
import type { Course } from './course.ts'
import type { Watchers } from './watchers.ts'

/** A table as its own helpers see it: what is true now. */
export interface Present {
  readonly id: string
  readonly status: Status
  readonly visibility: Visibility
  readonly course: Course
  readonly watchers: Watchers
  info(): TableInfo
  /** What of it has changed with the last entry. */
  changesSince(before: Course): Partial<TableInfo>
}
