import type { GameText, Language } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { Runar } from '../src/runar.ts'
import { english } from './en/index.ts'
import { polish } from './pl/index.ts'

/** All that people read of the game, in each language. Names and texts of cards come from the content. */
export const texts: { readonly [language in Language]: (content: Content) => GameText<Runar> } = {
  en: english,
  pl: polish,
}
