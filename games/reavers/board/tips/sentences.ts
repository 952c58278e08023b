import type { CardsOf, Cost, DieMatch, Effect, Goods } from '../../src/content-file.ts'
import { GOODS } from '../../src/content-file.ts'
import { type ByWord, byWord } from '../../src/effect-words.ts'
import { decksOf } from '../../src/receiving.ts'
import type { BoardContext } from '../board-context.ts'
import { nameOfGain } from '../pieces/dice.tsx'

/** Effects and costs in words, for tips and for those who cannot see the pieces. */

const amounts = ({ words }: BoardContext, goods: Goods): string[] =>
  GOODS.flatMap((good) => (goods[good] ? [`${goods[good]} ${words.counted(good, goods[good])}`] : []))

const sayGoods = (context: BoardContext, goods: Goods): string => amounts(context, goods).join(context.words.effect.and)

function sayMatch({ words }: BoardContext, match: DieMatch): string {
  if ('icon' in match) return `${match.n} × ${words.icons[match.icon]}`
  const die = words.plainDie('color' in match ? match.color : 'any')
  return match.n === 1 ? die : `${match.n} × ${die}`
}

export const sayMatches = (context: BoardContext, matches: readonly DieMatch[]): string =>
  matches.map((match) => sayMatch(context, match)).join(', ')

const sayCards = ({ words }: BoardContext, { from }: CardsOf): string =>
  from.map((holding) => words.effect.discard[holding]).join(words.effect.or)

export function sayCost(context: BoardContext, cost: Cost): string {
  const { dice = [], cards = [], ...goods } = cost
  return [
    ...amounts(context, goods),
    ...dice.map((match) => sayMatch(context, match)),
    ...cards.map((of) => sayCards(context, of)),
  ].join(', ')
}

export const sayEffects = (context: BoardContext, effects: readonly Effect[]): string =>
  effects.map((effect) => byWord(SAY, effect, context)).join('; ')

const SAY: ByWord<[context: BoardContext], string> = {
  gain: (goods, context) => context.words.effect.gain(sayGoods(context, goods)),
  lose: (goods, context) => context.words.effect.lose(sayGoods(context, goods)),
  pay: (cost, context) => context.words.effect.pay(sayCost(context, cost)),
  gainDice: (dice, { words }) => words.effect.gain(dice.map((die) => nameOfGain(words, die)).join('; ')),
  loseDice: ({ n, color }, { words }) =>
    words.effect.lose(color === 'leader' ? words.effect.leaderDie : `${n} ${words.counted('die', n)}`),
  draw: (draw, context) => sayDraw(context, draw),
  may: (effects, context) => context.words.effect.may(sayEffects(context, effects)),
  choose: (branches, context) => {
    const say = context.words.effect
    return say.choose(branches.map((branch) => sayEffects(context, branch)).join(say.or))
  },
  exchange: ({ pay, then }, context) => context.words.effect.exchange(sayCost(context, pay), sayEffects(context, then)),
  combat: ({ defense, win }, context) => context.words.effect.combat(defense, sayEffects(context, win)),
  combatDice: (n, { words }) => words.effect.combatDice(n),
  discardCard: (cards, context) => context.words.effect.lose(sayCards(context, cards)),
  opponentGains: ({ gain }, context) => context.words.effect.opponent(sayGoods(context, gain)),
  takeUpgrade: ({ tile }, { words, name }) => words.effect.upgrade(name(tile)),
  takeTradeDice: ({ n }, { words }) => words.effect.tradeDice(n),
  takeProphecy: (_, { words }) => words.effect.prophecy,
  startPlayerMarker: (_, { words }) => words.effect.marker,
  cancelJourney: (_, { words }) => words.effect.cancelJourney,
  upgradeTerritory: (_, { words }) => words.effect.upgradeTerritory,
  resolveReaver: ({ part }, { words }) => words.effect.resolve[part],
}

function sayDraw({ words }: BoardContext, { deck, n, keep }: Extract<Effect, { draw: unknown }>['draw']): string {
  const kinds = decksOf(deck)
    .map((each) => words.cards(each, n))
    .join(words.effect.or)
  return keep < n ? words.effect.drawKeep(n, kinds, keep) : words.effect.draw(`${n} ${kinds}`)
}
