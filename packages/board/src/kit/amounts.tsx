import type { ReactNode } from 'react'
import type { Flight } from '../motion.ts'
import type { PieceCount } from '../piece-count.ts'
import { Token } from '../pieces.tsx'
import { useThing } from '../things.tsx'

type Counted<Good extends string = string> = { readonly [good in Good]?: number | undefined }

/** Goods as pieces of a price, `times` over. */
export const piecesOf = (goods: Counted, times = 1): PieceCount[] =>
  Object.entries(goods).flatMap(([piece, count]) => (count ? [{ piece, count: count * times }] : []))

/** Pieces of one kind lie together: 2 red dice, not a red die and a red die. */
export function gathered(pieces: readonly PieceCount[]): PieceCount[] {
  const counts = new Map<string, number>()
  for (const { piece, count } of pieces) counts.set(piece, (counts.get(piece) ?? 0) + count)
  return [...counts].map(([piece, count]) => ({ piece, count }))
}

type End<Good> = string | ((good: Good) => string)

const at = <Good extends string>(end: End<Good>, good: Good): string => (typeof end === 'string' ? end : end(good))

/** Goods that move from one end to another; an end may be another for each of them. */
export const goodsFlights = <Good extends string>(goods: Counted<Good>, from: End<Good>, to: End<Good>): Flight[] =>
  piecesOf(goods).map(({ piece, count }) => ({
    piece,
    count,
    from: at(from, piece as Good),
    to: at(to, piece as Good),
  }))

interface AmountProps {
  readonly n: number
  /** `+` or `−`. */
  readonly sign?: string
  /** The piece. */
  readonly children: ReactNode
}

/** So many of a piece: the number left of it. */
export function Amount({ n, sign = '', children }: AmountProps) {
  return (
    <span className="amt">
      <b>
        {sign}
        {n}
      </b>
      {children}
    </span>
  )
}

interface GoodsRowProps<Good extends string> {
  readonly goods: Counted<Good>
  /** In which order they stand, and which there are. */
  readonly order: readonly Good[]
  readonly sign?: string
  nameOf(good: Good, n: number): string
  /** Where room is short some stand without their number. */
  isPlain?(n: number, at: number): boolean
}

/** Goods as pieces, each with its number. */
export function GoodsRow<Good extends string>(props: GoodsRowProps<Good>) {
  const { goods, order, sign = '', nameOf, isPlain = () => false } = props
  return order
    .filter((good) => goods[good])
    .map((good, i) => {
      const n = goods[good] ?? 0
      const token = <Token key={good} good={good} name={nameOf(good, n)} />
      return isPlain(n, i) ? (
        <span key={good} className="amt">
          {token}
        </span>
      ) : (
        <Amount key={good} n={n} sign={sign}>
          {token}
        </Amount>
      )
    })
}

interface StockProps {
  readonly n: number
  /** Where such pieces fly from and to. */
  readonly spot?: string
  readonly children: ReactNode
}

/** How many of a piece somebody has: the number right of it, both pale where there is none. */
export function Stock({ n, spot, children }: StockProps) {
  return (
    <span className={stockClass(n)} data-spot={spot}>
      {children}
      <b>{n}</b>
    </span>
  )
}

const stockClass = (n: number): string => (n === 0 ? 'stock zero' : 'stock')

/** The same where it can be pointed at: what such pieces are worth to who has them. */
export function ToldStock({
  thing,
  name,
  n,
  spot,
  children,
}: StockProps & { readonly thing: string; readonly name: string }) {
  // It may lie on a rival who can be chosen: the one stop for keys.
  const { tabIndex: _, ...props } = useThing(thing, name).props
  return (
    <span {...props} className={stockClass(n)} data-spot={spot}>
      {children}
      <b>{n}</b>
    </span>
  )
}
