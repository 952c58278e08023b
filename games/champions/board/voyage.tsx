import './fight.css'
import { ChoiceCard, Icon, piecesIn, usePicks } from '@longhouse/board'
import { type Form, type Json, plain } from '@longhouse/kernel'
import type { Longship } from '../src/content.ts'
import type { ShoreView } from '../src/seen.ts'
import type { Ship } from '../src/state.ts'
import { iconOf } from './art.ts'
import { RuneCard } from './cards.tsx'
import { LastWords } from './fight.tsx'
import { Way } from './fight-way.tsx'
import { Hull } from './hull.tsx'
import { PickedPieces } from './picked-pieces.tsx'
import { Piece, pieceName } from './piece.tsx'
import { heldRune, type InTown, type Town } from './sights.ts'

export const VOYAGE_STEPS = ['replaceJourney', 'loseAboard', 'starve']

/** At sea: the journey card, the ship with its crew, and what is asked of it (CH-10). */
export function VoyageStage({ town }: InTown) {
  const { sight, view } = town
  const step = sight.seen.ask?.step ?? ''
  const form = sight.seen.ask?.form as Form
  const shore = view.shores.findLast(({ journeyOpen, ship }) => journeyOpen && ship?.seat === sight.seen.seat)
  if (!shore?.ship || !shore.journey) return null
  return (
    <div className="fight voyage">
      <Way town={town} place={shore.id} seat={shore.ship.seat} at={step === 'starve' ? 'landing' : 'journey'} />
      <section className="foe" aria-label={town.name(shore.journey)}>
        <div className="enemy journey-large set-none">
          <span className="enemy-art">
            <Icon symbol={iconOf(shore.journey)} />
          </span>
          <span className="enemy-name">{town.name(shore.journey)}</span>
          <span className="enemy-reward">{town.text(shore.journey)}</span>
        </div>
      </section>
      {form.kind === 'mix' ? (
        <LoseAboard key={sight.seen.moves} town={town} shore={shore} ship={shore.ship} step={step} form={form} />
      ) : (
        <Replace town={town} shore={shore} ship={shore.ship} />
      )}
      <LastWords town={town} watched={null} />
    </div>
  )
}

interface AboardProps {
  readonly town: Town
  readonly shore: ShoreView
  readonly ship: Ship
}

function LoseAboard({
  town,
  shore,
  ship,
  step,
  form,
}: AboardProps & { readonly step: string; readonly form: Extract<Form, { kind: 'mix' }> }) {
  const { words, sight } = town
  const pieces = piecesIn(form.of)
  const { picked, toggle, counts, isFull } = usePicks(pieces, form.min)
  const names = sight.sitters.map(({ name }) => name)
  const asks = step === 'starve' ? words.voyage.starve(form.min) : words.voyage.lose(form.min)
  return (
    <>
      <section className="throw aboard" aria-label={words.voyage.crew}>
        <header>
          <h2 className="name">{words.voyage.crew}</h2>
          <p>{asks}</p>
        </header>
        <Hull longship={ship.longship} color={sight.sitters[ship.seat]?.color ?? 'grey'}>
          <p className="slots">
            <PickedPieces town={town} pieces={pieces} picked={picked} toggle={toggle} flag={words.voyage.goes} />
          </p>
        </Hull>
        <Aboard town={town} shore={shore} ship={ship} />
      </section>
      <section className="fight-options">
        <ChoiceCard
          title={isFull ? plain(sight.text.choice(step, counts as Json, names)) : asks}
          text={words.ask.chosen(picked.length, form.min)}
          disabled={!isFull}
          take={() => sight.choose(counts as Json)}
        >
          <Icon symbol={iconOf('helmet')} />
        </ChoiceCard>
      </section>
    </>
  )
}

function Replace({ town, shore, ship }: AboardProps) {
  const { words, sight } = town
  const crew = { swordsman: ship.swordsman, spearman: ship.spearman, axeman: ship.axeman, food: ship.food }
  return (
    <>
      <section className="throw aboard" aria-label={words.voyage.crew}>
        <header>
          <h2 className="name">{words.voyage.crew}</h2>
        </header>
        <Hull longship={ship.longship} color={sight.sitters[ship.seat]?.color ?? 'grey'}>
          <p className="slots">
            {piecesIn(crew).map((piece, i) => (
              <span key={i}>
                <Piece piece={piece} name={pieceName(sight, piece)} />
              </span>
            ))}
          </p>
        </Hull>
        <Aboard town={town} shore={shore} ship={ship} />
      </section>
      <section className="fight-options">
        <ChoiceCard
          title={words.voyage.replace}
          text={words.voyage.replaceText}
          note={words.ask.final}
          take={() => sight.choose({ use: true })}
        >
          <RuneCard rune={heldRune(town, 'replace-journey')} town={town} />
        </ChoiceCard>
        <ChoiceCard title={words.voyage.keep} text={words.voyage.keepText} take={() => sight.choose({ pass: true })}>
          <Icon symbol={iconOf(shore.journey ?? '')} />
        </ChoiceCard>
      </section>
    </>
  )
}

function Aboard({ town, shore, ship }: AboardProps) {
  const { words, content } = town
  const { capacity } = content.longships[ship.longship] as Longship
  const fedBy = content.shores[shore.id]?.warriorsFedPerFood ?? 0
  return (
    <footer>
      <span>
        {town.name(ship.longship)}, {words.holds} {capacity}
      </span>
      <span>{words.feeds(fedBy)}</span>
    </footer>
  )
}
