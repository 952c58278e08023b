import './enemy-turn.css'
import { RichText, RuleLink, WatchContext } from '@longhouse/board'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Event } from '../../src/events.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { SideMark } from '../pieces/pieces.tsx'
import { latestEnemyTurn, withoutRule } from './turn-steps.ts'

export interface EnemyTurnShown {
  readonly steps: readonly Event[]
  /** It lasts. */
  readonly on: boolean
  readonly shown: boolean
  /** The viewer has just closed it. */
  readonly closed: boolean
  show(shown: boolean): void
}

/** It is told while it lasts; afterwards until the viewer has seen enough, as often as they want. */
export function useEnemyTurn({ view, input }: BoardContext): EnemyTurnShown {
  const { moves } = input.seatView
  const [wish, setWish] = useState<{ readonly moves: number; readonly shown: boolean } | null>(null)
  const wished = wish?.moves === moves ? wish.shown : null
  const steps = view.enemy?.kind === 'clan' ? latestEnemyTurn(input.log) : []
  const on = view.enemy?.kind === 'clan' && view.turn.side === 'enemy'
  return {
    steps,
    on,
    shown: on || (wished === true && steps.length > 0),
    closed: wished === false,
    show: (shown) => setWish({ moves, shown }),
  }
}

/** What opens the list and what closes it take each other's place: the focus, which would be lost, goes along. */
function useTakenFocus(takes: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takes && document.activeElement === document.body) button.current?.focus()
  }, [takes])
  return button
}

type OfTurn = InContext & { readonly turn: EnemyTurnShown }

/** What the rules make the solo enemy do, one step after another, each with the rule that says so. */
export function EnemyTurn({ context, turn: { steps, on, show } }: OfTurn) {
  const { words, input } = context
  const list = useRef<HTMLOListElement>(null)
  const closer = useTakenFocus(!on)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest step is in sight whenever one has come
  useEffect(() => {
    if (list.current && on) list.current.scrollTop = list.current.scrollHeight
  }, [steps.length, on])
  return (
    <section className={on ? 'tv-enemy-turn on' : 'tv-enemy-turn'} aria-label={words.enemy.turn}>
      <header>
        <SideMark context={context} side="enemy" />
        <h2 className="name">{words.enemy.turn}</h2>
        {on ? (
          <small>{words.enemy.step(steps.length)}</small>
        ) : (
          <button ref={closer} type="button" className="lay" onClick={() => show(false)}>
            {words.enemy.close}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <ol ref={list} tabIndex={0} aria-label={words.enemy.turn}>
        {steps.map((event, i) => (
          <Step key={i} context={context} event={event} number={i + 1} />
        ))}
        {on && input.seatView.ask?.form && (
          <li className="yours">
            <i aria-hidden="true">→</i>
            {words.enemy.yours}
          </li>
        )}
      </ol>
    </section>
  )
}

interface StepProps extends InContext {
  readonly event: Event
  readonly number: number
}

function Step({ context: { input }, event, number }: StepProps) {
  const names = input.sitters.map(({ name }) => name)
  const { words, rule } = withoutRule(input.text.event(event, names))
  return (
    <li>
      <i aria-hidden="true">{number}</i>
      <span>
        <RichText text={words} />
      </span>
      {rule && <RuleLink game={input.seatView.game} rule={rule} />}
    </li>
  )
}

/** The ways back to it, when it is over: on the chart, step by step, or as a list. */
export function SeeEnemyTurn({ context: { words }, turn: { steps, closed, show } }: OfTurn) {
  const watch = useContext(WatchContext)
  const opener = useTakenFocus(closed)
  return (
    <p className="tv-see-turn">
      {watch && (
        <button type="button" onClick={() => watch(steps[0], steps.at(-1))}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4v16l13-8z" />
          </svg>
          {words.enemy.again(steps.length)}
        </button>
      )}
      <button ref={opener} type="button" onClick={() => show(true)}>
        {words.enemy.list}
      </button>
    </p>
  )
}
