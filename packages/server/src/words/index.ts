import type { ByLanguage } from '@longhouse/kernel'
import { en, type ServerWords } from './en.ts'
import { pl } from './pl.ts'

export type { ServerWords } from './en.ts'

export const words: ByLanguage<ServerWords> = { en, pl }
