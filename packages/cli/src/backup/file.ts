import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import { Mistake } from '../arguments.ts'
import { why } from '../files.ts'
import { PIECE, type Value } from './store.ts'

/*
 * A backup is gzipped lines of JSON: a heading; for every table its name and columns and then its rows, one to a line;
 * last, how many rows there were and the SHA-256 of all lines before. It belongs to neither kind of database.
 */

const FORMAT = 1

export interface Heading {
  readonly longhouse: 'backup'
  readonly format: number
  /** Of the tables: how many migrations the house had behind it. */
  readonly schema: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Some rows of one table. */
export interface Piece {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

interface Filling extends Piece {
  readonly rows: Value[][]
}

/** How many rows of each table. */
export type Tally = Map<string, number>

/** Writes a backup. The file has its name when it is whole and on disk, not before. */
export async function writeBackup(file: string, schema: number, pieces: AsyncIterable<Piece>): Promise<Tally> {
  const tally: Tally = new Map()
  const heading: Heading = { longhouse: 'backup', format: FORMAT, schema, at: Date.now() }
  const partial = `${file}.partial`
  try {
    // Hashes of passwords and the seeds of running games are in it.
    const out = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(Readable.from(linesOf(heading, pieces, tally)), createGzip(), out)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
    throw new Mistake(`cannot write ${file}: ${why(error)}`)
  }
  return tally
}

async function* linesOf(heading: Heading, pieces: AsyncIterable<Piece>, tally: Tally): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (lines: readonly unknown[]): string => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    return text
  }
  yield hashed([heading])
  let rowsInAll = 0
  for await (const { table, columns, rows } of pieces) {
    yield hashed(tally.has(table) ? rows : [{ table, columns }, ...rows])
    tally.set(table, (tally.get(table) ?? 0) + rows.length)
    rowsInAll += rows.length
  }
  yield `${JSON.stringify({ rows: rowsInAll, sha256: hash.digest('hex') })}\n`
}

/** Reads a backup from beginning to end, first its heading. Anything that is not as it was written is a mistake. */
export async function* readBackup(file: string): AsyncGenerator<Heading | Piece> {
  const hash = createHash('sha256')
  const broken = (): Mistake => new Mistake(`${file} is broken: it is not as it was written`)
  let piece: Filling | null = null
  let begun = false
  let ended = false
  let rows = 0
  for await (const text of textLines(file)) {
    const line = parsed(text)
    if (ended) throw broken()
    if (!begun) {
      yield headingOf(file, line)
      begun = true
    } else if (isRow(line)) {
      const filling = piece as Filling | null
      if (!filling || line.length !== filling.columns.length) throw broken()
      filling.rows.push(line)
      rows++
      if (filling.rows.length === PIECE) {
        yield filling
        piece = { ...filling, rows: [] }
      }
    } else if (isTable(line)) {
      if (piece) yield piece
      piece = { ...line, rows: [] }
    } else {
      const end = line as { rows?: unknown; sha256?: unknown } | null
      ended = end?.rows === rows && end.sha256 === hash.digest('hex')
      if (!ended) throw broken()
      continue
    }
    hash.update(`${text}\n`)
  }
  if (!begun) throw notABackup(file)
  if (!ended) throw broken()
  if (piece) yield piece
}

function headingOf(file: string, line: unknown): Heading {
  const heading = line as Heading | null
  if (heading?.longhouse !== 'backup' || !Number.isSafeInteger(heading.at)) throw notABackup(file)
  if (heading.format !== FORMAT)
    throw new Mistake(`${file} is a backup of another Longhouse, in format ${heading.format}`)
  return heading
}

const notABackup = (file: string): Mistake => new Mistake(`${file} is not a backup of Longhouse`)

const isRow = (line: unknown): line is Value[] => Array.isArray(line)

const isTable = (line: unknown): line is { table: string; columns: string[] } =>
  typeof line === 'object' && line !== null && 'table' in line && 'columns' in line

/** Null for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const bytes = createGunzip()
  // What goes wrong here goes wrong below as well, where it is told.
  pipe(createReadStream(file), bytes, () => {})
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of bytes) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException
    if (syscall !== undefined) throw new Mistake(`cannot read ${file}: ${why(error)}`)
    if (code?.startsWith('Z_')) throw new Mistake(`${file} is broken, or not a backup of Longhouse`)
    throw error
  }
  if (rest !== '') yield rest
}
