import { Icon, Token } from '@longhouse/board'
import { boardWords } from '../../strings/board.ts'
import { entryOf, type ReaversInput } from '../board-context.ts'
import { artOf } from './art.ts'
import { CombatDie, ComingDie, CrewDie, nameOfDie, nameOfGain, PaidDie } from './dice.tsx'
import { pieceAt } from './piece-keys.ts'
import { CardBack, Pawn } from './pieces.tsx'

/** Any piece of this game, by its key. */
export function Piece({ piece: key, name }: { readonly piece: string; readonly name?: string }) {
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
      return <Token good={piece.is} name={name} />
    case 'crew':
      return <CrewDie die={piece.is} name={name} />
    case 'paid':
      return <PaidDie color={piece.is} name={name} />
    case 'combat':
      return <CombatDie name={name} />
    case 'successes':
      return <CombatDie successes={piece.is} name={name} />
    case 'die': {
      const [color, face] = piece.is
      return <ComingDie color={color} face={face} name={name} />
    }
    case 'back':
      return <CardBack deck={piece.is} name={name} />
    case 'pawn':
      return <Pawn color={piece.is} name={name} />
    case 'named':
      return (
        <span className="rv-piece">
          <Icon symbol={artOf(piece.is)} name={name} />
        </span>
      )
    case undefined:
      return null
  }
}

/** What a piece is called, in the form that goes with its number. */
export function pieceName({ language, content, sitters }: ReaversInput, key: string, count = 1): string {
  const words = boardWords(language)
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
    case 'combat':
      return words.counted(piece.is, count)
    case 'successes':
      return `${piece.is} ${words.counted('success', piece.is)}`
    case 'crew':
      return nameOfDie(words, piece.is)
    case 'paid':
      return words.plainDie(piece.is)
    case 'die': {
      const [color, face] = piece.is
      return nameOfGain(words, { color, face })
    }
    case 'back':
      return words.cards(piece.is, count)
    case 'pawn':
      return words.pawn(sitters.find(({ color }) => color === piece.is)?.name ?? '')
    case 'named':
      return entryOf(content, piece.is)?.name[language] ?? piece.is
    case undefined:
      return key
  }
}
