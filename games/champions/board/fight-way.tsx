import { Icon, Token } from '@longhouse/board'
import { iconOf } from './enemy-card.tsx'
import { piecesIn } from './picks.ts'
import { Piece } from './piece.tsx'
import type { Town } from './sights.ts'
import { roundOf, voyageOf } from './story.ts'

interface WayProps {
  readonly town: Town
  /** A shore or another place of the fight. */
  readonly place: string
  /** What is on now, in a word. */
  readonly now: string
  readonly seat: number
  readonly fights: boolean
}

/** The way here: the journey, the feeding, and what is on now. */
export function Way({ town, place, now, seat, fights }: WayProps) {
  const { words, sight } = town
  const voyage = voyageOf(sight.log, place)
  const round = roundOf(sight.log, seat)
  return (
    <ol className="way">
      {voyage && (
        <li className="done">
          <span className="journey">
            <Icon symbol={iconOf(voyage.journey)} />
          </span>
          <span>
            <b className="name">{town.name(voyage.journey)}</b>
            {piecesIn(voyage.warriors).length + voyage.food > 0 ? words.voyage.lost : words.voyage.nothingLost}
          </span>
          <span className="struck">
            {[...piecesIn(voyage.warriors), ...Array.from({ length: voyage.food }, () => 'food')].map((piece, i) => (
              <span key={i}>
                <Piece piece={piece} />
              </span>
            ))}
          </span>
        </li>
      )}
      {voyage && (
        <li className={voyage.eaten === null ? '' : 'done'}>
          <Token good="food" className="big" />
          <span>
            <b className="name">{voyage.eaten === null ? town.name(place) : words.voyage.fed(voyage.eaten)}</b>
            {voyage.eaten === null
              ? words.voyage.toFeed
              : voyage.starved > 0
                ? words.voyage.starved(voyage.starved)
                : words.voyage.allFed}
          </span>
        </li>
      )}
      <li className="now">
        <span>
          <b className="name">{now}</b>
          {voyage ? town.name(place) : ''}
        </span>
        {fights && (
          <span className="rnds" role="img" aria-label={words.fight.round(round)}>
            {Array.from({ length: round }, (_, i) => (
              <span key={i} className={i + 1 === round ? 'on' : ''}>
                {i + 1}
              </span>
            ))}
          </span>
        )}
      </li>
    </ol>
  )
}
