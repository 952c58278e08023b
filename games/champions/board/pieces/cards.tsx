import './cards.css'
import { Token } from '@longhouse/board'
import type { Destiny } from '../../src/content.ts'
import type { BoardContext } from '../board-context.ts'

/** Runes are carved: a few strokes each. */
const GLYPH: { readonly [rune: string]: string } = {
  'rune-gifts': 'M4 4 20 28M20 4 4 28',
  'rune-fame': 'M7 30V3L18 11M7 12 18 20',
  'rune-healing': 'M8 30V3L19 13',
  'rune-journey': 'M7 30V3L17 10 7 16 17 30',
  'rune-knowledge': 'M12 30V3M12 14 20 22M12 14 4 22',
  'rune-potential': 'M6 30V2L12 9 18 3M6 30 12 23 18 29',
  'rune-revenge': 'M12 30V3M4 12 12 3 20 12',
  'rune-success': 'M6 3 18 11 6 20 18 30',
  'rune-true-vision': 'M7 30V3L18 9M7 11 18 17M7 19 18 25',
  'rune-wealth': 'M7 30V3M7 14 19 4M7 22 19 12',
}

export function RuneGlyph({ rune }: { readonly rune: string }) {
  return (
    <svg className="glyph" viewBox="0 0 24 33" aria-hidden="true">
      <path d={GLYPH[rune] ?? 'M12 30V3'} fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinejoin="round" />
    </svg>
  )
}

export function RuneFace({
  rune,
  name,
  glory,
}: {
  readonly rune: string
  readonly name: string
  readonly glory: number
}) {
  return (
    <>
      <span className="face">
        <RuneGlyph rune={rune} />
        <span className="amt">
          <b>{glory}</b>
          <Token good="glory" />
        </span>
      </span>
      <span className="nm">{name}</span>
    </>
  )
}

/** A rune by itself, with a name for those who cannot see the glyph. */
export function RuneCard({ rune, context }: { readonly rune: string; readonly context: BoardContext }) {
  return (
    <span className="rune" role="img" aria-label={context.name(rune)}>
      <span className="face">
        <RuneGlyph rune={rune} />
      </span>
    </span>
  )
}

/** A destiny, large: what it asks for, and what it is worth alone and tied. */
export function DestinyFace({ card, context }: { readonly card: string; readonly context: BoardContext }) {
  const { gloryFull, gloryTied } = context.content.destinies[card] as Destiny
  return (
    <>
      <span className="name">{context.name(card)}</span>
      <span className="text">{context.text(card)}</span>
      <span className="dv">
        <b>{gloryFull}</b>
        <Token good="glory" name={context.words.counted('glory', gloryFull)} />
        <small>{context.words.ask.tied(gloryTied)}</small>
      </span>
    </>
  )
}
