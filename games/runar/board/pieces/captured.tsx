import type { InContext } from '../board-context.ts'
import { Figurine, Glyph } from './pieces.tsx'

/** RN-15: Damage slots, each a stack of one hero's cards, or an Advantage card. */
export function DamageSlots({ context, slots }: InContext & { readonly slots: readonly (readonly string[])[] }) {
  const { content, words, name } = context
  return (
    <span className="rn-slots">
      {slots.map((stack, i) => {
        const top = stack.at(-1)
        const hero = top === undefined ? undefined : content.cards[top]?.hero
        const said = top === undefined ? words.emptySlot : `${name(hero ?? 'advantage')} ×${stack.length}`
        return (
          <span
            key={i}
            className={`rn-captured ${hero ? '' : top ? 'advantage' : 'void'}`}
            role="img"
            aria-label={said}
            title={said}
          >
            {hero ? <Figurine who={hero} /> : top ? <Glyph symbol="star" /> : null}
            {stack.length > 1 && <b>{stack.length}</b>}
          </span>
        )
      })}
    </span>
  )
}
