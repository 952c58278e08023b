import './ask-panel.css'
import { AskPanel, type Panels } from '@longhouse/board'
import type { BoardContext, InContext } from '../board-context.ts'
import { ChooseAcquired, DiscardHolding, KeepCard, MakeRoom, NextReward } from './ask-cards.tsx'
import { FormPool, Reroll } from './ask-combat.tsx'
import { LoseDice, SettleDice, TakeDie } from './ask-dice.tsx'
import { ChooseBranch, Claim, ExchangeOffer, Pillage, Specialist } from './ask-offers.tsx'
import { NextCard } from './ask-open-cards.tsx'
import { PayCost } from './ask-payment.tsx'
import { FaceJourney, MeetShip } from './ask-sea.tsx'

/** Steps whose whole form is asked here. */
const WHOLE: Panels<BoardContext> = {
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
const WINDOWED: Panels<BoardContext> = {
  specialist: Specialist,
  nextCard: NextCard,
  faceJourney: FaceJourney,
  meetShip: MeetShip,
  reroll: Reroll,
  pillage: Pillage,
}

export const PANEL_STEPS = Object.keys(WHOLE)

/** What is asked over the fjord. */
export function AskFjord({ context }: InContext) {
  return (
    <AskPanel
      context={context}
      panels={{ ...WHOLE, ...WINDOWED }}
      className="rv-ask"
      otherwise={<Watching context={context} />}
    />
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
