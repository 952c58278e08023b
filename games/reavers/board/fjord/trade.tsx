import './trade.css'
import { askedForm, countsOf, Flame, isAsked, Pick, toggled, useThing, wayOf } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import { type MouseEvent, useState } from 'react'
import { COLORS, type Die, type TradeOption } from '../../src/content-file.ts'
import { colorOf } from '../../src/die.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { CardFace } from '../pieces/cards.tsx'
import { CrewDie, nameOfDie } from '../pieces/dice.tsx'
import { EffectRow } from '../pieces/effect-row.tsx'
import { keyOf } from '../thing.ts'
import { DeckButton, Ghost, LocationFrame } from './location.tsx'
import { takerOfSpace } from './takers.ts'

const HERE = 'trade-with-villages'

/** RV-7: goods, dice on display, Prophecies. */
export function TradeLocation({ context }: InContext) {
  const { view, content } = context
  const { action } = content.locations[HERE]
  const options = 'pick' in action ? action.pick.options : []
  const deck = isAsked(context, 'tradePick') ? { thing: keyOf('prophecy', 'deck') } : {}
  return (
    <LocationFrame context={context} id={HERE} supplies={<DeckButton context={context} deck="prophecy" {...deck} />}>
      <div className="rv-trade">
        <div className="opts">
          {options.map((option) => {
            const [effect] = option.effects
            if (effect && 'takeTradeDice' in effect)
              return <Display key={`${option.id} ${context.input.seatView.moves}`} context={context} id={option.id} />
            return effect && 'takeProphecy' in effect ? null : (
              <Goods key={option.id} context={context} option={option} />
            )
          })}
        </div>
        <div className="cols" data-count={view.prophecies.length}>
          {view.prophecies.map((card, at) => (
            <Space key={at} context={context} card={card} at={at} />
          ))}
        </div>
      </div>
    </LocationFrame>
  )
}

function Goods({ context, option }: InContext & { readonly option: TradeOption }) {
  const { props, lit } = useThing(keyOf('named', option.id), option.name[context.input.language])
  return (
    <span {...props} className={lit ? 'opt glow' : 'opt'}>
      <EffectRow context={context} effects={option.effects} />
      {lit && <Flame small />}
    </span>
  )
}

/** What may be picked of the dice now; null if nothing. */
function diceForm(context: BoardContext, id: string): Extract<Form, { kind: 'mix' }> | null {
  const dice = wayOf(askedForm(context, 'tradePick'), id)
  return dice?.kind === 'mix' ? dice : null
}

/** The dice on display: as many as may be taken are clicked, then taken together (RV-7.9). */
function Display({ context, id }: InContext & { readonly id: string }) {
  const { view, words, input } = context
  const { props } = useThing(keyOf('named', id), words.place.twoOf(2))
  const [picked, setPicked] = useState<readonly number[]>([])
  const form = diceForm(context, id)
  const dice = COLORS.flatMap((color) => view.tradeDice.filter((die) => colorOf(die) === color))
  const wanted = form?.min ?? 2
  const toggle = (at: number) => setPicked(toggled(picked, at).slice(-wanted))
  const take = (event: MouseEvent) => {
    // What the dice lie on would show what it is.
    event.stopPropagation()
    input.choose({ [id]: countsOf(picked.map((at) => dice[at] as string)) as Json })
  }
  return (
    <span {...props} className="opt display">
      {!form && dice.length > 0 && <i className="rv-or">{words.place.twoOf(2)}</i>}
      {dice.map((die, at) => (
        <DisplayDie
          key={at}
          die={die}
          name={nameOfDie(words, die)}
          picked={picked.includes(at)}
          pick={form && (() => toggle(at))}
        />
      ))}
      {dice.length === 0 && <span className="rv-or">{words.place.noneLeft}</span>}
      {form &&
        (picked.length === wanted ? (
          <button type="button" className="btn primary" onClick={take}>
            {words.place.takeDice(wanted)}
          </button>
        ) : (
          <i className="rv-or">{words.place.pickDice(wanted)}</i>
        ))}
    </span>
  )
}

interface DisplayDieProps {
  readonly die: Die
  readonly name: string
  readonly picked: boolean
  readonly pick: (() => void) | null
}

const DisplayDie = ({ die, name, picked, pick }: DisplayDieProps) =>
  pick ? (
    <Pick className="sock" picked={picked} label={name} toggle={pick}>
      <CrewDie die={die} />
    </Pick>
  ) : (
    <span className="sock">
      <CrewDie die={die} name={name} />
    </span>
  )

function Space({ context, card, at }: InContext & { readonly card: string | null; readonly at: number }) {
  const { props, lit } = useThing(keyOf('prophecy', at), card ? context.name(card) : context.words.place.gone)
  if (!card)
    return (
      <div className="rv-pair gone">
        <Ghost context={context} seat={takerOfSpace(context.input.log, HERE, at)} say={context.words.place.tookIt} />
      </div>
    )
  return (
    <div {...props} className={lit ? 'rv-pair glow' : 'rv-pair'}>
      <CardFace context={context} card={card} />
      {lit && <Flame />}
    </div>
  )
}
