import { copyFile, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { Mistake } from '../arguments.ts'

const MOST_TRIES = 20
const WAL_HEADER = 32

/**
 * A copy of a SQLite file that a house may be writing to. The house holds the file for itself, so SQLite cannot be asked
 * for it; but this much is known of a file and its log. Changes go to the end of the log, and later from there into
 * the file; only when all of them are there, the log begins anew, with another header. So as long as the log has the same
 * header before and after, it holds everything that may be torn in the copy of the file, and mends it when the copy
 * is opened.
 */
export async function snapshotOf(file: string, folder: string): Promise<string> {
  const copy = join(folder, 'copy.db')
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const before = await generationOf(file)
    await copyFile(file, copy)
    await copyLog(`${file}-wal`, `${copy}-wal`)
    if (before === (await generationOf(file)) && isWhole(copy)) return copy
    await new Promise((resolve) => setTimeout(resolve, 25 * tries))
  }
  throw new Mistake('the house writes faster than it can be copied; try again when fewer people play')
}

/** Which log it is, by its header; without a log, which file. */
async function generationOf(file: string): Promise<string> {
  const header = await headOf(`${file}-wal`)
  if (header !== null) return header
  const { size, mtimeNs } = await stat(file, { bigint: true })
  return `${size} ${mtimeNs}`
}

async function headOf(log: string): Promise<string | null> {
  const handle = await open(log).catch(orNull)
  if (!handle) return null
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(WAL_HEADER), 0, WAL_HEADER, 0)
    return bytesRead === WAL_HEADER ? buffer.toString('hex') : null
  } finally {
    await handle.close()
  }
}

async function copyLog(log: string, copy: string): Promise<void> {
  await rm(copy, { force: true })
  await copyFile(log, copy).catch(orNull)
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}

function isWhole(copy: string): boolean {
  const database = new Sqlite(copy)
  try {
    return database.prepare('pragma quick_check').pluck().all().join() === 'ok'
  } finally {
    database.close()
  }
}
