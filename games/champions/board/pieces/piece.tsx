import { Icon, Token, Worker } from '@longhouse/board'
import { boardWords } from '../../strings/board.ts'
import { type ChampionsInput, entryOf } from '../board-context.ts'
import { iconOf } from './art.ts'
import { RuneGlyph } from './cards.tsx'
import { Die } from './dice.tsx'
import { isWarrior } from './goods.tsx'
import { pieceAt } from './piece-keys.ts'

/** Any piece of this game, by its key: a good, a warrior's die, a worker, a rune. */
export function Piece({ piece: key, name }: { readonly piece: string; readonly name?: string }) {
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
      return isWarrior(piece.is) ? (
        <Die type={piece.is} {...(name ? { name } : {})} />
      ) : (
        <Token good={piece.is} name={name} />
      )
    case 'worker':
      return <Worker color={piece.is} name={name} />
    case 'rune':
      return (
        <span className="minirune" {...(name ? { role: 'img', 'aria-label': name } : {})}>
          <RuneGlyph rune={piece.is} />
        </span>
      )
    case 'rolled': {
      const [type, face] = piece.is
      return <Die type={type} face={face} {...(name ? { name } : {})} />
    }
    case 'enemy':
      return <Icon symbol={iconOf(piece.is)} name={name} />
    case undefined:
      return null
  }
}

/** What a piece is called, beside its number if there is one. */
export function pieceName({ language, content }: ChampionsInput, key: string, count?: number): string {
  const { good, worker, faces, counted } = boardWords(language)
  const piece = pieceAt(key)
  switch (piece?.kind) {
    case 'good':
      return count === undefined && !isWarrior(piece.is) ? good(piece.is) : counted(piece.is, count ?? 1)
    case 'worker':
      return worker
    case 'rune':
    case 'enemy':
      return entryOf(content, piece.is)?.name[language] ?? piece.is
    case 'rolled':
      return `${counted(piece.is[0], 1)}, ${faces[piece.is[1]]}`
    case undefined:
      return key
  }
}
