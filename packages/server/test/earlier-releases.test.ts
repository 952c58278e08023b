import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, isRefusal } from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import { gameCalled } from '@longhouse/registry'
import { expect, it } from 'vitest'
import { type Row, statement } from '../src/storage/database.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { tableUpdateFor } from '../src/tables/table-update.ts'
import { ownDatabase, servicesOn } from './loaded-tables-services.ts'

/** Rows of a table as a house of that release left them when it was updated. Never changed; a new release adds its own. */
interface Left {
  readonly table: Row
  readonly entries: readonly Row[]
  /** The house of two games wrote none. */
  readonly snapshot: Row | null
}

const database = ownDatabase('releases')
/** Two of Runar's in the third game of theirs. */
const CAMPAIGN = 'tables-of-a-campaign.json'
const folder = join(import.meta.dirname, 'fixtures')
const releases = readdirSync(folder).filter((file) => file.startsWith('tables-of-'))
const left = releases.flatMap((file) => {
  const tables = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Left[]
  return tables.map((each) => [file, String(each.table.game), String(each.table.status), each] as const)
})

const inserted = (into: string, row: Row) =>
  statement(
    `insert into ${into} (${Object.keys(row).join(', ')}) values (${Object.keys(row).map(() => '?')})`,
    ...Object.values(row),
  )

it.each(left)('a table of %s, %s, %s, goes on or is kept as it stood', async (file, called, status, rows) => {
  const { table, entries, snapshot } = rows
  const put = [
    inserted('tables', table),
    ...entries.map((row) => inserted('entries', row)),
    ...(snapshot ? [inserted('snapshots', snapshot)] : []),
  ]
  await database().write({ guards: [], rest: put })
  const entry = gameCalled(called)
  if (!entry?.ready) throw new Error(`no game ${called}`)
  const game = await entry.load()
  const opened = async (rules: AnyGame) => {
    const source = { load: async () => rules, text: entry.text }
    const tables = openLoadedTables(servicesOn(database(), { games: () => source }), () => {})
    const found = await tables.open(String(table.id))
    if (isRefusal(found)) throw new Error(found.refused)
    const { state } = found
    await tables.close()
    return state
  }
  // First as this release opens it, then as the next one will that plays alike.
  for (const rules of [game, { ...game, version: `${game.version}-next` }]) {
    const state = await opened(rules)
    expect(state.status).toBe(status)
    const { seen } = tableUpdateFor(state, null)
    expect(seen).not.toBeNull()
    if (file === CAMPAIGN) expect(seen?.results).toHaveLength(2)
    expect(state.plan.version).toBe(rules.version)
    const { result } = JSON.parse(String(table.info)) as TableInfo
    if (result) expect(state.outcome).toMatchObject(result)
    else expect(state.outcome).toBeNull()
  }
})
