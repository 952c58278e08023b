import { type ByLanguage, type GameText, inEachLanguage, type Json, type Language, plain } from '@longhouse/kernel'
import type { Reader } from '@longhouse/kernel/testing'
import { expect } from 'vitest'
import { type Thing, thingAt } from '../board/thing.ts'
import { type Runar, runar } from '../src/index.ts'
import { texts } from '../strings/index.ts'
import { boardNodes, enemyTypeIn, namedThings } from '../strings/names.ts'

/** What every text of the game must be, in every language. */

export const { content } = runar

export const NAMES = ['Astrid', 'Ivar', 'Sigrun', 'Knut']

export const text: ByLanguage<GameText<Runar>> = inEachLanguage((language) => texts[language](content))

const things = namedThings(content)
const pointable = new Set([...things, ...boardNodes(content)].map(({ id }) => id))

const WORDS_OF_RULES = ['damage-set', 'hero-defeated', 'turn-card', 'event-mission', 'obstacle-cards', 'first-player']

/** Ids that could not be a word of a language. */
const rawIds = [...pointable, ...WORDS_OF_RULES, ...Object.keys(runar.rules)].filter((id) => /-|[a-z][A-Z]/.test(id))

const englishNames = things.flatMap(({ name }) => (name.en.length > 4 && !name.pl.includes(name.en) ? [name.en] : []))

/** What would be a word of another language. */
const FOREIGN: Partial<ByLanguage<RegExp>> = {
  en: /[ąćęłńśźż]/i,
  pl: new RegExp(
    `\\b(the|and|with|for|of|you|your|die|dice|Shard|Hazard|Enemy|Move|Attack|${englishNames.join('|')})\\b`,
  ),
}

/** A past tense would have to know whether Astrid is a woman. */
const GENDERED = /\p{L}(?<!udzi|gener|(?<!\p{L})[Dd]zi|(?<!\p{L})[Ss])(ał|ała|ił|iła|ył|yła|łeś|łaś)(?!\p{L})/u

/** What a link points at is a thing of the board. */
function isKnown(thing: Thing | null): boolean {
  if (thing?.kind === 'figure') return enemyTypeIn(content, thing.is) !== null
  return thing !== null && pointable.has(String(thing.is))
}

function expectSound(language: Language, said: string, shape: RegExp): void {
  if (sound[language].has(said)) return
  expect(said).toMatch(shape)
  expect(said).not.toMatch(/undefined|null|NaN|\[object|\s{2}|\s[.,:;?]|\[\]|\(\)/)
  for (const [, target = ''] of said.matchAll(/\]\(([^)]*)\)/g)) expect(isKnown(thingAt(target)), said).toBe(true)
  const words = plain(said)
  expect(
    rawIds.filter((id) => words.includes(id)),
    said,
  ).toEqual([])
  expect(words).not.toMatch(FOREIGN[language] ?? /$^/)
  expect(said).not.toMatch(/!/)
  // The names of heroes and cards have a gender by right.
  if (language === 'pl') expect(said.replace(/\[.*?\]/g, '')).not.toMatch(GENDERED)
  sound[language].add(said)
}

/** What was looked at already. */
const sound = inEachLanguage(() => new Set<string>())

export const expectSentence = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{Lu}„“[].*[.?]$/u)

export const expectButton = (language: Language, said: string): void =>
  expectSound(language, said, /^[\p{Lu}\d[].*[^.:]$/u)

const PAY: Json = { from: 'pool', die: 'neutral' }

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ decline: true }, { pass: true }, { done: true }, 'n-0-0', 'n-99-0', 'hrafn', 'bear', 'hrafn-01', 'top'],
  ...[{ coordination: PAY }, { charge: { hero: 'hrafn', pay: PAY } }, { reinforce: { hero: 'feima', pay: PAY } }],
  ...[{ build: { 'pool:neutral': 2 } }, { equip: { hero: 'hrafn', card: 'mark-tyr' } }, { store: 'hrafn' }],
  ...[{ move: PAY }, { push: { at: 'n-1-1', pay: PAY } }, { attack: { at: 'n-1-1', pay: PAY } }],
  ...[{ collect: { at: 'n-1-1', pay: PAY } }, { activate: { at: 'n-1-1', pay: PAY } }],
  ...[{ change: { to: 'feima', pay: PAY } }, { ability: 'ancestors-strength' }, { ability: 'x' }, { mark: 'hrafn' }],
  ...[{ equipment: { card: 'equipment-war-horn', pay: PAY } }, { scenario: { action: 'divine-gift', pay: {} } }],
  ...[{ to: 'n-5-5' }, { step: 'n-5-5' }, { step: 'x' }, { stop: true }, { token: true }, { hand: 'feima-01' }],
  ...[{ deck: true }, { inspiration: true }, { pelt: true }, { node: 'n-0-0', hero: 'hrafn' }],
  ...[
    { react: { hero: 'hrafn', reaction: 'defence', pay: PAY } },
    { react: { hero: 'helga', reaction: 'assault', pay: null } },
  ],
]

export const reader: Reader<Runar> = {
  texts: text,
  names: NAMES,
  bold: BOLD,
  sentence: expectSentence,
  button: expectButton,
}
