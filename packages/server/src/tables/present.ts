import type { Status, TableInfo, Visibility } from '@longhouse/protocol'
import type { Course } from './course.ts'

/** A table as its own helpers see it: what is true now. */
export interface Present {
  readonly id: string
  readonly status: Status
  readonly visibility: Visibility
  readonly course: Course
  info(): TableInfo
  /** What of it has changed with the last entry. */
  changesSince(before: Course): Partial<TableInfo>
}
