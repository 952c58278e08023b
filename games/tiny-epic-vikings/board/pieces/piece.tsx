import { Icon, Token } from '@longhouse/board'
import { boardWords } from '../../strings/board.ts'
import { boardContextOf, type VikingsInput } from '../board-context.ts'
import { artOf } from './art.ts'
import { pieceAt } from './piece-keys.ts'
import { Boat, CardBack, ChieftainBoat, Flame, RuneStone, Settler, Temple, Village } from './pieces.tsx'

const OTHERS = { village: Village, fury: Flame, chieftain: ChieftainBoat } as const

/** Any piece of this game, by its key. */
export function Piece({ piece: key, name }: { readonly piece: string; readonly name?: string }) {
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
      return <Token good={piece.is} name={name} />
    case 'rune':
      return <RuneStone rune={piece.is} name={name} />
    case 'other': {
      const Other = OTHERS[piece.is]
      return <Other name={name} />
    }
    case 'boat':
      return <Boat color={piece.is} name={name} />
    case 'settler':
      return <Settler color={piece.is} name={name} />
    case 'temple':
      return <Temple color={piece.is} name={name} />
    case 'back':
      return <CardBack color={piece.is} name={name} />
    case 'named':
      return <Icon symbol={artOf(piece.is)} name={name} />
    case undefined:
      return null
  }
}

/** What a piece is called, in the form that goes with its number. */
export function pieceName(input: VikingsInput, key: string, count = 1): string {
  const words = boardWords(input.language)
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
    case 'rune':
    case 'other':
      return words.counted(piece.is, count)
    case 'boat':
    case 'settler':
    case 'temple':
    case 'back':
      return words.counted(piece.kind, count)
    case 'named':
      return boardContextOf(input).name(piece.is)
    case undefined:
      return key
  }
}
