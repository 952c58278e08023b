import { type ByLanguage, type GameText, inEachLanguage, type Json, type Language, plain } from '@longhouse/kernel'
import type { Reader } from '@longhouse/kernel/testing'
import { expect } from 'vitest'
import { type Champions, champions } from '../src/index.ts'
import { RULE_OF } from '../src/open-places.ts'
import { texts } from '../strings/index.ts'

/** What every text of the game must be, in every language. */

const { content } = champions
const { file } = content

export const NAMES = ['Astrid', 'Bjorn', 'Sigrun', 'Knut']

export const text: ByLanguage<GameText<Champions>> = inEachLanguage((language) => texts[language](content))

const entries = [
  ...[...file.leaders, ...file.stalls, ...file.longships, ...file.locations, ...file.distantShores],
  ...[...file.merchantShips, ...file.runes, ...file.journeys, ...file.destinies],
]
const enemies = [...file.trolls, ...file.draugr, ...file.monsters]

const pointable = new Set([...entries.map(({ id }) => id), ...Object.keys(content.enemies)])

/** Ids that could not be a word of a language. */
const rawIds = [...pointable, ...Object.keys(champions.rules), ...Object.keys(RULE_OF)].filter((id) =>
  /[-:]|[a-z][A-Z]/.test(id),
)

const englishNames = [...entries, ...enemies].flatMap(({ name }) =>
  name.en.length > 4 && !name.pl.includes(name.en) ? [name.en] : [],
)

/** What would be a word of another language. */
const FOREIGN: Partial<ByLanguage<RegExp>> = {
  en: /[ąćęłńóśźż]/i,
  pl: new RegExp(`\\b(the|and|with|for|of|you|your|coins?|swordsm[ae]n|Glory|wood|food|${englishNames.join('|')})\\b`),
}

/** A past tense would have to know whether Astrid is a woman. */
const GENDERED = /\p{L}(ał|ała|ił|iła|ył|(?<!wys)yła|łeś|łaś)(?!\p{L})/u

function expectSound(language: Language, said: string, shape: RegExp): void {
  if (sound[language].has(said)) return
  expect(said).toMatch(shape)
  expect(said).not.toMatch(/undefined|null|NaN|\[object|!|\s{2}|\[\]|\(\)/)
  for (const [, target] of said.matchAll(/\]\(([^)]*)\)/g)) expect(pointable, said).toContain(target)
  const words = plain(said)
  expect(rawIds.filter((id) => words.includes(id))).toEqual([])
  expect(words).not.toMatch(FOREIGN[language] ?? /$^/)
  if (language === 'pl') expect(said.replace(/\[.*?\]/g, '')).not.toMatch(GENDERED)
  sound[language].add(said)
}

/** What was looked at already. */
const sound = inEachLanguage(() => new Set<string>())

export const expectSentence = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{Lu}„“[].*[.?]$/u)

export const expectButton = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{L}\d[].*[^.]$/u)

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ pass: true }, { place: 'public-large' }, { place: 'stall-skald' }, { 'shore-3': { food: 9 } }, 'shore-2'],
  ...[{ aside: { turnOrder: true } }, { aside: { 'rune-gifts': {} } }],
]

export const reader: Reader<Champions> = {
  texts: text,
  names: NAMES,
  bold: BOLD,
  sentence: expectSentence,
  button: expectButton,
}
