import type { Database, Row } from './database.ts'

/** So many keys are asked for at a time, and always as many, so that the database knows the question. */
const PAGE = 200

const marksFor = (key: readonly string[]): string => (key.length === 1 ? '?' : `(${key.map(() => '?').join(', ')})`)

/** The rows of any number of keys, each of one column or of several: in the question, `(?)` stands for them. */
export async function allOf<R extends Row>(
  database: Database,
  sql: string,
  keys: Iterable<string | readonly string[]>,
): Promise<R[]> {
  const all = [...new Map([...keys].map((key) => [String(key), [key].flat()])).values()]
  const [first] = all
  if (!first) return []
  const marks = Array.from({ length: PAGE }, () => marksFor(first)).join(', ')
  const marked = sql.replace('(?)', first.length === 1 ? `(${marks})` : `(values ${marks})`)
  const rows: R[] = []
  for (let from = 0; from < all.length; from += PAGE) {
    const page = Array.from({ length: PAGE }, (_, i) => all[from + i] ?? (all[from] as string[]))
    rows.push(...(await database.all<R>(marked, ...page.flat())))
  }
  return rows
}
