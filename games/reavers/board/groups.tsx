import { useThing } from '@longhouse/board'
import type { LocationId } from '../src/content-file.ts'
import { CardFace } from './cards.tsx'
import { DeckButton, Flame, Ghost, LocationFrame } from './location.tsx'
import { Tile } from './pieces.tsx'
import { activeAt, type InFjord } from './sights.ts'
import { takerOfGroup } from './takers.ts'

/** Recruit and both raids: linked pairs, and the deck they came from. */
export function GroupLocation({ fjord, id }: InFjord & { readonly id: LocationId }) {
  const { action } = fjord.content.locations[id]
  if (!('takeGroup' in action)) return null
  const groups = fjord.view.groups[id] ?? []
  const active = activeAt(fjord, id)
  const { deck } = action.takeGroup
  return (
    <LocationFrame
      fjord={fjord}
      id={id}
      supplies={
        <>
          {deck === 'village' && <Upgrades fjord={fjord} />}
          <DeckButton fjord={fjord} deck={deck} {...(active && isChoosing(fjord) ? { thing: 'activate@deck' } : {})} />
        </>
      }
    >
      <div className="cols" data-count={groups.length}>
        {groups.map((cards, at) => (
          <Pair key={at} fjord={fjord} id={id} at={at} cards={cards} active={active} />
        ))}
      </div>
    </LocationFrame>
  )
}

/** While a seat takes part or rests, the deck is one of the things it may take; else it is drawn from. */
const isChoosing = ({ sight }: InFjord['fjord']): boolean => sight.seen.step === 'participate'

/** Ship Upgrades that are left (RV-13.1). */
function Upgrades({ fjord }: InFjord) {
  return Object.entries(fjord.view.upgrades).map(([tile, n]) => (
    <span key={tile} className={n === 0 ? 'ups rv-zero' : 'ups'}>
      <Tile content={fjord.content} tile={tile} name={fjord.name(tile)} />
      <b>{n}</b>
    </span>
  ))
}

interface PairProps extends InFjord {
  readonly id: LocationId
  readonly at: number
  readonly cards: readonly string[]
  readonly active: boolean
}

/** Cards on one chain, taken together (RV-6.4, RV-10.5). */
function Pair({ fjord, id, at, cards, active }: PairProps) {
  const { props, lit } = useThing(
    active ? `activate@${at}` : `${id}@${at}`,
    cards.map((card) => fjord.name(card)).join(', '),
  )
  if (cards.length === 0)
    return (
      <div className="rv-pair gone" data-spot={`${id}@${at}`}>
        <Ghost fjord={fjord} seat={takerOfGroup(fjord.sight.log, id, at)} say={fjord.words.place.tookIt} />
      </div>
    )
  return (
    <div {...props} className={lit ? 'rv-pair glow' : 'rv-pair'} data-spot={`${id}@${at}`}>
      {cards.map((card, i) => (
        <CardThing key={i} fjord={fjord} card={card} />
      ))}
      {cards.length > 1 && (
        <svg className="chain" viewBox="0 0 14 22" aria-hidden="true">
          <use href="#chain" />
        </svg>
      )}
      {lit && <Flame />}
    </div>
  )
}

/** A card that can be pointed at by itself, and lets a click through to what it lies on. */
function CardThing({ fjord, card }: InFjord & { readonly card: string }) {
  const { props } = useThing(card, fjord.name(card))
  return (
    <span {...props} className="rv-thing">
      <CardFace fjord={fjord} card={card} />
    </span>
  )
}
