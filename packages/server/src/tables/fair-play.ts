import type { Seat } from '@longhouse/kernel'
import type { Clock, Outcome, Unrated } from '@longhouse/protocol'
import { isTooQuick } from '@longhouse/protocol/too-quick'
import type { Sitter, Standing, TableState } from './table-state.ts'

/** Of a seat's choices a program may make this part because the clock ran out, and the game is still the person's own. */
const MOST_STOOD_IN = 1 / 4

/** A person's part in a game. */
interface Part {
  readonly seat: Seat
  readonly person: string
  /** Choices of their own that stand. */
  readonly own: number
  /** Choices that a program made for them. */
  readonly stoodIn: number
  /** They let a program play, or resigned: the rating of this game is given up, the game is not. */
  readonly gaveUp: boolean
  /** Somebody else had played before them. */
  readonly handed: boolean
}

export const partsOf = (sitters: readonly Sitter[], standing: readonly Standing[]): Part[] =>
  sitters.flatMap(({ person, why, handed }, seat) => {
    if (person === null) return []
    // Who let a chance to react go by has not played, nor let a program play.
    const choices = standing.filter(({ move, program, lapsed }) => move.seat === seat && (program || !lapsed))
    const stoodIn = choices.filter(({ program }) => program)
    const left = why === 'left' || why === 'resigned' || stoodIn.some(({ absence }) => absence === 'left')
    const gaveUp = left || stoodIn.length > choices.length * MOST_STOOD_IN
    return [{ seat, person, own: choices.length - stoodIn.length, stoodIn: stoodIn.length, gaveUp, handed }]
  })

/** Why a game is not rated, as far as its entries tell; null if it is. */
export function unratedWhy(how: Outcome['how'], parts: readonly Part[], clock: Clock | null): Unrated | null {
  if (how === 'abandoned') return 'abandoned'
  if (parts.length < 2) return 'alone'
  if (parts.some(({ handed }) => handed)) return 'handed-over'
  // Who let a program take the turn has had it: nobody undoes a game that goes badly by leaving it first.
  if (parts.some(({ own, stoodIn }) => own + stoodIn === 0)) return 'no-game'
  if (isTooQuick(clock)) return 'too-quick'
  // However much programs played for others: who stayed is not robbed of a game that those others gave up.
  if (parts.some(({ gaveUp }) => !gaveUp)) return null
  const byPrograms = sum(parts.map(({ stoodIn }) => stoodIn))
  return byPrograms > sum(parts.map(({ own }) => own)) ? 'programs' : 'nobody-stayed'
}

/** Who is rated, and in which order: by the places of the game, and after all others those who gave it up. */
export function ratedOf({ sitters, standing, outcome }: TableState) {
  const parts = partsOf(sitters, standing)
  const placeOf = ({ seat, gaveUp }: Part): number => (gaveUp ? sitters.length + 1 : (outcome?.places[seat] ?? 1))
  return parts.map((part) => {
    const { seat, person, gaveUp } = part
    const place = 1 + parts.filter((other) => placeOf(other) < placeOf(part)).length
    return { seat, person, gaveUp, place }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
