import './location.css'
import { Icon, Mark, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { DeckId, Effect, Location, LocationId } from '../src/content-file.ts'
import { placeArt } from './art.ts'
import { CostRow, EffectRow } from './effect-row.tsx'
import { CardBack, Pawn } from './pieces.tsx'
import { activeAt, type Fjord, type InFjord, nameOfSeat, participants, positionAt, positionsOf } from './sights.ts'

interface LocationFrameProps extends InFjord {
  readonly id: LocationId
  /** Decks and supplies, at the end of the strip. */
  readonly supplies?: ReactNode
  readonly children: ReactNode
}

/** A place on the fjord: mooring, name and cost; what each position brings; then what lies there. */
export function LocationFrame({ fjord, id, supplies, children }: LocationFrameProps) {
  const { props, lit } = useThing(id, fjord.name(id))
  const { banner } = fjord.content.locations[id]
  const active = activeAt(fjord, id)
  const state = active ? 'active' : fjord.view.pawns[id] === undefined ? 'open' : 'used'
  const selector = active ? fjord.sight.sitters[fjord.view.activation?.active ?? -1]?.color : undefined
  return (
    <div {...props} className={`rv-loc ${banner} ${state} ${selector ? `by-${selector}` : ''} ${lit ? 'glow' : ''}`}>
      <header>
        <svg className="vig" viewBox="-34 0 384 66" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href={`#v-${id}`} x="-34" y="0" width="384" height="66" />
        </svg>
        <Berth fjord={fjord} id={id} />
        <span className="lt">
          <span className="ln">{fjord.name(id)}</span>
          <span className="sub">{subtitle(fjord, id)}</span>
        </span>
        <SetOut fjord={fjord} id={id} />
      </header>
      <div className="strip">
        <Positions fjord={fjord} id={id} active={active} />
        <span className="rt">{supplies}</span>
      </div>
      <div className="body">{children}</div>
      {lit && <Flame />}
    </div>
  )
}

export const Flame = ({ small = false }: { readonly small?: boolean }) => (
  <span className={small ? 'rv-peg small' : 'rv-peg'} aria-hidden="true">
    <Icon symbol="g-flame" />
  </span>
)

function subtitle({ view, words, sight }: Fjord, id: LocationId): string {
  const pawn = view.pawns[id]
  if (pawn === undefined) return words.place.doing[id]
  if (view.activation?.location !== id) return words.place.used
  return pawn === sight.seen.seat ? words.place.youSelected : words.place.selected(sight.sitters[pawn]?.name ?? '')
}

/** Where a longship moors when the place is selected. */
function Berth({ fjord, id }: InFjord & { readonly id: LocationId }) {
  const seat = fjord.view.pawns[id]
  const sitter = seat === undefined ? undefined : fjord.sight.sitters[seat]
  return sitter ? (
    <span className="berth">
      <Pawn color={sitter.color} name={fjord.words.pawn(sitter.name)} />
    </span>
  ) : (
    <span className="berth empty">
      <Icon symbol={placeArt(id)} box={24} />
    </span>
  )
}

/** The cost; where there is nothing to choose but taking part, it is what one clicks. */
function SetOut({ fjord, id }: InFjord & { readonly id: LocationId }) {
  const { words, content } = fjord
  const { cost, action } = content.locations[id]
  const active = activeAt(fjord, id)
  const { props, lit } = useThing(active ? 'activate@true' : `cost@${id}`, words.place.setOut)
  const isFree = Object.keys(cost).length === 0
  return (
    <span {...props} className={lit ? 'cost glow' : 'cost'}>
      {lit && <b className="go">{words.place.setOut}</b>}
      {isFree ? (
        <em>{'subdue' in action ? words.place.each : words.place.free}</em>
      ) : (
        <CostRow fjord={fjord} cost={cost} />
      )}
      {lit && <Flame small />}
    </span>
  )
}

function Positions({
  fjord,
  id,
  active,
}: InFjord & {
  readonly id: LocationId
  readonly active: boolean
}) {
  const { words, content } = fjord
  const location = content.locations[id]
  const seats = active ? participants(fjord) : null
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
        ? seats.map((seat) => <SeatAt key={seat} fjord={fjord} seat={seat} location={location} />)
        : positionsOf(fjord).map((position) => (
            <li key={position}>
              <span className="n">{position}</span>
              <Brings fjord={fjord} location={location} position={position} />
            </li>
          ))}
    </ol>
  )
}

/** How far a seat is in the activation that is on. */
export function progressOf({ view, sight }: Fjord, seat: Seat): 'done' | 'rested' | 'deciding' | 'waits' {
  const { activation } = view
  if (sight.seen.awaited.includes(seat)) return 'deciding'
  if (activation?.rested.includes(seat)) return 'rested'
  return activation?.done.includes(seat) ? 'done' : 'waits'
}

function SeatAt({ fjord, seat, location }: InFjord & { readonly seat: Seat; readonly location: Location }) {
  const progress = progressOf(fjord, seat)
  const position = positionAt(fjord, seat)
  return (
    <li className={progress}>
      <Mark
        color={fjord.sight.sitters[seat]?.color ?? 'grey'}
        name={`${nameOfSeat(fjord, seat)}, ${fjord.words.seat.position(position)}, ${fjord.words.seat[progress]}`}
      />
      <Brings fjord={fjord} location={location} position={position} />
      {progress === 'rested' && <span className="state">☾</span>}
      {progress === 'done' && <span className="state">✓</span>}
    </li>
  )
}

/** What a position brings: the selector's bonus, cards, picks or attempts. */
function Brings({ fjord, location, position }: InFjord & { readonly location: Location; readonly position: number }) {
  const { action, onSelect, positionBonus } = location
  const times =
    'pick' in action
      ? action.pick.timesByPosition[position]
      : 'subdue' in action
        ? action.subdue.attemptsByPosition[position]
        : undefined
  const isSelector = position === positionsOf(fjord)[0]
  const effects: readonly Effect[] = [...(isSelector ? onSelect : []), ...(positionBonus[position] ?? [])]
  return (
    <span className="b">
      {times !== undefined && (
        <>
          <b>{times}</b>×
        </>
      )}
      {effects.length > 0 && times === undefined && <b>+</b>}
      <EffectRow fjord={fjord} effects={effects} />
      {effects.length === 0 && times === undefined && <span className="nil">–</span>}
    </span>
  )
}

/** A deck with how many cards are left; it glows where a card may be drawn blind. */
export function DeckButton({ fjord, deck, thing }: InFjord & { readonly deck: DeckId; readonly thing?: string }) {
  const { words, view } = fjord
  const { props, lit } = useThing(thing ?? `deck@${deck}`, words.decks[deck])
  return (
    <span {...props} className={lit ? 'deck glow' : 'deck'} data-spot={`deck@${deck}`}>
      <CardBack deck={deck} />
      <b>{view.decks[deck].left}</b>
    </span>
  )
}

/** Where something lay that somebody took. */
export function Ghost({ fjord, seat, say }: InFjord & { readonly seat: Seat | null; say(name: string): string }) {
  return (
    <span className="rv-ghost">
      {seat !== null && <Mark color={fjord.sight.sitters[seat]?.color ?? 'grey'} />}
      <em>{seat === null ? fjord.words.place.gone : say(nameOfSeat(fjord, seat))}</em>
    </span>
  )
}
