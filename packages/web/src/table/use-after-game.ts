import { useState } from 'react'
import type { TableProps } from './table-props.ts'
import type { Drawers } from './use-drawers.ts'
import type { Past } from './use-past.ts'

export interface AfterGame {
  /** The final scores are open, or would be if the game were over. */
  readonly scored: boolean
  readonly reviewing: boolean
  readonly sharing: boolean
  showScores(): void
  hideScores(): void
  review(): void
  endReview(): void
  share(on: boolean): void
  /** Shows one moment of the game again. */
  watch(move: number): void
  watchAll(): void
}

/** What is open of a game that is over: its scores, a look back at it, and the ways to hand it on. */
export function useAfterGame({ device, house, watched }: TableProps, past: Past, { walk }: Drawers): AfterGame {
  const [scored, setScored] = useState(!watched)
  const [sharing, share] = useState(false)
  const [reviewing, setReviewing] = useState(device?.review ?? false)
  return {
    scored,
    reviewing,
    sharing,
    share,
    showScores() {
      past.goTo(null)
      setScored(true)
      setReviewing(false)
    },
    hideScores: () => setScored(false),
    review: house ? house.review : () => setReviewing(true),
    endReview() {
      setScored(false)
      setReviewing(false)
    },
    watch(move) {
      setReviewing(false)
      setScored(false)
      past.goTo(move)
      walk(true)
    },
    watchAll() {
      setScored(false)
      walk(true)
      past.play(true)
    },
  }
}
