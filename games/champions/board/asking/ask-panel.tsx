import '../assigning/hull.css'
import './ask-panel.css'
import './choice-card.css'
import {
  type Asked,
  AskPanel,
  ChoiceCard,
  Icon,
  type Panels,
  piecesIn,
  toggled,
  usePicks,
  valuesOf,
} from '@longhouse/board'
import { type Form, type Json, plain } from '@longhouse/kernel'
import { useState } from 'react'
import { type BoardContext, type InContext, ownRune } from '../board-context.ts'
import { DestinyFace, RuneCard } from '../pieces/cards.tsx'
import { PickedPieces } from './picked-pieces.tsx'

const PANELS: Panels<BoardContext> = {
  keepDestiny: KeepDestiny,
  buryDestinies: BuryDestinies,
  chooseRecruits: Recruits,
  chooseTrueVision: TrueVision,
}

export const PANEL_STEPS = Object.keys(PANELS)

/** What is asked over the town. */
export function AskTown({ context }: InContext) {
  return <AskPanel context={context} panels={PANELS} />
}

type AskedHere = Asked<BoardContext>

function KeepDestiny({ context, form }: AskedHere) {
  const cards = valuesOf(form).map(String)
  return (
    <>
      <h2 className="name">{context.words.ask.keepDestiny}</h2>
      <div className="ask-cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="choice-card destiny-large glow"
            onClick={() => context.input.choose(card)}
          >
            <DestinyFace card={card} context={context} />
          </button>
        ))}
      </div>
    </>
  )
}

/** The first clicked lies highest; those not clicked follow as they were drawn. */
function BuryDestinies({ context, form }: AskedHere) {
  const { words, input } = context
  const cards = form.kind === 'order' ? form.of : []
  const [clicked, setClicked] = useState<readonly string[]>([])
  const order = [...clicked, ...cards.filter((card) => !clicked.includes(card))]
  return (
    <>
      <h2 className="name">{words.ask.bury}</h2>
      <p>{words.ask.buryHow}</p>
      <div className="ask-cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className={`destiny-large glow ${clicked.includes(card) ? 'picked' : ''}`}
            aria-pressed={clicked.includes(card)}
            onClick={() => setClicked(toggled(clicked, card))}
          >
            <span className="ord">{order.indexOf(card) + 1}</span>
            <DestinyFace card={card} context={context} />
          </button>
        ))}
      </div>
      <button type="button" className="btn primary" onClick={() => input.choose(order)}>
        {words.ask.buryDone}
      </button>
    </>
  )
}

function Recruits({ context, form }: AskedHere) {
  const { words, input } = context
  const { of, min } = form as Extract<Form, { kind: 'mix' }>
  const pieces = piecesIn(of)
  const { picked, toggle, counts, isFull } = usePicks(pieces, min)
  const names = input.sitters.map(({ name }) => name)
  return (
    <>
      <h2 className="name">{words.ask.recruits}</h2>
      <p>{words.ask.chosen(picked.length, min)}</p>
      <p className="slots">
        <PickedPieces context={context} pieces={pieces} picked={picked} toggle={toggle} flag={words.ask.joins} />
      </p>
      <ChoiceCard
        title={isFull ? plain(input.text.choice('chooseRecruits', counts as Json, names)) : words.ask.recruits}
        disabled={!isFull}
        choice={counts as Json}
        take={input.choose}
      >
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </>
  )
}

function TrueVision({ context }: AskedHere) {
  const { words, input } = context
  const rune = ownRune(context, 'sage-extra-draw')
  return (
    <div className="ask-cards">
      <ChoiceCard title={words.ask.vision} text={context.text(rune)} choice={{ use: true }} take={input.choose}>
        <RuneCard rune={rune} context={context} />
      </ChoiceCard>
      <ChoiceCard title={words.ask.noVision} text={words.ask.noVisionText} choice={{ pass: true }} take={input.choose}>
        <Icon symbol="g-norns" />
      </ChoiceCard>
    </div>
  )
}
