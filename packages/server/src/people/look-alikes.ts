/**
 * Letters that resemble Latin ones: a part of the Unicode confusables (UTS 39). What is a form of another letter (full
 * width, script, circled) needs no line here, because NFKD makes it that letter.
 */
const CAPITALS: readonly (readonly [latin: string, others: string])[] = [
  // Their small letters look like something else.
  ...([
    ['h', 'Η'],
    ['m', 'Μ'],
    ['n', 'Ν'],
    ['s', 'Տ'],
    ['y', 'Υ'],
    ['z', 'Ζ'],
  ] as const),
  // Cherokee and Lisu.
  ...([
    ['a', 'Ꭺꓮ'],
    ['b', 'Ᏼꓐ'],
    ['c', 'Ꮯꓚ'],
    ['d', 'Ꭰꓓ'],
    ['e', 'Ꭼꓰ'],
    ['f', 'ꓝ'],
    ['g', 'Ꮐꓖ'],
    ['h', 'Ꮋꓧ'],
    ['j', 'Ꭻꓙ'],
    ['k', 'Ꮶꓗ'],
    ['l', 'Ꮮꓡꓲ'],
    ['m', 'Ꮇꓟ'],
    ['n', 'ꓠ'],
    ['o', 'ꓳ'],
    ['p', 'Ꮲꓑ'],
    ['r', 'Ꭱꓣ'],
    ['s', 'Ꮪꓢ'],
    ['t', 'Ꭲꓔ'],
    ['u', 'ꓴ'],
    ['v', 'Ꮩꓦ'],
    ['w', 'Ꮃꓪ'],
    ['x', 'ꓫ'],
    ['y', 'ꓬ'],
    ['z', 'Ꮓꓜ'],
  ] as const),
]

const SMALL: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑᴀ⍺ʌ'],
  ['b', 'вβьƅʙ'],
  ['c', 'сϲᴄⲥᲃ'],
  ['d', 'ԁᴅ'],
  ['e', 'еєεҽᴇ℮ⲉꬲɛ'],
  ['f', 'ƒꜰք'],
  ['g', 'ɡɢցԍƍ'],
  ['h', 'нһհʜ'],
  ['j', 'јϳᴊȷ'],
  ['k', 'кκᴋĸⲕ'],
  // Whether a stroke is an l, a capital i or a one, hardly a typeface tells.
  ['l', '1i|іιıɩɪʟӏⲓ∣ǀוןا١۱լ⍳⏐│┃❘❙¦'],
  ['m', 'мᴍⲙ'],
  ['n', 'ոռɴпηŋɲƞ'],
  ['o', '0оοօσᴏꬽ○◯ⲟ०੦০௦೦ഠ၀ዐ٥۵ס߀૦౦൦๐໐ဝჿᴑᲂꬾ°◦⚬⚪⚫⭕●'],
  ['p', 'рρᴘⲣ⍴ƿᴩ'],
  ['q', 'ԛզգɋ'],
  ['r', 'гᴦʀⲅɼɾꭇꭈ'],
  ['s', 'ѕꜱƽƨ'],
  ['t', 'тτᴛⲧʈ†✝⊤'],
  ['u', 'υսʊᴜμ∪⋃ʋꭎꭒ'],
  ['v', 'νѵᴠ∨⋁'],
  ['w', 'ѡԝωᴡɯա'],
  ['x', 'хχ×✕ⲭ╳✖❌'],
  ['y', 'уγүʏⲩɣỿ'],
  ['z', 'ᴢⲍ'],
  ['-', '‐‑‒–—―−⁃˗־ーᐨ➖─'],
  // Strokes through a letter make it another one, but how they go through it is not seen.
  ['đ', 'ðɖ'],
  ['ł', 'ƚ'],
  ['ll', 'ǁ‖∥║'],
  ["'", '’‘‛`´ʼʻʽʾʿʹˈˊˋ′‵ꞌ'],
  ['"', '“”„‟ʺˮ'],
  [',', '‚ˌ'],
  [':', 'ːˑ'],
  ['·', '•‧'],
]

/** Drawn together they look like one. */
const PAIRS: readonly (readonly [pair: RegExp, one: string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Where alphabets of signs begin that have no other form: dark discs, dark squares, and the halves of flags. */
const SIGNS = [0x1f150, 0x1f170, 0x1f1e6]
const LETTERS = 26

function plainOf(sign: string): string {
  const code = sign.codePointAt(0) as number
  const first = SIGNS.find((start) => code >= start && code < start + LETTERS)
  return first === undefined ? sign : String.fromCodePoint('a'.charCodeAt(0) + code - first)
}

const latinOf = (alike: typeof SMALL) =>
  new Map(alike.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)))
const capitals = latinOf(CAPITALS)
const small = latinOf(SMALL)

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('')

/** Marks that can be put on letters of any script, accents among them. Vowel signs belong to theirs, and stay. */
const MARKS = /\p{Script=Inherited}/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** They look like capitals, as small as they are. */
const SMALL_CHEROKEE = /[\uab70-\uabbf]/g

const bare = (text: string): string => text.normalize('NFKD').replace(UNSEEN, '').replace(MARKS, '')

const latinSigns = (text: string): string =>
  Array.from(text, plainOf)
    .join('')
    .replace(SMALL_CHEROKEE, (letter) => letter.toUpperCase())

/**
 * What a name looks like: two with the same skeleton can be mistaken for each other. It is coarse on purpose. Names are
 * compared only with those that somebody keeps, and it costs little to choose another one.
 */
export function skeletonOf(name: string): string {
  // Small letters may come with marks of their own: İ.
  const letters = replaced(bare(replaced(latinSigns(bare(name)), capitals).toLowerCase()), small)
  const joined = PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), letters)
  return joined.replace(/\s+/gu, ' ').trim()
}
