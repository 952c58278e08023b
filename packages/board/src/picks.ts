import type { Counts } from '@longhouse/kernel'
import { useState } from 'react'

/** Pieces of which some are to be chosen, one by one: `swordsman`, `swordsman`, `food`. */
export const piecesIn = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([piece, n]) => Array.from({ length: n }, () => piece))

export function countsOf(pieces: readonly string[]): { [piece: string]: number } {
  const counts: { [piece: string]: number } = {}
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1
  return counts
}

/** Once more in the list, as the last of it, or no more. */
export const toggled = <Thing>(picked: readonly Thing[], thing: Thing): readonly Thing[] =>
  picked.includes(thing) ? picked.filter((other) => other !== thing) : [...picked, thing]

/** Which of the pieces are chosen, by their place in the row: none to begin with. One more than wanted puts the earliest back. */
export function usePicks(pieces: readonly string[], wanted: number) {
  const [picked, setPicked] = useState<readonly number[]>([])
  return {
    picked,
    isFull: picked.length === wanted,
    counts: countsOf(picked.map((i) => pieces[i] ?? '')),
    toggle: (index: number) => setPicked(toggled(picked, index).slice(-wanted)),
  }
}
