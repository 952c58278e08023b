import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../src/index.ts'

const folderOf = (game: string): URL => new URL(`../../../games/${game}/`, import.meta.url)

const found = (words: string, what: RegExp): string[] => (words.match(what) ?? []).sort()

describe.each(games.filter(({ ready }) => ready))('the rules of $id in two languages', ({ id: game, rules }) => {
  const read = (file: string): string => readFileSync(new URL(file, folderOf(game)), 'utf8')
  const texts = { en: read('RULES.md'), pl: read('RULES.pl.md') }

  /** The words of each rule by its number, in the order of the file. */
  const rulesIn = (text: string): [id: string, words: string][] =>
    Array.from(text.matchAll(new RegExp(`^- \\*\\*(${rules}-\\d+\\.\\d+)\\*\\* (.*)$`, 'gm')), ([, id, words]) => [
      id ?? '',
      words ?? '',
    ])
  const PAIRS = rulesIn(texts.en).map(([id, english], i) => ({ id, english, polish: rulesIn(texts.pl)[i]?.[1] ?? '' }))

  test('have the same numbers in the same order, each once', () => {
    const ids = rulesIn(texts.en).map(([id]) => id)
    expect(rulesIn(texts.pl).map(([id]) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    // Every number that stands in bold is that of a rule, and none was passed over.
    expect(ids).toEqual(
      [...texts.en.matchAll(new RegExp(`\\*\\*(${rules}-\\d+\\.\\d+)\\*\\*`, 'g'))].map(([, id]) => id),
    )
    expect(ids).toContain(`${rules}-1.1`)
  })

  test('have the same chapters', () => {
    const chapters = (text: string) => Array.from(text.matchAll(/^## ([A-Z]{2}-\d+) /gm), ([, id]) => id)
    expect(chapters(texts.pl)).toEqual(chapters(texts.en))
  })

  test('point to the same rules and name the same numbers', () => {
    for (const { id, english, polish } of PAIRS)
      expect([id, ...found(polish, /\d+/g)]).toEqual([id, ...found(english, /\d+/g)])
  })

  test('point only to rules and chapters that exist', () => {
    const known = new Set([
      ...rulesIn(texts.en).map(([id]) => id),
      ...(texts.en.match(/^## [A-Z]{2}-\d+/gm) ?? []).map(chapterId),
    ])
    for (const text of Object.values(texts))
      for (const [id] of text.matchAll(/\b[A-Z]{2}-\d+(\.\d+)?/g)) expect(known).toContain(id)
  })

  test('say where each rule comes from, alike', () => {
    const origins = { en: ['rulebook', 'public:', 'ruling: ours'], pl: ['instrukcja', 'publiczne:', 'nasze ustalenie'] }
    const marks = (words: string) => found(words, /\[[^\]]*\]/g).join(' ')
    for (const { id, english, polish } of PAIRS) {
      expect([id, marks(english)]).not.toEqual([id, ''])
      for (const [i, origin] of origins.en.entries())
        expect([id, origin, marks(polish).includes(origins.pl[i] ?? '')]).toEqual([
          id,
          origin,
          marks(english).includes(origin),
        ])
    }
  })

  test('are all cited by tests', () => {
    const folder = new URL('test/', folderOf(game))
    const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
    const code = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join()
    const cited = new Set(code.match(/[A-Z]{2}-\d+\.\d+/g))
    expect(PAIRS.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([])
  })
})

const chapterId = (heading: string): string => heading.replace('## ', '')
