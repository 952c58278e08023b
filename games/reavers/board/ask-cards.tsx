import { ChoiceCard, Icon } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { Effect } from '../src/content-file.ts'
import { artOf } from './art.ts'
import type { Asked } from './asked.ts'
import { CardFace } from './cards.tsx'
import { CrewDie } from './dice.tsx'
import { EffectRow } from './effect-row.tsx'
import { HoldingChoices } from './holdings.tsx'
import { type InFjord, ownPlayer } from './sights.ts'
import { causeOf, partAgain } from './story.ts'

interface CardButtonProps extends InFjord {
  readonly card: string
  readonly note?: ReactNode
  take(): void
}

/** A card, large, that is taken by clicking it. */
export function CardButton({ fjord, card, note, take }: CardButtonProps) {
  return (
    <button type="button" className="rv-large glow" aria-label={fjord.name(card)} onClick={take}>
      <CardFace fjord={fjord} card={card} />
      {note && <span className="note">{note}</span>}
    </button>
  )
}

/** RV-15.8: one of the cards that only the viewer sees. */
export function KeepCard({ fjord, form }: Asked) {
  const { words, sight, view } = fjord
  const cards = form.kind === 'one' ? form.of.map(String) : []
  return (
    <>
      <h2 className="name">{words.ask.keep(view.looking?.count ?? cards.length)}</h2>
      <p className="how">
        {words.ask.keepText} <span className="final">{words.ask.final}</span>
      </p>
      <div className="rv-cards">
        {cards.map((card) => (
          <CardButton key={card} fjord={fjord} card={card} take={() => sight.choose(card)} />
        ))}
      </div>
    </>
  )
}

/** RV-12.12: territories are turned over; their rewards come in any order. */
export function NextReward({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const tiles = form.kind === 'one' ? form.of.map(String) : []
  return (
    <>
      <h2 className="name">{words.ask.rewards}</h2>
      <div className="rv-cards">
        {tiles.map((tile) => (
          <CardButton key={tile} fjord={fjord} card={tile} take={() => sight.choose(tile)} />
        ))}
      </div>
    </>
  )
}

/** RV-10.8: five artifacts do not fit. */
export function MakeRoom({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const choices: readonly Json[] = form.kind === 'one' ? form.of : []
  const held = ownPlayer(fjord)?.artifacts ?? []
  return (
    <>
      <h2 className="name">{words.ask.room}</h2>
      <p className="how">{words.ask.roomHow}</p>
      <div className="rv-cards">
        {choices.map((choice) => {
          const one = typeof choice === 'number' ? held[choice] : undefined
          const card = one?.card ?? causeOf(fjord)
          return (
            <CardButton
              key={String(choice)}
              fjord={fjord}
              card={card}
              note={
                <>
                  {one ? words.ask.toPile : `${words.ask.newOne}, ${words.ask.toPile}`}
                  {one?.die && <CrewDie die={one.die} />}
                </>
              }
              take={() => sight.choose(choice)}
            />
          )
        })}
      </div>
    </>
  )
}

/** RV-18.29, RV-18.55: something of one's own goes. */
export function DiscardHolding({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const holdings = form.kind === 'one' ? form.of.map(String) : []
  const isProphecy = holdings.every((holding) => holding.startsWith('prophecy/'))
  return (
    <>
      <h2 className="name">{isProphecy ? words.ask.brisingamen : words.ask.giveUpOne}</h2>
      <HoldingChoices
        fjord={fjord}
        holdings={holdings}
        say={(name) => name}
        take={(holding) => sight.choose(holding)}
      />
    </>
  )
}

/** RV-18.64, RV-18.65: a part of one of the Reavers just taken. */
export function ChooseAcquired({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const reavers = form.kind === 'one' ? form.of.map(String) : []
  return (
    <>
      <h2 className="name">{words.ask.acquired}</h2>
      <div className="ask-cards">
        {reavers.map((reaver) => (
          <EffectChoice
            key={reaver}
            fjord={fjord}
            title={fjord.name(reaver)}
            effects={partAgain(fjord, reaver)}
            take={() => sight.choose(reaver)}
          >
            <Icon symbol={artOf(reaver)} />
          </EffectChoice>
        ))}
      </div>
    </>
  )
}

interface EffectChoiceProps extends InFjord {
  readonly title: string
  readonly effects: readonly Effect[]
  readonly note?: string | undefined
  readonly children?: ReactNode
  take(): void
}

/** A choice whose title is said and whose effects are drawn. */
export function EffectChoice({ fjord, title, effects, note, children, take }: EffectChoiceProps) {
  return (
    <ChoiceCard
      title={title}
      note={note}
      take={take}
      below={
        effects.length > 0 && (
          <span className="rv-effects">
            <EffectRow fjord={fjord} effects={effects} />
          </span>
        )
      }
    >
      {children}
    </ChoiceCard>
  )
}
