/**
 * Letters and signs that people write names with. Others that are drawn like letters, of phonetics, mathematics, old books
 * or boxes, would mostly serve to look like somebody else, and nobody could list them all.
 */

/** By the alphabets of today: of Europe, of Vietnam, and of Africa, whose small letters lie among those of phonetics. */
const LATIN = 'Ā-ƿǄ-ɏḀ-ẛẞẠ-ỹ' + 'ɓɔɖɗəɛɠɣɨɩɯɲɵʀʃʈʉʊʋʌʒʔ' + 'ⱥⱦꞋꞌ'
const GREEK = 'Ͱ-Ͽἀ-῿'
const CYRILLIC = 'Ѐ-ԯ'

/** Those of keyboards, apostrophes and tones, money, and what is seen to be a picture. */
const SIGNS = '\\0-ÿ' + 'ʹ-ˑˬˮ' + '‐-―‘-‧‰-›※‽' + '\\p{Currency_Symbol}' + '\\p{Emoji}\\p{Emoji_Component}★☆♔-♬⚀-⚅✦✧✿❀'

const EVERYDAY = new RegExp(`^[${LATIN}${GREEK}${CYRILLIC}${SIGNS}\\p{Script=Inherited}]$`, 'u')

/** What belongs to another script: which ones there may be is said elsewhere. */
const OTHERS = new RegExp(
  `^[^${['Common', 'Latin', 'Greek', 'Cyrillic'].map((script) => `\\p{Script_Extensions=${script}}`).join('')}]$`,
  'u',
)

/** A form of another letter (full width, script, circled) is looked at as that one. */
export const isEveryday = (name: string): boolean =>
  Array.from(name.normalize('NFKC')).every((sign) => EVERYDAY.test(sign) || OTHERS.test(sign))
