import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kernelRefusal, LANGUAGES, type Language, plain, plural, type Refusal, refuse } from '../src/index.ts'

describe('counted nouns', () => {
  it('have two forms in English', () => {
    const coins = (n: number) => plural('en', n, { one: 'coin', other: 'coins' })
    expect([0, 1, 2, 21].map(coins)).toEqual(['0 coins', '1 coin', '2 coins', '21 coins'])
  })

  it('have three forms in Polish', () => {
    const coins = (n: number) => plural('pl', n, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' })
    expect([0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 112, 122].map(coins)).toEqual([
      '0 monet',
      '1 moneta',
      '2 monety',
      '4 monety',
      '5 monet',
      '11 monet',
      '12 monet',
      '14 monet',
      '21 monet',
      '22 monety',
      '25 monet',
      '112 monet',
      '122 monety',
    ])
  })
})

describe('a sentence with links', () => {
  it('can be read without them', () => {
    expect(plain('[Ola](seat-0) fights [Bog Troll](troll-bog).')).toBe('Ola fights Bog Troll.')
    expect(plain('nothing to point at (really)')).toBe('nothing to point at (really)')
  })
})

const source = new URL('../src/', import.meta.url)
const sources = readdirSync(source)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))

const codes = [...new Set(sources.flatMap((text) => [...text.matchAll(/refuse\('([^']+)'/g)].map(([, code]) => code)))]

const flawText = readFileSync(new URL('validate-choice.ts', source), 'utf8')
const flaws = [...new Set([...flawText.matchAll(/'((?:not|too|against)-[a-z-]+)'/g)].map(([, flaw]) => flaw))]

const names = ['Ola', 'Jan', 'Eir']
const say = (language: Language, refusal: Refusal) => kernelRefusal(language, refusal, names)
const unknown = (language: Language) => say(language, refuse('a code of no kernel'))

describe('every refusal of the kernel', () => {
  it('is among those looked at here', () => {
    expect(codes.length).toBeGreaterThanOrEqual(21)
    expect(codes).toContain('illegal-choice')
    expect(flaws.length).toBeGreaterThanOrEqual(10)
  })

  it.each(LANGUAGES)('has a sentence of its own in %s', (language) => {
    const sentences = codes.map((code) => say(language, refuse(code as string)))
    for (const sentence of sentences) expect(sentence).toMatch(/^[^a-z].*\.$/)
    expect(sentences).not.toContain(unknown(language))
    expect(new Set(sentences).size).toBe(codes.length)
  })

  it.each(LANGUAGES)('says in %s what is wrong with a choice', (language) => {
    const usual = say(language, refuse('illegal-choice'))
    const sentences = flaws.map((flaw) => say(language, refuse('illegal-choice', { flaw: flaw as string })))
    expect(sentences).not.toContain(usual)
    expect(new Set(sentences).size).toBe(flaws.length)
  })

  it.each(LANGUAGES)('never shows a hole in %s, whatever the facts are', (language) => {
    for (const code of [...codes, 'constructor', '__proto__'] as string[])
      for (const fact of [undefined, null, -1, 'x', [], {}, [null]]) {
        const facts = Object.fromEntries(['min', 'max', 'seats', 'seat', 'flaw', 'values'].map((key) => [key, fact]))
        expect(say(language, refuse(code, facts as Refusal['facts']))).not.toMatch(/undefined|NaN|\[object/)
      }
  })
})

describe('the sentences', () => {
  it('name players, and join them as the language does', () => {
    const one = refuse('not-asked', { seats: [1] })
    const three = refuse('not-asked', { seats: [0, 1, 2] })
    expect(say('en', one)).toBe('It is not your turn. The table waits for Jan.')
    expect(say('en', three)).toBe('It is not your turn. The table waits for Ola, Jan, and Eir.')
    expect(say('pl', one)).toBe('To nie twoja kolej. Teraz wybiera Jan.')
    expect(say('pl', three)).toBe('To nie twoja kolej. Teraz wybierają Ola, Jan i Eir.')
    expect(kernelRefusal('pl', one, [])).toBe('To nie twoja kolej. Teraz wybiera gracz 2.')
  })

  it('count players', () => {
    const forPlayers = (language: Language, min: number, max: number) =>
      say(language, refuse('bad-players', { min, max }))
    expect(forPlayers('en', 2, 4)).toBe('This game is for 2 to 4 players.')
    expect(forPlayers('en', 1, 1)).toBe('This game is for 1 player.')
    expect(forPlayers('pl', 2, 4)).toBe('Ta gra jest dla 2–4 osób.')
    expect(forPlayers('pl', 1, 5)).toBe('Ta gra jest dla 1–5 osób.')
    expect(forPlayers('pl', 1, 1)).toBe('Ta gra jest dla 1 osoby.')
  })

  it('tell the values of an option', () => {
    const refusal = refuse('bad-option', { option: 'length', values: ['short', 'long'] })
    expect(say('en', refusal)).toBe('“length” must be one of: short or long.')
    expect(say('pl', refusal)).toBe('Dozwolone wartości opcji „length” to: short lub long.')
  })
})
