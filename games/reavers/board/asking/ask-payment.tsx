import './ask-payment.css'
import { FinalNote, ownPlayer, piecesIn, TAKES_PICKED, useDraft } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import { validateChoice } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { Cost, Die, Effect, Icon as Face } from '../../src/content-file.ts'
import { iconOf, isDie } from '../../src/die.ts'
import type { InContext } from '../board-context.ts'
import { Arrow, CostRow, EffectRow, GoodsRow } from '../pieces/effect-row.tsx'
import { pieceName } from '../pieces/piece.tsx'
import type { Asked } from './asked.ts'
import { HoldingChoices } from './holdings.tsx'
import { firstPayment, paymentOf, swapped, type Unit } from './payment.ts'
import { Source, Spent } from './source.tsx'
import { billOf, causeOf } from './subject.ts'

/** A cost that is to be paid; only with what is the question (RV-5.9). */
export function PayCost({ context, form }: Asked) {
  return (
    <>
      <h2 className="name">{context.words.ask.pay(context.name(causeOf(context)))}</h2>
      <PaymentChoice
        context={context}
        form={form}
        cost={billOf(context)}
        then={[]}
        title={context.words.ask.payNow}
        wrap={(payment) => payment}
      />
    </>
  )
}

interface PaymentChoiceProps extends InContext {
  readonly form: Form
  readonly cost: Cost
  /** What comes of it. */
  readonly then: readonly Effect[]
  readonly title: string
  /** The whole choice, given with what is paid. */
  wrap(payment: Json): Json
}

/** With what a cost is paid: nothing to choose, one of one's cards, or dice and tiles. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { form, context, wrap } = props
  if (form.kind === 'allocation') return <DicePayment {...props} form={form} />
  if (form.kind === 'one' && form.of.some((value) => typeof value === 'string'))
    return (
      <HoldingChoices context={context} holdings={form.of.map(String)} say={context.words.ask.giveUpCard} wrap={wrap} />
    )
  return (
    <Deal
      {...props}
      spent={<CostRow context={context} cost={props.cost} />}
      left={null}
      choice={wrap(form.kind === 'one' ? (form.of[0] ?? true) : true)}
    />
  )
}

type Allocation = Extract<Form, { kind: 'allocation' }>

const isUnits = (kept: unknown, form: Allocation): boolean =>
  Array.isArray(kept) && validateChoice(form, paymentOf(kept as Unit[])) === null

function DicePayment({ context, form, ...props }: PaymentChoiceProps & { readonly form: Allocation }) {
  const { words, input } = context
  const [units, setUnits] = useDraft<readonly Unit[]>(
    `payment-${input.seatView.moves}`,
    firstPayment(context, form) ?? [],
    (kept) => isUnits(kept, form),
  )
  const sources = piecesIn(form.things).filter((thing) => form.places.some(({ takes }) => takes[thing]))
  const marks = marksOf(sources, units)
  const { dice: _, cards: __, ...goods } = props.cost
  const dice = units.filter(({ thing }) => isDie(thing)).length
  return (
    <>
      {sources.length > units.length && <p className="how">{words.ask.payHow}</p>}
      <div className="rv-sources">
        {sources.map((thing, i) => {
          const unit = marks[i]
          const other = swapped(units, thing)
          return (
            <Source
              key={i}
              context={context}
              thing={thing}
              picked={unit !== undefined}
              label={unit ? `${pieceName(input, thing)}, ${words.ask.spend}` : pieceName(input, thing)}
              badge={unit && standsFor(unit)}
              disabled={!unit && other === null}
              toggle={() => !unit && other && setUnits(other)}
            />
          )
        })}
      </div>
      <Deal
        context={context}
        {...props}
        spent={
          <>
            <GoodsRow context={context} goods={goods} />
            {units.map((unit, i) => (
              <span key={i} className="spent">
                <Spent context={context} thing={unit.thing} badge={standsFor(unit)} />
              </span>
            ))}
          </>
        }
        left={words.ask.left((ownPlayer(context)?.ship.length ?? 0) - dice)}
        choice={props.wrap(paymentOf(units) as Json)}
      />
    </>
  )
}

/** Which of the sources are spent for what: alike ones are marked from the left. */
function marksOf(sources: readonly string[], units: readonly Unit[]): readonly (Unit | undefined)[] {
  const left = [...units]
  return sources.map((thing) => {
    const at = left.findIndex((unit) => unit.thing === thing)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

/** The icon that a wild die or a tile is used as; nothing where it shows the icon itself. */
export function standsFor({ place, thing }: Unit): Face | undefined {
  const isPlain = place === 'any' || place === 'red' || place === 'blue' || place === 'yellow'
  return isPlain || (isDie(thing) && iconOf(thing as Die) === place) ? undefined : (place as Face)
}

interface DealProps extends Omit<PaymentChoiceProps, 'form' | 'cost' | 'wrap'> {
  readonly spent: ReactNode
  readonly left: string | null
  readonly choice: Json
}

/** What is spent, what comes of it, and the button. */
function Deal({ context, spent, then, left, title, choice }: DealProps) {
  const { words, input } = context
  return (
    <div className="rv-deal">
      <span className="rv-side" {...TAKES_PICKED}>
        <small>{words.ask.spend}</small>
        <span className="pl">{spent}</span>
      </span>
      {then.length > 0 && (
        <>
          <Arrow />
          <span className="rv-side">
            <small>{words.ask.get}</small>
            <span className="pl">
              <EffectRow context={context} effects={then} />
            </span>
          </span>
        </>
      )}
      {left && (
        <span className="rv-side">
          <small>{words.ask.after}</small>
          <span className="pl">{left}</span>
        </span>
      )}
      <button type="button" className="btn primary" onClick={() => input.choose(choice)}>
        {title}
        <FinalNote choices={[choice]} className="note" />
      </button>
    </div>
  )
}
