import type { Database, Row } from './database.ts'

/** So many keys are asked for at a time, and always as many, so that the database knows the question. */
const PAGE = 200

/** The rows of any number of keys: in the question, `(?)` stands for them. */
export async function allOf<R extends Row>(database: Database, sql: string, keys: Iterable<string>): Promise<R[]> {
  const marked = sql.replace('(?)', `(${Array.from({ length: PAGE }, () => '?').join(', ')})`)
  const all = [...new Set(keys)]
  const rows: R[] = []
  for (let from = 0; from < all.length; from += PAGE) {
    const page = Array.from({ length: PAGE }, (_, i) => all[from + i] ?? (all[from] as string))
    rows.push(...(await database.all<R>(marked, ...page)))
  }
  return rows
}
