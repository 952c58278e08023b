import { appendFileSync, readFileSync, truncateSync } from 'node:fs'
import { canonical, isRecord, type Json } from '@longhouse/kernel'
import { Mistake } from '../arguments.ts'
import { why } from '../files.ts'
import type { GameRecord } from './games.ts'
import type { Plan } from './plan.ts'

/**
 * Games kept in a file as they are done: a line that says what is played, then a line for each game. Whoever stops, or is
 * stopped in the middle of a line, goes on from there.
 */
export interface RecordFile {
  /** What was in it. */
  readonly records: readonly GameRecord[]
  append(records: readonly GameRecord[]): void
}

/** How many games are wanted is not part of it: more can be played later. */
const headerOf = ({ game, players, options, lineup, seed }: Plan, version: string) => ({
  arena: 1,
  game,
  version,
  players,
  options,
  bots: lineup,
  seed,
})

export function openRecordFile(file: string, plan: Plan, version: string): RecordFile {
  const header = headerOf(plan, version)
  const text = attempt(file, 'read', () => textOf(file))
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').slice(0, -1)
  if (first === undefined) mustBeBegun(file, text, header)
  else mustBeSame(file, parsed(first), header)
  const records = lines.map((line, i) => recordIn(line) ?? refuse(`${file}: line ${i + 2} is not a game`))
  attempt(file, 'write', () => {
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
    if (first === undefined) appendFileSync(file, lineOf(header))
  })
  return {
    records: [...new Map(records.map((record) => [record.number, record])).values()],
    append: (done) => attempt(file, 'write', () => appendFileSync(file, done.map(lineOf).join(''))),
  }
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function attempt<T>(file: string, what: 'read' | 'write', act: () => T): T {
  try {
    return act()
  } catch (error) {
    return refuse(`cannot ${what} ${file}: ${why(error)}`)
  }
}

function refuse(why: string): never {
  throw new Mistake(why)
}

/** A file without a whole line is ours only if it begins like ours. */
function mustBeBegun(file: string, text: string, header: object): void {
  if (!lineOf(header).startsWith(text)) refuse(`${file} is something else than the games of an arena`)
}

function mustBeSame(file: string, found: Json | undefined, header: { readonly [field: string]: unknown }): void {
  if (!isRecord(found) || found.arena !== header.arena) refuse(`${file} is something else than the games of an arena`)
  for (const [field, asked] of Object.entries(header)) {
    const there = canonical(found[field] ?? null)
    if (there !== canonical(asked as Json))
      refuse(`${file} holds games of another arena: its ${field} is ${there}, not ${canonical(asked as Json)}`)
  }
}

function recordIn(line: string): GameRecord | null {
  const found = parsed(line)
  if (!isRecord(found) || !Number.isInteger(found.number)) return null
  const lists = [found.bots, found.scores, found.winners]
  return lists.every(Array.isArray) && typeof found.decisions === 'number' ? (found as unknown as GameRecord) : null
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
