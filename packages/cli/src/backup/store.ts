/** What rows are made of, in both kinds of database. */
export type Value = string | number | null

/** A database, as far as it takes to copy it. Both kinds speak the same SQL. */
export interface Store {
  /** From here on everything is read as of one moment, and written at one stroke. */
  begin(): Promise<void>
  commit(): Promise<void>
  /** The first column of every row. */
  values(sql: string): Promise<Value[]>
  /** None, if there is no such table. */
  columnsOf(table: string): Promise<string[]>
  /** All rows of a table, some at a time. */
  rowsOf(table: string, columns: readonly string[]): AsyncIterable<readonly (readonly Value[])[]>
  run(sql: string): Promise<void>
  insert(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): Promise<void>
  /** What was not committed did not happen. */
  close(): Promise<void>
}

/** So many rows are read or written at a time. */
export const PIECE = 500

/** Some columns have names that are words of SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ')

export const schemaOf = async (store: Store): Promise<number> =>
  Number((await store.values("select value from meta where name = 'schema'"))[0])
