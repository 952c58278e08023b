import './favor-card.css'
import { GoodsRow } from '@longhouse/board'
import { type FavorId, RESOURCES } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { RuneStone } from './pieces.tsx'

/** A favor card: the runes that score in the end, its name, and the bag that whoever wins it empties at once. */
export function FavorFace({ context, favor }: InContext & { readonly favor: FavorId }) {
  const { words, content } = context
  const { runes, bag } = content.favors[favor] ?? { runes: [], bag: {} }
  return (
    <>
      <span className="fr">
        {runes.map((rune, i) => (
          <RuneStone key={i} rune={rune} name={words.rune(rune)} />
        ))}
      </span>
      <span className="fn">{context.name(favor)}</span>
      <span className="bag">
        <GoodsRow goods={bag} order={RESOURCES} nameOf={(resource) => words.resource(resource)} />
      </span>
    </>
  )
}
