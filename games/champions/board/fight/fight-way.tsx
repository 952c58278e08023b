import { Icon, piecesIn, Token } from '@longhouse/board'
import { type BoardContext, cardAt } from '../board-context.ts'
import { iconOf } from '../pieces/art.ts'
import { Piece } from '../pieces/piece.tsx'
import { roundOf, type Voyage, voyageOf } from './subject.ts'

/** A crew at sea has its journey, then eats on landing, then fights; on land it only fights. */
const STATIONS = ['journey', 'landing', 'fight'] as const
type Station = (typeof STATIONS)[number]

interface WayProps {
  readonly context: BoardContext
  /** A shore or another place of the fight. */
  readonly place: string
  /** Where on its way the crew is now. */
  readonly at: Station
  /** The fight that is on, in words; a kraken is fought on the journey. */
  readonly fight?: string
  readonly seat: number
  /** Which round of a fight is counted; the hunt has none. */
  readonly counts?: boolean
}

/** The way of a crew: what lies behind it, what is on now, and what comes. */
export function Way({ context, place, at, fight = '', seat, counts = false }: WayProps) {
  const voyage = voyageOf(context.input.log, place)
  const rounds = counts ? <Rounds context={context} seat={seat} /> : null
  const stateOf = (station: Station) => {
    const ahead = STATIONS.indexOf(station) - STATIONS.indexOf(at)
    return ahead < 0 ? 'done' : ahead === 0 ? 'now' : ''
  }
  if (!voyage)
    return (
      <ol className="way">
        <li className="now">
          <b className="name">{fight}</b>
          {rounds}
        </li>
      </ol>
    )
  const monster = cardAt(context, place)
  return (
    <ol className="way">
      <li className={stateOf('journey')}>
        <Journey context={context} voyage={voyage} isOn={at === 'journey'} />
        {at === 'journey' && rounds}
      </li>
      <li className={stateOf('landing')}>
        <Landing context={context} voyage={voyage} place={place} isOn={at === 'landing'} />
      </li>
      <li className={stateOf('fight')}>
        <span>
          <b className="name">{at === 'fight' ? fight : monster ? context.name(monster) : ''}</b>
          {at === 'fight' ? context.name(place) : context.words.voyage.toFight}
        </span>
        {at === 'fight' && rounds}
      </li>
    </ol>
  )
}

interface StationProps {
  readonly context: BoardContext
  readonly voyage: Voyage
  readonly isOn: boolean
}

function Journey({ context, voyage, isOn }: StationProps) {
  const { words } = context
  const lost = [...piecesIn(voyage.warriors), ...Array.from({ length: voyage.food }, () => 'food')]
  return (
    <>
      <span className="journey">
        <Icon symbol={iconOf(voyage.journey)} />
      </span>
      <span>
        <b className="name">{context.name(voyage.journey)}</b>
        {isOn ? words.voyage.underWay : lost.length > 0 ? words.voyage.lost : words.voyage.nothingLost}
      </span>
      <span className="struck">
        {lost.map((piece, i) => (
          <span key={i}>
            <Piece piece={piece} />
          </span>
        ))}
      </span>
    </>
  )
}

function Landing({ context, voyage: { eaten, starved }, place, isOn }: StationProps & { readonly place: string }) {
  const { voyage: say } = context.words
  return (
    <>
      <Token good="food" className="big" />
      <span>
        <b className="name">{eaten === null ? context.name(place) : say.fed(eaten)}</b>
        {eaten === null ? say.toFeed : isOn ? say.tooLittle : starved > 0 ? say.starved(starved) : say.allFed}
      </span>
    </>
  )
}

function Rounds({ context, seat }: { readonly context: BoardContext; readonly seat: number }) {
  const round = roundOf(context.input.log, seat)
  return (
    <span className="rnds" role="img" aria-label={context.words.fight.round(round)}>
      {Array.from({ length: round }, (_, i) => (
        <span key={i} className={i + 1 === round ? 'on' : ''}>
          {i + 1}
        </span>
      ))}
    </span>
  )
}
