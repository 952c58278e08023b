import '../assigning/hull.css'
import './ask-panel.css'
import { ChoiceCard, Icon, piecesIn, usePicks } from '@longhouse/board'
import { type Form, type Json, plain } from '@longhouse/kernel'
import { useState } from 'react'
import { type BoardContext, heldRune, type InContext } from '../board-context.ts'
import { DestinyFace, RuneCard } from '../pieces/cards.tsx'
import { PickedPieces } from './picked-pieces.tsx'

export const PANEL_STEPS = ['keepDestiny', 'buryDestinies', 'chooseRecruits', 'chooseTrueVision']

/** What is asked over the town, with the cards and dice it is about. */
export function AskPanel({ context }: InContext) {
  const { ask, moves } = context.input.seatView
  if (!ask?.form || !PANEL_STEPS.includes(ask.step)) return null
  return (
    <section className="ask-panel" key={moves}>
      <Asked context={context} step={ask.step} form={ask.form} />
    </section>
  )
}

function Asked({
  context,
  step,
  form,
}: {
  readonly context: BoardContext
  readonly step: string
  readonly form: Form
}) {
  if (step === 'keepDestiny' && form.kind === 'one')
    return <KeepDestiny context={context} cards={form.of.map(String)} />
  if (step === 'buryDestinies' && form.kind === 'order') return <BuryDestinies context={context} cards={form.of} />
  if (form.kind === 'mix') return <Recruits context={context} form={form} />
  return <TrueVision context={context} />
}

function KeepDestiny({ context, cards }: { readonly context: BoardContext; readonly cards: readonly string[] }) {
  return (
    <>
      <h2 className="name">{context.words.ask.keepDestiny}</h2>
      <div className="ask-cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="fight-choice destiny-large glow"
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
function BuryDestinies({ context, cards }: { readonly context: BoardContext; readonly cards: readonly string[] }) {
  const { words, input } = context
  const [clicked, setClicked] = useState<readonly string[]>([])
  const order = [...clicked, ...cards.filter((card) => !clicked.includes(card))]
  const toggle = (card: string) =>
    setClicked(clicked.includes(card) ? clicked.filter((other) => other !== card) : [...clicked, card])
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
            onClick={() => toggle(card)}
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

function Recruits({
  context,
  form,
}: {
  readonly context: BoardContext
  readonly form: Extract<Form, { kind: 'mix' }>
}) {
  const { words, input } = context
  const pieces = piecesIn(form.of)
  const { picked, toggle, counts, isFull } = usePicks(pieces, form.min)
  const names = input.sitters.map(({ name }) => name)
  return (
    <>
      <h2 className="name">{words.ask.recruits}</h2>
      <p>{words.ask.chosen(picked.length, form.min)}</p>
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

function TrueVision({ context }: InContext) {
  const { words, input } = context
  const rune = heldRune(context, 'sage-extra-draw')
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
