import { ChoiceCard, Icon, wayOf } from '@longhouse/board'
import type { Journey, SeaBattle } from '../../src/content-file.ts'
import { artOf } from '../pieces/art.ts'
import { CardFace } from '../pieces/cards.tsx'
import { EffectChoice } from './ask-cards.tsx'
import { PoolChoice } from './ask-combat.tsx'
import { PaymentChoice } from './ask-payment.tsx'
import type { Asked } from './asked.ts'

/** RV-8.5: pay, suffer, or pass the card by. */
export function FaceJourney({ context, form }: Asked) {
  const { words, input, view, content } = context
  const card = view.voyage?.journey
  if (!card) return null
  const { avoid, avoidReward, penalty } = content.journeys[card] as Journey
  const price = wayOf(form, 'avoid')
  const ships = wayOf(form, 'cancel')
  return (
    <div className="rv-meeting">
      <span className="rv-large still">
        <CardFace context={context} card={card} />
      </span>
      <div className="rv-ways">
        {price && (
          <section className="rv-way">
            <h3 className="name">{words.ask.avoid}</h3>
            <PaymentChoice
              context={context}
              form={price}
              cost={avoid ?? {}}
              then={avoidReward}
              title={words.ask.payNow}
              wrap={(payment) => ({ avoid: payment })}
            />
          </section>
        )}
        {avoid && !price && <p className="how">{words.ask.noWay}</p>}
        <div className="ask-cards">
          <EffectChoice
            context={context}
            title={penalty.length > 0 ? words.ask.suffer : words.ask.goOn}
            effects={penalty}
            choice={{ suffer: true }}
            take={input.choose}
          >
            <Icon symbol={artOf(card)} />
          </EffectChoice>
          {ships?.kind === 'one' &&
            ships.of.map((artifact) => (
              <ChoiceCard
                key={String(artifact)}
                title={words.ask.cancel(context.name(String(artifact)))}
                text={words.ask.cancelText}
                choice={{ cancel: artifact }}
                take={input.choose}
              >
                <Icon symbol={artOf(String(artifact))} />
              </ChoiceCard>
            ))}
        </div>
      </div>
    </div>
  )
}

/** RV-8.10: the combination, combat, or neither. */
export function MeetShip({ context, form }: Asked) {
  const { words, input, view, content } = context
  const card = view.voyage?.battle
  if (!card) return null
  const { combination, rewards } = content.seaBattles[card] as SeaBattle
  const payment = wayOf(form, 'combination')
  const pool = wayOf(form, 'fight')
  return (
    <div className="rv-meeting">
      <span className="rv-large still">
        <CardFace context={context} card={card} />
      </span>
      <div className="rv-ways">
        {payment && (
          <section className="rv-way">
            <h3 className="name">
              {words.ask.combination} <small>{words.ask.combinationText}</small>
            </h3>
            <PaymentChoice
              context={context}
              form={payment}
              cost={{ dice: combination }}
              then={rewards}
              title={words.ask.payNow}
              wrap={(chosen) => ({ combination: chosen })}
            />
          </section>
        )}
        {pool?.kind === 'mix' && (
          <section className="rv-way">
            <h3 className="name">{words.ask.fight}</h3>
            <PoolChoice context={context} form={pool} wrap={(chosen) => ({ fight: chosen })} />
          </section>
        )}
        <div className="ask-cards">
          <ChoiceCard title={words.ask.giveUp} text={words.ask.giveUpSea} choice={{ giveUp: true }} take={input.choose}>
            <Icon symbol="g-skull" />
          </ChoiceCard>
        </div>
      </div>
    </div>
  )
}
