import type { ByLanguage, Language } from '@longhouse/kernel'
import type { LevelId, LevelText, LevelTexts } from '../level-ids.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

const texts: ByLanguage<LevelTexts> = { en, pl }

export const levelText = (language: Language, id: LevelId): LevelText => texts[language][id]
