import { ChoiceCard, Icon } from '@longhouse/board'
import { artOf } from './art.ts'
import { EffectChoice } from './ask-cards.tsx'
import { Against, PoolChoice } from './ask-combat.tsx'
import { PaymentChoice } from './ask-payment.tsx'
import { type Asked, wayOf } from './asked.ts'
import { sayEffects } from './sentences.ts'
import { branchesOf, causeOf, mayOf, offerOf } from './story.ts'

/** RV-4.7: what a specialised Reaver does, and what it wants for it. */
export function Specialist({ fjord, form }: Asked) {
  const { words, sight, content } = fjord
  const reaver = causeOf(fjord)
  if (!wayOf(form, 'act')) return <ExchangeOffer fjord={fjord} form={form} />
  return (
    <div className="ask-cards">
      <EffectChoice
        fjord={fjord}
        title={words.ask.act(fjord.name(reaver))}
        effects={content.reavers[reaver]?.specialization ?? []}
        take={() => sight.choose({ act: true })}
      >
        <Icon symbol={artOf(reaver)} />
      </EffectChoice>
    </div>
  )
}

/** What a Reaver or an artifact gives for a payment. */
export function ExchangeOffer({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const cause = causeOf(fjord)
  const offer = offerOf(fjord)
  const payment = wayOf(form, 'exchange')
  return (
    <>
      <h2 className="name rv-offer">
        <Icon symbol={artOf(cause)} />
        {words.ask.offer(fjord.name(cause))}
      </h2>
      {payment && (
        <PaymentChoice
          fjord={fjord}
          form={payment}
          cost={offer?.pay ?? {}}
          then={offer?.then ?? []}
          title={words.ask.exchange}
          take={(chosen) => sight.choose({ exchange: chosen })}
        />
      )}
      <button type="button" className="btn glow" onClick={() => sight.choose({ skip: true })}>
        {words.ask.skip}
        <span className="note">{words.ask.skipText}</span>
      </button>
    </>
  )
}

/** RV-10.12, RV-11.6: more of a farm, a wall or a tower, in a keep by combat. */
export function Pillage({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const card = causeOf(fjord)
  const pool = wayOf(form, 'fight')
  const leave = (
    <ChoiceCard title={words.ask.pass} text={words.ask.passText} take={() => sight.choose({ pass: true })}>
      <Icon symbol="g-drakkar" />
    </ChoiceCard>
  )
  if (pool?.kind === 'mix')
    return (
      <>
        <Against fjord={fjord} />
        <PoolChoice fjord={fjord} form={pool} take={(chosen) => sight.choose({ fight: chosen })} />
        <div className="ask-cards">{leave}</div>
      </>
    )
  return (
    <>
      <h2 className="name">{fjord.name(card)}</h2>
      <div className="ask-cards">
        {wayOf(form, 'pillage') && (
          <EffectChoice
            fjord={fjord}
            title={words.ask.pillage}
            effects={mayOf(fjord, card)}
            take={() => sight.choose({ pillage: true })}
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
export function ChooseBranch({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const card = causeOf(fjord)
  const open = form.kind === 'one' ? form.of : []
  return (
    <>
      <h2 className="name">{words.ask.branch(fjord.name(card))}</h2>
      <div className="ask-cards">
        {branchesOf(fjord).map((effects, at) =>
          open.includes(at) ? (
            <EffectChoice
              key={at}
              fjord={fjord}
              title={sayEffects(fjord, effects)}
              effects={effects}
              take={() => sight.choose(at)}
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
export function Claim({ fjord, form }: Asked) {
  const { words, sight } = fjord
  const swords = wayOf(form, 'use')
  return (
    <>
      <h2 className="name">{words.ask.territory}</h2>
      <div className="ask-cards">
        <ChoiceCard
          title={words.ask.takeTile}
          text={fjord.name(causeOf(fjord))}
          take={() => sight.choose({ take: true })}
        >
          <Icon symbol="l-subdue" box={24} />
        </ChoiceCard>
        {swords?.kind === 'one' &&
          swords.of.map((artifact) => (
            <ChoiceCard
              key={String(artifact)}
              title={words.ask.upgradeTile(fjord.name(String(artifact)))}
              text={words.ask.upgradeText}
              take={() => sight.choose({ use: artifact })}
            >
              <Icon symbol={artOf(String(artifact))} />
            </ChoiceCard>
          ))}
      </div>
    </>
  )
}
