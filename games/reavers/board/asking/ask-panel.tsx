import './ask-panel.css'
import type { ReactNode } from 'react'
import type { InContext } from '../board-context.ts'
import { ChooseAcquired, DiscardHolding, KeepCard, MakeRoom, NextReward } from './ask-cards.tsx'
import { FormPool, Reroll } from './ask-combat.tsx'
import { LoseDice, SettleDice, TakeDie } from './ask-dice.tsx'
import { ChooseBranch, Claim, ExchangeOffer, Pillage, Specialist } from './ask-offers.tsx'
import { NextCard } from './ask-open-cards.tsx'
import { PayCost } from './ask-payment.tsx'
import { FaceJourney, MeetShip } from './ask-sea.tsx'
import type { Asked } from './asked.ts'

type Panel = (asked: Asked) => ReactNode

/** Steps whose whole form is asked here. */
const WHOLE: { readonly [step: string]: Panel } = {
  payCost: PayCost,
  takeDie: TakeDie,
  settleDice: SettleDice,
  loseDice: LoseDice,
  makeRoom: MakeRoom,
  formPool: FormPool,
  claim: Claim,
  nextReward: NextReward,
  keepCard: KeepCard,
  chooseBranch: ChooseBranch,
  exchange: ExchangeOffer,
  discardHolding: DiscardHolding,
  chooseAcquired: ChooseAcquired,
}

/** Steps beside which dice may be stored and artifacts used: these glow among one's own things (RV-4.25). */
const WINDOWED: { readonly [step: string]: Panel } = {
  specialist: Specialist,
  nextCard: NextCard,
  faceJourney: FaceJourney,
  meetShip: MeetShip,
  reroll: Reroll,
  pillage: Pillage,
}

export const PANEL_STEPS = Object.keys(WHOLE)

/** What is asked over the fjord, in the cards and dice it is about. */
export function AskPanel({ context }: InContext) {
  const { ask, moves } = context.input.seatView
  const Panel = ask?.form ? (WHOLE[ask.step] ?? WINDOWED[ask.step]) : undefined
  if (!ask?.form || !Panel) return <Watching context={context} />
  return (
    <section className={`ask-panel rv-ask ${ask.step}`} key={`${moves} ${ask.step}`}>
      <Panel context={context} form={ask.form} />
    </section>
  )
}

/** A combat of somebody else is watched where it is fought. */
function Watching({ context }: InContext) {
  const { combat } = context.view
  if (!combat || combat.seat === context.input.seatView.seat) return null
  return (
    <section className="ask-panel rv-ask watching">
      <Reroll context={context} form={null} />
    </section>
  )
}
