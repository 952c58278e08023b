import { LANGUAGES, type Language } from '@longhouse/kernel'
import { gameOf } from '../../game-folders.ts'
import { boundIn } from '../../words/bound.ts'
import { remembered } from '../remembered.ts'
import { parseRules, type RulesText } from './parse.ts'

/** The numbered rules of each game, fetched when they are first opened: `RULES.md`, in other languages `RULES.pl.md`. */
const files = import.meta.glob<string>('../../../../../games/*/RULES*.md', { query: '?raw', import: 'default' })

const languageOf = (path: string): string => /RULES\.(\w+)\.md$/.exec(path)?.[1] ?? LANGUAGES[0]

const texts = new Map(Object.entries(files).map(([path, fetch]) => [`${gameOf(path)}:${languageOf(path)}`, fetch]))

const fetchText = remembered(async (key): Promise<RulesText | null> => {
  const fetched = await texts.get(key)?.()
  return fetched ? parseRules(boundIn(key.split(':')[1] as Language, fetched)) : null
})

/** Null for a game whose rules are not written yet. */
export const fetchRules = (game: string, language: Language): Promise<RulesText | null> =>
  fetchText(`${game}:${language}`)
