import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'libsql'
import type { Batch, Row, Statement, Value } from './database.ts'
import { type FlatBatches, openUnflattener } from './flat-batches.ts'

export type Question =
  | { readonly open: true }
  | { readonly sql: string; readonly args: readonly Value[] }
  | { readonly flat: FlatBatches }
  | { readonly close: true }

export type Answer = { readonly value: unknown } | { readonly code: string; readonly message: string }

let database: Sqlite.Database | null = null
const unpack = openUnflattener()
const prepared = new Map<string, Sqlite.Statement>()

function open(): void {
  database = new Sqlite(workerData as string)
  for (const pragma of ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full']) database.pragma(pragma)
  // The lock is taken with the first write; so that a second process is refused now and not later, write.
  database.exec('begin immediate; create table if not exists held (id int); drop table held; commit')
}

function prepare(sql: string): Sqlite.Statement {
  let found = prepared.get(sql)
  if (!found) {
    found = (database as Sqlite.Database).prepare(sql)
    prepared.set(sql, found)
  }
  return found
}

const changes = ({ sql, args }: Statement): number => prepare(sql).run(...args).changes

/** Whether all of a batch was done; if not, nothing of it was. */
function attempt({ guards, rest }: Batch): boolean {
  const halfway = guards.length > 1
  if (halfway) prepare('savepoint batch').run()
  const done = guards.every((guard) => changes(guard) > 0)
  if (done) for (const each of rest ?? []) changes(each)
  else if (halfway) prepare('rollback to batch').run()
  if (halfway) prepare('release batch').run()
  return done
}

/** All batches in one transaction. One whose guard changes nothing is left out; alone, it is rolled back. */
function transact(batches: readonly Batch[]): boolean[] {
  const db = database as Sqlite.Database
  prepare('begin immediate').run()
  try {
    const done = batches.map(attempt)
    prepare(batches.length === 1 && !done[0] ? 'rollback' : 'commit').run()
    return done
  } catch (error) {
    if (db.inTransaction) prepare('rollback').run()
    throw error
  }
}

function answer(question: Question): unknown {
  if ('open' in question) return open()
  if ('sql' in question) return prepare(question.sql).all(...question.args) as Row[]
  if ('flat' in question) return transact(unpack(question.flat))
  prepared.clear()
  database?.close()
  database = null
}

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  let said: Answer
  try {
    said = { value: answer(question) }
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    said = { code, message }
  }
  parentPort?.postMessage({ id, answer: said })
})
