import './battle-box.css'
import { Icon, useThing } from '@longhouse/board'
import type { Battle, Side } from '../../src/state.ts'
import type { BattleOver } from '../battle/battle-over.tsx'
import type { Fought } from '../battle/fought.ts'
import { cardOf, mayJoin, whenResolved } from '../battle/joining.ts'
import { colorOf, type InContext, nameOfSide, viewerOf, youOrName } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { FavorFace } from '../pieces/favor-card.tsx'
import { CardBack, SideMark } from '../pieces/pieces.tsx'
import { SmallViking } from '../pieces/viking-card.tsx'
import { BATTLE_SPOT } from '../spots.ts'

type Laid = InContext & { readonly over: BattleOver }

/** The battle that is on: what is fought for, who is in, who may still join; or how the last one ended. */
export function BattleBox({ context, over }: Laid) {
  const { battle } = context.view
  if (battle) return <Open context={context} over={over} battle={battle} />
  const { ended = null } = over.fought ?? {}
  return ended ? <Ended context={context} over={over} ended={ended} /> : <Peace context={context} />
}

/** Lays it out over the chart, or puts it away. */
function LayOut({ context: { words }, over }: Laid) {
  if (!over.can) return null
  return (
    <button
      type="button"
      className="lay"
      aria-pressed={over.shown !== null}
      onClick={() => over.lay(over.shown === null)}
    >
      {over.shown === null ? words.battle.layOut : words.battle.putAway}
    </button>
  )
}

function Peace({ context: { words } }: InContext) {
  return (
    <section className="tv-battle peace" aria-label={words.battle.title} data-drop="down">
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.title}</span>
        <span className="when">{words.battle.none}</span>
      </header>
    </section>
  )
}

function Open({ context, over, battle }: Laid & { readonly battle: Battle }) {
  const { words } = context
  return (
    <section className="tv-battle" aria-label={words.battle.title} data-spot={BATTLE_SPOT} data-drop="down">
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.title}</span>
        <span className="when">{whenResolved(context, battle)}</span>
      </header>
      {over.shown === null && <Fight context={context} battle={battle} />}
      <LayOut context={context} over={over} />
    </section>
  )
}

function Fight({ context, battle }: InContext & { readonly battle: Battle }) {
  const { words } = context
  const { props } = useThing(battle.favor, context.name(battle.favor))
  return (
    <div className="fight">
      <div {...props} className="tv-fv">
        <FavorFace context={context} favor={battle.favor} />
      </div>
      <span className="fighters">
        {battle.fighters.map((side) => (
          <Fighter key={side} context={context} side={side} />
        ))}
        {mayJoin(context, battle).map((seat) => (
          <span key={seat} className="tv-may">
            <SideMark context={context} side={seat} />
            <small>{words.battle.may}</small>
          </span>
        ))}
      </span>
    </div>
  )
}

/** The latest card of a fighter, face down unless everybody knows it (TV-9.9). */
function Fighter({ context, side }: InContext & { readonly side: Side }) {
  const name = context.words.battle.isIn(nameOfSide(context, side))
  const known = cardOf(context, side)
  return (
    <span className="tv-fighter">
      {known ? <SmallViking context={context} card={known} /> : <CardBack color={colorOf(context, side)} name={name} />}
      <SideMark context={context} side={side} name={name} />
    </span>
  )
}

interface EndedProps extends Laid {
  readonly ended: NonNullable<Fought['ended']>
}

function Ended({ context, over, ended }: EndedProps) {
  const { words } = context
  const { fighters = [], invaders = null } = over.fought ?? {}
  return (
    <section className="tv-battle over" aria-label={words.battle.last} data-drop="down">
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.last}</span>
        <span className="when">{context.name(ended.favor)}</span>
      </header>
      <ul className="fought">
        {fighters.map(({ side, strength }) => (
          <li key={side} className={side === ended.winner ? 'won' : ''}>
            <SideMark context={context} side={side} />
            <b>{strength ?? '–'}</b>
          </li>
        ))}
        {invaders && (
          <li>
            <Icon symbol={artOf('invaders')} name={words.era.invaders} />
            <b>{invaders.strength}</b>
          </li>
        )}
        <li className="told">
          {ended.winner === null
            ? words.battle.nobodyWon
            : words.battle.won(youOrName(context, ended.winner), ended.winner === viewerOf(context))}
        </li>
      </ul>
      <LayOut context={context} over={over} />
    </section>
  )
}
