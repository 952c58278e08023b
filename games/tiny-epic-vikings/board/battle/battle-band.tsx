import './battle-band.css'
import { Icon, Token, useThing } from '@longhouse/board'
import type { ReactNode } from 'react'
import { invaderStrength } from '../../src/battles.ts'
import type { VikingId } from '../../src/content-file.ts'
import { held } from '../../src/sides.ts'
import type { Battle, Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, nameOfSide, viewerOf, youOrName } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { FavorFace } from '../pieces/favor-card.tsx'
import { CardBack, RuneCounts, SideMark } from '../pieces/pieces.tsx'
import { SmallViking } from '../pieces/viking-card.tsx'
import { cardOf, mayJoin, whenResolved } from './joining.ts'
import { canPay, mostOf, type Prospect, strengthWith, strongest, unseenVikings } from './prospects.ts'

type OfBattle = InContext & { readonly battle: Battle }

/** A battle whose cards lie face down, laid out at the foot of the chart: who is in, and what each could bring. */
export function BattleBand({ context, battle, children }: OfBattle & { readonly children?: ReactNode }) {
  const { words } = context
  const { props } = useThing(battle.favor, context.name(battle.favor))
  const joins = mayJoin(context, battle)
  const others = context.sides.filter((side) => !battle.fighters.includes(side) && canFight(context, side))
  return (
    <section className="tv-band" aria-label={words.battle.about(context.name(battle.favor))}>
      <header>
        <Icon symbol={artOf('strength')} />
        <h2 className="name">{words.battle.title}</h2>
        <small>{words.battle.foughtFor}</small>
        <div {...props} className="tv-fv">
          <FavorFace context={context} favor={battle.favor} />
        </div>
        <small>{whenResolved(context, battle)}</small>
        <small className="how">{words.battle.upToHow}</small>
        {children}
      </header>
      <ul>
        {[...battle.fighters, ...others].map((side) => (
          <SideIn key={side} context={context} battle={battle} side={side} may={joins.some((seat) => seat === side)} />
        ))}
        {battle.fighters.length === 1 && <InvadersAhead context={context} />}
      </ul>
    </section>
  )
}

/** The passive enemy never does (TV-13). */
const canFight = ({ view }: BoardContext, side: Side): boolean => side !== 'enemy' || view.enemy?.kind === 'clan'

interface SideInProps extends OfBattle {
  readonly side: Side
  readonly may: boolean
}

function SideIn({ context, battle, side, may }: SideInProps) {
  const { words } = context
  const isIn = battle.fighters.includes(side)
  const card = isIn ? cardOf(context, side) : null
  const state = isIn
    ? side === battle.starter
      ? words.battle.started
      : words.battle.joined
    : may
      ? words.battle.may
      : words.battle.out
  return (
    <li className={`by-${colorOf(context, side)} ${isIn ? 'in' : may ? 'may' : 'out'}`}>
      <header>
        <SideMark context={context} side={side} name={nameOfSide(context, side)} />
        <span className="name">{youOrName(context, side)}</span>
        <small>{state}</small>
      </header>
      {card !== null ? (
        <SmallViking context={context} card={card} />
      ) : isIn ? (
        <CardBack color={colorOf(context, side)} name={words.faceDown} />
      ) : (
        <span className="place" />
      )}
      {(isIn || may) && <Brings context={context} side={side} card={card} />}
    </li>
  )
}

/** With the card that is known, or the strongest of those that it may be; and what that hangs on. */
function Brings({ context, side, card }: InContext & { readonly side: Side; readonly card: VikingId | null }) {
  const { words, openContext, view } = context
  const own = side === viewerOf(context)
  const hand = own ? (view.players[side]?.hand ?? null) : null
  const most = card === null ? strongest(openContext, side, hand ?? unseenVikings(context)) : null
  const [figure, note] =
    card !== null
      ? [
          canPay(openContext, side, card) ? String(strengthWith(openContext, side, card)) : words.battle.cannotPay,
          context.name(card),
        ]
      : most
        ? [words.battle.upTo(most.strength), hand ? context.name(most.card) : null]
        : [words.battle.cannotPay, null]
  return (
    <div className="brings">
      <span className="figure">
        <Icon symbol={artOf('strength')} name={words.strength} />
        <b>{figure}</b>
      </span>
      <span className="has">
        <span>
          {held(openContext, side, 'steel')}
          <Token good="steel" name={words.resource('steel')} />
        </span>
        <RuneCounts context={context} side={side} />
      </span>
      {note && <small>{note}</small>}
    </div>
  )
}

/** TV-6.17, TV-6.27: whom the only fighter meets. */
function InvadersAhead({ context }: InContext) {
  const { words, view, openContext } = context
  const stack = view.invaders.length
  const drawn = unseenVikings(context).map(
    (card): Prospect => ({ card, strength: invaderStrength(openContext, card, stack + 1) }),
  )
  return (
    <li className="by-enemy may">
      <header>
        <Icon symbol={artOf('invaders')} />
        <span className="name">{words.era.theInvaders}</span>
        <small>{words.battle.alone}</small>
      </header>
      <span className="place" />
      <div className="brings">
        <span className="figure">
          <Icon symbol={artOf('strength')} name={words.strength} />
          <b>{words.battle.upTo(mostOf(drawn)?.strength ?? 0)}</b>
        </span>
        <small>{words.battle.stack(stack)}</small>
      </div>
    </li>
  )
}
