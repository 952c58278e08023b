import { Amount, GoodsRow as AmountsRow, Icon } from '@longhouse/board'
import { Fragment, type ReactNode } from 'react'
import type { Cost, DieMatch, Effect, Goods, Holding } from '../../src/content-file.ts'
import { GOODS } from '../../src/content-file.ts'
import { type ByWord, byWord } from '../../src/effect-words.ts'
import { decksOf } from '../../src/receiving.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { sayEffects } from '../tips/sentences.ts'
import { CombatDie, ComingDie, FaceChip, nameOfGain, PaidDie } from './dice.tsx'
import { CardBack, Tile } from './pieces.tsx'

/** Effects and costs in pieces, as they are printed on cards: price → gain, `or` between branches, dashed what one may. */

interface GoodsRowProps extends InContext {
  readonly goods: Goods
  readonly sign?: string
  readonly terse?: Terse
}

/** Where room is short, one of a kind needs no number: behind the first, or anywhere. */
type Terse = 'later' | 'all' | null

export function GoodsRow({ context: { words }, goods, sign = '', terse = null }: GoodsRowProps) {
  return (
    <AmountsRow
      goods={goods}
      order={GOODS}
      sign={sign}
      nameOf={(good, n) => `${n} ${words.counted(good, n)}`}
      isPlain={(n, at) => n === 1 && (terse === 'all' || (terse === 'later' && at > 0))}
    />
  )
}

function Match({ context: { words }, match }: InContext & { readonly match: DieMatch }) {
  if ('icon' in match)
    return Array.from({ length: match.n }, (_, i) => (
      <FaceChip key={i} icon={match.icon} name={words.icons[match.icon]} />
    ))
  const color = 'color' in match ? match.color : 'any'
  return (
    <span className="amt">
      {match.n > 1 && <b>{match.n}</b>}
      <PaidDie color={color} name={words.plainDie(color)} />
    </span>
  )
}

export function CostRow({ context, cost }: InContext & { readonly cost: Cost }) {
  const { dice = [], cards = [], ...goods } = cost
  return (
    <>
      <GoodsRow context={context} goods={goods} />
      {dice.map((match, i) => (
        <Match key={i} context={context} match={match} />
      ))}
      {cards.flatMap(({ from }) =>
        from.map((holding, i) => (
          <Fragment key={holding}>
            {i > 0 && <Or context={context} />}
            <HoldingPiece holding={holding} name={context.words.holding(holding)} />
          </Fragment>
        )),
      )}
    </>
  )
}

interface EffectRowProps extends InContext {
  readonly effects: readonly Effect[]
  readonly terse?: Terse
}

export function EffectRow({ context, effects, terse = null }: EffectRowProps) {
  return effects.map((effect, i) => <Fragment key={i}>{byWord(PIECES, effect, context, terse)}</Fragment>)
}

const Or = ({ context }: InContext) => <i className="rv-or">{context.words.place.or}</i>

const PIECES: ByWord<[context: BoardContext, terse: Terse], ReactNode> = {
  gain: (goods, context, terse) => <GoodsRow context={context} goods={goods} terse={terse} />,
  lose: (goods, context) => <GoodsRow context={context} goods={goods} sign="−" />,
  pay: (cost, context) => <CostRow context={context} cost={cost} />,
  gainDice: (dice, { words }) => dice.map((die, i) => <ComingDie key={i} {...die} name={nameOfGain(words, die)} />),
  loseDice: ({ n, color }, { words }) => (
    <Amount n={n} sign="−">
      <PaidDie color="any" name={color === 'leader' ? words.leaderDie : words.plainDie('any')} />
      {color === 'leader' && <Icon symbol="a-jarl" />}
    </Amount>
  ),
  draw: (draw, context, terse) => <DrawPieces context={context} draw={draw} terse={terse} />,
  may: (effects, context) => (
    <q>
      <EffectRow context={context} effects={effects} terse="later" />
    </q>
  ),
  choose: (branches, context, terse) =>
    branches.map((branch, i) => (
      <Fragment key={i}>
        {i > 0 && <Or context={context} />}
        <EffectRow context={context} effects={branch} terse={terse} />
      </Fragment>
    )),
  exchange: ({ pay, then }, context, terse) => (
    <>
      <CostRow context={context} cost={pay} />
      <Arrow />
      <EffectRow context={context} effects={then} terse={terse} />
    </>
  ),
  combat: ({ defense, win }, context, terse) => (
    <>
      <Defense context={context} n={defense} />
      <Arrow />
      <EffectRow context={context} effects={win} terse={terse} />
    </>
  ),
  combatDice: (n, { words }) => (
    <Amount n={n} sign="+">
      <CombatDie name={words.counted('combat-die', n)} />
    </Amount>
  ),
  discardCard: ({ from, n }, context) =>
    from.map((holding, i) => (
      <Fragment key={holding}>
        {i > 0 && <Or context={context} />}
        <Amount n={n} sign="−">
          <HoldingPiece holding={holding} name={context.words.holding(holding)} />
        </Amount>
      </Fragment>
    )),
  opponentGains: (_, { words }) => (
    <>
      <Arrow />
      <span className="rv-word">{words.place.rival}</span>
    </>
  ),
  takeUpgrade: ({ tile }, { content, name }) => <Tile content={content} tile={tile} name={name(tile)} />,
  // Dice and cards on display are drawn beside the option that takes them.
  takeTradeDice: () => null,
  takeProphecy: () => null,
  startPlayerMarker: (_, { words }) => <Icon symbol="g-horn" name={words.startPlayer} />,
  cancelJourney: (cancelJourney, context) => (
    <s>
      <Icon symbol="g-compass" name={sayEffects(context, [{ cancelJourney }])} />
    </s>
  ),
  upgradeTerritory: (upgradeTerritory, context) => (
    <b role="img" aria-label={sayEffects(context, [{ upgradeTerritory }])}>
      III
    </b>
  ),
  resolveReaver: (resolveReaver, context) => (
    <Icon
      symbol={resolveReaver.part === 'clan-bonus' ? 'a-jarl' : 'a-man'}
      name={sayEffects(context, [{ resolveReaver }])}
    />
  ),
}

interface DrawPiecesProps extends InContext {
  readonly draw: Extract<Effect, { draw: unknown }>['draw']
  readonly terse: Terse
}

function DrawPieces({ context, draw: { deck, n, keep }, terse }: DrawPiecesProps) {
  return (
    <span className="amt">
      {(!terse || n > 1) && <b>{n}</b>}
      {decksOf(deck).map((each) => (
        <CardBack key={each} deck={each} name={context.words.cards(each, n)} />
      ))}
      {keep < n && (
        <>
          <Arrow />
          <b>{keep}</b>
        </>
      )}
    </span>
  )
}

const HOLDING_ART: { readonly [holding in Exclude<Holding, 'prophecy'>]: string } = {
  artifact: 'a-ring',
  leader: 'a-jarl',
  specialized: 'a-man',
  'ship-upgrade': 'f-ship',
}

function HoldingPiece({ holding, name }: { readonly holding: Holding; readonly name: string }) {
  return holding === 'prophecy' ? (
    <CardBack deck="prophecy" name={name} />
  ) : (
    <Icon symbol={HOLDING_ART[holding]} name={name} />
  )
}

export const Arrow = () => <span className="arrow">→</span>

export function Defense({ context, n }: InContext & { readonly n: number }) {
  return (
    <span className="rv-df">
      <Icon symbol="g-clash" name={context.words.defense(n)} />
      <b>{n}</b>
    </span>
  )
}
