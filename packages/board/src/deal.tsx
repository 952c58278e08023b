import type { ComponentType } from 'react'
import type { Deal, PieceCount } from './game-board.ts'

interface DealRowProps {
  readonly deal: Deal
  readonly Piece: ComponentType<{ readonly piece: string; readonly name?: string }>
  name(piece: string, count: number): string
}

/** Price → gain, in pieces: the number left of each. */
export function DealRow({ deal: { price = [], gain = [] }, Piece, name }: DealRowProps) {
  // Without a price the sign says that it is a gain.
  const amount = ({ piece, count }: PieceCount) => (
    <span className="amt" key={piece}>
      <b>{price.length > 0 ? count : `+${count}`}</b>
      <Piece piece={piece} name={name(piece, count)} />
    </span>
  )
  return (
    <span className="deal">
      {price.map(amount)}
      {price.length > 0 && gain.length > 0 && <span className="arrow">→</span>}
      {gain.map(amount)}
    </span>
  )
}
