import './own.css'
import './own-prophecies.css'
import './own-folds.css'
import { Box, Token, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useState } from 'react'
import { prophecyGlory } from '../../src/prophecies.ts'
import { boardContextOf, type InContext, type OfPlayer, type OfSeat, type ReaversInput } from '../board-context.ts'
import { CounterPiece } from '../pieces/cards.tsx'
import { CardBack, TerritoryCounts } from '../pieces/pieces.tsx'
import { spotOf } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { ArtifactsBox } from './own-artifacts.tsx'
import { ShipBox } from './own-ship.tsx'
import { countSpecialists, SpecialistsBox } from './own-specialists.tsx'

/** The viewer's own things, along the bottom. */
export function Own({ input, seat }: { readonly input: ReaversInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const player = context.view.players[seat]
  const [shown, show] = useState<Fold | null>(null)
  if (!player) return null
  return (
    <section
      className={`own rv-own ${shown ? `shows-${shown}` : ''}`}
      aria-label={input.sitters[seat]?.name}
      data-spot={keyOf('seat', seat)}
    >
      <ShipBox context={context} player={player} seat={seat} />
      <SpecialistsBox context={context} player={player} />
      <ArtifactsBox context={context} player={player} seat={seat} />
      <PropheciesBox context={context} player={player} seat={seat} />
      <PileBox context={context} player={player} seat={seat} />
      <Folds context={context} player={player} shown={shown} show={show} />
    </section>
  )
}

type Fold = 'reavers' | 'prophecies'

interface FoldsProps extends OfPlayer {
  readonly shown: Fold | null
  show(fold: Fold | null): void
}

/** Where a phone has no room for them, Reavers and Prophecies unfold. */
function Folds({ context: { words }, player, shown, show }: FoldsProps) {
  const counts = { reavers: countSpecialists(player), prophecies: player.prophecyCount }
  return (
    <span className="rv-folds">
      {(['reavers', 'prophecies'] as const).map((fold) => (
        <button
          key={fold}
          type="button"
          aria-expanded={shown === fold}
          onClick={() => show(shown === fold ? null : fold)}
        >
          {words.own[fold]} <b>{counts[fold]}</b>
        </button>
      ))}
    </span>
  )
}

/** More have no room for their names, and still more lie in small rows. */
const MOST_NAMED = 2
const MOST_LARGE = 9

const roomFor = (held: number) =>
  held > MOST_LARGE ? 'prophecies many crowd' : held > MOST_NAMED ? 'prophecies many' : 'prophecies'

/** Each with what it would score as things are (RV-17.17). */
function PropheciesBox({ context, player, seat }: OfSeat) {
  const held = player.prophecies ?? []
  return (
    <Box
      className={roomFor(held.length)}
      title={context.words.own.prophecies}
      hint={context.words.own.secret}
      count={player.prophecyCount}
      spot={spotOf('prophecies', seat)}
    >
      <div className="rv-cards">
        {held.length === 0 && <span className="rv-none">{context.words.own.none}</span>}
        {held.map((card, i) => (
          <OwnProphecy key={i} context={context} card={card} seat={seat} />
        ))}
      </div>
    </Box>
  )
}

function OwnProphecy({ context, card, seat }: InContext & { readonly card: string; readonly seat: Seat }) {
  const glory = prophecyGlory(context, seat, card)
  const { props } = useThing(keyOf('named', card), `${context.name(card)}. ${context.words.own.now(glory)}`)
  const { per } = context.content.prophecies[card]?.score ?? {}
  return (
    <span {...props} className="rv-prophecy">
      <b className="rv-dn">{context.name(card)}</b>
      <span className="per">{per && <CounterPiece context={context} counter={per} />}</span>
      <span className="rv-dv">
        <b>{glory}</b>
        <Token good="glory" />
      </span>
    </span>
  )
}

function PileBox({ context, player, seat }: OfSeat) {
  const { words } = context
  const { props } = useThing(keyOf('pile', seat), words.own.pileCount(player.pileCount))
  return (
    <div {...props} className="box rv-pile">
      <h2>{words.own.pile}</h2>
      <span className="terr" data-spot={spotOf('territories', seat)}>
        <TerritoryCounts context={context} tiles={player.territories} />
      </span>
      <span className="amt">
        <CardBack deck="glory" />
        <b>{player.pileCount}</b>
      </span>
    </div>
  )
}
