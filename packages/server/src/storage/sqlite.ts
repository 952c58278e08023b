import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Refusal, refuse } from '@longhouse/kernel'
import { type Driver, StorageTrouble } from './database.ts'
import { openFlattener } from './flat-batches.ts'
import type { Answer, Question } from './sqlite-thread.ts'

const FILE = 'longhouse.db'

/**
 * SQLite in one file. It works in a thread of its own, because every commit waits for the disk and nobody else should.
 * The file is locked while it is open: a second process would not hear of what the first one does.
 */
export async function openSqlite(folder: string): Promise<Driver | Refusal> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    return refuse('storage-unusable', { why: `${folder}: ${(error as Error).message}` })
  }
  const file = join(folder, FILE)
  const thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), {
    workerData: file,
    execArgv: [],
    // The environment holds secrets that no thread needs.
    env: {},
  })
  const asked = new Map<number, { settle(value: unknown): void; fail(error: unknown): void }>()
  const pack = openFlattener()
  let questions = 0
  let dead: Error | null = null

  const ask = <T>(question: Question): Promise<T> =>
    new Promise((settle, fail) => {
      if (dead) return fail(new StorageTrouble('storage-away', dead))
      asked.set(questions, { settle: settle as (value: unknown) => void, fail })
      thread.postMessage({ id: questions++, question })
    })

  const die = (error: Error): void => {
    dead ??= error
    for (const { fail } of asked.values()) fail(new StorageTrouble('storage-away', dead))
    asked.clear()
  }
  thread.on('error', die)
  thread.on('exit', () => die(new Error('the thread of the database has ended')))
  thread.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    const waiting = asked.get(id)
    asked.delete(id)
    if ('value' in answer) waiting?.settle(answer.value)
    else waiting?.fail(troubleOf(answer))
  })

  try {
    await ask({ open: true })
    // Seeds and hashes of passwords are in it.
    chmodSync(file, 0o600)
  } catch (error) {
    await thread.terminate()
    const { code, message } = reasonOf(error)
    if (code === 'SQLITE_BUSY') return refuse('storage-held', { file })
    return refuse('storage-unusable', { why: `${file}: ${message}` })
  }
  return {
    kind: 'sqlite',
    all: (sql, args) => ask({ sql, args }),
    transact: (batches) => ask({ flat: pack(batches) }),
    name: 'alone',
    others: async () => [],
    announcement: () => null,
    onNews: () => {},
    async close() {
      await ask({ close: true })
      await thread.terminate()
    },
  }
}

class SqliteError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const reasonOf = (error: unknown): { code: string; message: string } => {
  const reason = error instanceof StorageTrouble && error.cause instanceof Error ? error.cause : (error as Error)
  return { code: (reason as { code?: string }).code ?? '', message: reason.message }
}

function troubleOf({ code, message }: { code: string; message: string }): Error {
  const error = new SqliteError(code, message)
  if (code === 'SQLITE_FULL') return new StorageTrouble('storage-full', error)
  if (/^SQLITE_(IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|BUSY|LOCKED)/.test(code))
    return new StorageTrouble('storage-away', error)
  return error
}
