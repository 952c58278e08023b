import type { Seat } from '@longhouse/kernel'
import { createContext, type ReactNode } from 'react'
import type { Ending } from './score-columns.ts'

/** What a house adds to a table that is played in it. */
export interface OnlineParts {
  /** Folded away at the side, beside the log. */
  readonly drawers: readonly OnlineDrawer[]
  /** A word that stands over the board. */
  readonly notes: ReactNode
  /** Beside the question. */
  readonly aside: ReactNode
  /** The way on after the game, instead of a new one on this device. */
  readonly again: ReactNode
  /** Looks back at a finished game. */
  review(): void
  /** How it ended, beyond its scores; null while it is played. */
  readonly ending: Ending | null
  /** Where the finished game is watched, by whoever may see the table. */
  readonly replayAt: string
}

export interface OnlineDrawer {
  readonly id: 'chat' | 'house'
  readonly name: string
  /** A line drawing on a grid of 24. */
  readonly path: string
  /** How much in it is new, and how that is said. */
  readonly news: number
  readonly newsSaid: string
  readonly content: ReactNode
}

/** What stands beside a seat's mark: whether somebody is there, and the time they have left. */
export const SeatNoteContext = createContext<(seat: Seat) => ReactNode>(() => null)
