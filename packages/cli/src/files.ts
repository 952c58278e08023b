import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isRecord, isRefusal, plural, type Replay, readReplay } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { Mistake } from './arguments.ts'

/** More than any game fills; a file this large is something else. */
const LARGEST = 64 * 1024 * 1024

async function readText(file: string): Promise<string> {
  try {
    const bytes = await readFile(file)
    if (bytes.length > LARGEST) throw new Mistake(`${file} is too large`)
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof Mistake) throw error
    throw new Mistake(`cannot read ${file}: ${why(error)}`)
  }
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Mistake(`${file} is not JSON`)
  }
}

export async function readReplayFile(file: string): Promise<Replay> {
  const text = await readText(file)
  const replay = readReplay(text)
  if (!isRefusal(replay)) return replay
  const table = replay.refused === 'replay-not-ours' ? keptTable(JSON.parse(text)) : null
  throw new Mistake(`${file}: ${table ?? sayRefusal('en', replay)}`)
}

/** A browser hands out a table that it keeps as a file, too; what such a file is. Null if it is none. */
function keptTable(value: unknown): string | null {
  if (!isRecord(value) || !isRecord(value.plan) || !isRecord(value.summary) || !Array.isArray(value.moves)) return null
  const { game, seats } = value.plan
  if (typeof game !== 'string' || !Array.isArray(seats)) return null
  const [stands, way] = value.summary.over ? ['is over', 'opens it'] : ['is still being played', 'goes on with it']
  const choices = plural('en', value.moves.length, { one: 'choice', other: 'choices' })
  const players = plural('en', seats.length, { one: 'player', other: 'players' })
  return `This is no replay but a table of ${game} for ${players}, which ${stands} after ${choices}. The page “Replays” ${way}.`
}

export const writeReplayFile = (file: string, replay: Replay): Promise<void> => writeText(file, JSON.stringify(replay))

/** For people to read too. */
export const writeJson = (file: string, value: object): Promise<void> => writeText(file, JSON.stringify(value, null, 2))

async function writeText(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`)
  } catch (error) {
    throw new Mistake(`cannot write ${file}: ${why(error)}`)
  }
}

export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new Mistake(`cannot make the folder ${folder}: ${why(error)}`)
  }
}

/** Why the system refused a file. */
const reasons: { readonly [code: string]: string } = {
  ENOENT: 'it does not exist',
  EACCES: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file is in the way',
  ENOSPC: 'the disk is full',
}

export function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code && reasons[code]) ?? message
}
