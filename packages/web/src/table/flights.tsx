import { type BoardInput, type Flight, fly, type GameBoard, isStill, MOST_IN_FLIGHT, spotOf } from '@longhouse/board'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TableMoment } from '../session/table.ts'
import { eventsOf } from './past-input.ts'
import type { Past } from './use-past.ts'

interface Flying {
  readonly id: string
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly nth: number
}

interface FlightsProps {
  readonly moment: TableMoment
  /** Where in the past the table is; null: in the present. */
  readonly past: Past | null
  readonly input: BoardInput
  readonly board: GameBoard
  readonly live: boolean
}

/** Pieces under way while something happens; any click lands them all. */
export function Flights({ moment, past, input, board, live }: FlightsProps) {
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
  // Who lets the past be played sees it move, too.
  const again = past?.playing ? past.news : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stop, whatever else changes there
  useLayoutEffect(() => {
    if (again === null || isStill()) return
    const flights = eventsOf(again).flatMap((event) => board.flightsOf(input, event))
    setFlying(onTheWing(flights, again[0]?.move ?? 0))
  }, [again])
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
