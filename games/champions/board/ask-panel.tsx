import './hull.css'
import './ask-panel.css'
import { ChoiceCard, Icon, piecesIn, usePicks } from '@longhouse/board'
import { type Form, type Json, plain } from '@longhouse/kernel'
import { useState } from 'react'
import { DestinyFace, RuneCard } from './cards.tsx'
import { PickedPieces } from './picked-pieces.tsx'
import { heldRune, type InTown, type Town } from './sights.ts'

export const PANEL_STEPS = ['keepDestiny', 'buryDestinies', 'chooseRecruits', 'chooseTrueVision']

/** What is asked over the town, with the cards and dice it is about. */
export function AskPanel({ town }: InTown) {
  const { ask, moves } = town.sight.seen
  if (!ask?.form || !PANEL_STEPS.includes(ask.step)) return null
  return (
    <section className="ask-panel" key={moves}>
      <Asked town={town} step={ask.step} form={ask.form} />
    </section>
  )
}

function Asked({ town, step, form }: { readonly town: Town; readonly step: string; readonly form: Form }) {
  if (step === 'keepDestiny' && form.kind === 'one') return <KeepDestiny town={town} cards={form.of.map(String)} />
  if (step === 'buryDestinies' && form.kind === 'order') return <BuryDestinies town={town} cards={form.of} />
  if (form.kind === 'mix') return <Recruits town={town} form={form} />
  return <TrueVision town={town} />
}

function KeepDestiny({ town, cards }: { readonly town: Town; readonly cards: readonly string[] }) {
  return (
    <>
      <h2 className="name">{town.words.ask.keepDestiny}</h2>
      <div className="ask-cards">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="fight-choice destiny-large glow"
            onClick={() => town.sight.choose(card)}
          >
            <DestinyFace card={card} town={town} />
          </button>
        ))}
      </div>
    </>
  )
}

/** The first clicked lies highest; those not clicked follow as they were drawn. */
function BuryDestinies({ town, cards }: { readonly town: Town; readonly cards: readonly string[] }) {
  const { words, sight } = town
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
            <DestinyFace card={card} town={town} />
          </button>
        ))}
      </div>
      <button type="button" className="btn primary" onClick={() => sight.choose(order)}>
        {words.ask.buryDone}
      </button>
    </>
  )
}

function Recruits({ town, form }: { readonly town: Town; readonly form: Extract<Form, { kind: 'mix' }> }) {
  const { words, sight } = town
  const pieces = piecesIn(form.of)
  const { picked, toggle, counts, isFull } = usePicks(pieces, form.min)
  const names = sight.sitters.map(({ name }) => name)
  return (
    <>
      <h2 className="name">{words.ask.recruits}</h2>
      <p>{words.ask.chosen(picked.length, form.min)}</p>
      <p className="slots">
        <PickedPieces town={town} pieces={pieces} picked={picked} toggle={toggle} flag={words.ask.joins} />
      </p>
      <ChoiceCard
        title={isFull ? plain(sight.text.choice('chooseRecruits', counts as Json, names)) : words.ask.recruits}
        disabled={!isFull}
        take={() => sight.choose(counts as Json)}
      >
        <Icon symbol="i-viking-helmet" />
      </ChoiceCard>
    </>
  )
}

function TrueVision({ town }: InTown) {
  const { words, sight } = town
  const rune = heldRune(town, 'sage-extra-draw')
  return (
    <div className="ask-cards">
      <ChoiceCard
        title={words.ask.vision}
        text={town.text(rune)}
        note={words.ask.final}
        take={() => sight.choose({ use: true })}
      >
        <RuneCard rune={rune} town={town} />
      </ChoiceCard>
      <ChoiceCard title={words.ask.noVision} text={words.ask.noVisionText} take={() => sight.choose({ pass: true })}>
        <Icon symbol="g-norns" />
      </ChoiceCard>
    </div>
  )
}
