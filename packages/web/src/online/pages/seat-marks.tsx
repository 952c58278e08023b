import { Mark } from '@longhouse/board'
import type { TableInfo } from '@longhouse/protocol'
import { isFree, sittersAt } from '../sitters.ts'
import { useOnlineWords } from '../words/index.ts'

/** Who sits where, in marks; an empty ring is a free seat. */
export function SeatMarks({ info }: { readonly info: TableInfo }) {
  const words = useOnlineWords()
  const sitters = sittersAt(info, words)
  return (
    <span className="seat-marks">
      {info.seats.map((seat) => {
        const sitter = sitters[seat.seat]
        if (isFree(seat)) return <span key={seat.seat} className="seat-free" role="img" aria-label={words.openSeat} />
        return sitter && <Mark key={seat.seat} color={sitter.color} name={sitter.name} />
      })}
    </span>
  )
}
