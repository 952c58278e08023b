import type { Language } from '@longhouse/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What the parts say that all boards share. */
export type KitWords = typeof en

const all: { readonly [language in Language]: KitWords } = { en, pl }

export const kitWords = (language: Language): KitWords => all[language]
