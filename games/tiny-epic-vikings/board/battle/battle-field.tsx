import './battle-field.css'
import { Icon, RuleLink, Token, useThing } from '@longhouse/board'
import type { ReactNode } from 'react'
import type { FavorId, Viking, VikingId } from '../../src/content-file.ts'
import { type BoardContext, colorOf, type InContext, viewerOf, youOrName } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { CounterPiece } from '../pieces/effects.tsx'
import { FavorFace } from '../pieces/favor-card.tsx'
import { SideMark } from '../pieces/pieces.tsx'
import { VikingFace, vikingOf } from '../pieces/viking-card.tsx'
import { sumOf } from './battle-sum.ts'
import { type Fought, type FoughtBy, favorOf, OUTCOMES, outcomeOf } from './fought.ts'

type OfFight = InContext & { readonly fought: Fought }

/** A battle that is fought, laid out over the chart: every card with what it paid and counted, and why it ended so. */
export function BattleField({ context, fought, children }: OfFight & { readonly children?: ReactNode }) {
  const { words, view } = context
  const favor = favorOf(fought, view.battle)
  return (
    <section className="tv-field" aria-label={words.battle.about(favor === null ? '' : context.name(favor))}>
      <header>
        <h2 className="name">{words.battle.title}</h2>
        {favor !== null && <FoughtFor context={context} fought={fought} favor={favor} />}
        {children}
      </header>
      <div className="columns">
        {fought.fighters.map((fighter, i) => (
          <Fighter key={fighter.side} context={context} fought={fought} fighter={fighter} isStarter={i === 0} />
        ))}
        {fought.invaders?.card && (
          <Invaders context={context} fought={fought} card={fought.invaders.card} strength={fought.invaders.strength} />
        )}
      </div>
      <Steps context={context} fought={fought} />
    </section>
  )
}

/** What is fought for, and to whom it goes. */
function FoughtFor({ context, fought: { ended }, favor }: OfFight & { readonly favor: FavorId }) {
  const { words } = context
  const { props } = useThing(favor, context.name(favor))
  const winner = ended?.winner ?? null
  return (
    <>
      <small>{words.battle.foughtFor}</small>
      <div {...props} className="tv-fv">
        <FavorFace context={context} favor={favor} />
      </div>
      {ended && (
        <b className={`goes by-${winner === null ? 'enemy' : colorOf(context, winner)}`}>
          →{' '}
          {winner === null
            ? words.battle.goesBack
            : words.battle.goesTo(youOrName(context, winner), winner === viewerOf(context))}
        </b>
      )}
    </>
  )
}

interface FighterProps extends OfFight {
  readonly fighter: FoughtBy
  readonly isStarter: boolean
}

function Fighter({ context, fought: { ended }, fighter, isStarter }: FighterProps) {
  const { words } = context
  const { side, card, steel, strength, bonus } = fighter
  const viking = vikingOf(context, card)
  const wins = ended?.winner === side
  const [cost, costRule] =
    side === 'enemy' ? [words.battle.paysNone, 'TV-17.1'] : [steel ? null : words.battle.noSteel, 'TV-6.11']
  return (
    <article className={`by-${colorOf(context, side)} ${wins ? 'won' : ''} ${strength === null ? 'out' : ''}`}>
      <header>
        <SideMark context={context} side={side} />
        <span className="name">{youOrName(context, side)}</span>
        <small>{isStarter ? words.battle.started : words.battle.joined}</small>
      </header>
      <FoughtCard context={context} card={card} />
      <dl>
        <Fact context={context} name={words.battle.steel} rule={costRule}>
          {cost ?? (
            <span className={steel?.paid ? '' : 'missing'}>
              {steel?.cost} <Token good="steel" name={words.resource('steel')} />{' '}
              {!steel?.paid && words.battle.cannotPay}
            </span>
          )}
        </Fact>
        {viking && strength !== null && (
          <Reckoned context={context} viking={viking} strength={strength} bonus={bonus} rule="TV-6.14" />
        )}
      </dl>
      <p className="result">
        <b>{strength ?? '–'}</b>
        <span>
          {strength === null
            ? words.battle.staysOut
            : ended === null
              ? words.battle.competes
              : wins
                ? words.battle.wins
                : words.battle.loses}
        </span>
      </p>
    </article>
  )
}

interface InvadersProps extends OfFight {
  readonly card: VikingId
  readonly strength: number
}

