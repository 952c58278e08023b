import { type SeatView, same } from '@longhouse/kernel'
import type { TableMoment } from '../session/table.ts'

/** Whether a seat is still asked what it was asked, and has chosen nothing since. What it may do besides may have become less. */
export function isStillAsked(from: SeatView, { seen, log }: Pick<TableMoment, 'seen' | 'log'>): boolean {
  const { seat, ask, about, moves } = from
  return (
    ask !== null &&
    seat === seen.seat &&
    ask.step === seen.ask?.step &&
    same([ask.form, about], [seen.ask.form, seen.about]) &&
    !log.some((entry) => entry.seat === seat && entry.move > moves && !entry.aside)
  )
}
