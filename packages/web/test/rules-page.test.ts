import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRules, piecesOf } from '../src/pages/rules/parse.ts'
import { chaptersWith, countRules, cutAt, wordsOf } from '../src/pages/rules/search.ts'

const read = (file: string) =>
  parseRules(readFileSync(new URL(`../../../games/champions/${file}`, import.meta.url), 'utf8'))
const english = read('RULES.md')
const polish = read('RULES.pl.md')

const found = (text: typeof english, query: string): string[] =>
  chaptersWith(text, wordsOf(query)).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
  )

describe('a rules file', () => {
  test('becomes chapters with their rules, and a glossary', () => {
    for (const { chapters } of [english, polish]) {
      expect(chapters.map(({ id }) => id)).toEqual([...Array.from({ length: 22 }, (_, i) => `CH-${i + 1}`), 'glossary'])
      expect(countRules(chapters)).toBe(354)
      expect(chapters.at(-1)?.blocks.every(({ kind }) => kind === 'row')).toBe(true)
    }
  })

  test('says which chapters are written for builders, alike', () => {
    const built = ({ chapters }: typeof english) => chapters.flatMap(({ id, forBuilders }) => (forBuilders ? [id] : []))
    expect(built(english)).toContain('CH-19')
    expect(built(polish)).toEqual(built(english))
  })

  test('names the same rules in both languages', () => {
    expect(found(polish, '')).toEqual(found(english, ''))
  })
})

describe('a line', () => {
  test('is taken apart into words, references and origins', () => {
    expect(piecesOf('As in CH-9.4, `any` time. [rulebook; once: ruling: ours]')).toEqual([
      { kind: 'words', words: 'As in ' },
      { kind: 'reference', rule: 'CH-9.4' },
      { kind: 'words', words: ', ' },
      { kind: 'code', words: 'any' },
      { kind: 'words', words: ' time. ' },
      { kind: 'origin', origin: 'rulebook', words: 'rulebook' },
      { kind: 'origin', origin: 'ours', words: 'once: ruling: ours' },
    ])
  })

  test('tells a public source from the rulebook, also where it is a rulebook', () => {
    expect(piecesOf('[publiczne: instrukcja EN]')).toEqual([
      { kind: 'origin', origin: 'public', words: 'publiczne: instrukcja EN' },
    ])
  })
})

describe('the search', () => {
  test('finds a rule by its number', () => {
    expect(found(english, 'ch-7.10')).toContain('CH-7.10')
  })

  test('wants every word and cares for no accent or capital', () => {
    const ids = found(polish, 'lodz PORT')
    expect(ids).toContain('CH-5.25')
    expect(ids).not.toContain('CH-5.21')
  })

  test('cuts the text where the words are, letter for letter', () => {
    expect(cutAt('Łódź w porcie (1)', wordsOf('lodz (1)'))).toEqual(['', 'Łódź', ' w porcie ', '(1)', ''])
  })
})
