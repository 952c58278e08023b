import './fight.css'
import { ChoiceCard, Icon, piecesIn, usePicks } from '@longhouse/board'
import { type Form, type Json, plain } from '@longhouse/kernel'
import type { Longship } from '../../src/content.ts'
import type { ShoreView } from '../../src/seen.ts'
import type { Ship } from '../../src/state.ts'
import { PickedPieces } from '../asking/picked-pieces.tsx'
import { Hull } from '../assigning/hull.tsx'
import { type BoardContext, type InContext, ownRune } from '../board-context.ts'
import { iconOf } from '../pieces/art.ts'
import { RuneCard } from '../pieces/cards.tsx'
import { Landscape } from '../pieces/landscape.tsx'
import { Piece, pieceName } from '../pieces/piece.tsx'
import { LastWords } from './fight.tsx'
import { Way } from './fight-way.tsx'

export const VOYAGE_STEPS = ['replaceJourney', 'loseAboard', 'starve']

/** At sea: the journey card, the ship with its crew, and what is asked of it (CH-10). */
export function VoyageStage({ context }: InContext) {
  const { input, view } = context
  const step = input.seatView.ask?.step ?? ''
  const form = input.seatView.ask?.form as Form
  const shore = view.shores.findLast(({ journeyOpen, ship }) => journeyOpen && ship?.seat === input.seatView.seat)
  if (!shore?.ship || !shore.journey) return null
  return (
    <div className="fight voyage">
      <Landscape sea />
      <Way context={context} place={shore.id} seat={shore.ship.seat} at={step === 'starve' ? 'landing' : 'journey'} />
      <section className="foe" aria-label={context.name(shore.journey)}>
        <div className="enemy journey-large set-none">
          <span className="enemy-art">
            <Icon symbol={iconOf(shore.journey)} />
          </span>
          <span className="enemy-name">{context.name(shore.journey)}</span>
          <span className="enemy-reward">{context.text(shore.journey)}</span>
        </div>
      </section>
      {form.kind === 'mix' ? (
        <LoseAboard
          key={input.seatView.moves}
          context={context}
          shore={shore}
          ship={shore.ship}
          step={step}
          form={form}
        />
      ) : (
        <Replace context={context} shore={shore} ship={shore.ship} />
      )}
      <LastWords context={context} watched={null} />
    </div>
  )
}

interface AboardProps {
  readonly context: BoardContext
  readonly shore: ShoreView
  readonly ship: Ship
}

function LoseAboard({
  context,
  shore,
  ship,
  step,
  form,
}: AboardProps & { readonly step: string; readonly form: Extract<Form, { kind: 'mix' }> }) {
  const { words, input } = context
  const pieces = piecesIn(form.of)
  const { picked, toggle, counts, isFull } = usePicks(pieces, form.min)
  const names = input.sitters.map(({ name }) => name)
  const asks = step === 'starve' ? words.voyage.starve(form.min) : words.voyage.lose(form.min)
  return (
    <>
      <section className="throw aboard" aria-label={words.voyage.crew}>
        <header>
          <h2 className="name">{words.voyage.crew}</h2>
          <p>{asks}</p>
        </header>
        <Hull longship={ship.longship} color={input.sitters[ship.seat]?.color ?? 'grey'}>
          <p className="slots">
            <PickedPieces context={context} pieces={pieces} picked={picked} toggle={toggle} flag={words.voyage.goes} />
          </p>
        </Hull>
        <Aboard context={context} shore={shore} ship={ship} />
      </section>
      <section className="fight-options">
        <ChoiceCard
          title={isFull ? plain(input.text.choice(step, counts as Json, names)) : asks}
          text={words.ask.chosen(picked.length, form.min)}
          disabled={!isFull}
          ofPicked
          choice={counts as Json}
          take={input.choose}
        >
          <Icon symbol={iconOf('helmet')} />
        </ChoiceCard>
      </section>
    </>
  )
}

function Replace({ context, shore, ship }: AboardProps) {
  const { words, input } = context
  const crew = { swordsman: ship.swordsman, spearman: ship.spearman, axeman: ship.axeman, food: ship.food }
  return (
    <>
      <section className="throw aboard" aria-label={words.voyage.crew}>
        <header>
          <h2 className="name">{words.voyage.crew}</h2>
        </header>
        <Hull longship={ship.longship} color={input.sitters[ship.seat]?.color ?? 'grey'}>
          <p className="slots">
            {piecesIn(crew).map((piece, i) => (
              <span key={i}>
                <Piece piece={piece} name={pieceName(input, piece)} />
              </span>
            ))}
          </p>
        </Hull>
        <Aboard context={context} shore={shore} ship={ship} />
      </section>
      <section className="fight-options">
        <ChoiceCard
          title={words.voyage.replace}
          text={words.voyage.replaceText}
          choice={{ use: true }}
          take={input.choose}
        >
          <RuneCard rune={ownRune(context, 'replace-journey')} context={context} />
        </ChoiceCard>
        <ChoiceCard title={words.voyage.keep} text={words.voyage.keepText} choice={{ pass: true }} take={input.choose}>
          <Icon symbol={iconOf(shore.journey ?? '')} />
        </ChoiceCard>
      </section>
    </>
  )
}

function Aboard({ context, shore, ship }: AboardProps) {
  const { words, content } = context
  const { capacity } = content.longships[ship.longship] as Longship
  const fedBy = content.shores[shore.id]?.warriorsFedPerFood ?? 0
  return (
    <footer>
      <span>
        {context.name(ship.longship)}, {words.holds} {capacity}
      </span>
      <span>{words.feeds(fedBy)}</span>
    </footer>
  )
}
