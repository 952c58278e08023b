import { ChoiceCard, Icon, valuesOf, wayOf } from '@longhouse/board'
import { artOf } from '../pieces/art.ts'
import { sayEffects } from '../tips/sentences.ts'
import { EffectChoice } from './ask-cards.tsx'
import { Against, PoolChoice } from './ask-combat.tsx'
import { PaymentChoice } from './ask-payment.tsx'
import type { Asked } from './asked.ts'
import { branchesOf, causeOf, mayOf, offerOf } from './subject.ts'

/** RV-4.7: what a specialised Reaver does, and what it wants for it. */
export function Specialist({ context, form }: Asked) {
  const { words, input, content } = context
  const reaver = causeOf(context)
  if (!wayOf(form, 'act')) return <ExchangeOffer context={context} form={form} />
  return (
    <div className="ask-cards">
      <EffectChoice
        context={context}
        title={words.ask.act(context.name(reaver))}
        effects={content.reavers[reaver]?.specialization ?? []}
        choice={{ act: true }}
        take={input.choose}
      >
        <Icon symbol={artOf(reaver)} />
      </EffectChoice>
    </div>
  )
}

/** What a Reaver or an artifact gives for a payment. */
export function ExchangeOffer({ context, form }: Asked) {
  const { words, input } = context
  const cause = causeOf(context)
  const offer = offerOf(context)
  const payment = wayOf(form, 'exchange')
  return (
    <>
      <h2 className="name rv-offer">
        <Icon symbol={artOf(cause)} />
        {words.ask.offer(context.name(cause))}
      </h2>
      {payment && (
        <PaymentChoice
          context={context}
          form={payment}
          cost={offer?.pay ?? {}}
          then={offer?.then ?? []}
          title={words.ask.exchange}
          wrap={(chosen) => ({ exchange: chosen })}
        />
      )}
      <button type="button" className="btn declines" onClick={() => input.choose({ skip: true })}>
        {words.ask.skip}
        <span className="note">{words.ask.skipText}</span>
      </button>
    </>
  )
}

/** RV-10.12, RV-11.6: more of a farm, a wall or a tower, in a keep by combat. */
export function Pillage({ context, form }: Asked) {
  const { words, input } = context
  const card = causeOf(context)
  const pool = wayOf(form, 'fight')
  const leave = (
    <ChoiceCard title={words.ask.pass} text={words.ask.passText} choice={{ pass: true }} take={input.choose}>
      <Icon symbol="g-drakkar" />
    </ChoiceCard>
  )
  if (pool?.kind === 'mix')
    return (
      <>
        <Against context={context} />
        <PoolChoice context={context} form={pool} wrap={(chosen) => ({ fight: chosen })} />
        <div className="ask-cards">{leave}</div>
      </>
    )
  return (
    <>
      <h2 className="name">{context.name(card)}</h2>
      <div className="ask-cards">
        {wayOf(form, 'pillage') && (
          <EffectChoice
            context={context}
            title={words.ask.pillage}
            effects={mayOf(context, card)}
            choice={{ pillage: true }}
            take={input.choose}
          >
            <Icon symbol={artOf(card)} />
          </EffectChoice>
        )}
        {leave}
      </div>
    </>
  )
}

/** RV-10.19: exactly one of the ways of a card. */
export function ChooseBranch({ context, form }: Asked) {
  const { words, input } = context
  const card = causeOf(context)
  const open = valuesOf(form)
  return (
    <>
      <h2 className="name">{words.ask.branch(context.name(card))}</h2>
      <div className="ask-cards">
        {branchesOf(context).map((effects, at) =>
          open.includes(at) ? (
            <EffectChoice
              key={at}
              context={context}
              title={sayEffects(context, effects)}
              effects={effects}
              choice={at}
              take={input.choose}
            >
              <Icon symbol={artOf(card)} />
            </EffectChoice>
          ) : null,
        )}
      </div>
    </>
  )
}

/** RV-18.67: the tile that was won, or a better one. */
export function Claim({ context, form }: Asked) {
  const { words, input } = context
  const swords = wayOf(form, 'use')
  return (
    <>
      <h2 className="name">{words.ask.territory}</h2>
      <div className="ask-cards">
        <ChoiceCard
          title={words.ask.takeTile}
          text={context.name(causeOf(context))}
          choice={{ take: true }}
          take={input.choose}
        >
          <Icon symbol="l-subdue" box={24} />
        </ChoiceCard>
        {swords?.kind === 'one' &&
          swords.of.map((artifact) => (
            <ChoiceCard
              key={String(artifact)}
              title={words.ask.upgradeTile(context.name(String(artifact)))}
              text={words.ask.upgradeText}
              choice={{ use: artifact }}
              take={input.choose}
            >
              <Icon symbol={artOf(String(artifact))} />
            </ChoiceCard>
          ))}
      </div>
    </>
  )
}
