import type { Content } from '../../src/content.ts'
import type { Effect } from '../../src/content-file.ts'
import { type ByWord, byWord } from '../../src/effect-words.ts'
import type { CardSentences } from '../kinds.ts'
import {
  either,
  listed,
  needed,
  price,
  type Terms,
  termsOf,
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
    effects.length > 0
      ? listed(effects.map((effect) => besides(effects, effect, byWord(oneOf, effect, gain))))
      : 'bez korzyści'

  /** RV-4.7: an exchange beside something free may be left out. */
  const besides = (all: readonly Effect[], effect: Effect, said: string): string =>
    'exchange' in effect && all.length > 1 ? `ewentualnie ${said}` : said

  const oneOf: ByWord<[gain: string], string> = {
    gain: (gained, gain) => `${gain} ${theGoods(gained)}`,
    lose: (lost) => `strać ${theGoods(lost)}`,
    pay: (cost) => `zapłać ${thePrice(cost)}`,
    gainDice: (dice, gain) => `${gain} ${theGains(dice)}`,
    loseDice: ({ n, color }) => `strać ${theAnyDice(n)}${color === 'leader' ? ' w kolorze Jarla' : ''}`,
    draw: ({ deck, n, keep }) => {
      const decks = typeof deck === 'string' ? [deck] : deck
      return `dobierz ${either(decks.map((each) => theCardsOf(each, n)))}${keep < n ? ` i zachowaj ${keep}` : ''}`
    },
    may: (effects, gain) => `ewentualnie ${does(effects, gain)}`,
    choose: (branches, gain) => either(branches.map((branch) => does(branch, gain))),
    exchange: (offer) => `zapłać ${thePrice(offer.pay)} i ${does(offer.then)}`,
    combat: ({ defense, win }) => `wygraj walkę (Obrona ${defense}) i ${does(win)}`,
    combatDice: (n) => `dołóż do puli ${theCombatDice(n)}`,
    discardCard: (cards) => `odrzuć ${theHoldings(cards)}`,
    opponentGains: ({ gain }) => `daj przeciwnikowi ${theGoods(gain)}`,
    takeUpgrade: (taken) => `weź ${tile(taken.tile)}`,
    takeTradeDice: ({ n }) => `weź z wystawy ${theAnyDice(n)}`,
    takeProphecy: () => `weź ${theCardsOf('prophecy', 1)}`,
    startPlayerMarker: () => 'weź albo przekaż znacznik Pierwszego Gracza',
    cancelJourney: () => 'omiń Podróż Morską',
    upgradeTerritory: ({ toLevel }) => `weź w zamian terytorium tego samego rodzaju, poziom ${toLevel}`,
    resolveReaver: ({ part }) =>
      `użyj ${part === 'clan-bonus' ? 'premii Klanu' : 'zdolności'} Łupieżcy wziętego w tej aktywacji`,
  }

  return does
}

/** What cards do and cost, as the board says it. */
export const cardSentences = (content: Content): CardSentences => ({ does: doing(termsOf(content)), price, needed })
