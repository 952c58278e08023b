import './fjord-board.css'
import { LOCATIONS, type LocationId } from '../src/content-file.ts'
import { GroupLocation } from './groups.tsx'
import { SeaLocation } from './sea.tsx'
import type { InFjord } from './sights.ts'
import { SubdueLocation } from './subdue.tsx'
import { TradeLocation } from './trade.tsx'

/** The board's own coordinates. */
export const WIDTH = 1166
export const HEIGHT = 572
/** Shrunk to less than this, the cards could not be read. */
export const NARROW = 900

/** Six places on a fjord, three by two. */
export function FjordBoard({ fjord }: InFjord) {
  return (
    <div className="rv-fjord">
      {LOCATIONS.map((id) => (
        <Place key={id} fjord={fjord} id={id} />
      ))}
    </div>
  )
}

function Place({ fjord, id }: InFjord & { readonly id: LocationId }) {
  switch (id) {
    case 'trade-with-villages':
      return <TradeLocation fjord={fjord} />
    case 'battle-at-sea':
      return <SeaLocation fjord={fjord} />
    case 'subdue-territories':
      return <SubdueLocation fjord={fjord} />
    default:
      return <GroupLocation fjord={fjord} id={id} />
  }
}
