/** Where the lines of a review run. Everything is in pixels of the drawing, so that letters keep their size. */

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The moments of a round, from the first to the last. */
export interface RoundSpan {
  readonly round: number
  readonly first: number
  readonly last: number
}

/** Runs of the same round; moments without one belong to none. */
export function roundSpans(rounds: readonly number[]): readonly RoundSpan[] {
  const spans: { round: number; first: number; last: number }[] = []
  for (const [i, round] of rounds.entries()) {
    const open = spans.at(-1)
    if (open?.round === round && open.last === i - 1) open.last = i
    else if (round > 0) spans.push({ round, first: i, last: i })
  }
  return spans
}

export const xOf = ({ left, width }: Frame, moment: number, moments: number): number =>
  left + (width * moment) / Math.max(1, moments - 1)

export const yOf = ({ top, height }: Frame, chance: number): number => top + height * (1 - chance)

/** A seat's line through all moments. */
export const lineOf = (frame: Frame, chances: readonly number[]): string =>
  chances
    .map((chance, i) => `${i === 0 ? 'M' : 'L'}${round(xOf(frame, i, chances.length))} ${round(yOf(frame, chance))}`)
    .join('')

const round = (n: number): number => Math.round(n * 10) / 10

/** The moment under a point of the drawing. */
export function momentAt({ left, width }: Frame, x: number, moments: number): number {
  const moment = Math.round(((x - left) / width) * (moments - 1))
  return Math.max(0, Math.min(moments - 1, moment))
}

/** Marks at the ends of lines, moved apart so that none lies on another, and kept within the frame. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] as number) - (wanted[b] as number))
  const placed = wanted.slice()
  let low = least
  for (const i of order) {
    placed[i] = Math.max(wanted[i] as number, low)
    low = (placed[i] as number) + gap
  }
  let high = most
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] as number, high)
    high = (placed[i] as number) - gap
  }
  return placed
}
