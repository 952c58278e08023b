import type { Content } from '../../src/content.ts'
import type { Effect } from '../../src/content-file.ts'
import { type ByWord, byWord } from '../../src/effect-words.ts'
import type { CardSentences } from '../kinds.ts'
import {
  anyDice,
  cardsOf,
  combatDice,
  either,
  gains,
  goods,
  holdings,
  listed,
  needed,
  price,
  type Terms,
  termsOf,
} from './terms.ts'

/** Effects as what one does: `gain 3 Food and draw 1 Keep Spoils card`. */
export function doing({ tile }: Terms) {
  const does = (effects: readonly Effect[], gain = 'gain'): string =>
    effects.length > 0
      ? listed(effects.map((effect) => besides(effects, effect, byWord(oneOf, effect, gain))))
      : `${gain} nothing`

  /** RV-4.7: an exchange beside something free may be left out. */
  const besides = (all: readonly Effect[], effect: Effect, said: string): string =>
    'exchange' in effect && all.length > 1 ? `possibly ${said}` : said

  const oneOf: ByWord<[gain: string], string> = {
    gain: (gained, gain) => `${gain} ${goods(gained)}`,
    lose: (lost) => `lose ${goods(lost)}`,
    pay: (cost) => `pay ${price(cost)}`,
    gainDice: (dice, gain) => `${gain} ${gains(dice)}`,
    loseDice: ({ n, color }) => `lose ${anyDice(n)}${color === 'leader' ? " of your Leader's colour" : ''}`,
    draw: ({ deck, n, keep }) => {
      const decks = typeof deck === 'string' ? [deck] : deck
      return `draw ${either(decks.map((each) => cardsOf(each, n)))}${keep < n ? ` and keep ${keep}` : ''}`
    },
    may: (effects, gain) => `possibly ${does(effects, gain)}`,
    choose: (branches, gain) => either(branches.map((branch) => does(branch, gain))),
    exchange: (offer) => `pay ${price(offer.pay)} to ${does(offer.then)}`,
    combat: ({ defense, win }) => `fight Defense ${defense} to ${does(win)}`,
    combatDice: (n) => `fight with ${combatDice(n)} more`,
    discardCard: (cards) => `discard ${holdings(cards)}`,
    opponentGains: ({ gain }) => `give ${goods(gain)} to an opponent`,
    takeUpgrade: (taken) => `take ${tile(taken.tile)}`,
    takeTradeDice: ({ n }) => `take ${anyDice(n)} on display`,
    takeProphecy: () => `take ${cardsOf('prophecy', 1)}`,
    startPlayerMarker: () => 'take or pass on the Start Player marker',
    cancelJourney: () => 'pass the Sea Journey by',
    upgradeTerritory: ({ toLevel }) => `take a territory of the same type and level ${toLevel} instead`,
    resolveReaver: ({ part }) =>
      `use ${part === 'clan-bonus' ? 'the clan bonus' : 'the ability'} of a Reaver just taken`,
  }

  return does
}

/** What cards do and cost, as the board says it. */
export const cardSentences = (content: Content): CardSentences => ({ does: doing(termsOf(content)), price, needed })
