import type { Effect } from '../../src/content-file.ts'
import { anyDice, cardsOf, combatDice, either, gains, goods, holdings, listed, price, type Terms } from './terms.ts'

/** Effects as what one does: `gain 3 Food and draw 1 Keep Spoils card`. */
export function doing({ tile }: Terms) {
  const does = (effects: readonly Effect[], gain = 'gain'): string =>
    effects.length > 0
      ? listed(effects.map((effect) => besides(effects, effect, oneOf(effect, gain))))
      : `${gain} nothing`

  /** RV-4.7: an exchange beside something free may be left out. */
  const besides = (all: readonly Effect[], effect: Effect, said: string): string =>
    'exchange' in effect && all.length > 1 ? `possibly ${said}` : said

  function oneOf(effect: Effect, gain: string): string {
    if ('gain' in effect) return `${gain} ${goods(effect.gain)}`
    if ('lose' in effect) return `lose ${goods(effect.lose)}`
    if ('pay' in effect) return `pay ${price(effect.pay)}`
    if ('gainDice' in effect) return `${gain} ${gains(effect.gainDice)}`
    if ('loseDice' in effect) {
      const whose = effect.loseDice.color === 'leader' ? " of your Leader's colour" : ''
      return `lose ${anyDice(effect.loseDice.n)}${whose}`
    }
    if ('draw' in effect) {
      const { deck, n, keep } = effect.draw
      const decks = typeof deck === 'string' ? [deck] : deck
      return `draw ${either(decks.map((each) => cardsOf(each, n)))}${keep < n ? ` and keep ${keep}` : ''}`
    }
    if ('may' in effect) return `possibly ${does(effect.may, gain)}`
    if ('choose' in effect) return either(effect.choose.map((branch) => does(branch, gain)))
    if ('exchange' in effect) return `pay ${price(effect.exchange.pay)} to ${does(effect.exchange.then)}`
    if ('combat' in effect) return `fight Defense ${effect.combat.defense} to ${does(effect.combat.win)}`
    if ('combatDice' in effect) return `fight with ${combatDice(effect.combatDice)} more`
    if ('discardCard' in effect) return `discard ${holdings(effect.discardCard)}`
    if ('opponentGains' in effect) return `give ${goods(effect.opponentGains.gain)} to an opponent`
    if ('takeUpgrade' in effect) return `take ${tile(effect.takeUpgrade.tile)}`
    if ('takeTradeDice' in effect) return `take ${anyDice(effect.takeTradeDice.n)} on display`
    if ('takeProphecy' in effect) return `take ${cardsOf('prophecy', effect.takeProphecy.n)}`
    if ('startPlayerMarker' in effect) return 'take or pass on the Start Player marker'
    if ('cancelJourney' in effect) return 'pass the Sea Journey by'
    if ('upgradeTerritory' in effect)
      return `take a territory of the same type and level ${effect.upgradeTerritory.toLevel} instead`
    const part = effect.resolveReaver.part === 'clan-bonus' ? 'the clan bonus' : 'the ability'
    return `use ${part} of a Reaver just taken`
  }

  return does
}
