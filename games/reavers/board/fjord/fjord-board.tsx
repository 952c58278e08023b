import './fjord-board.css'
import { LOCATIONS, type LocationId } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { GroupLocation } from './groups.tsx'
import { SeaLocation } from './sea.tsx'
import { SubdueLocation } from './subdue.tsx'
import { TradeLocation } from './trade.tsx'

/** The board's own coordinates. */
export const WIDTH = 1166
export const HEIGHT = 572
/** Shrunk to less than this, the cards could not be read. */
export const NARROW = 900

/** Six places on a fjord, three by two. */
export function FjordBoard({ context }: InContext) {
  return (
    <div className="rv-fjord">
      {LOCATIONS.map((id) => (
        <Place key={id} context={context} id={id} />
      ))}
    </div>
  )
}

function Place({ context, id }: InContext & { readonly id: LocationId }) {
  switch (id) {
    case 'trade-with-villages':
      return <TradeLocation context={context} />
    case 'battle-at-sea':
      return <SeaLocation context={context} />
    case 'subdue-territories':
      return <SubdueLocation context={context} />
    default:
      return <GroupLocation context={context} id={id} />
  }
}
