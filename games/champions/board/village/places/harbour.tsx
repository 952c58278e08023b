import { useThing } from '@longhouse/board'
import type { Location, Longship } from '../../../src/content.ts'
import type { InContext } from '../../board-context.ts'
import { shipArt } from '../../pieces/art.ts'
import { GoodsRow, isFree } from '../../pieces/goods.tsx'
import { costFor } from '../../prices.ts'
import { keyOf } from '../../thing.ts'
import { Place } from '../place.tsx'

/** Longships for all, longships to build, and the merchant. */

export function PublicShip({ id, context }: InContext & { readonly id: 'public-small' | 'public-large' }) {
  const { words } = context
  const { capacity } = context.content.longships[id] as Longship
  const { cost } = context.content.locations[id] as Location
  const away = context.view.shores.find(({ ship }) => ship?.longship === id)
  return (
    <Place id={id} context={context} kind="both" className={away ? 'boat away' : 'boat'}>
      <svg className="boatpic" viewBox="0 0 120 76" aria-hidden="true">
        <use href={`#${shipArt(id)}`} />
      </svg>
      <span className="place-effect">
        {away ? (
          words.atSea(context.name(away.id))
        ) : (
          <>
            {typeof cost !== 'object' || isFree(cost) ? words.free : <GoodsRow words={context.words} goods={cost} />} ·{' '}
            {words.holds} <b>{capacity}</b>
          </>
        )}
      </span>
    </Place>
  )
}

export function Shipwright({ context }: InContext) {
  const seat = context.input.seatView.seat
  const owns = seat !== null && context.view.players[seat]?.longship !== null
  return (
    <Place
      id="shipwright"
      context={context}
      kind="trade"
      house="h-shipwright"
      className="wide"
      note={owns ? context.words.yours : ''}
    >
      <span className="place-effect">
        <span className="boats">
          {context.view.longshipsOnOffer.map((id) => (
            <BoatOffer key={id} id={id} context={context} />
          ))}
        </span>
      </span>
    </Place>
  )
}

function BoatOffer({ id, context }: InContext & { readonly id: string }) {
  const { buildCost, capacity, glory } = context.content.longships[id] as Longship
  const { lit, props } = useThing(keyOf('named', id), context.name(id))
  return (
    <span {...props} className={`brow ${lit ? 'glow' : ''}`}>
      <b className="bn">{context.name(id)}</b>
      <GoodsRow words={context.words} goods={buildCost ?? {}} />
      <span className="arrow">→</span>
      <b className="cap">{capacity}</b>
      <GoodsRow words={context.words} goods={{ glory }} />
    </span>
  )
}

export function MerchantShip({ context }: InContext) {
  const id = 'merchant-ship'
  const card = context.view.merchants.at(-1)
  const cost = costFor(context, context.content.locations[id] as Location)
  return (
    <Place id={id} context={context} kind="trade" house="h-merchant" className="merch">
      <span className="place-effect">
        {isFree(cost) ? context.words.free : <GoodsRow words={context.words} goods={cost} />}
        <span className="arrow">→</span>
        {card && <em>{context.name(card)}</em>}
      </span>
      {card && (
        <span className="pgoods">
          <GoodsRow words={context.words} goods={context.content.merchants[card]?.gain ?? {}} />
        </span>
      )}
    </Place>
  )
}
