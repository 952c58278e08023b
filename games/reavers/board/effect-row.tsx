import { Icon, Token } from '@longhouse/board'
import { Fragment, type ReactNode } from 'react'
import type { Cost, DieMatch, Effect, Goods, Holding } from '../src/content-file.ts'
import { GOODS } from '../src/content-file.ts'
import { decksOf } from '../src/receiving.ts'
import type { BoardContext, InContext } from './board-context.ts'
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
  return GOODS.filter((good) => goods[good]).map((good, i) => {
    const n = goods[good] ?? 0
    return (
      <span key={good} className="amt">
        {(n > 1 || !terse || (terse === 'later' && i === 0)) && (
          <b>
            {sign}
            {n}
          </b>
        )}
        <Token good={good} name={`${n} ${words.counted(good, n)}`} />
      </span>
    )
  })
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
            {i > 0 && <i className="rv-or">{context.words.place.or}</i>}
            <HoldingPiece holding={holding} name={context.words.effect.discard[holding]} />
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
  return effects.map((effect, i) => <Fragment key={i}>{pieces(context, effect, terse)}</Fragment>)
}

function pieces(context: BoardContext, effect: Effect, terse: Terse): ReactNode {
  const { words } = context
  if ('gain' in effect) return <GoodsRow context={context} goods={effect.gain} terse={terse} />
  if ('lose' in effect) return <GoodsRow context={context} goods={effect.lose} sign="−" />
  if ('pay' in effect) return <CostRow context={context} cost={effect.pay} />
  if ('gainDice' in effect)
    return effect.gainDice.map((die, i) => <ComingDie key={i} {...die} name={nameOfGain(words, die)} />)
  if ('loseDice' in effect)
    return (
      <span className="amt">
        <b>−{effect.loseDice.n}</b>
        <PaidDie
          color="any"
          name={effect.loseDice.color === 'leader' ? words.effect.leaderDie : words.plainDie('any')}
        />
        {effect.loseDice.color === 'leader' && <Icon symbol="a-jarl" />}
      </span>
    )
  if ('draw' in effect) return <DrawPieces context={context} draw={effect.draw} terse={terse} />
  if ('may' in effect)
    return (
      <q>
        <EffectRow context={context} effects={effect.may} terse="later" />
      </q>
    )
  if ('choose' in effect)
    return effect.choose.map((branch, i) => (
      <Fragment key={i}>
        {i > 0 && <i className="rv-or">{words.place.or}</i>}
        <EffectRow context={context} effects={branch} terse={terse} />
      </Fragment>
    ))
  if ('exchange' in effect)
    return (
      <>
        <CostRow context={context} cost={effect.exchange.pay} />
        <Arrow />
        <EffectRow context={context} effects={effect.exchange.then} terse={terse} />
      </>
    )
  if ('combat' in effect)
    return (
      <>
        <Defense context={context} n={effect.combat.defense} />
        <Arrow />
        <EffectRow context={context} effects={effect.combat.win} terse={terse} />
      </>
    )
  if ('combatDice' in effect)
    return (
      <span className="amt">
        <b>+{effect.combatDice}</b>
        <CombatDie name={words.counted('combat-die', effect.combatDice)} />
      </span>
    )
  if ('discardCard' in effect)
    return effect.discardCard.from.map((holding, i) => (
      <Fragment key={holding}>
        {i > 0 && <i className="rv-or">{words.place.or}</i>}
        <span className="amt">
          <b>−{effect.discardCard.n}</b>
          <HoldingPiece holding={holding} name={words.effect.discard[holding]} />
        </span>
      </Fragment>
    ))
  if ('opponentGains' in effect)
    return (
      <>
        <Arrow />
        <span className="rv-word">{words.place.rival}</span>
      </>
    )
  if ('takeUpgrade' in effect)
    return (
      <Tile content={context.content} tile={effect.takeUpgrade.tile} name={context.name(effect.takeUpgrade.tile)} />
    )
  if ('startPlayerMarker' in effect) return <Icon symbol="g-horn" name={words.startPlayer} />
  if ('cancelJourney' in effect)
    return (
      <s>
        <Icon symbol="g-compass" name={words.effect.cancelJourney} />
      </s>
    )
  if ('upgradeTerritory' in effect)
    return (
      <b role="img" aria-label={words.effect.upgradeTerritory}>
        III
      </b>
    )
  if ('resolveReaver' in effect)
    return effect.resolveReaver.part === 'clan-bonus' ? (
      <Icon symbol="a-jarl" name={words.effect.resolve['clan-bonus']} />
    ) : (
      <Icon symbol="a-man" name={words.effect.resolve.specialization} />
    )
  return null
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
