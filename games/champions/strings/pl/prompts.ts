import { leastOf, mostOf, offered, offersKind, offersWay } from '@longhouse/kernel/wording'
import { fameGlory } from '../../src/combat.ts'
import type { Rune } from '../../src/content.ts'
import { lossesAhead } from '../../src/rolling.ts'
import { heldRune } from '../../src/runes.ts'
import { visionExtra } from '../../src/sage.ts'
import type { View } from '../../src/seen.ts'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { diceByType, openContextOf, ownThings, shoreUnderWay, stallAsked } from '../table.ts'
import { dice, goods, listed, type Terms, theDestinies, theGoods, theThing, thing, warriors } from './terms.ts'

/** What a seat is asked. */
export function prompts({ content, link }: Terms): Prompts {
  const toSend = (asked: Asked): string => {
    const { swordsman, spearman, axeman, food } = ownThings(asked)
    return `Masz ${theGoods({ swordsman, spearman, axeman, food })}.`
  }
  const held = (asked: Asked, effect: Rune['effect']['kind']): string => {
    const found = heldRune(openContextOf(content, asked), asked.seat, effect)
    return found ? `runy ${link(found.id)}` : 'runy'
  }
  const falling = (asked: Asked): number =>
    asked.view.fight ? lossesAhead(openContextOf(content, asked), asked.view.fight) : 0
  const foe = ({ view }: Asked): string => (view.fight?.enemy ? link(view.fight.enemy) : 'wróg')
  const shore = ({ view }: Asked): string => link(shoreUnderWay(view)?.id ?? '')
  const journey = ({ view }: Asked): string => link(shoreUnderWay(view)?.journey ?? '')

  return {
    chooseLeader: () => 'Wybierz przywódcę.',
    placeWorker: (asked) => `Umieść robotnika (w ręce ${ownThings(asked).workers} z ${ownThings(asked).workersOwned}).`,
    exchange: ({ form }) =>
      `Wymień żywność, drewno i monety jeden za jeden (${link('market')}); razem musi być ${leastOf(form)}.`,
    pray: (asked) => `Ile przysług kupujesz? Masz ${theThing('coin', ownThings(asked).coin)}.`,
    buildLongship: (asked) => {
      const { wood, coin } = ownThings(asked)
      return `Wybierz łódź do zbudowania. Masz ${theGoods({ wood, coin })}.`
    },
    useStall: (asked) => {
      const stall = stallAsked(content, asked)
      const most = mostOf(asked.form)
      if (!stall) return `Ile razy używasz straganu? Najwyżej ${most}.`
      return `${link(stall.id)}: ${goods(stall.cost)} → ${goods(stall.gain)}. Ile razy? Najwyżej ${most}.`
    },
    choosePort: () => 'Wybierz krainę, do której płynie twoja łódź.',
    takeRune: ({ form }) =>
      offersWay(form, 'deck') ? 'Weź widoczną runę albo wierzchnią ze stosu.' : 'Weź widoczną runę.',
    peek: () => 'Wybierz krainę i podejrzyj w tajemnicy jej kartę podróży.',
    chooseTrueVision: (asked) =>
      `Użyć ${held(asked, 'sage-extra-draw')}, by dobrać dodatkowo ${theDestinies(visionExtra(openContextOf(content, asked), asked.seat))}?`,
    keepDestiny: ({ form }) => `Zachowaj 1 z ${offered(form)} kart przeznaczenia.`,
    buryDestinies: ({ form }) =>
      `Odłóż pozostałe karty przeznaczenia (${offered(form)}) pod talię. Pierwsza z wybranych leży najwyżej.`,
    chooseRecruits: ({ form }) => `Zmieści się jeszcze tylko ${warriors(leastOf(form))}. Wybierz, kto dołącza.`,
    assign: (asked) => `Przypisz wojowników w tajemnicy. ${toSend(asked)}`,
    assignInTurn: (asked) => `Przypisz wojowników; wszyscy to widzą. ${toSend(asked)}`,
    afterRoll: ({ view: { fight } }) => {
      const rolled = ` Twój rzut: ${dice(diceByType(fight?.dice ?? []))}.`
      const defence = content.enemies[fight?.enemy ?? '']?.defence
      const so = fight?.enemy ? ` Obrażenia: ${fight.damage} z ${defence} (${link(fight.enemy)}).` : ''
      return `Zmień rzut albo go zakończ.${so}${rolled}`
    },
    chooseHealing: (asked) =>
      `Straty: ${warriors(falling(asked))} (${foe(asked)}). Użyć ${held(asked, 'ignore-losses')}?`,
    chooseLosses: (asked) => `Wybierz straty (${foe(asked)}): ${warriors(leastOf(asked.form))}.`,
    chooseFame: (asked) =>
      `Pokonujesz wroga: ${foe(asked)}. Użyć ${held(asked, 'bonus-glory-percent')}, by zdobyć dodatkowo ${theThing('glory', fameGlory(openContextOf(content, asked), asked.seat))}?`,
    giveBlame: () =>
      `Troll pokonany. Wybierz, kto dostaje ${theThing('blame', content.scoring.trollDefeated.giveBlameToOther)}.`,
    replaceJourney: (asked) =>
      `${shore(asked)}, karta podróży: ${journey(asked)}. Użyć ${held(asked, 'replace-journey')}, by dobrać inną?`,
    loseAboard: (asked) => {
      const n = leastOf(asked.form)
      const what = offersKind(asked.form, 'food') ? `razem ${n}, wojownicy lub żywność` : warriors(n)
      return `${journey(asked)}. Wybierz straty: ${what}.`
    },
    starve: (asked) =>
      `Za mało żywności (${shore(asked)}). Wybierz, kto ginie z głodu: ${warriors(leastOf(asked.form))}.`,
    runeChance: ({ view: { phase, round } }) => {
      if (phase === 'combat') return 'Walka wygrana. Przed następną możesz użyć runy.'
      const end = phase === 'placement' ? 'tury' : round < content.limits.maxRounds ? 'rundy' : 'gry'
      return `Przed końcem ${end} możesz użyć runy.`
    },
  }
}

