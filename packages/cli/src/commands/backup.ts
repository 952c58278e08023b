import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Mistake, readArguments } from '../arguments.ts'
import { type Piece, writeBackup } from '../backup/file.ts'
import { newHouse, openForReading, placeOf } from '../backup/storage.ts'
import { type Store, schemaOf } from '../backup/store.ts'
import { why } from '../files.ts'

export const help = `Usage: longhouse backup FILE [options]

Writes everything the house keeps into one file: people, tables, games, chat, ratings. The server may go on meanwhile; the
file holds one moment. longhouse restore reads it into a house of either kind. Keep the file to yourself: the secrets of
running games and the hashes of passwords are in it.

  --data DIR  the folder of the house (default: DATABASE_URL or LONGHOUSE_DATA of the environment, as for serve)
  --force     replace FILE if it is there
`

const options = { data: { type: 'string' }, force: { type: 'boolean', default: false } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, ['FILE'])
  const [file = ''] = positionals
  if (existsSync(file) && !values.force) throw new Mistake(`${file} is there already; --force replaces it`)
  const scratch = await scratchBeside(file)
  try {
    const { tables } = await newHouse()
    const store = await openForReading(placeOf(values.data), scratch)
    try {
      if ((await store.columnsOf('meta')).length === 0) throw new Mistake('there is no house in this database')
      await store.begin()
      const tally = await writeBackup(file, await schemaOf(store), everythingIn(store, tables))
      const count = (table: string) => `${tally.get(table) ?? 0} ${table}`
      process.stdout.write(`${file}: ${['people', 'tables', 'entries'].map(count).join(', ')}\n`)
      return 0
    } finally {
      await store.close()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The copy that is made under way is as large as the house: it goes where there must be room anyway. */
async function scratchBeside(file: string): Promise<string> {
  try {
    return await mkdtemp(join(dirname(resolve(file)), '.longhouse-backup-'))
  } catch (error) {
    throw new Mistake(`cannot write ${file}: ${why(error)}`)
  }
}

async function* everythingIn(store: Store, tables: readonly string[]): AsyncGenerator<Piece> {
  for (const table of tables) {
    const columns = await store.columnsOf(table)
    // The house may be older than this program, and not have it yet.
    if (columns.length > 0) for await (const rows of store.rowsOf(table, columns)) yield { table, columns, rows }
  }
}
