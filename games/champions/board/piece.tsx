import { Icon, type PlayerColor, Token, Worker } from '@longhouse/board'
import { RuneGlyph } from './cards.tsx'
import { Die } from './dice.tsx'
import { isWarrior } from './goods.tsx'
import { type ChampionsSight, entryOf } from './sights.ts'
import { boardWords } from './words/index.ts'

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

export function pieceName({ language, content }: ChampionsSight, piece: string): string {
  const { goods, warriors, worker } = boardWords(language)
  if (isWarrior(piece)) return warriors[piece]
  if (piece.startsWith('worker-')) return worker
  return goods[piece as keyof typeof goods] ?? entryOf(content, piece)?.name[language] ?? piece
}
