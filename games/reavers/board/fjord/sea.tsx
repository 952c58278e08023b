import { Flame, useThing } from '@longhouse/board'
import type { InContext } from '../board-context.ts'
import { CardFace } from '../pieces/cards.tsx'
import { keyOf } from '../thing.ts'
import { DeckButton, Ghost, LocationFrame } from './location.tsx'
import { takerOfSpace } from './takers.ts'

const HERE = 'battle-at-sea'

/** RV-8: a journey from its deck, then one of these, or an unknown one. */
export function SeaLocation({ context }: InContext) {
  const spaces = context.view.groups[HERE] ?? []
  return (
    <LocationFrame
      context={context}
      id={HERE}
      supplies={
        <>
          <DeckButton context={context} deck="sea-journey" />
          <DeckButton context={context} deck="sea-battle" />
        </>
      }
    >
      <div className="cols" data-count={spaces.length}>
        {spaces.map(([card], at) => (
          <Space key={at} context={context} card={card ?? null} at={at} />
        ))}
      </div>
    </LocationFrame>
  )
}

/** A card that somebody meets right now lies before them; it comes back if it is not won (RV-8.15). */
function Space({ context, card, at }: InContext & { readonly card: string | null; readonly at: number }) {
  const { view, words, input } = context
  const { props, lit } = useThing(keyOf('battle', at), card ? context.name(card) : words.place.gone)
  const met = view.voyage?.battle && view.voyage.space === at ? view.voyage : null
  if (!card)
    return (
      <div className="rv-pair gone">
        {met ? (
          <Ghost context={context} seat={met.seat} say={words.place.at} />
        ) : (
          <Ghost context={context} seat={takerOfSpace(input.log, HERE, at)} say={words.place.wonIt} />
        )}
      </div>
    )
  return (
    <div {...props} className={lit ? 'rv-pair glow' : 'rv-pair'}>
      <CardFace context={context} card={card} />
      {lit && <Flame />}
    </div>
  )
}
