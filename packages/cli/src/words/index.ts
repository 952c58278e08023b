import type { ByLanguage } from '@longhouse/kernel'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

export const words: ByLanguage<Words> = { en, pl }
