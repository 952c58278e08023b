import './action-card.css'
import { useThing } from '@longhouse/board'
import type { CardId, DieKind } from '../../src/content-file.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { keyOf } from '../thing.ts'
import { Die, Figurine, Glyph, Rune } from './pieces.tsx'

/** Whose card it is, its Ability symbol, and the dice of both areas: of an Inspiration card too. */
interface Face {
  readonly hero: string | null
  readonly title: string
  readonly symbol: 'ansuz' | 'thurisaz' | 'uruz' | 'algiz' | 'any' | null
  readonly action: readonly DieKind[]
  readonly support: readonly DieKind[]
}

function faceOf({ content, name }: BoardContext, card: CardId): Face {
  const action = content.cards[card]
  if (action) return { ...action, title: name(action.hero) }
  const { action: dice, support } = content.inspiration
  return { hero: null, title: name('inspiration'), symbol: 'any', action: dice, support }
}

/** All that the card says, in one sentence. */
export function sayCard(context: BoardContext, card: CardId): string {
  const { words } = context
  const { title, symbol, action, support } = faceOf(context, card)
  const dice = (kinds: readonly DieKind[]) => kinds.map((kind) => words.die(kind, 1)).join(', ') || words.none
  return [
    title,
    ...(symbol ? [words.symbol(symbol)] : []),
    `${words.action}: ${dice(action)}`,
    `${words.support}: ${dice(support)}`,
  ].join('. ')
}

type CardProps = InContext & { readonly card: CardId; readonly active?: boolean }

export function CardFace({ context, card }: Omit<CardProps, 'active'>) {
  const { words } = context
  const { hero, title, symbol, action, support } = faceOf(context, card)
  return (
    <>
      <span className="art">
        {hero ? <Figurine who={hero} /> : <Glyph symbol="star" />}
        <span className="who">{hero ? title : words.inspiration}</span>
        {symbol && (
          <span className="sym">
            <Rune symbol={symbol} />
          </span>
        )}
      </span>
      <Area title={words.action} dice={action} />
      <Area title={words.support} dice={support} />
    </>
  )
}

const Area = ({ title, dice }: { readonly title: string; readonly dice: readonly DieKind[] }) => (
  <span className="area">
    <span>{title}</span>
    <span className="ds">{dice.length === 0 ? '–' : dice.map((kind, i) => <Die key={i} kind={kind} />)}</span>
  </span>
)

/** A card that lies open or in the own Hand. */
export function Card({ context, card, active = false }: CardProps) {
  const { props, lit } = useThing(keyOf('card', card), sayCard(context, card))
  return (
    <span {...props} className={`rn-card ${lit ? 'glow' : ''} ${active ? 'active' : ''}`}>
      <CardFace context={context} card={card} />
    </span>
  )
}
