import { type ByLanguage, type GameText, inEachLanguage, type Json, type Language, plain } from '@longhouse/kernel'
import type { Reader } from '@longhouse/kernel/testing'
import { expect } from 'vitest'
import { type TinyEpicVikings, tinyEpicVikings } from '../src/index.ts'
import { texts } from '../strings/index.ts'
import { namedThings } from '../strings/names.ts'

/** What every text of the game must be, in every language. */

const { content } = tinyEpicVikings
const { file } = content

export const NAMES = ['Astrid', 'Bjorn', 'Sigrun', 'Knut']

export const text: ByLanguage<GameText<TinyEpicVikings>> = inEachLanguage((language) => texts[language](content))

const things = namedThings(content)
const pointable = new Set(things.map(({ id }) => id))

const WORDS_OF_RULES = ['enemy-hand', 'track-end', 'island-runes', 'favor-runes']
const ICONS = file.enemySheet.tracks.flatMap(({ icons }) => icons.map(({ action }) => action))

/** Ids that could not be a word of a language. */
const rawIds = [...pointable, ...WORDS_OF_RULES, ...ICONS, ...Object.keys(tinyEpicVikings.rules)].filter((id) =>
  /-|[a-z][A-Z]/.test(id),
)

const englishNames = things.flatMap(({ name }) => (name.en.length > 4 && !name.pl.includes(name.en) ? [name.en] : []))

/** What would be a word of another language. */
const FOREIGN: Partial<ByLanguage<RegExp>> = {
  en: /[ąćęłńśźż]/i,
  pl: new RegExp(
    `\\b(the|and|with|for|of|you|your|wood|food|steel|Enemy|Wealth|Secrets|Nature|sail|${englishNames.join('|')})\\b`,
  ),
}

/** A past tense would have to know whether Astrid is a woman. */
const GENDERED = /\p{L}(?<!udzi|(?<!\p{L})s)(ał|ała|ił|iła|ył|yła|łeś|łaś)(?!\p{L})/u

function expectSound(language: Language, said: string, shape: RegExp): void {
  if (sound[language].has(said)) return
  expect(said).toMatch(shape)
  expect(said).not.toMatch(/undefined|null|NaN|\[object|\s{2}|\s[.,:;?]|\[\]|\(\)/)
  for (const [, target] of said.matchAll(/\]\(([^)]*)\)/g)) expect(pointable, said).toContain(target)
  const words = plain(said)
  expect(
    rawIds.filter((id) => words.includes(id)),
    said,
  ).toEqual([])
  expect(words).not.toMatch(FOREIGN[language] ?? /$^/)
  expect(said).not.toMatch(/!/)
  // Vikings have bynames, which have a gender by right.
  if (language === 'pl') expect(said.replace(/\[.*?\]/g, '')).not.toMatch(GENDERED)
  sound[language].add(said)
}

/** What was looked at already. */
const sound = inEachLanguage(() => new Set<string>())

export const expectSentence = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{Lu}„“[].*[.?]$/u)

export const expectButton = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{Lu}\d[].*[^.:]$/u)

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ decline: true }, { pass: true }, 'wolf-sound', 'west-fjord', 'gunnar-goldhand', { up: 'gunnar-goldhand' }],
  ...[{ down: 'magnus-skullsplitter' }, { favor: 'favor-coin-hoard', row: 'above', end: 'left' }],
  ...[{ sail: { from: 'west-fjord', to: 'wolf-sound' } }, { sail: { from: 'x', to: 'east-fjord' } }],
  ...[
    { settle: { settlers: 6, plunder: true } },
    { settle: { settlers: 1, plunder: false } },
    { withdraw: 'wolf-isle' },
  ],
  ...[{ step: { from: 'wolf-isle', to: 'raven-isle' } }, { harvest: { wood: 9 } }, { gain: { food: 9 } }, { god: 'x' }],
  ...[{ build: { boat: 0, at: 'wolf-sound' } }, { build: { temple: 1, at: 'wolf-isle' } }, { 'wolf-isle/1': 3 }],
  ...[{ move: { from: 'wolf-isle', to: 'gold-isle' } }, { exchange: { give: 'wood', take: 'wood', number: 1 } }],
  ...[{ exchange: { give: 'wood', take: 'food', number: 9 } }, { boon: 'odin' }, { sacrifice: 'sacrifice-sail' }],
  ...[{ aside: 'wolf-isle' }, { aside: 'gold-isle' }, { up: 'gunnar-goldhand', down: 'gunnar-goldhand' }],
]

export const reader: Reader<TinyEpicVikings> = {
  texts: text,
  names: NAMES,
  bold: BOLD,
  sentence: expectSentence,
  button: expectButton,
}