/** TV-6.27 to TV-6.31. */
function Invaders({ context, fought: { ended }, card, strength }: InvadersProps) {
  const { words } = context
  const viking = vikingOf(context, card)
  const beaten = ended !== null && ended.winner !== null
  return (
    <article className="by-enemy">
      <header>
        <Icon symbol={artOf('invaders')} />
        <span className="name">{words.era.theInvaders}</span>
        <small>{words.battle.nextCard}</small>
      </header>
      <FoughtCard context={context} card={card} />
      <dl>
        <Fact context={context} name={words.battle.steel} rule="TV-6.28">
          {words.battle.paysNone}
        </Fact>
        {viking && <Reckoned context={context} viking={viking} strength={strength} bonus={0} rule="TV-6.29" />}
      </dl>
      <p className="result">
        <b>{strength}</b>
        <span>{ended === null ? words.battle.competes : beaten ? words.battle.beaten : words.battle.holds}</span>
      </p>
    </article>
  )
}

function FoughtCard({ context, card }: InContext & { readonly card: VikingId }) {
  const { props } = useThing(card, context.name(card))
  return (
    <div {...props} className={`tv-vk ${vikingOf(context, card)?.rune ?? ''}`}>
      <VikingFace context={context} card={card} />
    </div>
  )
}

interface FactProps extends InContext {
  readonly name: string
  readonly rule: string
  readonly children: ReactNode
}

const Fact = ({ context, name, rule, children }: FactProps) => (
  <div>
    <dt>
      {name} <RuleLink game={context.input.seatView.game} rule={rule} />
    </dt>
    <dd>{children}</dd>
  </div>
)

interface ReckonedProps extends InContext {
  readonly viking: Viking
  readonly strength: number
  readonly bonus: number
  readonly rule: string
}

/** TV-6.14: what its boost counted, and the sum. */
function Reckoned({ context, viking, strength, bonus, rule }: ReckonedProps) {
  const { words } = context
  const { boost } = viking.strength
  const { count, sum } = sumOf(viking, strength, bonus)
  return (
    <>
      {boost && (
        <Fact context={context} name={words.battle.counts} rule="TV-6.13">
          {count} <CounterPiece context={context} counter={boost.counter} />
        </Fact>
      )}
      <Fact context={context} name={words.battle.strength} rule={bonus > 0 ? 'TV-17.18' : rule}>
        <b>{sum}</b>
      </Fact>
    </>
  )
}

interface Step {
  readonly id: 'turned' | 'steel' | 'strength' | 'invaders' | 'favor' | 'losers'
  readonly rule: string
  readonly done: boolean
}

/** The order in which the rules go through it, as far as it has come, and the rule that decided it. */
function Steps({ context, fought }: OfFight) {
  const { words, input } = context
  const { game } = input.seatView
  const outcome = outcomeOf(fought)
  return (
    <footer>
      <ol>
        {stepsOf(fought).map(({ id, rule, done }, i) => (
          <li key={id} className={done ? 'done' : ''}>
            <i aria-hidden="true">{done ? '✓' : i + 1}</i>
            <span>
              {words.battle.steps[id]} {id === 'losers' && <small>{furiesOf(context, fought)}</small>}
            </span>
            <RuleLink game={game} rule={rule} />
          </li>
        ))}
      </ol>
      {outcome && (
        <p>
          {words.battle.outcome[outcome]} <RuleLink game={game} rule={OUTCOMES[outcome]} />
        </p>
      )}
    </footer>
  )
}

function stepsOf({ invaders, ended, furies }: Fought): readonly Step[] {
  const over = ended !== null
  return [
    { id: 'turned', rule: 'TV-6.10', done: true },
    { id: 'steel', rule: 'TV-6.11', done: true },
    { id: 'strength', rule: 'TV-6.14', done: true },
    ...(invaders ? [{ id: 'invaders', rule: 'TV-6.27', done: true } as const] : []),
    { id: 'favor', rule: ended?.winner === null ? 'TV-6.19' : 'TV-6.21', done: over },
    { id: 'losers', rule: 'TV-6.37', done: over && (ended.losers.length === 0 || furies.length > 0) },
  ]
}

const furiesOf = (context: BoardContext, { furies }: Fought): string =>
  furies.map(({ god, fury }) => context.words.battle.furyTo(context.name(god), fury)).join(', ')
