import type { Language } from '@longhouse/kernel'
import { useWords } from '../../settings.tsx'
import { allBound } from '../../words/bound.ts'
import { en, type OnlineWords } from './en.ts'
import { pl } from './pl.ts'

export type { OnlineWords } from './en.ts'

const all: { readonly [language in Language]: OnlineWords } = { en, pl: allBound(pl) }

export const onlineWordsIn = (language: Language): OnlineWords => all[language]

export const useOnlineWords = (): OnlineWords => onlineWordsIn(useWords().language)
