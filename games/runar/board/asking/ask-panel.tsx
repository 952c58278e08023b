import './ask-panel.css'
import { type Asked, AskPanel, askedForm, FinalNote, type Panels, Pick, toggled, useDraft } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { CardId } from '../../src/content-file.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { CardFace, sayCard } from '../pieces/action-card.tsx'
import { FieldHeroes, PromoteHero, StrikeHero } from './team-heroes.tsx'

/** The first Hand is chosen with the cards before one's eyes, and heroes of the team with theirs. */
const PANELS: Panels<BoardContext> = {
  keepCards: KeepCards,
  buryCards: BuryCards,
  promote: PromoteHero,
  fieldHeroes: FieldHeroes,
  strikeHero: StrikeHero,
}

export const PANEL_STEPS = Object.keys(PANELS)

export const AskCards = ({ context }: InContext) => <AskPanel context={context} panels={PANELS} className="rn-ask" />

const cardsOf = (form: Form | null): readonly CardId[] =>
  form?.kind === 'some' || form?.kind === 'order' ? form.of : []

/** The cards that lie in a panel, and not in the Hand. */
export const cardsAskedFor = (context: BoardContext): readonly CardId[] => cardsOf(askedForm(context, ...PANEL_STEPS))

const isOf =
  (cards: readonly CardId[]) =>
  (kept: unknown): boolean =>
    Array.isArray(kept) && kept.every((card) => cards.includes(card))

function KeepCards({ context, form }: Asked<BoardContext>) {
  const { words, input } = context
  const cards = cardsOf(form)
  const wanted = form.kind === 'some' ? form.max : 0
  const [picked, setPicked] = useDraft<readonly CardId[]>('keep', [], isOf(cards))
  return (
    <>
      <p className="count">{words.ask.chosen(picked.length, wanted)}</p>
      <div className="cards">
        {cards.map((card) => (
          <Pick
            key={card}
            className="rn-card"
            label={sayCard(context, card)}
            picked={picked.includes(card)}
            flag={words.ask.kept}
            // One more than wanted puts the earliest back.
            toggle={() => setPicked(toggled(picked, card).slice(-wanted))}
          >
            <CardFace context={context} card={card} />
          </Pick>
        ))}
      </div>
      <button
        type="button"
        className="btn primary"
        disabled={picked.length !== wanted}
        onClick={() => input.choose(picked)}
      >
        {words.ask.keep}
      </button>
    </>
  )
}

/** The last one lies lowest; those not clicked come first, as they were drawn. */
function BuryCards({ context, form }: Asked<BoardContext>) {
  const { words, input } = context
  const cards = cardsOf(form)
  const [clicked, setClicked] = useDraft<readonly CardId[]>('bury', [], isOf(cards))
  const order = [...cards.filter((card) => !clicked.includes(card)), ...clicked]
  return (
    <>
      <p className="count">{words.ask.buryHow}</p>
      <div className="cards">
        {cards.map((card) => (
          <Pick
            key={card}
            className="rn-card"
            label={sayCard(context, card)}
            picked={clicked.includes(card)}
            toggle={() => setClicked(toggled(clicked, card))}
          >
            <CardFace context={context} card={card} />
            <span className="ord">{order.indexOf(card) + 1}</span>
          </Pick>
        ))}
      </div>
      <button type="button" className="btn primary" onClick={() => input.choose(order)}>
        {words.ask.bury}
        <FinalNote choices={[order]} className="note" />
      </button>
    </>
  )
}
