/** What rows are made of, in both kinds of database. */
export type Value = string | number | null
export type Row = { readonly [column: string]: Value }

export interface Statement {
  /** With `?` where the arguments go. */
  readonly sql: string
  readonly args: readonly Value[]
  /** The key of the row it writes, where that is not the first argument. */
  readonly row?: string
}

/** Statements that take effect together or not at all. Those with arguments do not depend on each other's order. */
export interface Batch {
  /** Each must change a row. If one does not, somebody else was first, and nothing of the batch happens. */
  readonly guards: readonly Statement[]
  readonly rest?: readonly Statement[]
}

/** One kind of database. Both speak the same SQL. */
export interface Driver {
  readonly kind: 'sqlite' | 'postgres'
  all(sql: string, args: readonly Value[]): Promise<Row[]>
  /**
   * Does all batches in one transaction and says of each whether it was done. When it throws, nothing was done, or, if the connection was lost while committing, nobody knows.
   */
  transact(batches: readonly Batch[]): Promise<boolean[]>
  /** Of this process, among those that have the database open. */
  readonly name: string
  /** The others that have it open now. */
  others(): Promise<readonly string[]>
  /** A statement that tells other processes, once the batch it belongs to is committed; null where there are none. */
  announcement(news: string): Statement | null
  /** News from other processes; null: some may have been missed, as at the beginning. */
  onNews(listener: (news: string | null) => void): void
  close(): Promise<void>
}

/** What the house keeps, on disk before anybody hears of it. */
export interface Database {
  readonly kind: Driver['kind']
  all<R extends Row>(sql: string, ...args: readonly Value[]): Promise<R[]>
  one<R extends Row>(sql: string, ...args: readonly Value[]): Promise<R | null>
  /** True once the batch is on disk; false if somebody else was first. */
  write(batch: Batch): Promise<boolean>
  /** As `write`, for statements that cannot come too late. */
  run(sql: string, ...args: readonly Value[]): Promise<void>
  readonly name: Driver['name']
  others: Driver['others']
  announcement: Driver['announcement']
  onNews: Driver['onNews']
  /** Batches that wait are written first. */
  close(): Promise<void>
}

/** The database cannot be reached, or its disk is full. What was to be written was not, and may be tried again. */
export class StorageTrouble extends Error {
  readonly code: 'storage-away' | 'storage-full'

  constructor(code: StorageTrouble['code'], cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

export const statement = (sql: string, ...args: readonly Value[]): Statement => ({ sql, args })
