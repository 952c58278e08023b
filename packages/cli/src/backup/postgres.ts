import pg from 'pg'
import { listed, PIECE, quoted, type Store, type Value } from './store.ts'

/** PostgreSQL gives whole numbers as text, lest they be too long; ours are moments and counts. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
}

export interface PostgresStore extends Store {
  /** How many connections the servers of the house have. */
  servers(): Promise<number>
}

export async function openPostgresStore(url: string): Promise<PostgresStore> {
  const client = new pg.Client({
    ...{ connectionString: url, types, connectionTimeoutMillis: 10_000 },
    application_name: 'longhouse backup',
  })
  // A connection that is lost fails the statement that is under way, which tells of it.
  client.on('error', () => {})
  await client.connect()

  const rows = async (sql: string, args: readonly Value[] = []): Promise<Value[][]> =>
    (await client.query({ text: sql, values: [...args], rowMode: 'array' })).rows

  return {
    async begin() {
      await client.query('begin isolation level repeatable read')
    },
    async commit() {
      await client.query('commit')
    },
    values: async (sql) => (await rows(sql)).map(([value = null]) => value),
    async columnsOf(table) {
      const found = await rows(
        `select column_name from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
        [table],
      )
      return found.map(([name]) => String(name))
    },
    async *rowsOf(table, columns) {
      await client.query(`declare reading no scroll cursor for select ${listed(columns)} from ${quoted(table)}`)
      let piece: Value[][]
      do {
        piece = await rows(`fetch ${PIECE} from reading`)
        yield piece
      } while (piece.length === PIECE)
      await client.query('close reading')
    },
    async run(sql) {
      await client.query(sql)
    },
    async insert(table, columns, all) {
      if (all.length === 0) return
      const tuple = (_: unknown, row: number) =>
        `(${columns.map((__, i) => `$${row * columns.length + i + 1}`).join(', ')})`
      const sql = `insert into ${quoted(table)} (${listed(columns)}) values ${all.map(tuple).join(', ')}`
      await client.query(sql, all.flat())
    },
    async servers() {
      const connections = await rows(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = 'longhouse'",
      )
      return connections.length
    },
    async close() {
      await client.end()
    },
  }
}
