import './ask-open-cards.css'
import { draggable, Icon, ownPlayer, valuesOf, wayOf } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import type { Reaver } from '../../src/content-file.ts'
import type { InContext } from '../board-context.ts'
import { placeArt } from '../pieces/art.ts'
import { CardFace, clanOf } from '../pieces/cards.tsx'
import { ComingDie, nameOfGain } from '../pieces/dice.tsx'
import { EffectRow } from '../pieces/effect-row.tsx'
import { sayEffects } from '../tips/sentences.ts'
import { CardButton } from './ask-cards.tsx'
import type { Asked } from './asked.ts'

/** RV-4.23: cards received lie open and are used one at a time. */
export function NextCard({ context, form }: Asked) {
  const { words, input, view } = context
  const cards = wayOf(form, 'card')
  if (cards?.kind !== 'either') return null
  const open = view.open.at(-1)?.cards ?? Object.keys(cards.of)
  return (
    <>
      <h2 className="name">{words.ask.open(open.length)}</h2>
      {open.length > 1 && <p className="how">{words.ask.openHow}</p>}
      <div className="rv-cards">
        {open.map((card, i) =>
          card in context.content.reavers ? (
            <OpenReaver key={i} context={context} card={card} form={cards.of[card]} />
          ) : (
            <CardButton
              key={i}
              context={context}
              card={card}
              note={words.ask.useCard}
              take={() => input.choose({ card: { [card]: true } })}
            />
          ),
        )}
      </div>
    </>
  )
}

/** RV-6.7: Rally, Specialize or Promote, each with what comes of it; the card may also be dragged there, or to where it goes aboard. */
function OpenReaver({ context, card, form }: InContext & { readonly card: string; readonly form: Form | undefined }) {
  const { words, content, input } = context
  const { rally, specialization } = content.reavers[card] as Reaver
  const { icon, promoteBonus } = clanOf(content, card)
  const slots = wayOf(form ?? null, 'specialize')
  const open: readonly Json[] = valuesOf(slots)
  const leader = ownPlayer(context)?.leader
  const gains = rally.map((die) => nameOfGain(words, die)).join('; ')
  const promoting = [words.ask.promoteText(words.icons[icon]), leader && words.ask.replaces(context.name(leader))]
    .filter(Boolean)
    .join(' ')
  const ability = words.tip.ability(sayEffects(context, specialization))
  const use = (how: Json) => input.choose({ card: { [card]: how } })
  const letGoAt = (target: string | undefined) => {
    if (target === 'rally' || target === 'promote') use({ [target]: true })
    else if (target !== undefined && open.includes(target)) use({ specialize: target })
  }
  return (
    <div className="rv-reaver">
      <span
        className="rv-large still"
        {...draggable({ scrolls: true, drop: (target) => letGoAt(target?.dataset.drop) })}
      >
        <CardFace context={context} card={card} />
      </span>
      <div className="uses">
        <button
          type="button"
          className="use glow"
          aria-label={`${context.name(card)}: ${words.ask.rally}. ${gains}. ${words.ask.rallyText}`}
          data-drop="rally"
          onClick={() => use({ rally: true })}
        >
          <span className="name">{words.ask.rally}</span>
          <span className="pl">
            {rally.map((die, i) => (
              <ComingDie key={i} {...die} name={nameOfGain(words, die)} />
            ))}
          </span>
          <small>{words.ask.rallyText}</small>
        </button>
        <button
          type="button"
          className="use glow"
          aria-label={`${context.name(card)}: ${words.ask.promote}. ${sayEffects(context, promoteBonus)}. ${promoting}`}
          data-drop="promote"
          onClick={() => use({ promote: true })}
        >
          <span className="name">{words.ask.promote}</span>
          <span className="pl">
            <EffectRow context={context} effects={promoteBonus} />
          </span>
          <small>{promoting}</small>
        </button>
        <div className="use rv-slots">
          <span className="name">{words.ask.specialize}</span>
          <small>{words.ask.specializeText}</small>
          <span className="pl">
            {content.playerBoard.specialize.slots.map((slot) => (
              <button
                key={slot}
                type="button"
                className={open.includes(slot) ? 'rv-slot glow' : 'rv-slot'}
                disabled={!open.includes(slot)}
                data-drop={slot}
                aria-label={`${context.name(card)}: ${words.ask.specialize}, ${context.name(slot)}. ${ability}`}
                onClick={() => use({ specialize: slot })}
              >
                <Icon symbol={placeArt(slot)} box={24} />
                {words.short[slot]}
                <em>
                  {ownPlayer(context)?.slots[slot]?.length ?? 0}/{content.playerBoard.specialize.maxPerSlot}
                </em>
              </button>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}
