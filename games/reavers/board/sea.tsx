import { useThing } from '@longhouse/board'
import { CardFace } from './cards.tsx'
import { DeckButton, Flame, Ghost, LocationFrame } from './location.tsx'
import type { InFjord } from './sights.ts'
import { takerOfSpace } from './takers.ts'

const HERE = 'battle-at-sea'

/** RV-8: a journey from its deck, then one of these, or an unknown one. */
export function SeaLocation({ fjord }: InFjord) {
  const spaces = fjord.view.groups[HERE] ?? []
  return (
    <LocationFrame
      fjord={fjord}
      id={HERE}
      supplies={
        <>
          <DeckButton fjord={fjord} deck="sea-journey" />
          <DeckButton fjord={fjord} deck="sea-battle" />
        </>
      }
    >
      <div className="cols" data-count={spaces.length}>
        {spaces.map(([card], at) => (
          <Space key={at} fjord={fjord} card={card ?? null} at={at} />
        ))}
      </div>
    </LocationFrame>
  )
}

/** A card that somebody meets right now lies before them; it comes back if it is not won (RV-8.15). */
function Space({ fjord, card, at }: InFjord & { readonly card: string | null; readonly at: number }) {
  const { view, words, sight } = fjord
  const { props, lit } = useThing(`battle@${at}`, card ? fjord.name(card) : words.place.gone)
  const met = view.voyage?.battle && view.voyage.space === at ? view.voyage : null
  if (!card)
    return (
      <div className="rv-pair gone">
        {met ? (
          <Ghost fjord={fjord} seat={met.seat} say={words.place.at} />
        ) : (
          <Ghost fjord={fjord} seat={takerOfSpace(sight.log, HERE, at)} say={words.place.wonIt} />
        )}
      </div>
    )
  return (
    <div {...props} className={lit ? 'rv-pair glow' : 'rv-pair'}>
      <CardFace fjord={fjord} card={card} />
      {lit && <Flame />}
    </div>
  )
}
