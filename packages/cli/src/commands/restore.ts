import { Mistake, readArguments } from '../arguments.ts'
import { type Heading, type Piece, readBackup } from '../backup/file.ts'
import { newHouse, openForWriting, placeOf } from '../backup/storage.ts'
import { quoted, type Store } from '../backup/store.ts'

export const help = `Usage: longhouse restore FILE [options]

Fills a house from a backup, which may be one of another kind: a club can move from its own file to PostgreSQL. The server
must not be running. Either all of it is done or nothing.

  --data DIR  the folder of the house (default: DATABASE_URL or LONGHOUSE_DATA of the environment, as for serve)
  --force     replace what is in a house that is not empty
`

const options = { data: { type: 'string' }, force: { type: 'boolean', default: false } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, ['FILE'])
  const [file = ''] = positionals
  const heading = await checked(file)
  const { tables, schema } = await newHouse()
  if (heading.schema !== schema)
    throw new Mistake(
      `${file} is of another version of Longhouse: its tables are of schema ${heading.schema}, here they are of ${schema}`,
    )
  const store = await openForWriting(placeOf(values.data))
  try {
    await store.begin()
    if (!values.force && !(await isEmpty(store, tables)))
      throw new Mistake('the house is not empty; --force replaces everything in it')
    for (const table of tables) await store.run(`delete from ${quoted(table)}`)
    const rows = await fill(store, file, tables)
    await store.commit()
    process.stdout.write(`${rows} rows of ${new Date(heading.at).toISOString()} are restored\n`)
    return 0
  } finally {
    await store.close()
  }
}

/** Reads all of the file before anything is touched. */
async function checked(file: string): Promise<Heading> {
  let heading: Heading | null = null
  for await (const part of readBackup(file)) if ('longhouse' in part) heading = part
  return heading as Heading
}

async function isEmpty(store: Store, tables: readonly string[]): Promise<boolean> {
  // A house that was opened once has drawn a secret, and may still be empty.
  for (const table of tables.filter((name) => name !== 'meta'))
    if ((await store.values(`select 1 from ${quoted(table)} limit 1`)).length > 0) return false
  return true
}

async function fill(store: Store, file: string, tables: readonly string[]): Promise<number> {
  let count = 0
  for await (const part of readBackup(file)) {
    if ('longhouse' in part) continue
    const { table, columns, rows } = await fitting(store, part, tables)
    await store.insert(table, columns, rows).catch((error: Error) => {
      throw new Mistake(`${file} cannot be restored: ${table}: ${error.message}`)
    })
    count += rows.length
  }
  return count
}

/** Names of tables and columns come from a file: only those that the house has go into a statement. */
async function fitting(store: Store, piece: Piece, tables: readonly string[]): Promise<Piece> {
  const known = tables.includes(piece.table) ? await store.columnsOf(piece.table) : []
  if (piece.columns.some((column) => !known.includes(column)))
    throw new Mistake(`the house has no place for ${piece.table} (${piece.columns.join(', ')})`)
  return piece
}
