import type { GameText, Language } from '@longhouse/kernel'
import type { Content, TinyEpicVikings } from '../src/index.ts'
import { english } from './en/index.ts'
import { polish } from './pl/index.ts'

/** All that people read of the game, in each language. Names of cards and places come from the content. */
export const texts: { readonly [language in Language]: (content: Content) => GameText<TinyEpicVikings> } = {
  en: english,
  pl: polish,
}
