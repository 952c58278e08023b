import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LANGUAGES } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Folders and files of English words: every other language has its own beside them. */
function english(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'en' || entry.name === 'en.ts') return [path]
    return entry.isDirectory() && !/^(node_modules|dist|test|e2e)$/.test(entry.name) ? english(path) : []
  })
}

const WORDS = [...english('games'), ...english('packages')]

const beside = (path: string, language: string): string =>
  join(
    dirname(path),
    basename(path).replace(/^en/, () => language),
  )

const withoutWords = (language: string): readonly string[] =>
  WORDS.map((path) => beside(path, language)).filter((path) => !existsSync(join(ROOT, path)))

/** Where in a content file something has a name or a text in English and none in this language. */
function untold(language: string, value: unknown, where: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return Object.entries(value).some(([key, said]) => key === language && said !== '') ? [] : [where]
  return Object.entries(value).flatMap(([key, part]) => untold(language, part, `${where}.${key}`))
}

const withoutNames = (language: string): readonly string[] =>
  readdirSync(join(ROOT, 'games'), { recursive: true, encoding: 'utf8' })
    .map((file) => `games/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^games\/[^/]+\/content\/.+\.json$/.test(file))
    .flatMap((file) => untold(language, JSON.parse(readFileSync(join(ROOT, file), 'utf8')), file))

describe('a language of the house', () => {
  it.each(LANGUAGES)('%s has words wherever English has', (language) => {
    expect(withoutWords(language)).toEqual([])
  })

  it.each(LANGUAGES)('%s names everything in the content of games', (language) => {
    expect(withoutNames(language)).toEqual([])
  })

  it('would be told what it lacks', () => {
    const words = withoutWords('xx')
    expect(words).toHaveLength(WORDS.length)
    expect(words).toContain(join('packages', 'web', 'src', 'words', 'xx'))
    expect(words).toContain(join('games', 'reavers', 'lesson', 'words', 'xx.ts'))
    expect(withoutNames('xx')).toContain('games/champions/content/champions.json.title')
  })

  it('is told by the guide where its words go', () => {
    const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').replace(
      /`packages\/\{(.*?)\}(.*?)`/g,
      (_, names, rest) =>
        String(names)
          .split(',')
          .map((name) => `\`packages/${name}${rest}\``)
          .join(', '),
    )
    for (const folder of new Set(WORDS.map(dirname))) {
      const general = folder.replaceAll('\\', '/').replace(/^games\/[^/]+/, 'games/<game>')
      expect(
        [`\`${folder}/\``, `\`${general}/\``].some((named) => guide.includes(named)),
        folder,
      ).toBe(true)
    }
  })
})
