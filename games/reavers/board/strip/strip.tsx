import './strip.css'
import './prompt.css'
import { type BriefQuestion, Mark, nameOfSeat, type StripProps, wayOf } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useEffect, useState } from 'react'
import type { Reavers } from '../../src/index.ts'
import { type BoardContext, boardContextOf, type InContext, participants } from '../board-context.ts'
import { progressOf } from '../fjord/location.tsx'
import { Preview, previewOf } from './preview.tsx'

/** Who takes part in which order, what is asked, and what the thing pointed at would cost and bring. */
export function Strip({ input, thing, told, question }: StripProps<Reavers>) {
  const context = boardContextOf(input)
  const pointed = useLingering(thing)
  const preview = previewOf(context, pointed)
  return (
    <>
      {context.view.activation && <Order context={context} />}
      {question(briefOf(context) ?? undefined)}
      {preview ? <Preview context={context} preview={preview} /> : told}
    </>
  )
}

/** Between two cards the pointer is on neither for a moment. */
const LINGERS = 180

function useLingering(thing: string | null): string | null {
  const [last, setLast] = useState(thing)
  useEffect(() => {
    if (thing !== null) return setLast(thing)
    const timer = setTimeout(() => setLast(null), LINGERS)
    return () => clearTimeout(timer)
  }, [thing])
  return thing ?? last
}

/** Questions that a preview answers need few words; the others are sentences. */
function briefOf(context: BoardContext): BriefQuestion | null {
  const { view, words } = context
  const { ask, seat, players } = context.input.seatView
  const { activation } = view
  if (!ask?.form) return null
  const say = words.strip
  switch (ask.step) {
    case 'select':
      return { lead: say.lead.select, note: say.selection(view.selected + 1, view.order.length) }
    case 'attempt':
    case 'tradePick':
      return { lead: say.lead[ask.step], note: say.left(activation?.turnsLeft ?? 0) }
  }
  if (ask.step !== 'participate' || !activation || !wayOf(ask.form, 'activate')) return null
  const turn = participants(context).indexOf(seat ?? 0) + 1
  return { lead: say.lead[activation.location], note: say.turn(turn, players) }
}

/** RV-4.10: the selector first, then clockwise. */
function Order({ context }: InContext) {
  return (
    <ol className="rv-order" aria-label={context.words.strip.order}>
      {participants(context).map((seat, at) => (
        <Participant key={seat} context={context} seat={seat} turn={at + 1} />
      ))}
    </ol>
  )
}

const SIGNS = { done: '✓', rested: '☾' } as const

function Participant({ context, seat, turn }: InContext & { readonly seat: Seat; readonly turn: number }) {
  const { words, input } = context
  const progress = progressOf(context, seat)
  const sign = progress === 'done' || progress === 'rested' ? SIGNS[progress] : null
  return (
    <li className={progress}>
      <Mark
        color={input.sitters[seat]?.color ?? 'grey'}
        name={`${nameOfSeat(context, seat)}, ${words.seat[progress]}`}
      />
      <span aria-hidden="true">{sign ?? (seat === input.seatView.seat ? words.phases.you : turn)}</span>
    </li>
  )
}
