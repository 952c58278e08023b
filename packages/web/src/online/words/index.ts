import type { Language } from '@longhouse/kernel'
import { useWords } from '../../settings.tsx'
import { allBound } from '../../words/bound.ts'
import { en, type OnlineWords } from './en.ts'
import { pl } from './pl.ts'

export type { OnlineWords } from './en.ts'

const all = allBound<OnlineWords>({ en, pl })

export const onlineWordsIn = (language: Language): OnlineWords => all[language]

export const useOnlineWords = (): OnlineWords => onlineWordsIn(useWords().language)
