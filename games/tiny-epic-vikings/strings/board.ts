import type { Language } from '@longhouse/kernel'
import { en } from './en/board.ts'
import { pl } from './pl/board.ts'

/** What stands written on the board itself. */
export type BoardWords = typeof en

const all: { readonly [language in Language]: BoardWords } = { en, pl }

export const boardWords = (language: Language): BoardWords => all[language]
