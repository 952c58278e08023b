import { plain, type ScoreItem } from '@longhouse/kernel'
import type { BoardInput, Tip } from '../game-board.ts'
import { kitWords } from '../words/index.ts'

interface Counted {
  readonly title: string
  readonly items: readonly ScoreItem[]
  /** What comes on top that is not seen now. */
  readonly unseen?: string
  /** The viewer's own: what only they can count is counted. */
  readonly own?: boolean
}

export const sumOfItems = (items: readonly ScoreItem[]): number => items.reduce((sum, { points }) => sum + points, 0)

/** What a score is made of, were it counted now: each part that counts, and their sum. */
export function scoreTip(
  { text, language }: Pick<BoardInput, 'text' | 'language'>,
  { title, items, unseen, own = false }: Counted,
): Tip {
  const lines = items
    .filter(({ points }) => points !== 0)
    .map((item) => `${plain(text.score(item))}: ${signed(item.points)}`)
  return {
    title,
    lines: [...lines, ...(own ? [kitWords(language).withSecrets] : []), ...(unseen ? [unseen] : [])],
    outcome: kitWords(language).countedNow(sumOfItems(items)),
  }
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
