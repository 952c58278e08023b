import './answers.css'
import { type ReactNode, useContext } from 'react'
import { placeOf } from '../../src/places.ts'
import type { Answer } from '../../src/prospects.ts'
import { byOf, type InField } from '../board-context.ts'
import { Die, Glyph } from '../pieces/pieces.tsx'
import { frameOf, nodePlace } from './frame.ts'
import { type Plan, PlanContext } from './plan.ts'

/** Who could answer what is pointed at, where they stand. Their words are in the tip, too. */
export function Answers({ context }: InField) {
  const plan = useContext(PlanContext)
  return (
    <div aria-hidden="true">
      {heroesIn(plan).map(([hero, answers]) => (
        <Flag key={hero} context={context} figure={hero} style={byOf(context, answers[0]?.seat ?? 'nemesis')}>
          {answers.map((answer) => (
            <span key={answer.reaction} className="line">
              {diceOf(answer).map((die) =>
                die === null ? <Glyph key="mark" symbol="star" /> : <Die key={die} kind={die} />,
              )}
              {context.words.ahead.may[answer.reaction]}
            </span>
          ))}
        </Flag>
      ))}
      {plan.onrush?.enemies.map((enemy) => (
        <Flag key={enemy} context={context} figure={enemy} style="by-nemesis">
          <span className="line">
            {plan.onrush?.hits ? context.words.ahead.hitsFirst : context.words.ahead.heldOff}
          </span>
        </Flag>
      ))}
    </div>
  )
}

function heroesIn({ answers }: Plan): readonly (readonly [string, readonly Answer[]])[] {
  const heroes = new Map<string, Answer[]>()
  for (const answer of answers) {
    const known = heroes.get(answer.hero) ?? []
    if (!known.some(({ reaction }) => reaction === answer.reaction)) heroes.set(answer.hero, [...known, answer])
  }
  return [...heroes]
}

/** The kinds that could pay; null: a Mark. */
const diceOf = ({ pays }: Answer) => [...new Set(pays.map((pay) => pay?.die ?? null))]

interface FlagProps extends InField {
  readonly figure: string
  readonly style: string
  readonly children: ReactNode
}

function Flag({ context, figure, style, children }: FlagProps) {
  const node = placeOf(context.openContext, figure)
  if (node === null) return null
  const { x, y } = nodePlace(context.geometry, node)
  const { width, cellY, top } = frameOf(context.geometry)
  const below = y < top + cellY / 2
  return (
    <div
      className={`rn-answer ${style} ${below ? 'below' : ''} ${x > width - 120 ? 'left' : ''}`}
      style={{ left: x, top: below ? y + cellY * 0.36 : y - cellY * 1.05 }}
    >
      {children}
    </div>
  )
}
