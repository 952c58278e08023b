import type { Json } from '@longhouse/kernel'
import { type ReactNode, useContext } from 'react'
import { EndsUndoContext, useEndsUndo } from './ends-undo.tsx'
import { declines } from './kit/declines.ts'
import { TAKES_PICKED } from './kit/drag.ts'

interface ChoiceCardProps {
  readonly title: string
  readonly text?: string
  /** Of 100; null where there is nothing to win. */
  readonly percent?: number | null
  /** What the chance is without this choice: a mark on the bar. */
  readonly base?: number | null
  readonly unit?: string
  readonly disabled?: boolean
  /** It is done with the pieces that are picked: they may be dragged here. */
  readonly ofPicked?: boolean
  /** What it costs, or the card it comes from. */
  readonly children?: ReactNode
  /** What comes of it, in pieces. */
  readonly below?: ReactNode
  readonly choice: Json
  take(choice: Json): void
}

const NONE: readonly Json[] = []

/** A choice with what it means: what it costs, what it does, and the chance it leaves. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { title, text, percent = null, base = null, unit, disabled = false, ofPicked = false } = props
  const { children, below, choice, take } = props
  const { note } = useContext(EndsUndoContext)
  const isFinal = useEndsUndo(disabled ? NONE : [choice])
  return (
    <button
      type="button"
      className={`choice-card ${disabled ? '' : declines(choice) ? 'declines' : 'glow'}`}
      disabled={disabled}
      onClick={() => take(choice)}
      {...(ofPicked ? TAKES_PICKED : {})}
    >
      <span className="choice-card-icon">{children}</span>
      <span className="name">{title}</span>
      {percent !== null && (
        <span className="pct">
          {percent}
          <small> {unit}</small>
        </span>
      )}
      {(text || isFinal) && (
        <span className="what">
          {text} {isFinal && <small className="final">{note}</small>}
        </span>
      )}
      {below && <span className="what">{below}</span>}
      {percent !== null && <OddsBar percent={percent} base={base} />}
    </button>
  )
}

/** How likely, as a bar; `to` is what it could become, `helped` with what else one could spend, `base` what it is otherwise. The number stands beside it. */
export function OddsBar({
  percent,
  to = null,
  helped = null,
  base = null,
}: {
  readonly percent: number
  readonly to?: number | null
  readonly helped?: number | null
  readonly base?: number | null
}) {
  const low = Math.min(percent, to ?? percent)
  const high = Math.max(percent, to ?? percent)
  return (
    <span className="bar" aria-hidden="true">
      <i style={{ width: `${low}%` }} />
      {high > low && <i className="gain" style={{ left: `${low}%`, width: `${high - low}%` }} />}
      {helped !== null && helped > high && (
        <i className="helped" style={{ left: `${high}%`, width: `${helped - high}%` }} />
      )}
      {base !== null && <i className="base" style={{ left: `${base}%` }} />}
    </span>
  )
}
