import { clockwiseFrom, type Random, type Result, type ScoreItem, type Seat, shuffle } from '@longhouse/kernel'

export const everybody = (players: number): Seat[] => clockwiseFrom(0, players)

/** Scores are the sums of their items; the highest wins, and several may share it. */
export function resultOf(items: readonly (readonly ScoreItem[])[]): Result {
  const scores = items.map((list) => list.reduce((sum, { points }) => sum + points, 0))
  const best = Math.max(...scores)
  return { scores, winners: everybody(scores.length).filter((seat) => scores[seat] === best), items }
}

/** Hands and face-down cards as they might be for one who knows one hand, or none. */
export function dealAnew(
  hands: readonly string[][],
  faceDown: readonly string[],
  knower: Seat | null,
  random: Random,
): { hands: string[][]; faceDown: string[] } {
  const unseen = [...faceDown]
  for (const [seat, hand] of hands.entries()) if (seat !== knower) unseen.push(...hand)
  shuffle(unseen, random)
  return {
    hands: hands.map((hand, seat) => (seat === knower ? hand : unseen.splice(-hand.length, hand.length))),
    faceDown: unseen,
  }
}

/** Every printed card is there, and there once. */
export const isWhole = (cards: readonly string[], printed: { readonly [card: string]: unknown }): boolean =>
  cards.length === Object.keys(printed).length &&
  new Set(cards).size === cards.length &&
  cards.every((card) => printed[card] !== undefined)
