import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../arguments.ts'

export const help = `Usage: longhouse rules [--check]

For every game: how many numbered rules its RULES.md has, how many of them a test cites, and which no test cites.

  --check    exit code 1 if a rule is not cited
`

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const RULE = /^\s*- \*\*([A-Z]{2}-[0-9]+\.[0-9]+[a-z]?)\*\*/gm
const CITED = /\b[A-Z]{2}-[0-9]+\.[0-9]+[a-z]?\b/g

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, { check: { type: 'boolean', default: false } })
  const shared = foldersOf('packages').flatMap((room) => citationsIn(join('packages', room, 'test')))
  let uncited = 0
  for (const game of foldersOf('games')) {
    const rules = rulesOf(join('games', game, 'RULES.md'))
    if (rules === null) continue
    const cited = new Set([...shared, ...citationsIn(join('games', game, 'test'))])
    const missing = rules.filter((rule) => !cited.has(rule))
    uncited += missing.length
    process.stdout.write(`${game}: ${rules.length} rules, ${rules.length - missing.length} cited by tests\n`)
    if (missing.length > 0) process.stdout.write(`  not cited: ${missing.join(', ')}\n`)
  }
  return values.check && uncited > 0 ? 1 : 0
}

const foldersOf = (room: string): string[] =>
  readdirSync(join(ROOT, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

function rulesOf(file: string): string[] | null {
  const text = textOf(join(ROOT, file))
  return text === null ? null : [...new Set(Array.from(text.matchAll(RULE), ([, id]) => id as string))]
}

function citationsIn(folder: string): string[] {
  return testFiles(join(ROOT, folder)).flatMap((file) => textOf(file)?.match(CITED) ?? [])
}

function testFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file))
  } catch {
    return []
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
