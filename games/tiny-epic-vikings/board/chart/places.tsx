import './places.css'
import { draggable, isOffered, useThing } from '@longhouse/board'
import { Fragment, useMemo } from 'react'
import type { Fjord, PlaceId, Port } from '../../src/content-file.ts'
import type { Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, nameOfSide, viewerOf } from '../board-context.ts'
import { Boat, ChieftainBoat, Flame, Village } from '../pieces/pieces.tsx'
import { lyingSpot } from '../spots.ts'
import { thingAt } from '../thing.ts'
import { at, HEIGHT, mooring, villageAt } from './geometry.ts'
import { placeThing, useChosen } from './selection.ts'

type OfPort = InContext & { readonly port: Port }

/** Whose boats lie where, each boat once. */
function boatsAt({ view, sides }: BoardContext, place: PlaceId): readonly Side[] {
  return sides.flatMap((side) => (view.boats[side] ?? []).filter((where) => where === place).map(() => side))
}

const chieftainAt = ({ view: { enemy } }: BoardContext, place: PlaceId): boolean =>
  enemy?.kind === 'clan' && enemy.chieftain === place

/** How far the chosen boat would sail. */
function movesTo({ geometry }: BoardContext, boat: PlaceId | null, place: PlaceId): number | null {
  return boat === null ? null : (geometry.moves[boat]?.[place] ?? null)
}

function sayPlace(context: BoardContext, place: PlaceId, moves: number | null, lit: boolean): string {
  const { words, view } = context
  const boats = boatsAt(context, place).map((side) => words.pieceOf.boat(nameOfSide(context, side)))
  const parts = [
    context.name(place),
    ...(lit && moves !== null ? [words.moves(moves)] : []),
    ...boats,
    ...(chieftainAt(context, place) ? [words.enemy.chieftain] : []),
    ...(view.villages.includes(place) ? [words.village] : []),
  ]
  return parts.join(', ')
}

export function PortSpot({ context, port }: OfPort) {
  const selection = useChosen()
  const thing = placeThing(selection, port.id)
  const offered = isOffered(context, thing)
  const moves = movesTo(context, selection.boat, port.id)
  const { props, lit } = useThing(thing, sayPlace(context, port.id, moves, offered))
  const { x, y } = at(port.at)
  return (
    <div
      {...props}
      className={lit ? 'tv-port glow' : 'tv-port'}
      style={{ left: x, top: y }}
      data-spot={port.id}
      data-changes={lyingSpot('island', port.island)}
    >
      {lit ? (
        <Flame />
      ) : (
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <path d="M0-5V5M-4 1.500Q0 7.500 4 1.500M-2.500-3.500h5" />
        </svg>
      )}
    </div>
  )
}

/** What lies at a port: a village on the shore, a boat moored off it. */
export function AtPort({ context, port }: OfPort) {
  const { map } = context.geometry
  const { boat, village } = useMemo(() => ({ boat: mooring(map, port), village: villageAt(map, port) }), [map, port])
  const boats = boatsAt(context, port.id)
  return (
    <>
      {context.view.villages.includes(port.id) && (
        <span className="tv-at" style={{ left: village.x, top: village.y }} data-spot={lyingSpot('village', port.id)}>
          <Village />
        </span>
      )}
      {(boats.length > 0 || chieftainAt(context, port.id)) && (
        <span className="tv-at boats" style={{ left: boat.x, top: boat.y }}>
          {boats.map((side) => (
            <LyingBoat key={side} context={context} side={side} place={port.id} />
          ))}
          {chieftainAt(context, port.id) && <ChieftainBoat name={context.words.enemy.chieftain} />}
        </span>
      )}
    </>
  )
}

/** Lets a boat go where it may sail. */
function sailTo(target: HTMLElement | null): void {
  if (target && thingAt(target.dataset.thing ?? '')?.kind === 'sail') target.click()
}

/** A boat that may sail is dragged to its goal; where there are several, a click says which. */
function LyingBoat({ context, side, place }: InContext & { readonly side: Side; readonly place: PlaceId }) {
  const { boats, boat, choose } = useChosen()
  const color = colorOf(context, side)
  const name = context.words.pieceOf.boat(nameOfSide(context, side))
  const isOwn = side === viewerOf(context) && boats.includes(place)
  if (!isOwn) return <Boat color={color} name={name} />
  const chosen = place === boat
  const sails = draggable({ begin: () => choose(place), drop: sailTo })
  if (boats.length === 1)
    return (
      <span className="tv-sails is-chosen" {...sails}>
        <Boat color={color} name={name} />
      </span>
    )
  return (
    <button
      type="button"
      className={chosen ? 'tv-sails is-chosen' : 'tv-sails'}
      aria-pressed={chosen}
      aria-label={context.words.sailFrom(context.name(place))}
      onClick={() => choose(place)}
      {...sails}
    >
      <Boat color={color} />
    </button>
  )
}

/** Below this the name of a fjord has one line, and its boats lie a little higher, or the border would cut it. */
const LOW = HEIGHT - 62

/** A fjord: its name, the boats in it, and a fire where one may go. */
export function FjordSpot({ context, fjord }: InContext & { readonly fjord: Fjord }) {
  const selection = useChosen()
  const thing = placeThing(selection, fjord.id)
  const offered = isOffered(context, thing)
  const moves = movesTo(context, selection.boat, fjord.id)
  const { props, lit } = useThing(thing, sayPlace(context, fjord.id, moves, offered))
  const boats = boatsAt(context, fjord.id)
  const { x, y } = at(fjord.label)
  return (
    <div className={y > LOW ? 'tv-fjord low' : 'tv-fjord'} style={{ left: x, top: y }}>
      <span className="row">
        {lit && (
          <span {...props} className="tv-fire glow">
            {moves ?? <Flame />}
          </span>
        )}
        {boats.map((side, i) => (
          <LyingBoat key={i} context={context} side={side} place={fjord.id} />
        ))}
      </span>
      <span {...(lit ? {} : props)} className={lit ? 'name lit' : 'name'} data-spot={fjord.id}>
        {context
          .name(fjord.id)
          .split(' ')
          .map((word) => (
            <Fragment key={word}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
      </span>
    </div>
  )
}
