import { Icon, type PlayerColor, Token } from '@longhouse/board'
import { COLORS, type Color, DECKS, type DeckId, type DieGain, GOODS } from '../../src/content-file.ts'
import { isDie } from '../../src/die.ts'
import { entryOf, type ReaversInput } from '../board-context.ts'
import type { Counted } from '../words/counted.ts'
import { boardWords } from '../words/index.ts'
import { artOf } from './art.ts'
import { CombatDie, ComingDie, CrewDie, nameOfDie, nameOfGain, PaidDie } from './dice.tsx'
import { CardBack, Pawn } from './pieces.tsx'

/** Pieces that the shell knows by their ids only: goods, dice, card backs, cards, longships. */

export const gainPiece = ({ color, face }: DieGain): string => `die-${color}-${face}`
export const backPiece = (deck: DeckId): string => `back-${deck}`
export const pawnPiece = (color: PlayerColor): string => `pawn-${color}`

const gainOf = (piece: string): DieGain => {
  const [, color, ...face] = piece.split('-')
  return { color, face: face.join('-') } as DieGain
}

const isColor = (piece: string): piece is Color => (COLORS as readonly string[]).includes(piece)

export function Piece({ piece, name }: { readonly piece: string; readonly name?: string }) {
  if ((GOODS as readonly string[]).includes(piece)) return <Token good={piece} name={name} />
  if (isDie(piece)) return <CrewDie die={piece} name={name} />
  if (isColor(piece) || piece === 'any') return <PaidDie color={piece as Color | 'any'} name={name} />
  if (piece === 'combat-die') return <CombatDie name={name} />
  if (piece.startsWith('die-')) return <ComingDie {...gainOf(piece)} name={name} />
  if (piece.startsWith('back-')) return <CardBack deck={piece.slice('back-'.length) as DeckId} name={name} />
  if (piece.startsWith('pawn-')) return <Pawn color={piece.slice('pawn-'.length) as PlayerColor} name={name} />
  return (
    <span className="rv-piece">
      <Icon symbol={artOf(piece)} name={name} />
    </span>
  )
}

export function pieceName({ language, content }: ReaversInput, piece: string, count = 1): string {
  const words = boardWords(language)
  if ((GOODS as readonly string[]).includes(piece) || piece === 'combat-die')
    return words.counted(piece as Counted, count)
  if (isDie(piece)) return nameOfDie(words, piece)
  if (isColor(piece) || piece === 'any') return words.plainDie(piece as Color | 'any')
  if (piece.startsWith('die-')) return nameOfGain(words, gainOf(piece))
  const deck = DECKS.find((each) => backPiece(each) === piece)
  if (deck) return words.cards(deck, count)
  return entryOf(content, piece)?.name[language] ?? piece
}
