import { Icon, Token, Worker } from '@longhouse/board'
import type { Stall } from '../../../src/content.ts'
import type { InContext } from '../../board-context.ts'
import { GoodsRow, isFree } from '../../pieces/goods.tsx'
import { Place } from '../place.tsx'

/** Places where something is bought, swapped or learnt at once. */

export function Sage({ context }: InContext) {
  const id = 'sages-house'
  return (
    <Place id={id} context={context} kind="trade" house="h-sage" className="sage">
      <span className="place-effect">{context.words.peekDraw}</span>
      <span className="pgoods">
        <span className="cardlet sea">
          <Icon symbol="g-compass" />
        </span>
        <span className="cardlet fate">
          <Icon symbol="g-norns" />
        </span>
        <small className="none">{context.view.decks.destinies}</small>
      </span>
    </Place>
  )
}

export function Shrine({ context }: InContext) {
  const coins =
    context.input.seatView.seat === null ? 0 : (context.view.players[context.input.seatView.seat]?.coin ?? 0)
  const lines = context.content.locations.shrine?.options ?? []
  return (
    <Place id="shrine" context={context} kind="trade" house="h-shrine" className="shrine">
      <span className="place-effect">
        <span className="prices">
          <Token good="coin" name={context.words.good('coin')} />
          {lines.map(({ cost }) => (
            <b key={cost.coin} className={(cost.coin ?? 0) > coins ? 'x' : ''}>
              {cost.coin}
            </b>
          ))}
          <Token good="favor" name={context.words.good('favor')} />
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

export function Huts({ context }: InContext) {
  const id = 'worker-huts'
  const price = context.content.locations[id]?.priceTrack?.[context.view.hutsSold]
  const waiting = context.view.players.flatMap(({ hutWorker }, seat) =>
    hutWorker ? [] : [context.input.sitters[seat]?.color],
  )
  return (
    <Place id={id} context={context} kind="trade" house="h-huts" className="huts">
      {price !== undefined && (
        <span className="place-effect">
          <GoodsRow words={context.words} goods={{ coin: price }} />
          <span className="arrow">→</span>
        </span>
      )}
      <span className="pgoods">
        <span className="minis">{waiting.map((color) => color && <Worker key={color} color={color} />)}</span>
      </span>
    </Place>
  )
}

export function Market({ context }: InContext) {
  return (
    <Place id="market" context={context} kind="trade" house="h-market" className="market">
      <span className="place-effect">{context.words.swap}</span>
      <span className="pgoods">
        {(['food', 'wood', 'coin'] as const).map((good) => (
          <Token key={good} good={good} name={context.words.good(good)} className="big" />
        ))}
      </span>
    </Place>
  )
}

export function StallPlace({ id, context }: InContext & { readonly id: string }) {
  const { cost, gain, repeat, type } = context.content.stalls[id] as Stall
  return (
    <Place
      id={id}
      context={context}
      kind="trade"
      house={type === 'military' ? 'h-stallm' : 'h-stalle'}
      className="stall"
    >
      <span className="place-effect">
        {!isFree(cost) && (
          <>
            <GoodsRow words={context.words} goods={cost} />
            <span className="arrow">→</span>
          </>
        )}
        <GoodsRow words={context.words} goods={gain} />
        {repeat.max > 1 && <span className="times">×{repeat.max}</span>}
      </span>
    </Place>
  )
}
