import { capital, leastOf, offered, offersWay } from '@longhouse/kernel/wording'
import { colorOf, isDie } from '../../src/die.ts'
import { readHeld } from '../../src/holdings.ts'
import { positionOf } from '../../src/reavers.ts'
import type { View } from '../../src/seen.ts'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import {
  branchesOf,
  cardInUse,
  causeOf,
  exchangeAsked,
  isFree,
  lookingCause,
  neededBy,
  offeredBesides,
  openCards,
  openContextOf,
  resolvedPart,
  valuesOf,
  wayOf,
} from '../table.ts'
import { doing } from './effects.ts'
import {
  deckName,
  either,
  listed,
  noColored,
  price,
  successes,
  type Terms,
  theAnyDice,
  theAttempts,
  theCardsOf,
  theCombatDice,
  theNeeded,
  thePrice,
  theRewards,
  theThing,
  thing,
} from './terms.ts'

/** `walcz, zapłać albo zrezygnuj`: of these just one is done. */
const orElse = (ways: readonly string[]): string =>
  [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' albo ')

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, link, known } = terms
  const does = doing(terms)
  /** What a question is about, before it. */
  const about = (cause: string | null | undefined, question: string, besides = ''): string => {
    const name = cause === 'rest' ? 'Odpoczynek' : known(cause ?? '')
    return name ? `${name}${besides}: ${question}` : capital(question)
  }
  const here = ({ view }: Asked): string | null => view.activation?.location ?? null

  return {
    select: ({ view }) =>
      `Wybierz Pole Akcji, które wszyscy aktywują (${view.selected + 1} z ${view.order.length} w tej rundzie).`,
    specialist: (asked) => {
      const reaver = causeOf(asked)
      const ability = does(content.reavers[reaver]?.specialization ?? [])
      return about(reaver, `${ability}${offersWay(asked.form, 'act') ? '' : ' albo zrezygnuj'}.`, ', zdolność')
    },
    participate: (asked) => {
      const location = here(asked)
      if (!location) return 'Weź udział albo odpocznij.'
      const { cost, action } = content.locations[location as keyof typeof content.locations]
      if (!offersWay(asked.form, 'activate'))
        return about(
          location,
          isFree(cost) ? 'nie ma tu nic do zdobycia, odpocznij.' : `nie możesz zapłacić (${price(cost)}), odpocznij.`,
        )
      const position = positionOf(openContextOf(content, asked), asked.seat)
      if ('pick' in action) {
        const picks = action.pick.timesByPosition[position] ?? 1
        return about(location, `wybierz ${picks === 1 ? '' : 'najwyżej '}${theRewards(picks)} albo odpocznij.`)
      }
      if ('subdue' in action) {
        const attempts = action.subdue.attemptsByPosition[position] ?? 1
        return about(location, `podejmij ${attempts === 1 ? '' : 'najwyżej '}${theAttempts(attempts)} albo odpocznij.`)
      }
      if ('sequence' in action) return about(location, `wypłyń w morze za ${thePrice(cost)} albo odpocznij.`)
      return about(location, `wybierz parę lub talię${isFree(cost) ? '' : ` za ${thePrice(cost)}`} albo odpocznij.`)
    },
    payCost: (asked) => {
      const dice = neededBy(asked.form)
      return about(
        causeOf(asked),
        dice.length > 0 ? `wybierz, czym płacisz za ${theNeeded(dice)}.` : 'wybierz, co oddasz.',
      )
    },
    finish: (asked) => about(here(asked), 'przed końcem możesz odłożyć kości na artefakty i użyć artefaktów.'),
    takeDie: ({ form, view }) => {
      const dice = valuesOf(form).filter(isDie)
      const colors = new Set(dice.map(colorOf))
      const [color] = colors
      if (dice.length === 0) return about(view.newDice?.cause, `wybierz kolor kości do rzutu${ofSeveral(view)}.`)
      return about(
        view.newDice?.cause,
        colors.size === 1 && color ? `wybierz ściankę ${noColored(color)}.` : 'wybierz kość.',
      )
    },
    settleDice: ({ form }) => {
      const discard = wayOf(form, 'discard')
      if (!discard) return 'Odłóż nową kość na artefakt albo weź wszystkie na okręt.'
      const room = `Na okręcie mieści się ${theAnyDice(content.playerBoard.diceSlots)}, odrzuć ${leastOf(discard)}`
      return offersWay(form, 'store') ? `${room} albo odłóż nową na artefakt.` : `${room}.`
    },
    loseDice: (asked) => about(causeOf(asked), `wybierz ${theAnyDice(leastOf(asked.form))} do stracenia.`),
    nextCard: ({ view }) => {
      const cards = openCards(view)
      const [card = ''] = cards
      const reavers = cards.filter((each) => each in content.reavers)
      if (cards.length > 1)
        return reavers.length === cards.length
          ? 'Wybierz Łupieżcę: Przegrupowanie, Specjalizacja lub Awans.'
          : 'Wybierz kartę, której teraz użyjesz.'
      return about(card, reavers.length > 0 ? 'Przegrupowanie, Specjalizacja lub Awans.' : 'użyj teraz tej karty.')
    },
    makeRoom: (asked) => about(causeOf(asked), 'brak miejsca na artefakt. Wybierz, co trafi na Stos Chwały.'),
    tradePick: (asked) =>
      about(here(asked), `wybierz nagrodę albo zakończ (zostało: ${asked.view.activation?.turnsLeft ?? 0}).`),
    faceJourney: ({ view, form }) => {
      const journey = content.journeys[view.voyage?.journey ?? '']
      if (!journey) return 'Uniknij skutku albo go ponieś.'
      const { avoid, avoidReward, penalty } = journey
      const reward = avoidReward.length > 0 ? ` i ${does(avoidReward)}` : ''
      const ways = [
        ...(avoid && offersWay(form, 'avoid')
          ? [`${avoid.cards ? 'odrzuć' : 'zapłać'} ${thePrice(avoid)}${reward}`]
          : []),
        ...(offersWay(form, 'cancel') ? ['omiń dzięki artefaktowi'] : []),
        penalty.length > 0 ? does(penalty) : 'płyń dalej',
      ]
      return `${link(journey.id)}: ${orElse(ways)}.`
    },
    chooseBattle: ({ form }) =>
      offersWay(form, 'take')
        ? 'Wybierz odkrytą kartę Bitwy Morskiej albo wierzchnią z talii.'
        : 'Wybierz kartę Bitwy Morskiej.',
    meetShip: ({ view, form }) => {
      const battle = content.seaBattles[view.voyage?.battle ?? '']
      if (!battle) return 'Wygraj Bitwę Morską albo zrezygnuj.'
      const ways = [
        ...(offersWay(form, 'combination') ? [`zapłać ${theNeeded(battle.combination)}`] : []),
        ...(offersWay(form, 'fight') ? [`walcz (Obrona ${battle.defense})`] : []),
        'zrezygnuj',
      ]
      return `${link(battle.id)}: ${ways.length > 1 ? orElse(ways) : 'nie masz czym wygrać, zrezygnuj'}.`
    },
    formPool: (asked) => {
      const stack = causeOf(asked)
      const defense = `, Obrona ${content.stacks[stack]?.defense ?? 0}`
      return about(stack, `utwórz pulę, najwyżej ${theCombatDice(content.combatDice)}.`, defense)
    },
    reroll: (asked) => {
      const { combat } = asked.view
      const sum = combat?.dice.reduce((total, shown) => total + shown, 0) ?? 0
      const so = `${successes(sum)}, Obrona ${combat?.defense ?? 0}.`
      const next = offersWay(asked.form, 'reroll')
        ? ` Przerzuć kości za ${theThing('favor', 1)} albo zrezygnuj.`
        : offersWay(asked.form, 'use')
          ? ' Nie masz Przysług: użyj artefaktu albo zrezygnuj.'
          : ''
      return about(causeOf(asked), `${so}${next}`)
    },
    attempt: (asked) => {
      const stop = offersWay(asked.form, 'stop') ? ' albo zakończ' : ''
      return about(
        here(asked),
        `wybierz terytorium${stop} (pozostałe próby: ${asked.view.activation?.turnsLeft ?? 0}).`,
      )
    },
    claim: (asked) => {
      const artifacts = valuesOf(wayOf(asked.form, 'use') ?? asked.form)
      return about(causeOf(asked), `użyj artefaktu ${either(artifacts.map(link))} dla wyższego albo weź to.`)
    },
    nextReward: () => 'Wybierz terytorium, którego nagrodę teraz rozpatrzysz.',
    drawFrom: ({ form, view }) =>
      about(cardInUse(view), `wybierz talię, z której dobierasz (${either(valuesOf(form).map(deckName))}).`),
    keepCard: (asked) => {
      const { looking } = asked.view
      const cards = looking ? theCardsOf(looking.deck, looking.count) : String(offered(asked.form))
      return about(lookingCause(content, asked), `zachowaj jedną z dobranych (${cards}).`)
    },
    pillage: (asked) => {
      const card = causeOf(asked)
      return about(card, `${does(offeredBesides(content, card))} albo zrezygnuj.`, ', plądrowanie')
    },
    chooseBranch: (asked) => {
      const card = causeOf(asked)
      const branches = branchesOf(content, card)
      return about(card, branches.length > 0 ? `${either(branches.map((branch) => does(branch)))}.` : 'wybierz jedno.')
    },
    exchange: (asked) => {
      const deal = exchangeAsked(content, asked)
      return about(
        causeOf(asked),
        deal ? `zapłać ${thePrice(deal.pay)} i ${does(deal.then)} albo zrezygnuj.` : 'zapłać albo zrezygnuj.',
        ', wymiana',
      )
    },
    discardHolding: (asked) => {
      const areProphecies = valuesOf(asked.form).every((id) => readHeld(id).as === 'prophecy')
      return about(causeOf(asked), areProphecies ? 'wybierz Przepowiednię do odrzucenia.' : 'wybierz, co tracisz.')
    },
    chooseOpponent: ({ view }) => about(cardInUse(view), 'wybierz, kto otrzyma Przerażenie.'),
    chooseAcquired: (asked) => {
      const artifact = causeOf(asked)
      const part = resolvedPart(content, artifact) === 'clan-bonus' ? 'premii Klanu' : 'zdolności'
      return about(artifact, `wybierz Łupieżcę, którego ${part} używasz.`)
    },
  }
}

