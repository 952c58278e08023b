import type { GameText, ScoreItem } from '@longhouse/kernel'

const ofRow = (list: readonly ScoreItem[], row: string) => list.filter(({ item }) => item === row)

export const pointsOf = (list: readonly ScoreItem[], row: string): number =>
  ofRow(list, row).reduce((total, { points }) => total + points, 0)

/** What a row is made of, for one player: `Draugr Slayer 8 · Timber Store 0`; the heading need not be said again. */
export const detailsOf = (list: readonly ScoreItem[], row: string, text: Pick<GameText, 'scoreParts'>): string =>
  ofRow(list, row)
    .map((item) => {
      const { lead, rest } = text.scoreParts(item)
      return `${rest || lead} ${signed(item.points)}`
    })
    .join(' · ') || '0'

/** With the minus of typesetting, which is as wide as a figure. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))
