import type { ScoreItem } from '@longhouse/kernel'
import { pointsOf } from './scoring-rows.ts'

interface ScoreBarProps {
  /** What is scored, in the order of the rules. */
  readonly rows: readonly string[]
  readonly items: readonly ScoreItem[]
  /** The score that fills the whole bar. */
  readonly most: number
  /** The row that is looked at. */
  readonly on: string
}

/** What a score was made of: a part for each row, and what was lost hatched at its end. */
export function ScoreBar({ rows, items, most, on }: ScoreBarProps) {
  const parts = rows.map((row, at) => ({ row, at, points: pointsOf(items, row) })).filter(({ points }) => points !== 0)
  const gained = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)
  const whole = Math.max(most, gained)
  return (
    <span className="score-bar" aria-hidden="true">
      {parts.map(({ row, at, points }) => (
        <i
          key={row}
          className={`${points < 0 ? 'lost' : ''} ${row === on ? 'on' : ''}`}
          data-part={at % 8}
          style={{ width: `${(Math.abs(points) / whole) * 100}%` }}
        />
      ))}
    </span>
  )
}
