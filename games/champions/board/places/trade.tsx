import { Icon, Token, Worker } from '@longhouse/board'
import type { Stall } from '../../src/content.ts'
import { GoodsRow, isFree } from '../goods.tsx'
import { Place } from '../place.tsx'
import type { InTown } from '../sights.ts'

/** Places where something is bought, swapped or learnt at once. */

export function Sage({ town }: InTown) {
  const id = 'sages-house'
  return (
    <Place id={id} town={town} kind="trade" house="h-sage" className="sage">
      <span className="peff">{town.words.peekDraw}</span>
      <span className="pgoods">
        <span className="cardlet sea">
          <Icon symbol="g-compass" />
        </span>
        <span className="cardlet fate">
          <Icon symbol="g-norns" />
        </span>
        <small className="none">{town.view.decks.destinies}</small>
      </span>
    </Place>
  )
}

export function Shrine({ town }: InTown) {
  const coins = town.sight.seen.seat === null ? 0 : (town.view.players[town.sight.seen.seat]?.coin ?? 0)
  const lines = town.content.locations.shrine?.options ?? []
  return (
    <Place id="shrine" town={town} kind="trade" house="h-shrine" className="shrine">
      <span className="peff">
        <span className="prices">
          <Token good="coin" name={town.words.goods.coin} />
          {lines.map(({ cost }) => (
            <b key={cost.coin} className={(cost.coin ?? 0) > coins ? 'x' : ''}>
              {cost.coin}
            </b>
          ))}
          <Token good="favor" name={town.words.goods.favor} />
          {lines.map(({ cost, gain }) => (
            <b key={gain.favor} className={(cost.coin ?? 0) > coins ? 'x' : ''}>
              {gain.favor}
            </b>
          ))}
        </span>
      </span>
    </Place>
  )
}

export function Huts({ town }: InTown) {
  const id = 'worker-huts'
  const price = town.content.locations[id]?.priceTrack?.[town.view.hutsSold]
  const waiting = town.view.players.flatMap(({ hutWorker }, seat) =>
    hutWorker ? [] : [town.sight.sitters[seat]?.color],
  )
  return (
    <Place id={id} town={town} kind="trade" house="h-huts" className="huts">
      {price !== undefined && (
        <span className="peff">
          <GoodsRow words={town.words} goods={{ coin: price }} />
          <span className="arrow">→</span>
        </span>
      )}
      <span className="pgoods">
        <span className="minis">{waiting.map((color) => color && <Worker key={color} color={color} />)}</span>
      </span>
    </Place>
  )
}

export function Market({ town }: InTown) {
  return (
    <Place id="market" town={town} kind="trade" house="h-market" className="market">
      <span className="peff">{town.words.swap}</span>
      <span className="pgoods">
        {(['food', 'wood', 'coin'] as const).map((good) => (
          <Token key={good} good={good} name={town.words.goods[good]} className="big" />
        ))}
      </span>
    </Place>
  )
}

export function StallPlace({ id, town }: InTown & { readonly id: string }) {
  const { cost, gain, repeat, type } = town.content.stalls[id] as Stall
  return (
    <Place id={id} town={town} kind="trade" house={type === 'military' ? 'h-stallm' : 'h-stalle'} className="stall">
      <span className="peff">
        {!isFree(cost) && (
          <>
            <GoodsRow words={town.words} goods={cost} />
            <span className="arrow">→</span>
          </>
        )}
        <GoodsRow words={town.words} goods={gain} />
        {repeat.max > 1 && <span className="times">×{repeat.max}</span>}
      </span>
    </Place>
  )
}
