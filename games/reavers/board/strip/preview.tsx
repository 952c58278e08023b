import { Amount, Icon, isOffered, ownPlayer, type PieceCount, Token, wayOf } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import {
  type Cost,
  type DeckId,
  type Effect,
  GOODS,
  type Goods,
  type Location,
  type LocationId,
  type Stack,
} from '../../src/content-file.ts'
import { isDie } from '../../src/die.ts'
import { costForm } from '../../src/payments.ts'
import { positionOf } from '../../src/reavers.ts'
import { standsFor } from '../asking/ask-payment.tsx'
import { firstPayment, type Unit } from '../asking/payment.ts'
import { Spent } from '../asking/source.tsx'
import { type BoardContext, type InContext, positionsOf } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { shortName } from '../pieces/cards.tsx'
import { Arrow, CostRow, Defense, EffectRow, GoodsRow } from '../pieces/effect-row.tsx'
import { pieceAt } from '../pieces/piece-keys.ts'
import { CardBack } from '../pieces/pieces.tsx'
import { gainPieces } from '../prices.ts'
import { type Thing, thingAt, type Which } from '../thing.ts'

/** What a choice would cost and bring, before it is made. */
export interface Deal {
  readonly price: Price
  readonly get: ReactNode
  /** What one has, or may do, after it. */
  readonly after: ReactNode
}

/** A cost, and what would pay it by default; null if it cannot be paid. */
interface Price {
  readonly cost: Cost
  readonly units: readonly Unit[] | null
  /** Other dice or tiles could pay it too. */
  readonly swaps: boolean
  /** What else would do. */
  readonly or?: ReactNode
  /** It is paid later. */
  readonly later?: string
}

/** Of the thing pointed at; without one, of taking part in general. Null: there is nothing to tell. */
export function previewOf(context: BoardContext, key: string | null): Deal | null {
  const { ask, seat } = context.input.seatView
  const { activation } = context.view
  if (!ask?.form || seat === null) return null
  const thing = key === null ? null : thingAt(key)
  const offered = isOffered(context, key) ? thing : null
  switch (ask.step) {
    case 'select':
      return offered?.kind === 'location' ? selecting(context, seat, offered.is) : null
    case 'participate':
      return activation && wayOf(ask.form, 'activate')
        ? activating(context, seat, activation.location, offered?.kind === 'activate' ? offered.is : null)
        : null
    case 'tradePick':
      return picking(context, offered ?? (thing?.kind === 'named' && wayOf(ask.form, thing.is) ? thing : null))
    case 'attempt':
      return thing?.kind === 'named' && thing.is in context.content.stacks ? attempting(context, seat, thing.is) : null
  }
  return null
}

const FREE: Price = { cost: {}, units: [], swaps: false }

/** RV-12.3: territories are paid for one by one. */
const entryPrice = (context: BoardContext, seat: Seat, { cost, action }: Location): Price =>
  'subdue' in action ? { ...FREE, later: context.words.place.each } : priceOf(context, seat, cost)

function priceOf(context: BoardContext, seat: Seat, cost: Cost): Price {
  const form = costForm(context, seat, cost)
  if (form?.kind !== 'allocation') return { cost, units: form && [], swaps: false }
  const units = firstPayment(context, form)
  const sources = Object.entries(form.things).filter(([source]) => form.places.some(({ takes }) => takes[source]))
  return { cost, units, swaps: sources.reduce((sum, [, n]) => sum + n, 0) > (units?.length ?? 0) }
}

/** A location at the first position, as it would be for who selects it (RV-4.3). */
function selecting(context: BoardContext, seat: Seat, id: LocationId): Deal {
  const location = context.content.locations[id]
  const [first = 1] = positionsOf(context)
  const bonus = [...location.onSelect, ...(location.positionBonus[first] ?? [])]
  const price = entryPrice(context, seat, location)
  return {
    price,
    get: (
      <>
        <Brings context={context} location={location} position={first} which={null} />
        <Bonus context={context} effects={bonus} />
      </>
    ),
    after: price.units && <Left context={context} price={price} gains={gainPieces(bonus)} />,
  }
}

function activating(context: BoardContext, seat: Seat, id: LocationId, which: Which | null): Deal {
  const { content, view } = context
  const location = content.locations[id]
  const position = positionOf(context, seat)
  const bonus = location.positionBonus[position] ?? []
  const price = entryPrice(context, seat, location)
  const cards = (typeof which === 'number' && view.groups[id]?.[which]) || []
  return {
    price,
    get: (
      <>
        <Brings context={context} location={location} position={position} which={which} />
        <Bonus context={context} effects={bonus} />
      </>
    ),
    after: (
      <Left context={context} price={price} gains={gainPieces(cards.flatMap((card) => certainOf(context, card)))} />
    ),
  }
}

/** What a card brings however it is used; an artifact does nothing yet. */
function certainOf({ content }: BoardContext, card: string): readonly Effect[] {
  const reaver = content.reavers[card]
  if (reaver) return [{ gainDice: reaver.dice }]
  return card in content.artifacts ? [] : (content.spoils[card]?.effects ?? [])
}

interface BringsProps extends InContext {
  readonly location: Location
  readonly position: number
  /** Null: in general. */
  readonly which: Which | null
}

function Brings({ context, location: { id, action }, position, which }: BringsProps) {
  const { words, view } = context
  if ('pick' in action) return <em>{words.strip.rewards(action.pick.timesByPosition[position] ?? 0)}</em>
  if ('subdue' in action) return <em>{words.strip.attempts(action.subdue.attemptsByPosition[position] ?? 0)}</em>
  if ('sequence' in action) return <em>{words.place.doing[id]}</em>
  const { deck, orBlind } = action.takeGroup
  const blind = <Blind context={context} deck={deck} n={orBlind} />
  if (which === 'deck') return blind
  if (typeof which === 'number')
    return (
      <span className="cards">
        {view.groups[id]?.[which]?.map((card, i) => (
          <CardName key={i} context={context} card={card} />
        ))}
      </span>
    )
  return (
    <>
      <em>{words.strip.pair}</em>
      <i className="rv-or">{words.place.or}</i>
      {blind}
    </>
  )
}

