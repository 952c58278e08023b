import { useThing } from '@longhouse/board'
import type { Location, Longship } from '../../src/content.ts'
import { shipArt } from '../art.ts'
import { costAt } from '../deals.ts'
import { GoodsRow, isFree } from '../goods.tsx'
import { Place } from '../place.tsx'
import type { InTown } from '../sights.ts'

/** Longships for all, longships to build, and the merchant. */

export function PublicShip({ id, town }: InTown & { readonly id: 'public-small' | 'public-large' }) {
  const { words } = town
  const { capacity, launchCost } = town.content.longships[id] as Longship
  const away = town.view.shores.find(({ ship }) => ship?.longship === id)
  return (
    <Place id={id} town={town} kind="both" className={away ? 'boat away' : 'boat'}>
      <svg className="boatpic" viewBox="0 0 120 76" aria-hidden="true">
        <use href={`#${shipArt(id)}`} />
      </svg>
      <span className="peff">
        {away ? (
          words.atSea(town.name(away.id))
        ) : (
          <>
            {isFree(launchCost) ? words.free : <GoodsRow words={town.words} goods={launchCost} />} · {words.holds}{' '}
            <b>{capacity}</b>
          </>
        )}
      </span>
    </Place>
  )
}

export function Shipwright({ town }: InTown) {
  const seat = town.sight.seen.seat
  const owns = seat !== null && town.view.players[seat]?.longship !== null
  return (
    <Place
      id="shipwright"
      town={town}
      kind="trade"
      house="h-shipwright"
      className="wide"
      note={owns ? town.words.yours : ''}
    >
      <span className="peff">
        <span className="boats">
          {town.view.longshipsOnOffer.map((id) => (
            <BoatOffer key={id} id={id} town={town} />
          ))}
        </span>
      </span>
    </Place>
  )
}

function BoatOffer({ id, town }: InTown & { readonly id: string }) {
  const { buildCost, capacity, glory } = town.content.longships[id] as Longship
  const { lit, props } = useThing(id, town.name(id))
  return (
    <span {...props} className={`brow ${lit ? 'glow' : ''}`}>
      <b className="bn">{town.name(id)}</b>
      <GoodsRow words={town.words} goods={buildCost ?? {}} />
      <span className="arrow">→</span>
      <b className="cap">{capacity}</b>
      <GoodsRow words={town.words} goods={{ glory }} />
    </span>
  )
}

export function MerchantShip({ town }: InTown) {
  const id = 'merchant-ship'
  const card = town.view.merchants.at(-1)
  const cost = costAt(town, town.content.locations[id] as Location)
  return (
    <Place id={id} town={town} kind="trade" house="h-merchant" className="merch">
      <span className="peff">
        {isFree(cost) ? town.words.free : <GoodsRow words={town.words} goods={cost} />}
        <span className="arrow">→</span>
        {card && <em>{town.name(card)}</em>}
      </span>
      {card && (
        <span className="pgoods">
          <GoodsRow words={town.words} goods={town.content.merchants[card]?.gain ?? {}} />
        </span>
      )}
    </Place>
  )
}
