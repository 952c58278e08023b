import { type ByLanguage, type GameText, inEachLanguage, type Json, type Language, plain } from '@longhouse/kernel'
import type { Reader } from '@longhouse/kernel/testing'
import { expect } from 'vitest'
import { COLORS, DECKS, ICONS } from '../src/content-file.ts'
import { type Reavers, reavers } from '../src/index.ts'
import { texts } from '../strings/index.ts'

/** What every text of the game must be, in every language. */

const { content } = reavers
const { file } = content

export const NAMES = ['Astrid', 'Bjorn', 'Sigrun', 'Knut']

export const text: ByLanguage<GameText<Reavers>> = inEachLanguage((language) => texts[language](content))

const entries = [
  ...[...file.locations, ...file.reavers, ...file.prophecies, ...file.seaJourneys, ...file.seaBattles],
  ...[...file.villageSpoils, ...file.keepSpoils, ...file.territories, ...file.shipUpgrades],
]

const pointable = new Set([...entries.map(({ id }) => id), ...Object.keys(content.stacks)])

const dice = COLORS.flatMap((color) => ICONS.map((icon) => `${color}:${icon}`))
const causes = ['no-room', 'thrown-back', 'trade-favor', 'trade-food', 'trade-dice', 'trade-prophecy']

/** Ids that could not be a word of a language. */
const rawIds = [...pointable, ...dice, ...causes, ...DECKS, ...Object.keys(reavers.rules)].filter((id) =>
  /[-:]|[a-z][A-Z]/.test(id),
)

const englishNames = entries.flatMap(({ name }) =>
  name.en.length > 4 && !name.pl.includes(name.en) ? [name.en.replace(/[()!]/g, '\\$&')] : [],
)

/** What would be a word of another language. */
const FOREIGN: Partial<ByLanguage<RegExp>> = {
  en: /[ąćęłńśźż]/i,
  pl: new RegExp(
    `\\b(the|and|with|for|of|you|your|dice|Food|Favor|Glory|Terror|Farms|Walls?|Towers?|${englishNames.join('|')})\\b`,
  ),
}

/** A past tense would have to know whether Astrid is a woman. */
const GENDERED = /\p{L}(?<!udzi)(ał|ała|ił|iła|ył|yła|łeś|łaś)(?!\p{L})/u

function expectSound(language: Language, said: string, shape: RegExp): void {
  if (sound[language].has(said)) return
  expect(said).toMatch(shape)
  expect(said).not.toMatch(/undefined|null|NaN|\[object|\s{2}|\s[.,:;?]|\[\]|\(\)/)
  for (const [, target] of said.matchAll(/\]\(([^)]*)\)/g)) expect(pointable, said).toContain(target)
  const words = plain(said).replace(file.name[language], '')
  expect(
    rawIds.filter((id) => words.includes(id)),
    said,
  ).toEqual([])
  expect(words).not.toMatch(FOREIGN[language] ?? /$^/)
  // The publisher's names may shout, we do not.
  const ours = said.replace(/\[.*?\]/g, '')
  expect(ours).not.toMatch(/!/)
  if (language === 'pl') expect(ours).not.toMatch(GENDERED)
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
  ...[{ pass: true }, 'raid-keeps', { activate: 0 }, { rest: 1 }, { reroll: { '0': 1 } }, { fight: {} }, 'red:hammer'],
  ...[
    { use: 'artifact-bodn' },
    { store: { 'artifact-bodn': 'red:helm' } },
    { force: 'food-3' },
    { peaceful: 'dice-3' },
  ],
  ...[{ chest: { 'red:chest': 2 } }, { card: { 'reaver-scout': { specialize: 'raid-keeps' } } }, { hurry: true }],
  ...[{ aside: { throwBack: { 'red:hammer': 1 } } }, { 'trade-dice': { 'red:hammer': 9 } }, { discard: {} }],
]

export const reader: Reader<Reavers> = {
  texts: text,
  names: NAMES,
  bold: BOLD,
  sentence: expectSentence,
  button: expectButton,
}
