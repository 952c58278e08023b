import './draft.css'
import { draggable, useThing } from '@longhouse/board'
import { useState } from 'react'
import type { VikingId } from '../../src/content-file.ts'
import { placeOf } from '../../src/scoring.ts'
import { controllerOf, influence } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, nameOfSide, viewerOf, youOrName } from '../board-context.ts'
import { RuneStone, SideMark } from '../pieces/pieces.tsx'
import { RuneReady, VikingFace, vikingOf } from '../pieces/viking-card.tsx'

export const isDrafting = ({ view }: BoardContext): boolean => view.draft?.hand != null && view.draft.hand.length > 0

/** The hand that goes round, or the pile turned up, over the chart; which can be looked at meanwhile. */
export function Draft({ context }: InContext) {
  const { words, view } = context
  const [away, setAway] = useState(false)
  const hand = view.draft?.hand ?? []
  return (
    <section className={away ? 'tv-draft away' : 'tv-draft'} aria-label={words.draft.title}>
      <header>
        {!away && (view.enemy?.kind === 'clan' ? <Piles context={context} /> : <Passing context={context} />)}
        <button type="button" className="btn" aria-pressed={away} onClick={() => setAway(!away)}>
          {away ? words.draft.seeCards : words.draft.seeChart}
        </button>
      </header>
      {!away && (
        <div className="cards" data-count={hand.length}>
          {hand.map((card, i) => (
            <DraftCard key={`${card} ${i}`} context={context} card={card} />
          ))}
        </div>
      )}
      {!away && <Isles context={context} />}
    </section>
  )
}

/** Who holds which island, and who has influence there: what the cards are picked for. */
function Isles({ context }: InContext) {
  const { words, geometry, openContext, sides, name } = context
  return (
    <ul className="isles" aria-label={words.draft.isles}>
      {geometry.map.islands.map(({ id, rune }) => {
        const holder = controllerOf(openContext, id)
        return (
          <li key={id} className={holder === null ? '' : `by-${colorOf(context, holder)}`}>
            <RuneStone rune={rune} name={words.rune(rune)} />
            <span className="name">{name(id)}</span>
            <span className="has">
              {sides.map((side) => {
                const own = influence(openContext, id, side)
                return (
                  own > 0 && (
                    <b key={side}>
                      <SideMark context={context} side={side} />
                      {own}
                    </b>
                  )
                )
              })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function DraftCard({ context, card }: InContext & { readonly card: VikingId }) {
  const { props, lit, options } = useThing(card, context.name(card))
  const viewer = viewerOf(context)
  const viking = vikingOf(context, card)
  const rune = viking?.rune ?? ''
  const pickAt = (target: HTMLElement | null) => {
    if (target?.dataset.drop === 'picks' && options[0]) context.input.choose(options[0].choice)
  }
  const chosen = context.input.seatView.answer === card
  return (
    <div
      {...props}
      className={`tv-vk big ${rune} ${lit ? 'glow' : ''} ${chosen ? 'is-chosen' : ''}`}
      aria-current={chosen || undefined}
      {...(lit ? draggable({ scrolls: true, drop: pickAt }, props.onPointerDown) : {})}
    >
      <VikingFace context={context} card={card} side={viewer} coming />
      {viking && viewer !== null && <RuneReady context={context} viking={viking} side={viewer} />}
      <GodOfRune context={context} rune={rune} />
    </div>
  )
}

/** Whose rune it is, and how that god stands: what the rune would score (TV-12.3). */
function GodOfRune({ context, rune }: InContext & { readonly rune: string }) {
  const { view, openContext, words, name } = context
  const god = view.gods.find((each) => each.rune === rune)
  return god && <small className="god">{`${name(god.god)} · ${words.nth(placeOf(openContext, god))}`}</small>
}

function Piles({ context: { words, view } }: InContext) {
  return <p className="name">{words.draft.piles(view.draft?.piles ?? 0)}</p>
}

/** The seats that hands travel along, from who passes to the viewer to whom the viewer passes (TV-4.3, TV-13.12). */
function passingOrder({ view, content, input }: BoardContext): readonly Side[] {
  const { players } = input.seatView
  const seats: readonly Side[] = players === 2 ? [0, 'enemy', 1] : Array.from({ length: players }, (_, seat) => seat)
  const clockwise = content.eras[view.era - 1]?.passDirection !== 'counter-clockwise'
  const way = clockwise ? seats : [...seats].reverse()
  const from = (way.indexOf(input.seatView.seat ?? 0) - 1 + way.length) % way.length
  return [...way.slice(from), ...way.slice(0, from)]
}

function Passing({ context }: InContext) {
  const { words, view, input, content } = context
  const clockwise = content.eras[view.era - 1]?.passDirection !== 'counter-clockwise'
  return (
    <>
      <p className="name">{clockwise ? words.draft.clockwise : words.draft.counterClockwise}</p>
      <ol className="passing">
        {passingOrder(context).map((side) => {
          const picked = side !== 'enemy' && input.seatView.answered.includes(side)
          return (
            <li key={side} className={`by-${colorOf(context, side)} ${side === viewerOf(context) ? 'you' : ''}`}>
              <SideMark context={context} side={side} name={nameOfSide(context, side)} />
              <span>{youOrName(context, side)}</span>
              <b>{view.draft?.counts[side] ?? 0}</b>
              {side !== 'enemy' && <small>{picked ? words.draft.picked : words.draft.choosing}</small>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
