/** The rules file of a game as a page needs it: chapters, and in them numbered rules. */
export interface RulesText {
  readonly preface: readonly Block[]
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  /** `AB-4`; a chapter without a number, the glossary, has a word. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** What somebody needs who builds or checks the game, not who plays it. */
  readonly forBuilders: boolean
}

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly words: string }
  | { readonly kind: 'item'; readonly words: string }
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly head: boolean }

const GLOSSARY = 'glossary'
/** The line under the heading of such a chapter. */
const FOR_BUILDERS = '<!-- for builders -->'

export function parseRules(markdown: string): RulesText {
  const preface: Block[] = []
  const chapters: { id: string; title: string; blocks: Block[]; forBuilders: boolean }[] = []
  let blocks = preface
  for (const line of markdown.split('\n')) {
    const heading = /^## (?:([A-Z]{2}-\d+) )?(.*)$/.exec(line)
    if (heading) {
      blocks = []
      chapters.push({ id: heading[1] ?? GLOSSARY, title: heading[2] ?? '', blocks, forBuilders: false })
    } else if (line === FOR_BUILDERS) {
      const last = chapters.at(-1)
      if (last) last.forBuilders = true
    } else {
      const block = blockOf(line)
      const last = blocks.at(-1)
      if (block) blocks.push(block)
      else if (isRuler(line) && last?.kind === 'row') blocks[blocks.length - 1] = { ...last, head: true }
    }
  }
  return { preface, chapters }
}

function blockOf(line: string): Block | null {
  const [, id, ruleWords] = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$/.exec(line) ?? []
  if (id && ruleWords) return { kind: 'rule', id, words: ruleWords }
  if (line.startsWith('- ')) return { kind: 'item', words: line.slice(2) }
  if (isRuler(line)) return null
  if (line.startsWith('|')) return { kind: 'row', cells: cellsOf(line), head: false }
  return line === '' || line.startsWith('# ') || line === '---' ? null : { kind: 'text', words: line }
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The line under the head of a table. */
const isRuler = (line: string): boolean => line.startsWith('|') && cellsOf(line).every((cell) => /^-+$/.test(cell))

/** Where a rule comes from. */
type Origin = 'rulebook' | 'public' | 'ours'

export type Piece =
  | { readonly kind: 'words' | 'code' | 'strong' | 'stress'; readonly words: string }
  | { readonly kind: 'reference'; readonly rule: string }
  | { readonly kind: 'origin'; readonly origin: Origin; readonly words: string }

const PIECES = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|([A-Z]{2}-\d+(?:\.\d+)?)|\[([^\]]+)\]/g

/** A line of the file, taken apart into what looks different on the page. */
export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const say = (words: string) => words && pieces.push({ kind: 'words', words })
  for (const match of line.matchAll(PIECES)) {
    const [whole, code, strong, stress, rule, origins] = match
    say(line.slice(at, match.index))
    at = match.index + whole.length
    if (code) pieces.push({ kind: 'code', words: code })
    else if (strong) pieces.push({ kind: 'strong', words: strong })
    else if (stress) pieces.push({ kind: 'stress', words: stress })
    else if (rule) pieces.push({ kind: 'reference', rule })
    else if (origins)
      for (const words of origins.split('; ')) pieces.push({ kind: 'origin', origin: originOf(words), words })
  }
  say(line.slice(at))
  return pieces
}

/** The file's own marks, in its two languages. */
function originOf(words: string): Origin {
  if (/ruling: ours|nasze ustalenie/.test(words)) return 'ours'
  return /public:|publiczne:/.test(words) ? 'public' : 'rulebook'
}
