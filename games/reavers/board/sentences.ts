import type { CardsOf, Cost, DieMatch, Effect, Goods } from '../src/content-file.ts'
import { GOODS } from '../src/content-file.ts'
import { decksOf } from '../src/receiving.ts'
import { nameOfGain } from './dice.tsx'
import type { Fjord } from './sights.ts'

/** Effects and costs in words, for tips and for those who cannot see the pieces. */

const amounts = ({ words }: Fjord, goods: Goods): string[] =>
  GOODS.flatMap((good) => (goods[good] ? [`${goods[good]} ${words.counted(good, goods[good])}`] : []))

function sayMatch({ words }: Fjord, match: DieMatch): string {
  if ('icon' in match) return `${match.n} × ${words.icons[match.icon]}`
  const die = words.plainDie('color' in match ? match.color : 'any')
  return match.n === 1 ? die : `${match.n} × ${die}`
}

export const sayMatches = (fjord: Fjord, matches: readonly DieMatch[]): string =>
  matches.map((match) => sayMatch(fjord, match)).join(', ')

const sayCards = ({ words }: Fjord, { from }: CardsOf): string =>
  from.map((holding) => words.effect.discard[holding]).join(words.effect.or)

export function sayCost(fjord: Fjord, cost: Cost): string {
  const { dice = [], cards = [], ...goods } = cost
  return [
    ...amounts(fjord, goods),
    ...dice.map((match) => sayMatch(fjord, match)),
    ...cards.map((of) => sayCards(fjord, of)),
  ].join(', ')
}

export const sayEffects = (fjord: Fjord, effects: readonly Effect[]): string =>
  effects.map((effect) => sayEffect(fjord, effect)).join('; ')

function sayEffect(fjord: Fjord, effect: Effect): string {
  const { words } = fjord
  const say = words.effect
  if ('gain' in effect) return say.gain(amounts(fjord, effect.gain).join(say.and))
  if ('lose' in effect) return say.lose(amounts(fjord, effect.lose).join(say.and))
  if ('pay' in effect) return say.pay(sayCost(fjord, effect.pay))
  if ('gainDice' in effect) return say.gain(effect.gainDice.map((die) => nameOfGain(words, die)).join('; '))
  if ('loseDice' in effect) {
    const { n, color } = effect.loseDice
    return say.lose(color === 'leader' ? say.leaderDie : `${n} ${words.counted('die', n)}`)
  }
  if ('draw' in effect) return sayDraw(fjord, effect.draw)
  if ('may' in effect) return say.may(sayEffects(fjord, effect.may))
  if ('choose' in effect) return say.choose(effect.choose.map((branch) => sayEffects(fjord, branch)).join(say.or))
  if ('exchange' in effect) {
    const { pay, then } = effect.exchange
    return say.exchange(sayCost(fjord, pay), sayEffects(fjord, then))
  }
  if ('combat' in effect) return say.combat(effect.combat.defense, sayEffects(fjord, effect.combat.win))
  if ('combatDice' in effect) return say.combatDice(effect.combatDice)
  if ('discardCard' in effect) return say.lose(sayCards(fjord, effect.discardCard))
  if ('opponentGains' in effect) return say.opponent(amounts(fjord, effect.opponentGains.gain).join(say.and))
  if ('takeUpgrade' in effect) return say.upgrade(fjord.name(effect.takeUpgrade.tile))
  if ('startPlayerMarker' in effect) return say.marker
  if ('cancelJourney' in effect) return say.cancelJourney
  if ('upgradeTerritory' in effect) return say.upgradeTerritory
  if ('takeTradeDice' in effect) return say.tradeDice(effect.takeTradeDice.n)
  if ('takeProphecy' in effect) return say.prophecy
  return say.resolve[effect.resolveReaver.part]
}

function sayDraw({ words }: Fjord, { deck, n, keep }: Extract<Effect, { draw: unknown }>['draw']): string {
  const kinds = decksOf(deck)
    .map((each) => words.cards(each, n))
    .join(words.effect.or)
  return keep < n ? words.effect.drawKeep(n, kinds, keep) : words.effect.draw(`${n} ${kinds}`)
}
