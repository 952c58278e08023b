import './enemy-turn.css'
import { RichText, RuleLink } from '@longhouse/board'
import { useEffect, useRef, useState } from 'react'
import type { Event } from '../../src/events.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { SideMark } from '../pieces/pieces.tsx'
import { latestEnemyTurn, withoutRule } from './turn-steps.ts'

export interface EnemyTurnShown {
  readonly steps: readonly Event[]
  readonly shown: boolean
  show(shown: boolean): void
}

/** It is told while it lasts; afterwards until the viewer has seen enough, as often as they want. */
export function useEnemyTurn({ view, input }: BoardContext): EnemyTurnShown {
  const [wish, setWish] = useState<number | null>(null)
  const { moves } = input.seatView
  const steps = view.enemy?.kind === 'clan' ? latestEnemyTurn(input.log) : []
  const isOn = view.turn.side === 'enemy' && steps.length > 0
  return { steps, shown: isOn || (wish === moves && steps.length > 0), show: (shown) => setWish(shown ? moves : null) }
}

type OfTurn = InContext & { readonly turn: EnemyTurnShown }

/** What the rules make the solo enemy do, one step after another, each with the rule that says so. */
export function EnemyTurn({ context, turn: { steps, show } }: OfTurn) {
  const { words, view, input } = context
  const list = useRef<HTMLOListElement>(null)
  const isOn = view.turn.side === 'enemy'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest step is in sight whenever one has come
  useEffect(() => {
    if (list.current && isOn) list.current.scrollTop = list.current.scrollHeight
  }, [steps.length, isOn])
  return (
    <section className={isOn ? 'tv-enemy-turn on' : 'tv-enemy-turn'} aria-label={words.enemy.turn}>
      <header>
        <SideMark context={context} side="enemy" />
        <h2 className="name">{words.enemy.turn}</h2>
        {isOn ? (
          <small>{words.enemy.step(steps.length)}</small>
        ) : (
          <button type="button" className="lay" onClick={() => show(false)}>
            {words.enemy.close}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <ol ref={list} tabIndex={0} aria-label={words.enemy.turn}>
        {steps.map((event, i) => (
          <Step key={i} context={context} event={event} number={i + 1} />
        ))}
        {isOn && input.seatView.ask?.form && (
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

/** The way back to it, when it is over. */
export function SeeEnemyTurn({ context: { words }, turn: { steps, show } }: OfTurn) {
  return (
    <button type="button" className="tv-see-turn" onClick={() => show(true)}>
      {words.enemy.again(steps.length)}
    </button>
  )
}
