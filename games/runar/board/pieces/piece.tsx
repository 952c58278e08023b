import { Icon, Token } from '@longhouse/board'
import { payAt } from '../../src/choices.ts'
import { boardWords } from '../../strings/board.ts'
import { boardContextOf, type RunarInput } from '../board-context.ts'
import { artOf } from './art.ts'
import { pieceAt } from './piece-keys.ts'
import { Die, Figurine, Glyph, Hazard, Shard } from './pieces.tsx'

type PieceProps = { readonly piece: string; readonly name?: string }

/** Any piece of this game, by its key. */
export function Piece({ piece: key, name }: PieceProps) {
  const pay = payAt(key)
  if (pay)
    return pay.from === 'pool' ? (
      <Die kind={pay.die} name={name} />
    ) : (
      <span className="rn-own-die">
        <Die kind={pay.die} name={name} />
        <Figurine who={pay.from} />
      </span>
    )
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'die':
      return <Die kind={piece.is} name={name} />
    case 'figure':
      return <Figurine who={piece.is} name={name} />
    case 'other':
      return <Other piece={piece.is} name={name} />
    case 'named':
      return <Icon symbol={artOf(piece.is)} name={name} />
    case undefined:
      return null
  }
}

function Other({ piece, name }: PieceProps) {
  switch (piece) {
    case 'shard':
      return <Shard color="blue" name={name} />
    case 'hazard':
      return <Hazard name={name} />
    case 'vp':
      return <Token good="glory" name={name} />
    case 'defence':
      return <Glyph symbol="shield" name={name} />
    default:
      return <Glyph symbol="star" name={name} />
  }
}

/** What a piece is called, in the form that goes with its number. */
export function pieceName(input: RunarInput, key: string, count = 1): string {
  const words = boardWords(input.language)
  const context = boardContextOf(input)
  const pay = payAt(key)
  if (pay) {
    const die = words.die(pay.die, count)
    return pay.from === 'pool' ? die : words.dieOf(die, context.name(pay.from))
  }
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'die':
      return words.die(piece.is, count)
    case 'other':
      return words.other[piece.is]
    case 'figure':
      return context.name(piece.is)
    case 'named':
      return piece.is in context.content.cards
        ? words.cardOf(context.name(context.content.cards[piece.is]?.hero ?? ''))
        : context.name(piece.is)
    case undefined:
      return key
  }
}
