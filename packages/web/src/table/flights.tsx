import { type BoardInput, type Flight, fly, type GameBoard, isStill, MOST_IN_FLIGHT, spotOf } from '@longhouse/board'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TableMoment } from '../session/table.ts'
import { eventsOf } from './past-input.ts'

interface Flying {
  readonly id: string
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly nth: number
}

interface FlightsProps {
  readonly moment: TableMoment
  readonly input: BoardInput
  readonly board: GameBoard
  readonly live: boolean
}

/** Pieces under way while something happens; any click lands them all. */
export function Flights({ moment, input, board, live }: FlightsProps) {
  const [flying, setFlying] = useState<readonly Flying[]>([])
  const heard = useRef(moment.log.length)
  const land = (id: string) => setFlying((all) => all.filter((one) => one.id !== id))
  useLayoutEffect(() => {
    const news = moment.log.slice(heard.current)
    heard.current = moment.log.length
    if (!live || news.length === 0 || isStill()) return
    const flights = eventsOf(news).flatMap((event) => board.flightsOf(input, event))
    setFlying(onTheWing(flights, moment.seen.moves))
  }, [moment, input, board, live])
  useEffect(() => {
    const landAll = () => setFlying([])
    addEventListener('pointerdown', landAll)
    return () => removeEventListener('pointerdown', landAll)
  }, [])
  return (
    <div className="flights" aria-hidden="true">
      {flying.map((one) => (
        <FlyingPiece key={one.id} flying={one} board={board} landed={() => land(one.id)} />
      ))}
    </div>
  )
}

const onTheWing = (flights: readonly Flight[], move: number): Flying[] =>
  flights
    .flatMap(({ piece, count, from, to }) => Array.from({ length: count }, () => ({ piece, from, to })))
    .slice(0, MOST_IN_FLIGHT)
    .map((one, nth) => ({ ...one, nth, id: `${move} ${nth}` }))

function FlyingPiece({
  flying,
  board,
  landed,
}: {
  readonly flying: Flying
  readonly board: GameBoard
  landed(): void
}) {
  const piece = useRef<HTMLSpanElement>(null)
  const done = useRef(landed)
  done.current = landed
  useLayoutEffect(() => {
    const from = spotOf(flying.from)
    const to = spotOf(flying.to)
    if (!piece.current || !from || !to) return done.current()
    const animation = fly(piece.current, from, to, flying.nth, () => done.current())
    return () => animation.cancel()
  }, [flying])
  return (
    <span ref={piece} className="flying">
      <board.Piece piece={flying.piece} />
    </span>
  )
}
