/**
 * What people write their names in today, by the scripts that Unicode recommends (UAX 31). Those that are written
 * together stand in one line. Letters of all others would mostly serve to look like somebody else.
 */
const WRITINGS: readonly string[] = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic', 'Tibetan'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Myanmar', 'Khmer'],
  'Han Hiragana Katakana',
  'Han Hangul',
  'Han Bopomofo',
]

const partOf = (script: string): string => `\\p{Script_Extensions=${script}}`

/** With digits and signs that belong to no script. What a mark belongs to says the letter before it. */
const NAMES = WRITINGS.map(
  (scripts) => new RegExp(`^[\\p{Script=Inherited}${['Common', ...scripts.split(' ')].map(partOf).join('')}]*$`, 'u'),
)

/** Whether a name is written in one script. What still looks alike then is compared by its looks. */
export const isInOneScript = (name: string): boolean => NAMES.some((names) => names.test(name))
