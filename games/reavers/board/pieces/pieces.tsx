import './pieces.css'
import { Icon, type PlayerColor, spoken } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Content } from '../../src/content.ts'
import { type Color, type DeckId, type Icon as Face, TERRITORY_TYPES } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { faceArt } from './art.ts'

interface Named {
  readonly name?: string | undefined
  readonly className?: string
}

/** A longship on the board: whoever selected a place has moored there. */
export function Pawn({ color, name }: Named & { readonly color: PlayerColor }) {
  return (
    <svg className="rv-pawn" viewBox="0 0 48 44" {...spoken(name)}>
      <use href={`#pw-${color}`} />
    </svg>
  )
}

/** The back of a card, in the colour of its deck. */
export function CardBack({ deck, name }: Named & { readonly deck: DeckId | 'glory' }) {
  return (
    <svg className={`tok rv-back ${deck}`} viewBox="0 0 24 32" {...spoken(name)}>
      <use href="#t-card" />
    </svg>
  )
}

/** A Ship Upgrade with the icons it may count as. */
export function Tile({
  content,
  tile,
  name,
  className = '',
}: Named & { readonly content: Content; readonly tile: string }) {
  return (
    <span className={`rv-tile ${className}`} {...spoken(name)}>
      {content.upgrades[tile]?.icons.map((icon, i) => (
        <span key={icon}>
          {i > 0 && <i>/</i>}
          <Icon symbol={faceArt(icon)} box={24} />
        </span>
      ))}
    </span>
  )
}

/** The mark of a clan: its icon on its colour. */
export function ClanMark({ icon, color, name }: Named & { readonly icon: Face; readonly color: Color }) {
  return (
    <span className={`rv-clan c-${color}`} {...spoken(name)}>
      <Icon symbol={faceArt(icon)} box={24} />
    </span>
  )
}

/** Who holds the Start Player marker, and with three players the Honor Ship (RV-3.5, RV-3.8). */
export function Honors({ context: { view, words }, seat }: InContext & { readonly seat: Seat }) {
  return (
    <>
      {view.marker === seat && (
        <span className="rv-honor">
          <Icon symbol="g-horn" name={words.startPlayer} />
        </span>
      )}
      {view.honorShip === seat && (
        <span className="rv-honor">
          <Icon symbol="g-drakkar" name={words.honorShip} />
        </span>
      )}
    </>
  )
}

/** How many territories of each kind somebody holds. */
export function TerritoryCounts({ context, tiles }: InContext & { readonly tiles: readonly string[] }) {
  return TERRITORY_TYPES.map((type) => {
    const n = tiles.filter((tile) => context.content.territories[tile]?.type === type).length
    return (
      <span
        key={type}
        className={`rv-tc ${type} ${n === 0 ? 'rv-zero' : ''}`}
        role="img"
        aria-label={`${context.words.counters[`territory-${type}`]}: ${n}`}
      >
        {n}
      </span>
    )
  })
}
