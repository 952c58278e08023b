import { Icon, type PlayerColor, Token, Worker } from '@longhouse/board'
import { type ChampionsInput, entryOf } from '../board-context.ts'
import { boardWords } from '../words/index.ts'
import { RuneGlyph } from './cards.tsx'
import { Die } from './dice.tsx'
import { isWarrior } from './goods.tsx'

/** Any piece of this game by its id: a good, a warrior's die, a worker, a card. */
export function Piece({ piece, name }: { readonly piece: string; readonly name?: string }) {
  const [kind, ...rest] = piece.split('-')
  if (isWarrior(piece)) return <Die type={piece} {...(name ? { name } : {})} />
  if (kind === 'worker') return <Worker color={rest.join('-') as PlayerColor} name={name} />
  if (kind === 'rune')
    return (
      <span className="minirune" {...(name ? { role: 'img', 'aria-label': name } : {})}>
        <RuneGlyph rune={piece} />
      </span>
    )
  if (kind === 'destiny')
    return (
      <span className="cardlet fate">
        <Icon symbol="g-norns" name={name} />
      </span>
    )
  return <Token good={piece} name={name} />
}

/** What a piece is called, beside its number if there is one. */
export function pieceName({ language, content }: ChampionsInput, piece: string, count?: number): string {
  const { goods, warriors, worker, counted } = boardWords(language)
  if (piece.startsWith('worker-')) return worker
  const names = { ...goods, ...warriors }
  if (!Object.hasOwn(names, piece)) return entryOf(content, piece)?.name[language] ?? piece
  const known = piece as keyof typeof names
  return count === undefined ? names[known] : counted(known, count)
}