const Blind = ({ context, deck, n }: InContext & { readonly deck: DeckId; readonly n: number }) => (
  <Amount n={n}>
    <CardBack deck={deck} name={context.words.cards(deck, n)} />
  </Amount>
)

const CardName = ({ context, card }: InContext & { readonly card: string }) => (
  <span className="card-name">
    <Icon symbol={artOf(card)} />
    {shortName(context, card)}
  </span>
)

function Bonus({ context, effects }: InContext & { readonly effects: readonly Effect[] }) {
  if (effects.length === 0) return null
  return (
    <span className="bonus">
      <b>+</b>
      <EffectRow context={context} effects={effects} />
    </span>
  )
}

interface LeftProps extends InContext {
  readonly price: Price
  readonly gains: readonly PieceCount[]
  /** Dice that come besides. */
  readonly dice?: number
}

/** Dice aboard, and whatever else there is more or less of. */
function Left({ context, price: { cost, units }, gains, dice: besides = 0 }: LeftProps) {
  const { words, content } = context
  const player = ownPlayer(context)
  if (!player) return null
  const spent = units?.filter(({ thing }) => isDie(thing)).length ?? 0
  const coming = gains.reduce((sum, { piece, count }) => sum + (pieceAt(piece)?.kind === 'die' ? count : 0), besides)
  const { dice: _, cards: __, ...goods } = cost
  const paid: Goods = goods
  const dice = Math.min(content.playerBoard.diceSlots, player.ship.length - spent + coming)
  return (
    <>
      <span>{words.strip.dice(dice)}</span>
      {GOODS.flatMap((good) => {
        const gained = gains.find(({ piece }) => piece === good)?.count ?? 0
        const n = player[good] - (paid[good] ?? 0) + gained
        if (n === player[good]) return []
        return (
          <Amount key={good} n={n}>
            <Token good={good} name={words.counted(good, n)} />
          </Amount>
        )
      })}
    </>
  )
}

/** RV-7: a reward that may be picked, and how many more. */
function picking(context: BoardContext, thing: Thing | null): Deal | null {
  const { view, content, words } = context
  const left = <span>{words.strip.left(Math.max(0, (view.activation?.turnsLeft ?? 1) - 1))}</span>
  if (thing?.kind === 'prophecy') {
    const card = thing.is === 'deck' ? null : view.prophecies[thing.is]
    return {
      price: FREE,
      get: card ? <CardName context={context} card={card} /> : <Blind context={context} deck="prophecy" n={1} />,
      after: left,
    }
  }
  if (thing?.kind !== 'named') return null
  const { action } = content.locations['trade-with-villages']
  const option = 'pick' in action ? action.pick.options.find(({ id }) => id === thing.is) : undefined
  const [effect] = option?.effects ?? []
  if (!option || !effect) return null
  const dice = 'takeTradeDice' in effect ? Math.min(effect.takeTradeDice.n, view.tradeDice.length) : 0
  return {
    price: FREE,
    get: dice > 0 ? <em>{words.tradeDice(dice)}</em> : <EffectRow context={context} effects={option.effects} />,
    after: (
      <>
        <Left context={context} price={FREE} gains={gainPieces(option.effects)} dice={dice} />
        {left}
      </>
    ),
  }
}

/** RV-12.5: in peace or by force. */
function attempting(context: BoardContext, seat: Seat, id: string): Deal {
  const { defense, peacefulCost } = context.content.stacks[id] as Stack
  const { words, view } = context
  return {
    price: { ...priceOf(context, seat, peacefulCost), or: <Defense context={context} n={defense} /> },
    get: <em>{context.name(id)}</em>,
    after: <span>{words.strip.left(Math.max(0, (view.activation?.turnsLeft ?? 1) - 1))}</span>,
  }
}

/** You spend → you get → then. */
export function Preview({ context, preview: { price, get, after } }: InContext & { readonly preview: Deal }) {
  const { ask, strip } = context.words
  const title = price.units ? (price.swaps ? strip.spendOrSwap : ask.spend) : strip.lacking
  return (
    <section className={price.units || price.or ? 'rv-preview' : 'rv-preview lacking'} aria-label={strip.deal}>
      <Part title={title}>
        <Paid context={context} price={price} />
      </Part>
      <Arrow />
      <Part title={ask.get}>{get}</Part>
      {after && (
        <Part title={ask.after} className="then">
          {after}
        </Part>
      )}
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

const Part = ({ title, className = '', children }: PartProps) => (
  <span className={`part ${className}`}>
    <small>{title}</small>
    <span className="pl">{children}</span>
  </span>
)

function Paid({ context, price: { cost, units, or, later } }: InContext & { readonly price: Price }) {
  const { words } = context
  const { dice: _, cards: __, ...goods } = cost
  const isFree = Object.values(cost).every((part) => !part)
  const paid = !units ? (
    <CostRow context={context} cost={cost} />
  ) : (
    <>
      <GoodsRow context={context} goods={goods} />
      {units.map((unit, i) => (
        <Spent key={i} context={context} thing={unit.thing} badge={standsFor(unit)} />
      ))}
    </>
  )
  if (isFree && !or) return <em>{later ?? words.strip.nothing}</em>
  return (
    <>
      {paid}
      {or && (
        <>
          <i className="rv-or">{words.place.or}</i>
          {or}
        </>
      )}
    </>
  )
}
