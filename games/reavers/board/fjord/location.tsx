import './location.css'
import { Flame, Icon, Mark, nameOfSeat, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { DeckId, Effect, Location, LocationId } from '../../src/content-file.ts'
import { positionOf } from '../../src/reavers.ts'
import { activeAt, type BoardContext, type InContext, participants, positionsOf } from '../board-context.ts'
import { placeArt } from '../pieces/art.ts'
import { CostRow, EffectRow } from '../pieces/effect-row.tsx'
import { CardBack, Pawn } from '../pieces/pieces.tsx'
import { keyOf } from '../thing.ts'

interface LocationFrameProps extends InContext {
  readonly id: LocationId
  /** Decks and supplies, at the end of the strip. */
  readonly supplies?: ReactNode
  readonly children: ReactNode
}

/** A place on the fjord: mooring, name and cost; what each position brings; then what lies there. */
export function LocationFrame({ context, id, supplies, children }: LocationFrameProps) {
  const { props, lit } = useThing(keyOf('location', id), context.name(id))
  const { banner } = context.content.locations[id]
  const active = activeAt(context, id)
  const state = active ? 'active' : context.view.pawns[id] === undefined ? 'open' : 'used'
  const selector = active ? context.input.sitters[context.view.activation?.active ?? -1]?.color : undefined
  return (
    <div {...props} className={`rv-loc ${banner} ${state} ${selector ? `by-${selector}` : ''} ${lit ? 'glow' : ''}`}>
      <header>
        <svg className="vig" viewBox="-34 0 384 66" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href={`#v-${id}`} x="-34" y="0" width="384" height="66" />
        </svg>
        <Berth context={context} id={id} />
        <span className="lt">
          <span className="ln">{context.name(id)}</span>
          <span className="sub">{subtitle(context, id)}</span>
        </span>
        <SetOut context={context} id={id} />
      </header>
      <div className="strip">
        <Positions context={context} id={id} active={active} />
        <span className="rt">{supplies}</span>
      </div>
      <div className="body">{children}</div>
      {lit && <Flame />}
    </div>
  )
}

function subtitle({ view, words, input }: BoardContext, id: LocationId): string {
  const pawn = view.pawns[id]
  if (pawn === undefined) return words.place.doing[id]
  if (view.activation?.location !== id) return words.place.used
  return pawn === input.seatView.seat ? words.place.youSelected : words.place.selected(input.sitters[pawn]?.name ?? '')
}

/** Where a longship moors when the place is selected. */
function Berth({ context, id }: InContext & { readonly id: LocationId }) {
  const seat = context.view.pawns[id]
  const sitter = seat === undefined ? undefined : context.input.sitters[seat]
  return sitter ? (
    <span className="berth">
      <Pawn color={sitter.color} name={context.words.pawn(sitter.name)} />
    </span>
  ) : (
    <span className="berth empty">
      <Icon symbol={placeArt(id)} box={24} />
    </span>
  )
}

/** The cost; where there is nothing to choose but taking part, it is what one clicks. */
function SetOut({ context, id }: InContext & { readonly id: LocationId }) {
  const { words, content } = context
  const { cost, action } = content.locations[id]
  const active = activeAt(context, id)
  const { props, lit } = useThing(active ? keyOf('activate', 'here') : keyOf('cost', id), words.place.setOut)
  const isFree = Object.keys(cost).length === 0
  return (
    <span {...props} className={lit ? 'cost glow' : 'cost'}>
      {lit && <b className="go">{words.place.setOut}</b>}
      {isFree ? (
        <em>{'subdue' in action ? words.place.each : words.place.free}</em>
      ) : (
        <CostRow context={context} cost={cost} />
      )}
      {lit && <Flame small />}
    </span>
  )
}

function Positions({
  context,
  id,
  active,
}: InContext & {
  readonly id: LocationId
  readonly active: boolean
}) {
  const { words, content } = context
  const location = content.locations[id]
  const seats = active ? participants(context) : null
  const label =
    'pick' in location.action
      ? words.place.picks
      : 'subdue' in location.action
        ? words.place.attempts
        : words.place.bonus
  return (
    <ol className="rv-seats" aria-label={label}>
      {!seats && <li className="sl">{label}</li>}
      {seats
        ? seats.map((seat) => <SeatAt key={seat} context={context} seat={seat} location={location} />)
        : positionsOf(context).map((position) => (
            <li key={position}>
              <span className="n">{position}</span>
              <Brings context={context} location={location} position={position} />
            </li>
          ))}
    </ol>
  )
}

/** How far a seat is in the activation that is on. */
export function progressOf({ view, input }: BoardContext, seat: Seat): 'done' | 'rested' | 'deciding' | 'waits' {
  const { activation } = view
  if (input.seatView.awaited.includes(seat)) return 'deciding'
  if (activation?.rested.includes(seat)) return 'rested'
  return activation?.done.includes(seat) ? 'done' : 'waits'
}

function SeatAt({ context, seat, location }: InContext & { readonly seat: Seat; readonly location: Location }) {
  const progress = progressOf(context, seat)
  const position = positionOf(context, seat)
  return (
    <li className={progress}>
      <Mark
        color={context.input.sitters[seat]?.color ?? 'grey'}
        name={`${nameOfSeat(context, seat)}, ${context.words.seat.position(position)}, ${context.words.seat[progress]}`}
      />
      <Brings context={context} location={location} position={position} />
      {progress === 'rested' && <span className="state">☾</span>}
      {progress === 'done' && <span className="state">✓</span>}
    </li>
  )
}

/** What a position brings: the selector's bonus, cards, picks or attempts. */
function Brings({
  context,
  location,
  position,
}: InContext & { readonly location: Location; readonly position: number }) {
  const { action, onSelect, positionBonus } = location
  const times =
    'pick' in action
      ? action.pick.timesByPosition[position]
      : 'subdue' in action
        ? action.subdue.attemptsByPosition[position]
        : undefined
  const isSelector = position === positionsOf(context)[0]
  const effects: readonly Effect[] = [...(isSelector ? onSelect : []), ...(positionBonus[position] ?? [])]
  return (
    <span className="b">
      {times !== undefined && (
        <>
          <b>{times}</b>×
        </>
      )}
      {effects.length > 0 && times === undefined && <b>+</b>}
      <EffectRow context={context} effects={effects} />
      {effects.length === 0 && times === undefined && <span className="nil">–</span>}
    </span>
  )
}

/** A deck with how many cards are left; it glows where a card may be drawn blind. */
export function DeckButton({ context, deck, thing }: InContext & { readonly deck: DeckId; readonly thing?: string }) {
  const { words, view } = context
  const { props, lit } = useThing(thing ?? keyOf('deck', deck), words.deck(deck))
  return (
    <span {...props} className={lit ? 'deck glow' : 'deck'} data-spot={keyOf('deck', deck)}>
      <CardBack deck={deck} />
      <b>{view.decks[deck].left}</b>
    </span>
  )
}

/** Where something lay that somebody took. */
export function Ghost({ context, seat, say }: InContext & { readonly seat: Seat | null; say(name: string): string }) {
  return (
    <span className="rv-ghost">
      {seat !== null && <Mark color={context.input.sitters[seat]?.color ?? 'grey'} />}
      <em>{seat === null ? context.words.place.gone : say(nameOfSeat(context, seat))}</em>
    </span>
  )
}
