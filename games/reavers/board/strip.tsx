import './strip.css'
import { type BriefQuestion, Mark, type StripProps } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useEffect, useState } from 'react'
import type { Reavers } from '../src/index.ts'
import { wayOf } from './asked.ts'
import { progressOf } from './location.tsx'
import { Preview, previewOf } from './preview.tsx'
import { type Fjord, fjordOf, type InFjord, nameOfSeat, participants } from './sights.ts'

/** Who takes part in which order, what is asked, and what the thing pointed at would cost and bring. */
export function Strip({ sight, thing, told, question }: StripProps<Reavers>) {
  const fjord = fjordOf(sight)
  const pointed = useLingering(thing)
  const preview = previewOf(fjord, pointed)
  return (
    <>
      {fjord.view.activation && <Order fjord={fjord} />}
      {question(briefOf(fjord) ?? undefined)}
      {preview ? <Preview fjord={fjord} preview={preview} /> : told}
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
function briefOf(fjord: Fjord): BriefQuestion | null {
  const { view, words } = fjord
  const { ask, seat, players } = fjord.sight.seen
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
  const turn = participants(fjord).indexOf(seat ?? 0) + 1
  return { lead: say.lead[activation.location], note: say.turn(turn, players) }
}

/** RV-4.10: the selector first, then clockwise. */
function Order({ fjord }: InFjord) {
  return (
    <ol className="rv-order" aria-label={fjord.words.strip.order}>
      {participants(fjord).map((seat, at) => (
        <Participant key={seat} fjord={fjord} seat={seat} turn={at + 1} />
      ))}
    </ol>
  )
}

const SIGNS = { done: '✓', rested: '☾' } as const

function Participant({ fjord, seat, turn }: InFjord & { readonly seat: Seat; readonly turn: number }) {
  const { words, sight } = fjord
  const progress = progressOf(fjord, seat)
  const sign = progress === 'done' || progress === 'rested' ? SIGNS[progress] : null
  return (
    <li className={progress}>
      <Mark color={sight.sitters[seat]?.color ?? 'grey'} name={`${nameOfSeat(fjord, seat)}, ${words.seat[progress]}`} />
      <span aria-hidden="true">{sign ?? (seat === sight.seen.seat ? words.phases.you : turn)}</span>
    </li>
  )
}
