import type { Effect } from '../../src/content-file.ts'
import {
  either,
  listed,
  type Terms,
  theAnyDice,
  theCardsOf,
  theCombatDice,
  theGains,
  theGoods,
  theHoldings,
  thePrice,
} from './terms.ts'

/** Effects as what one does: `otrzymaj 3 Żywności i dobierz 1 kartę Łupów Twierdzy`. */
export function doing({ tile }: Terms) {
  const does = (effects: readonly Effect[], gain = 'otrzymaj'): string =>
    effects.length > 0 ? listed(effects.map((effect) => besides(effects, effect, oneOf(effect, gain)))) : 'bez korzyści'

  /** RV-4.7: an exchange beside something free may be left out. */
  const besides = (all: readonly Effect[], effect: Effect, said: string): string =>
    'exchange' in effect && all.length > 1 ? `ewentualnie ${said}` : said

  function oneOf(effect: Effect, gain: string): string {
    if ('gain' in effect) return `${gain} ${theGoods(effect.gain)}`
    if ('lose' in effect) return `strać ${theGoods(effect.lose)}`
    if ('pay' in effect) return `zapłać ${thePrice(effect.pay)}`
    if ('gainDice' in effect) return `${gain} ${theGains(effect.gainDice)}`
    if ('loseDice' in effect) {
      const whose = effect.loseDice.color === 'leader' ? ' w kolorze Jarla' : ''
      return `strać ${theAnyDice(effect.loseDice.n)}${whose}`
    }
    if ('draw' in effect) {
      const { deck, n, keep } = effect.draw
      const decks = typeof deck === 'string' ? [deck] : deck
      return `dobierz ${either(decks.map((each) => theCardsOf(each, n)))}${keep < n ? ` i zachowaj ${keep}` : ''}`
    }
    if ('may' in effect) return `ewentualnie ${does(effect.may, gain)}`
    if ('choose' in effect) return either(effect.choose.map((branch) => does(branch, gain)))
    if ('exchange' in effect) return `zapłać ${thePrice(effect.exchange.pay)} i ${does(effect.exchange.then)}`
    if ('combat' in effect) return `wygraj walkę (Obrona ${effect.combat.defense}) i ${does(effect.combat.win)}`
    if ('combatDice' in effect) return `dołóż do puli ${theCombatDice(effect.combatDice)}`
    if ('discardCard' in effect) return `odrzuć ${theHoldings(effect.discardCard)}`
    if ('opponentGains' in effect) return `daj przeciwnikowi ${theGoods(effect.opponentGains.gain)}`
    if ('takeUpgrade' in effect) return `weź ${tile(effect.takeUpgrade.tile)}`
    if ('takeTradeDice' in effect) return `weź z wystawy ${theAnyDice(effect.takeTradeDice.n)}`
    if ('takeProphecy' in effect) return `weź ${theCardsOf('prophecy', effect.takeProphecy.n)}`
    if ('startPlayerMarker' in effect) return 'weź albo przekaż znacznik Pierwszego Gracza'
    if ('cancelJourney' in effect) return 'omiń Podróż Morską'
    if ('upgradeTerritory' in effect)
      return `weź w zamian terytorium tego samego rodzaju, poziom ${effect.upgradeTerritory.toLevel}`
    const part = effect.resolveReaver.part === 'clan-bonus' ? 'premii Klanu' : 'zdolności'
    return `użyj ${part} Łupieżcy wziętego w tej aktywacji`
  }

  return does
}
