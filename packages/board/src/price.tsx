import type { ComponentType } from 'react'
import type { Price } from './game-board.ts'
import type { PieceCount } from './piece-count.ts'

interface PriceRowProps {
  readonly price: Price
  readonly Piece: ComponentType<{ readonly piece: string; readonly name?: string }>
  name(piece: string, count: number): string
}

/** Price → gain, in pieces: the number left of each. */
export function PriceRow({ price: { cost = [], gain = [] }, Piece, name }: PriceRowProps) {
  // Without a price the sign says that it is a gain.
  const amount = ({ piece, count }: PieceCount) => (
    <span className="amt" key={piece}>
      <b>{cost.length > 0 ? count : `+${count}`}</b>
      <Piece piece={piece} name={name(piece, count)} />
    </span>
  )
  return (
    <span className="price-row">
      {cost.map(amount)}
      {cost.length > 0 && gain.length > 0 && <span className="arrow">→</span>}
      {gain.map(amount)}
    </span>
  )
}
