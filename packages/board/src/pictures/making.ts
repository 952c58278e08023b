import type { ScoreItem } from '@longhouse/kernel'
import type { Party, Picture, ScorePicture } from './picture.ts'

/** The picture of the latest of some events that has one. */
export function latestPicture<E>(news: readonly E[], pictureOf: (event: E) => Picture | null): Picture | null {
  for (const event of [...news].reverse()) {
    const picture = pictureOf(event)
    if (picture) return picture
  }
  return null
}

/** The final scoring of everybody, by the rows in which a game counts. */
export const scorePicture = (
  rows: readonly string[],
  scored: readonly { readonly of: Party; readonly items: readonly ScoreItem[] }[],
): ScorePicture => {
  // What brought nobody anything is not worth the time.
  const counted = rows.filter((row) => scored.some(({ items }) => pointsIn(items, row) !== 0))
  return {
    kind: 'score',
    items: counted,
    rows: scored.map(({ of, items }) => ({ of, points: counted.map((row) => pointsIn(items, row)) })),
  }
}

const pointsIn = (items: readonly ScoreItem[], row: string): number =>
  items.reduce((sum, { item, points }) => sum + (item === row ? points : 0), 0)

/** What happened in a round that is over: between what began it and what began or ended the round after it. */
export function eventsOfRound<E>(
  log: readonly E[],
  begins: (event: E) => boolean,
  ends: (event: E) => boolean,
): readonly E[] {
  const end = log.findLastIndex(ends)
  const start = log.slice(0, end).findLastIndex(begins)
  return log.slice(start + 1, end)
}
