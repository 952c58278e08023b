import './own.css'
import { Token, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useState } from 'react'
import { prophecyGlory } from '../src/prophecies.ts'
import { CounterPiece } from './cards.tsx'
import { ArtifactsBox } from './own-artifacts.tsx'
import { ShipBox } from './own-ship.tsx'
import { countSpecialists, SpecialistsBox } from './own-specialists.tsx'
import { CardBack, TerritoryCounts } from './pieces.tsx'
import { fjordOf, type InFjord, type OfPlayer, type OfSeat, type ReaversSight, rulesSight } from './sights.ts'

/** The viewer's own things, along the bottom. */
export function Own({ sight, seat }: { readonly sight: ReaversSight; readonly seat: Seat }) {
  const fjord = fjordOf(sight)
  const player = fjord.view.players[seat]
  const [shown, show] = useState<Fold | null>(null)
  if (!player) return null
  return (
    <section
      className={`own rv-own ${shown ? `shows-${shown}` : ''}`}
      aria-label={sight.sitters[seat]?.name}
      data-spot={`seat-${seat}`}
    >
      <ShipBox fjord={fjord} player={player} seat={seat} />
      <SpecialistsBox fjord={fjord} player={player} />
      <ArtifactsBox fjord={fjord} player={player} seat={seat} />
      <PropheciesBox fjord={fjord} player={player} seat={seat} />
      <PileBox fjord={fjord} player={player} seat={seat} />
      <Folds fjord={fjord} player={player} shown={shown} show={show} />
    </section>
  )
}

type Fold = 'reavers' | 'prophecies'

interface FoldsProps extends OfPlayer {
  readonly shown: Fold | null
  show(fold: Fold | null): void
}

/** Where a phone has no room for them, Reavers and Prophecies unfold. */
function Folds({ fjord: { words }, player, shown, show }: FoldsProps) {
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

/** Each with what it would score as things are (RV-17.17). */
function PropheciesBox({ fjord, player, seat }: OfSeat) {
  const held = player.prophecies ?? []
  return (
    <div className="rv-box prophecies" data-spot={`prophecies-${seat}`} data-count={held.length}>
      <h2 title={fjord.words.own.secret}>
        {fjord.words.own.prophecies} <b>{player.prophecyCount}</b>
      </h2>
      <div className="rv-cards">
        {held.length === 0 && <span className="rv-none">{fjord.words.own.none}</span>}
        {held.map((card, i) => (
          <OwnProphecy key={i} fjord={fjord} card={card} seat={seat} />
        ))}
      </div>
    </div>
  )
}

function OwnProphecy({ fjord, card, seat }: InFjord & { readonly card: string; readonly seat: Seat }) {
  const glory = prophecyGlory(rulesSight(fjord), seat, card)
  const { props } = useThing(card, `${fjord.name(card)}. ${fjord.words.own.now(glory)}`)
  const { per } = fjord.content.prophecies[card]?.score ?? {}
  return (
    <span {...props} className="rv-prophecy">
      <b className="rv-dn">{fjord.name(card)}</b>
      <span className="per">{per && <CounterPiece fjord={fjord} counter={per} />}</span>
      <span className="rv-dv">
        <b>{glory}</b>
        <Token good="glory" />
      </span>
    </span>
  )
}

function PileBox({ fjord, player, seat }: OfSeat) {
  const { words } = fjord
  const { props } = useThing(`pile@${seat}`, words.own.pileCount(player.pileCount))
  return (
    <div {...props} className="rv-box rv-pile">
      <h2>{words.own.pile}</h2>
      <span className="terr" data-spot={`territories-${seat}`}>
        <TerritoryCounts fjord={fjord} tiles={player.territories} />
      </span>
      <span className="amt">
        <CardBack deck="glory" />
        <b>{player.pileCount}</b>
      </span>
    </div>
  )
}