/** Put after "Czekamy, aż Astrid"; the future tense has no gender. */
export function waits({ link, runeWith }: Terms): Waits {
  const against = ({ fight }: View): string => ` (${link(fight?.enemy ?? 'hunting-grounds')})`
  const aboard = (view: View): string => {
    const shore = shoreUnderWay(view)
    return shore ? ` (${link(shore.id)})` : ''
  }
  return {
    chooseLeader: () => 'wybierze przywódcę',
    placeWorker: () => 'umieści robotnika',
    exchange: () => `dokona wymiany (${link('market')})`,
    pray: () => `kupi przysługi (${link('shrine')})`,
    buildLongship: () => 'wybierze łódź do zbudowania',
    useStall: () => 'zdecyduje, ile razy użyć straganu',
    choosePort: () => 'wybierze krainę, do której popłynie',
    takeRune: () => 'weźmie runę',
    peek: () => 'podejrzy kartę podróży',
    chooseTrueVision: () => `zdecyduje, czy użyć ${runeWith('sage-extra-draw')}`,
    keepDestiny: () => 'wybierze kartę przeznaczenia',
    buryDestinies: () => 'odłoży karty przeznaczenia pod talię',
    chooseRecruits: () => 'wybierze wojowników, którzy dołączą',
    assign: (_, several) => (several ? 'przypiszą wojowników' : 'przypisze wojowników'),
    assignInTurn: () => 'przypisze wojowników',
    afterRoll: (view) => `zakończy rzut${against(view)}`,
    chooseHealing: () => `zdecyduje, czy użyć ${runeWith('ignore-losses')}`,
    chooseLosses: (view) => `wybierze straty${against(view)}`,
    chooseFame: () => `zdecyduje, czy użyć ${runeWith('bonus-glory-percent')}`,
    giveBlame: () => 'wybierze, kto dostanie potępienie',
    replaceJourney: () => `zdecyduje, czy użyć ${runeWith('replace-journey')}`,
    loseAboard: (view) => `wybierze straty${aboard(view)}`,
    starve: (view) => `wybierze, kto zginie z głodu${aboard(view)}`,
    runeChance: () => 'zdecyduje, czy użyć runy',
  }
}

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Twoje rozkazy są wydane. ' : ''}Czekamy, aż ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `Koniec gry. ${listed(who)} ${who.length === 1 ? 'wygrywa' : 'dzielą się zwycięstwem'}, wynik: ${thing('glory', score)}.`
