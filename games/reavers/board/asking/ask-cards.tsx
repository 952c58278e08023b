import './ask-cards.css'
import { ChoiceCard, FinalNote, Icon, ownPlayer, valuesOf } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { Effect } from '../../src/content-file.ts'
import { readHeld } from '../../src/holdings.ts'
import type { InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { CardFace } from '../pieces/cards.tsx'
import { CrewDie } from '../pieces/dice.tsx'
import { EffectRow } from '../pieces/effect-row.tsx'
import { sayCard } from '../tips/tips.ts'
import type { Asked } from './asked.ts'
import { HoldingChoices } from './holdings.tsx'
import { causeOf, partAgain } from './subject.ts'

interface CardButtonProps extends InContext {
  readonly card: string
  readonly note?: ReactNode
  take(): void
}

/** A card, large, that is taken by clicking it. */
export function CardButton({ context, card, note, take }: CardButtonProps) {
  return (
    <button type="button" className="rv-large glow" aria-label={sayCard(context, card)} onClick={take}>
      <CardFace context={context} card={card} />
      {note && <span className="note">{note}</span>}
    </button>
  )
}

/** RV-15.8: one of the cards that only the viewer sees. */
export function KeepCard({ context, form }: Asked) {
  const { words, input, view } = context
  const cards = valuesOf(form).map(String)
  return (
    <>
      <h2 className="name">{words.ask.keep(view.looking?.count ?? cards.length)}</h2>
      <p className="how">
        {words.ask.keepText} <FinalNote choices={cards} />
      </p>
      <div className="rv-cards">
        {cards.map((card) => (
          <CardButton key={card} context={context} card={card} take={() => input.choose(card)} />
        ))}
      </div>
    </>
  )
}

/** RV-12.12: territories are turned over; their rewards come in any order. */
export function NextReward({ context, form }: Asked) {
  const { words, input } = context
  const tiles = valuesOf(form).map(String)
  return (
    <>
      <h2 className="name">{words.ask.rewards}</h2>
      <div className="rv-cards">
        {tiles.map((tile) => (
          <CardButton key={tile} context={context} card={tile} take={() => input.choose(tile)} />
        ))}
      </div>
    </>
  )
}

/** RV-10.8: five artifacts do not fit. */
export function MakeRoom({ context, form }: Asked) {
  const { words, input } = context
  const choices: readonly Json[] = valuesOf(form)
  const held = ownPlayer(context)?.artifacts ?? []
  return (
    <>
      <h2 className="name">{words.ask.room}</h2>
      <p className="how">{words.ask.roomHow}</p>
      <div className="rv-cards">
        {choices.map((choice) => {
          const one = typeof choice === 'number' ? held[choice] : undefined
          const card = one?.card ?? causeOf(context)
          return (
            <CardButton
              key={String(choice)}
              context={context}
              card={card}
              note={
                <>
                  {one ? words.ask.toPile : `${words.ask.newOne}, ${words.ask.toPile}`}
                  {one?.die && <CrewDie die={one.die} />}
                </>
              }
              take={() => input.choose(choice)}
            />
          )
        })}
      </div>
    </>
  )
}

/** RV-18.29, RV-18.55: something of one's own goes. */
export function DiscardHolding({ context, form }: Asked) {
  const { words } = context
  const holdings = valuesOf(form).map(String)
  const isProphecy = holdings.every((holding) => readHeld(holding).as === 'prophecy')
  return (
    <>
      <h2 className="name">{isProphecy ? words.ask.brisingamen : words.ask.giveUpOne}</h2>
      <HoldingChoices context={context} holdings={holdings} say={(name) => name} wrap={(holding) => holding} />
    </>
  )
}

/** RV-18.64, RV-18.65: a part of one of the Reavers just taken. */
export function ChooseAcquired({ context, form }: Asked) {
  const { words, input } = context
  const reavers = valuesOf(form).map(String)
  return (
    <>
      <h2 className="name">{words.ask.acquired}</h2>
      <div className="ask-cards">
        {reavers.map((reaver) => (
          <EffectChoice
            key={reaver}
            context={context}
            title={context.name(reaver)}
            effects={partAgain(context, reaver)}
            choice={reaver}
            take={input.choose}
          >
            <Icon symbol={artOf(reaver)} />
          </EffectChoice>
        ))}
      </div>
    </>
  )
}

interface EffectChoiceProps extends InContext {
  readonly title: string
  readonly effects: readonly Effect[]
  readonly children?: ReactNode
  readonly choice: Json
  take(choice: Json): void
}

/** A choice whose title is said and whose effects are drawn. */
export function EffectChoice({ context, title, effects, children, choice, take }: EffectChoiceProps) {
  return (
    <ChoiceCard
      title={title}
      choice={choice}
      take={take}
      below={
        effects.length > 0 && (
          <span className="rv-effects">
            <EffectRow context={context} effects={effects} />
          </span>
        )
      }
    >
      {children}
    </ChoiceCard>
  )
}
