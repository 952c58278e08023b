import type { Block, Chapter, RulesText } from './parse.ts'

/** Without capitals and accents, letter for letter, so that places in it are places in the text. */
const folded = (text: string): string => text.replace(/[^ -~]|[A-Z]/g, foldLetter)

const foldLetter = (letter: string): string =>
  letter === 'ł' || letter === 'Ł' ? 'l' : (letter.normalize('NFD')[0] ?? letter).toLowerCase()

export const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

/** Chapters with what holds every word; all of it if nothing is looked for. */
export function chaptersWith({ chapters }: RulesText, words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters
  return chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter((block) => holds(block, words)) }))
    .filter(({ blocks }) => blocks.length > 0)
}

export const countRules = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { blocks }) => sum + blocks.filter(({ kind }) => kind === 'rule').length, 0)

function holds(block: Block, words: readonly string[]): boolean {
  const text = folded(textOf(block))
  return words.every((word) => text.includes(word))
}

const textOf = (block: Block): string => {
  if (block.kind === 'row') return block.cells.join(' ')
  return block.kind === 'rule' ? `${block.id} ${block.words}` : block.words
}

/** A text cut where the words looked for begin and end; every second part is one of them. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text]
  const lookedFor = new RegExp(words.map(escaped).join('|'), 'g')
  const parts: string[] = []
  let at = 0
  for (const match of folded(text).matchAll(lookedFor)) {
    parts.push(text.slice(at, match.index), text.slice(match.index, match.index + match[0].length))
    at = match.index + match[0].length
  }
  return [...parts, text.slice(at)]
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
