import './assign.css'
import { draggable, FinalNote, useDraft } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import { totalOf, validateChoice } from '@longhouse/kernel'
import { useEffect, useState } from 'react'
import type { Warriors } from '../../src/content.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { Landscape } from '../pieces/landscape.tsx'
import { Piece, pieceName } from '../pieces/piece.tsx'
import { Front } from './front.tsx'
import { HuntFront } from './hunt-front.tsx'
import { assignmentIn, firstFront, type Sent } from './sent.ts'

type Allocation = Extract<Form, { kind: 'allocation' }>

/** Every front of the viewer in the order they are fought, with what is sent there, until it is sealed (CH-7). */
export function AssignStage({ context }: InContext) {
  const { input, words } = context
  const form = input.seatView.ask?.form as Allocation
  const [sent, setSent] = useDraft<Sent>(assignmentIn(context), {}, (kept) => validateChoice(form, kept) === null)
  const [hand, setHand] = useState<string | null>(null)
  useEffect(() => {
    const putBack = (event: KeyboardEvent) => event.key === 'Escape' && setHand(null)
    addEventListener('keydown', putBack)
    return () => removeEventListener('keydown', putBack)
  }, [])
  const left = (thing: string) =>
    (form.things[thing] ?? 0) - Object.values(sent).reduce((sum, given) => sum + (given[thing] ?? 0), 0)
  const move = (place: string, thing: string, by: number) => {
    setSent({ ...sent, [place]: { ...sent[place], [thing]: (sent[place]?.[thing] ?? 0) + by } })
    if (by > 0 && left(thing) <= 1) setHand(null)
  }
  const hasRoom = (id: string, thing: string) => {
    const place = form.places.find((each) => each.id === id)
    const given = sent[id] ?? {}
    return place !== undefined && totalOf(given) < place.holds && (given[thing] ?? 0) < (place.takes[thing] ?? 0)
  }
  const sendTo = (target: HTMLElement | null, thing: string) => {
    const place = target?.dataset.drop ?? ''
    setHand(null)
    if (left(thing) > 0 && hasRoom(place, thing)) move(place, thing, 1)
  }
  const isLegal = validateChoice(form, sent) === null
  const isNobodySent = Object.values(sent).every((given) => totalOf(given) === 0)
  const first = firstFront(context)
  const hunts = first > 1
  const home: Warriors = { swordsman: left('swordsman'), spearman: left('spearman'), axeman: left('axeman') }
  return (
    <div className="assign">
      <Landscape />
      <div className="fronts">
        {hunts && <HuntFront context={context} home={home} />}
        {form.places.map((place, i) => (
          <Front
            key={place.id}
            number={first + i}
            place={place}
            sent={sent[place.id] ?? {}}
            hand={hand}
            left={left}
            move={(thing, by) => move(place.id, thing, by)}
            context={context}
          />
        ))}
      </div>
      <div className="assign-acts">
        <Tray form={form} left={left} hand={hand} pick={setHand} send={sendTo} context={context} />
        <p>{hunts ? words.assign.hint : `${words.assign.hint} ${words.assign.stay}`}</p>
        <button type="button" className="btn" disabled={isNobodySent} onClick={() => setSent({})}>
          {words.assign.clear}
        </button>
        <button type="button" className="btn primary" disabled={!isLegal} onClick={() => input.choose(sent as Json)}>
          {words.assign.seal} <FinalNote choices={isLegal ? [sent as Json] : []} className="note" />
        </button>
      </div>
    </div>
  )
}

interface TrayProps {
  readonly form: Allocation
  readonly hand: string | null
  readonly context: BoardContext
  left(thing: string): number
  pick(thing: string | null): void
  /** Lets it go over a front. */
  send(target: HTMLElement | null, thing: string): void
}

/** Who and what is still at home; what is taken up here goes to the front that is clicked next. */
function Tray({ form, left, hand, pick, send, context }: TrayProps) {
  const { words, input } = context
  // Food stays where it is while no longship waits for it.
  const things = Object.keys(form.things).filter(
    (thing) => (form.things[thing] ?? 0) > 0 && form.places.some(({ takes }) => (takes[thing] ?? 0) > 0),
  )
  return (
    <fieldset className="tray" aria-label={words.assign.atHome}>
      <span className="name">{words.assign.atHome}</span>
      {things.every((thing) => left(thing) === 0) && <small>{words.assign.nobody}</small>}
      {things
        .filter((thing) => left(thing) > 0)
        .map((thing) => (
          <button
            key={thing}
            type="button"
            className={`tray-piece glow ${hand === thing ? 'held' : ''}`}
            aria-pressed={hand === thing}
            aria-label={`${words.assign.take(pieceName(input, thing))}, ${left(thing)}`}
            onClick={() => pick(hand === thing ? null : thing)}
            {...draggable({ begin: () => pick(thing), drop: (target) => send(target, thing) })}
          >
            <b>{left(thing)}</b>
            <Piece piece={thing} />
          </button>
        ))}
    </fieldset>
  )
}
