import './battle-box.css'
import { Icon, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Event } from '../../src/events.ts'
import type { Battle, Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, nameOfSide, viewerOf, youOrName } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { FavorFace } from '../pieces/favor-card.tsx'
import { CardBack, SideMark } from '../pieces/pieces.tsx'
import { SmallViking } from '../pieces/viking-card.tsx'
import { BATTLE_SPOT } from '../spots.ts'

/** The battle that is on: what is fought for, who is in, who may still join; or how the last one ended. */
export function BattleBox({ context }: InContext) {
  const { battle } = context.view
  if (battle) return <Open context={context} battle={battle} />
  const last = lastBattle(context.input.log)
  return last ? <Ended context={context} last={last} /> : <Peace context={context} />
}

function Peace({ context: { words } }: InContext) {
  return (
    <section className="tv-battle peace" aria-label={words.battle.title}>
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.title}</span>
        <span className="when">{words.battle.none}</span>
      </header>
    </section>
  )
}

function Open({ context, battle }: InContext & { readonly battle: Battle }) {
  const { words } = context
  const { props } = useThing(battle.favor, context.name(battle.favor))
  return (
    <section className="tv-battle" aria-label={words.battle.title} data-spot={BATTLE_SPOT}>
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.title}</span>
        <span className="when">{words.battle.when(resolvedIn(context, battle))}</span>
      </header>
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
    </section>
  )
}

/** In whose turn it is resolved: the starter's next one (TV-6.8); what the enemy starts, in the human's (TV-17.11). */
const resolvedIn = (context: BoardContext, { starter }: Battle): string =>
  youOrName(context, starter === 'enemy' ? 0 : starter)

/** The latest card of a fighter, face down unless everybody knows it (TV-9.9). */
function Fighter({ context, side }: InContext & { readonly side: Side }) {
  const { view, words } = context
  const row =
    side === 'enemy' ? (view.enemy?.kind === 'clan' ? view.enemy.battles : []) : (view.players[side]?.row ?? [])
  const latest = row.at(-1)
  const name = words.battle.isIn(nameOfSide(context, side))
  const known = latest?.card && (latest.open || latest.up || side === viewerOf(context)) ? latest.card : null
  return (
    <span className="tv-fighter">
      {known ? <SmallViking context={context} card={known} /> : <CardBack color={colorOf(context, side)} name={name} />}
      <SideMark context={context} side={side} name={name} />
    </span>
  )
}

/** TV-6.8: everybody else has one turn to join, and no more than one. */
function mayJoin({ view, input }: BoardContext, { starter, fighters }: Battle): readonly Seat[] {
  if (view.enemy?.kind === 'clan') return fighters.includes(0) ? [] : [0]
  if (starter === 'enemy') return []
  const { players } = input.seatView
  const turn = (seat: Seat) => (seat - view.first + players) % players
  const begun = view.players[starter]?.row.length ?? 0
  return view.players.flatMap((player, seat) => {
    const chance = turn(seat) > turn(starter) ? begun : begun + 1
    return !fighters.includes(seat) && player.handCount > 0 && player.row.length < chance ? [seat] : []
  })
}

type BattleEnded = Extract<Event, { kind: 'battle-ended' }>

interface LastBattle {
  readonly ended: BattleEnded
  readonly strengths: readonly { readonly side: Side; readonly strength: number | null }[]
  readonly invaders: number | null
}

/** The latest battle of this era, from what was told of it. */
function lastBattle(log: readonly Event[]): LastBattle | null {
  const end = log.findLastIndex(({ kind }) => kind === 'battle-ended' || kind === 'era-began')
  const ended = log[end]
  if (ended?.kind !== 'battle-ended') return null
  const told = log.slice(
    log.slice(0, end).findLastIndex(({ kind }) => kind === 'battle-revealed'),
    end,
  )
  return {
    ended,
    strengths: told.flatMap((event): LastBattle['strengths'] =>
      event.kind === 'strength-counted'
        ? [{ side: event.side, strength: event.strength }]
        : event.kind === 'steel-missing'
          ? [{ side: event.side, strength: null }]
          : [],
    ),
    invaders: told.flatMap((event) => (event.kind === 'invaders-came' ? [event.strength] : [])).at(-1) ?? null,
  }
}

function Ended({ context, last }: InContext & { readonly last: LastBattle }) {
  const { words } = context
  const { ended, strengths, invaders } = last
  return (
    <section className="tv-battle over" aria-label={words.battle.last}>
      <header>
        <Icon symbol={artOf('strength')} />
        <span className="name">{words.battle.last}</span>
        <span className="when">{context.name(ended.favor)}</span>
      </header>
      <ul className="fought">
        {strengths.map(({ side, strength }) => (
          <li key={side} className={side === ended.winner ? 'won' : ''}>
            <SideMark context={context} side={side} />
            <b>{strength ?? '–'}</b>
          </li>
        ))}
        {invaders !== null && (
          <li>
            <Icon symbol={artOf('invaders')} name={words.era.invaders} />
            <b>{invaders}</b>
          </li>
        )}
        <li className="told">
          {ended.winner === null
            ? words.battle.nobodyWon
            : words.battle.won(youOrName(context, ended.winner), ended.winner === viewerOf(context))}
        </li>
      </ul>
    </section>
  )
}
