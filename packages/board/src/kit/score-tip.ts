import { plain, type ScoreItem } from '@longhouse/kernel'
import type { BoardInput, Tip } from '../game-board.ts'
import { kitWords } from '../words/index.ts'

interface Counted {
  readonly title: string
  readonly items: readonly ScoreItem[]
  /** What comes on top that is not seen now. */
  readonly unseen?: string
}

/** What a score is made of, were it counted now: each part that counts, and their sum. */
export function scoreTip(
  { text, language }: Pick<BoardInput, 'text' | 'language'>,
  { title, items, unseen }: Counted,
): Tip {
  const sum = items.reduce((all, { points }) => all + points, 0)
  const lines = items
    .filter(({ points }) => points !== 0)
    .map((item) => `${plain(text.score(item))}: ${signed(item.points)}`)
  return {
    title,
    lines: unseen ? [...lines, unseen] : lines,
    outcome: kitWords(language).countedNow(sum),
  }
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
