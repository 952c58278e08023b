import { Flame, useThing } from '@longhouse/board'
import type { LocationId } from '../../src/content-file.ts'
import { activeAt, type InContext } from '../board-context.ts'
import { CardFace } from '../pieces/cards.tsx'
import { Tile } from '../pieces/pieces.tsx'
import { keyOf } from '../thing.ts'
import { DeckButton, Ghost, LocationFrame } from './location.tsx'
import { takerOfGroup } from './takers.ts'

/** Recruit and both raids: linked pairs, and the deck they came from. */
export function GroupLocation({ context, id }: InContext & { readonly id: LocationId }) {
  const { action } = context.content.locations[id]
  if (!('takeGroup' in action)) return null
  const groups = context.view.groups[id] ?? []
  const active = activeAt(context, id)
  const { deck } = action.takeGroup
  return (
    <LocationFrame
      context={context}
      id={id}
      supplies={
        <>
          {deck === 'village' && <Upgrades context={context} />}
          <DeckButton
            context={context}
            deck={deck}
            {...(active && isChoosing(context) ? { thing: keyOf('activate', 'deck') } : {})}
          />
        </>
      }
    >
      <div className="cols" data-count={groups.length}>
        {groups.map((cards, at) => (
          <Pair key={at} context={context} id={id} at={at} cards={cards} active={active} />
        ))}
      </div>
    </LocationFrame>
  )
}

/** While a seat takes part or rests, the deck is one of the things it may take; else it is drawn from. */
const isChoosing = ({ input }: InContext['context']): boolean => input.seatView.step === 'participate'

/** Ship Upgrades that are left (RV-13.1). */
function Upgrades({ context }: InContext) {
  return Object.entries(context.view.upgrades).map(([tile, n]) => (
    <span key={tile} className={n === 0 ? 'ups rv-zero' : 'ups'}>
      <Tile content={context.content} tile={tile} name={context.name(tile)} />
      <b>{n}</b>
    </span>
  ))
}

interface PairProps extends InContext {
  readonly id: LocationId
  readonly at: number
  readonly cards: readonly string[]
  readonly active: boolean
}

/** Cards on one chain, taken together (RV-6.4, RV-10.5). */
function Pair({ context, id, at, cards, active }: PairProps) {
  const group = keyOf('group', [id, at])
  const { props, lit } = useThing(
    active ? keyOf('activate', at) : group,
    cards.map((card) => context.name(card)).join(', '),
  )
  if (cards.length === 0)
    return (
      <div className="rv-pair gone" data-spot={group}>
        <Ghost context={context} seat={takerOfGroup(context.input.log, id, at)} say={context.words.place.tookIt} />
      </div>
    )
  return (
    <div {...props} className={lit ? 'rv-pair glow' : 'rv-pair'} data-spot={group}>
      {cards.map((card, i) => (
        <CardThing key={i} context={context} card={card} />
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
function CardThing({ context, card }: InContext & { readonly card: string }) {
  const { props } = useThing(keyOf('named', card), context.name(card))
  return (
    <span {...props} className="rv-thing">
      <CardFace context={context} card={card} />
    </span>
  )
}
