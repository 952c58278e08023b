import type { Language } from '@longhouse/kernel'
import { bound } from '../../words/bound.ts'
import { remembered } from '../remembered.ts'
import { parseRules, type RulesText } from './parse.ts'

type Texts = { readonly [language in Language]: () => Promise<{ readonly default: string }> }

/** The numbered rules of each game, fetched when they are first opened. */
const texts: { readonly [game: string]: Texts } = {
  champions: {
    en: () => import('@longhouse/champions/RULES.md?raw'),
    pl: () => import('@longhouse/champions/RULES.pl.md?raw'),
  },
  reavers: {
    en: () => import('@longhouse/reavers/RULES.md?raw'),
    pl: () => import('@longhouse/reavers/RULES.pl.md?raw'),
  },
}

const fetchText = remembered(async (key): Promise<RulesText | null> => {
  const [game = '', language] = key.split(':')
  const fetched = await texts[game]?.[language as Language]()
  if (!fetched) return null
  return parseRules(language === 'pl' ? bound(fetched.default) : fetched.default)
})

/** Null for a game whose rules are not written yet. */
export const fetchRules = (game: string, language: Language): Promise<RulesText | null> =>
  fetchText(`${game}:${language}`)
