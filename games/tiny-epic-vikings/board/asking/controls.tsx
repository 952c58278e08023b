import { FinalNote } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { InContext } from '../board-context.ts'

interface NumbersProps {
  readonly label: string
  readonly numbers: readonly number[]
  readonly chosen: number
  choose(n: number): void
}

/** One of a few numbers. */
export function Numbers({ label, numbers, chosen, choose }: NumbersProps) {
  return (
    <fieldset className="tv-numbers" aria-label={label}>
      {numbers.map((n) => (
        <button key={n} type="button" aria-pressed={n === chosen} onClick={() => choose(n)}>
          {n}
        </button>
      ))}
    </fieldset>
  )
}

interface CountProps {
  readonly name: string
  readonly count: number
  readonly max: number
  change(count: number): void
}

/** Less, how many, more. */
export function Count({ name, count, max, change }: CountProps) {
  return (
    <fieldset className="tv-stepper" aria-label={name}>
      <button type="button" aria-label={`${name} −1`} disabled={count === 0} onClick={() => change(count - 1)}>
        −
      </button>
      <b>{count}</b>
      <button type="button" aria-label={`${name} +1`} disabled={count >= max} onClick={() => change(count + 1)}>
        +
      </button>
    </fieldset>
  )
}

interface ConfirmProps extends InContext {
  readonly choice: Json | null
  readonly children: ReactNode
}

/** The answer that was put together; null: it is not whole yet. */
export function Confirm({ context, choice, children }: ConfirmProps) {
  return (
    <button
      type="button"
      className={choice === null ? 'btn' : 'btn primary glow'}
      disabled={choice === null}
      onClick={() => choice !== null && context.input.choose(choice)}
    >
      {children}
      <FinalNote choices={choice === null ? NONE : [choice]} className="note" />
    </button>
  )
}

const NONE: readonly Json[] = []

export function Decline({ context }: InContext) {
  return (
    <button type="button" className="btn" onClick={() => context.input.choose({ decline: true })}>
      {context.words.ask.decline}
    </button>
  )
}
