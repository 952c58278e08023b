import type { Language } from '@longhouse/kernel'
import { allBound } from './bound.ts'
import { en } from './en/index.ts'
import { pl } from './pl/index.ts'

/** Everything the shell says. English sets the shape; every other language has to fill it. */
export type Words = typeof en

const all = allBound<Words>({ en, pl })

export const wordsIn = (language: Language): Words => all[language]