/** RV-18.63: which of several dice it is that are rolled together. */
function ofSeveral({ newDice }: View): string {
  if (!newDice || newDice.total < 2) return ''
  return ` (${newDice.dice.length + newDice.rolling.length + 1} z ${newDice.total})`
}

/** Put after "Czekamy, aż Astrid"; the future tense has no gender. */
export function waits({ link }: Terms): Waits {
  const at = ({ activation }: View): string => (activation ? ` (${link(activation.location)})` : '')
  const against = ({ voyage, combat }: View): string => {
    const target = combat?.target ?? voyage?.battle
    return target ? ` (${link(target)})` : ''
  }
  const withCard = (view: View): string => {
    const card = cardInUse(view)
    return card ? ` (${link(card)})` : ''
  }
  return {
    select: () => 'wybierze Pole Akcji',
    specialist: (view) => `użyje zdolności Łupieżcy${at(view)}`,
    participate: (view) => `weźmie udział albo odpocznie${at(view)}`,
    payCost: () => 'wybierze zapłatę',
    finish: (view) => `zakończy${at(view)}`,
    takeDie: () => 'wybierze kość',
    settleDice: () => 'znajdzie miejsce dla nowych kości',
    loseDice: () => 'wybierze kości do stracenia',
    nextCard: () => 'użyje karty',
    makeRoom: () => 'wybierze, które artefakty zostają',
    tradePick: (view) => `wybierze nagrodę${at(view)}`,
    faceJourney: ({ voyage }) =>
      voyage?.journey ? `zdecyduje o Podróży Morskiej (${link(voyage.journey)})` : 'zdecyduje o Podróży Morskiej',
    chooseBattle: () => 'wybierze kartę Bitwy Morskiej',
    meetShip: (view) => `zdecyduje, jak walczyć${against(view)}`,
    formPool: () => 'wybierze kości Walki',
    reroll: (view) => `przerzuci kości albo zrezygnuje${against(view)}`,
    attempt: (view) => `wybierze terytorium${at(view)}`,
    claim: () => 'weźmie terytorium',
    nextReward: () => 'wybierze następną nagrodę',
    drawFrom: () => 'wybierze talię',
    keepCard: () => 'zachowa kartę',
    pillage: (view) => `zdecyduje o Plądrowaniu${withCard(view)}`,
    chooseBranch: (view) => `wybierze nagrodę z karty${withCard(view)}`,
    exchange: () => 'zdecyduje o wymianie',
    discardHolding: () => 'wybierze, co straci',
    chooseOpponent: () => 'wybierze przeciwnika',
    chooseAcquired: () => 'wybierze Łupieżcę',
  }
}

/** Nobody decides together with others here, so nobody waits having answered. */
export const waiting = (who: readonly string[], what: string): string => `Czekamy, aż ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `Koniec gry. ${listed(who)} ${who.length === 1 ? 'wygrywa' : 'dzielą się zwycięstwem'}, wynik: ${thing('glory', score)}.`
