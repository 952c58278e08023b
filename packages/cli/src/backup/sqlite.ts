import Sqlite from 'libsql'
import { listed, PIECE, quoted, type Store, type Value } from './store.ts'

export function openSqliteStore(file: string): Store {
  const database = new Sqlite(file)
  return {
    // A house that opens meanwhile finds the file taken: it wants it for itself alone.
    async begin() {
      database.exec('begin immediate')
    },
    async commit() {
      database.exec('commit')
    },
    values: async (sql) => database.prepare(sql).pluck().all() as Value[],
    columnsOf: async (table) =>
      (database.prepare(`pragma table_info(${quoted(table)})`).all() as { name: string }[]).map(({ name }) => name),
    async *rowsOf(table, columns) {
      let piece: Value[][] = []
      for (const row of database
        .prepare(`select ${listed(columns)} from ${quoted(table)}`)
        .raw()
        .iterate()) {
        piece.push(row as Value[])
        if (piece.length < PIECE) continue
        yield piece
        piece = []
      }
      yield piece
    },
    async run(sql) {
      database.exec(sql)
    },
    async insert(table, columns, rows) {
      const places = columns.map(() => '?').join(', ')
      const insert = database.prepare(`insert into ${quoted(table)} (${listed(columns)}) values (${places})`)
      for (const row of rows) insert.run(...row)
    },
    async close() {
      if (database.inTransaction) database.exec('rollback')
      database.close()
    },
  }
}
