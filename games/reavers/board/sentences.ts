import type { CardsOf, Cost, DieMatch, Effect, Goods } from '../src/content-file.ts'
import { GOODS } from '../src/content-file.ts'
import { decksOf } from '../src/receiving.ts'
import type { BoardContext } from './board-context.ts'
import { nameOfGain } from './dice.tsx'

/** Effects and costs in words, for tips and for those who cannot see the pieces. */

const amounts = ({ words }: BoardContext, goods: Goods): string[] =>
  GOODS.flatMap((good) => (goods[good] ? [`${goods[good]} ${words.counted(good, goods[good])}`] : []))

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
  effects.map((effect) => sayEffect(context, effect)).join('; ')

function sayEffect(context: BoardContext, effect: Effect): string {
  const { words } = context
  const say = words.effect
  if ('gain' in effect) return say.gain(amounts(context, effect.gain).join(say.and))
  if ('lose' in effect) return say.lose(amounts(context, effect.lose).join(say.and))
  if ('pay' in effect) return say.pay(sayCost(context, effect.pay))
  if ('gainDice' in effect) return say.gain(effect.gainDice.map((die) => nameOfGain(words, die)).join('; '))
  if ('loseDice' in effect) {
    const { n, color } = effect.loseDice
    return say.lose(color === 'leader' ? say.leaderDie : `${n} ${words.counted('die', n)}`)
  }
  if ('draw' in effect) return sayDraw(context, effect.draw)
  if ('may' in effect) return say.may(sayEffects(context, effect.may))
  if ('choose' in effect) return say.choose(effect.choose.map((branch) => sayEffects(context, branch)).join(say.or))
  if ('exchange' in effect) {
    const { pay, then } = effect.exchange
    return say.exchange(sayCost(context, pay), sayEffects(context, then))
  }
  if ('combat' in effect) return say.combat(effect.combat.defense, sayEffects(context, effect.combat.win))
  if ('combatDice' in effect) return say.combatDice(effect.combatDice)
  if ('discardCard' in effect) return say.lose(sayCards(context, effect.discardCard))
  if ('opponentGains' in effect) return say.opponent(amounts(context, effect.opponentGains.gain).join(say.and))
  if ('takeUpgrade' in effect) return say.upgrade(context.name(effect.takeUpgrade.tile))
  if ('startPlayerMarker' in effect) return say.marker
  if ('cancelJourney' in effect) return say.cancelJourney
  if ('upgradeTerritory' in effect) return say.upgradeTerritory
  if ('takeTradeDice' in effect) return say.tradeDice(effect.takeTradeDice.n)
  if ('takeProphecy' in effect) return say.prophecy
  return say.resolve[effect.resolveReaver.part]
}

function sayDraw({ words }: BoardContext, { deck, n, keep }: Extract<Effect, { draw: unknown }>['draw']): string {
  const kinds = decksOf(deck)
    .map((each) => words.cards(each, n))
    .join(words.effect.or)
  return keep < n ? words.effect.drawKeep(n, kinds, keep) : words.effect.draw(`${n} ${kinds}`)
}
