import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language } from '@longhouse/kernel'

/** The language the browser likes best, else the house's own. */
export function languageFor(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((q) => q !== undefined)
    return { language: known(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  const liked = wishes.filter(({ language, weight }) => language && weight > 0)
  return liked.sort((a, b) => b.weight - a.weight)[0]?.language ?? LANGUAGES[0]
}

const known = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0])

/** Of whoever asks by the API: the page says it, everybody else's browser does. */
export const languageOf = ({ lang, 'accept-language': accepted }: IncomingHttpHeaders): Language =>
  languageFor(typeof lang === 'string' ? lang : accepted)
