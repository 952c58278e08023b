import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { firstGame, games } from '../src/index.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), 'utf8')
const rulesFile = (language: Language): string => (language === 'en' ? 'RULES.md' : `RULES.${language}.md`)
const playable = games.flatMap((entry) => (entry.ready ? [entry] : []))

describe('a game of the house', () => {
  it('is a folder, named like it, and a line in the list', () => {
    const folders = readdirSync(join(ROOT, 'games'))
    expect(games.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('comes first where it can be played', () => {
    expect(games.map(({ ready }) => ready)).toEqual(games.map((_, i) => i < playable.length))
    expect(firstGame).toBe(games[0])
  })

  it.each(games.map(({ id }) => id))('%s has a cover and a mood of its own', (id) => {
    expect(read('games', id, 'manifest', 'cover.svg')).toContain('<svg')
    expect(read('games', id, 'manifest', 'mood.css')).toContain(`[data-mood="${id}"] {`)
  })

  it.each(games)('$id has an icon among those that every page has', ({ symbol }) => {
    expect(read('packages', 'board', 'src', 'art', 'pieces.svg')).toContain(`id="${symbol}"`)
  })

  it.each(playable)('$id has its board and its rules in every language', ({ id, rules }) => {
    expect(existsSync(join(ROOT, 'games', id, 'board', 'index.ts'))).toBe(true)
    for (const language of LANGUAGES) expect(read('games', id, rulesFile(language))).toContain(`**${rules}-1.1**`)
  })

  it.each(playable)('$id says in every language what its options and the lists of its content are', async (entry) => {
    const { options, content } = await entry.load()
    const { file } = content as { readonly file: { readonly [list: string]: unknown } }
    for (const language of LANGUAGES) {
      const words = entry.words[language]
      expect(Object.keys(words.options).sort()).toEqual(options.map(({ id }) => id).sort())
      for (const list of Object.keys(words.lists)) expect(file[list]).toBeInstanceOf(Array)
    }
  })
})

/** What a new game would have to be written into, were it not read from the manifests. */
const SOURCE = /\.(ts|tsx|mjs|css|json|html|yaml)$|Dockerfile$/
const APART = /(^|\/)(node_modules|dist|test|e2e)\/|^package-lock\.json$|^packages\/registry\/src\/manifests\.ts$/

function sources(): string[] {
  const rooms = ['packages', 'scripts'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  return [...readdirSync(ROOT), ...rooms]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && !APART.test(file))
}

describe('the house', () => {
  const names = games.flatMap(({ id, words }) => [id, ...Object.values(words).map(({ title }) => title)])
  const prefixes = games.map(({ rules }) => rules)
  const named = new RegExp(`\\b(${names.join('|')}|(${prefixes.join('|')})-\\d+)\\b`, 'i')

  it('names no game outside its folder but in the one list', () => {
    const files = sources()
    expect(files).toContain('packages/web/src/boards.ts')
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => named.test(read(file)))).toEqual([])
  })

  it('would notice one that is', () => {
    for (const text of ['"champions": {', "'/rules/reavers'", 'as CH-4.2 says', 'Wojownicy Midgardu'])
      expect(text).toMatch(named)
  })
})
