import type { Counts } from '@longhouse/kernel'
import { capital, led, type Said } from '@longhouse/kernel/wording'
import type { FreeWay, Payment, ReaverUse } from '../../src/choices.ts'
import { COLORS, type Color, type Die, type Effect, type Location } from '../../src/content-file.ts'
import { readHeld } from '../../src/holdings.ts'
import type { View } from '../../src/seen.ts'
import type { AsideChoice, Choices } from '../kinds.ts'
import {
  branchesOf,
  cardInUse,
  combatDiceOf,
  isFree,
  offeredBesides,
  openCards,
  placesTogether,
  rerolledDice,
  spentOf,
} from '../table.ts'
import { doing } from './effects.ts'
import {
  combatDice,
  gains,
  listed,
  price,
  successes,
  type Terms,
  theCardsOf,
  theDie,
  theThing,
  withColored,
} from './terms.ts'

const DECK = 'deck'

/** A choice, as a button says it; the page names by its lead what is still to be said. */
export function choices(terms: Terms): Choices {
  const { content, link, spent, cards: cardList, tile } = terms
  const does = doing(terms)

  const things = (counts: Counts): string => listed(spent(spentOf(content, counts)))
  const isNothing = (counts: Counts): boolean => Object.values(counts).every((n) => n === 0)
  const detailed = (what: string, counts: Counts): Said => (isNothing(counts) ? what : led(what, things(counts)))
  const paying = (what: string, payment: Payment): Said => {
    if (payment === true) return what
    return typeof payment === 'string' ? led(what, holding(payment)) : detailed(what, placesTogether(payment))
  }
  const fighting = (pool: Counts): Said =>
    isNothing(pool) ? 'Walcz' : led(`Walcz, ${combatDice(combatDiceOf(content, pool))}`, things(pool))

  function holding(id: string): string {
    const held = readHeld(id)
    const { card } = held
    if (held.as === 'leader') return `Jarl ${link(card)}`
    return held.as === 'specialized' ? `${link(card)} (${link(held.slot)})` : tile(card)
  }

  function freeWay(choice: FreeWay): Said {
    if ('hurry' in choice) return 'Nie pytaj więcej w tej aktywacji'
    if ('use' in choice)
      return led(`Użyj artefaktu ${link(choice.use)}`, does(content.artifacts[choice.use]?.effects ?? []))
    const [artifact = '', die] = Object.entries(choice.store)[0] ?? []
    return `Odłóż ${theDie(die as Die)} na artefakt ${link(artifact)}`
  }

  const isFreeWay = (choice: object): choice is FreeWay => 'store' in choice || 'use' in choice || 'hurry' in choice

  /** RV-6.7 to RV-6.12. */
  function reaverUse(reaver: string, use: ReaverUse, isAlone: boolean): Said {
    const whom = isAlone ? '' : ` (${link(reaver)})`
    if ('rally' in use) return led(`Przegrupowanie${whom}`, gains(content.reavers[reaver]?.rally ?? []))
    if ('specialize' in use) return led(`Specjalizacja${whom}`, link(use.specialize))
    const bonus = content.clans[content.reavers[reaver]?.clan ?? '']?.promoteBonus ?? []
    return led(`Awans na Jarla${whom}`, does(bonus))
  }

  /** How one takes part, where the location is known. */
  function partIn({ cost, action }: Location, activate: number | true | typeof DECK, view: View): Said {
    const pays = isFree(cost) ? '' : `, koszt: ${price(cost)}`
    if ('pick' in action) return `Handluj${pays}`
    if ('sequence' in action) return `Wypłyń w morze${pays}`
    if ('subdue' in action) return `Przejmuj terytoria${pays}`
    if (activate === DECK)
      return `Dobierz z talii ${theCardsOf(action.takeGroup.deck, action.takeGroup.orBlind)}${pays}`
    const cards = view.groups[view.activation?.location ?? 'raid-keeps']?.[Number(activate)] ?? []
    return led('Weź', `${cardList(cards)}${pays}`)
  }

  const branch = (view: View | undefined, at: number): readonly Effect[] | undefined =>
    view && branchesOf(content, cardInUse(view))[at]
  const numbered = (what: string, at: number): string => `${what} ${at + 1}`

  return {
    select: (location) => {
      const bonus = content.locations[location].onSelect
      return bonus.length > 0 ? led(link(location), does(bonus)) : link(location)
    },
    specialist: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('act' in choice) return 'Użyj zdolności Łupieżcy'
      return 'skip' in choice ? 'Nie używaj zdolności Łupieżcy' : paying('Użyj zdolności Łupieżcy', choice.exchange)
    },
    participate: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('rest' in choice) return led('Odpoczynek', does(content.restBranches[choice.rest] ?? [], 'weź'))
      const { activate } = choice
      if (view?.activation) return partIn(content.locations[view.activation.location], activate, view)
      if (activate === true) return 'Weź udział'
      return activate === DECK ? 'Dobierz z talii' : led('Weź', numbered('para', activate))
    },
    payCost: (payment) => paying('Zapłać', payment),
    finish: (choice) => (isFreeWay(choice) ? freeWay(choice) : 'Zakończ'),
    takeDie: (die) =>
      COLORS.includes(die as Color) ? `Rzuć ${withColored(die as Color)}` : `Weź ${theDie(die as Die)}`,
    settleDice: (choice) => {
      if ('store' in choice) return freeWay(choice)
      return 'keep' in choice ? 'Wszystkie nowe kości na okręt' : detailed('Odrzuć kości', choice.discard)
    },
    loseDice: (lost) => detailed('Strać kości', lost),
    nextCard: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      const [card = '', use] = Object.entries(choice.card)[0] ?? []
      if (use === true || use === undefined) return `Użyj karty ${link(card)}`
      return reaverUse(card, use, view !== undefined && openCards(view).length === 1)
    },
    makeRoom: (dropped, _, view) => {
      const owner = view?.open.at(-1)?.seat
      const card = dropped === 'new' ? view && cardInUse(view) : view?.players[owner ?? 0]?.artifacts[dropped]?.card
      if (card) return led('Na Stos Chwały', link(card))
      return led('Na Stos Chwały', dropped === 'new' ? 'nowy artefakt' : numbered('artefakt', dropped))
    },
    tradePick: (choice, _, view) => {
      if ('stop' in choice) return 'Zakończ handel'
      if (isFreeWay(choice)) return freeWay(choice)
      const [id = '', chosen] = Object.entries(choice)[0] ?? []
      return tradeOption(id, chosen, view)
    },
    faceJourney: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('suffer' in choice) return 'Ponieś skutek'
      return 'cancel' in choice ? led('Omiń, artefakt', link(choice.cancel)) : paying('Uniknij skutku', choice.avoid)
    },
    chooseBattle: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('deck' in choice) return 'Odkryj wierzchnią Bitwę Morską z talii'
      const card = view?.groups['battle-at-sea']?.[choice.take]?.[0]
      return card ? led('Bitwa Morska', link(card)) : led('Bitwa Morska', numbered('karta', choice.take))
    },
    meetShip: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('giveUp' in choice) return 'Zrezygnuj'
      return 'fight' in choice ? fighting(choice.fight) : paying('Zapłać kombinacją', choice.combination)
    },
    formPool: fighting,
    reroll: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('giveUp' in choice) return 'Zrezygnuj'
      const rerolled = rerolledDice(choice.reroll).map(([shown, n]) => `${combatDice(n)} (${successes(shown)})`)
      const what = `Przerzut za ${theThing('favor', 1)}`
      return rerolled.length > 0 ? led(what, listed(rerolled)) : what
    },
    attempt: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('stop' in choice) return 'Bez dalszych prób'
      if ('force' in choice)
        return led(`${link(choice.force)} siłą`, `Obrona ${content.stacks[choice.force]?.defense ?? 0}`)
      return led(`${link(choice.peaceful)} pokojowo`, price(content.stacks[choice.peaceful]?.peacefulCost ?? {}))
    },
    claim: (choice) =>
      'use' in choice
        ? led(`Użyj artefaktu ${link(choice.use)}`, does(content.artifacts[choice.use]?.effects ?? []))
        : 'Weź to terytorium',
    nextReward: (tile) => led(link(tile), does(content.territories[tile]?.reward ?? [])),
    drawFrom: (deck) => `Dobierz ${theCardsOf(deck, 1)}`,
    keepCard: (card) => led('Zachowaj', link(card)),
    pillage: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('pass' in choice) return 'Nie plądruj'
      if ('fight' in choice) return fighting(choice.fight)
      const gained = view ? offeredBesides(content, cardInUse(view)) : []
      return gained.length > 0 ? led('Splądruj', does(gained)) : 'Splądruj'
    },
    chooseBranch: (at, _, view) => {
      const effects = branch(view, at)
      return effects ? capital(does(effects)) : numbered('Możliwość', at)
    },
    exchange: (choice) => ('skip' in choice ? 'Bez wymiany' : paying('Wymień', choice.exchange)),
    discardHolding: (id) => led('Odrzuć', holding(id)),
    chooseOpponent: (rival, who) => who(rival),
    chooseAcquired: link,
  }

  function tradeOption(id: string, chosen: unknown, view: View | undefined): Said {
    const { action } = content.locations['trade-with-villages']
    const option = 'pick' in action ? action.pick.options.find((each) => each.id === id) : undefined
    const [effect] = option?.effects ?? []
    if (effect && 'takeTradeDice' in effect) return detailed('Weź kości z wystawy', chosen as Counts)
    if (effect && 'takeProphecy' in effect) {
      if (chosen === DECK) return `Dobierz ${theCardsOf('prophecy', 1)}`
      const card = view?.prophecies[Number(chosen)]
      return card ? led('Weź Przepowiednię', link(card)) : led('Weź', numbered('Przepowiednia', Number(chosen)))
    }
    return capital(does(option?.effects ?? []))
  }
}

/** RV-5.6. */
export const aside =
  ({ content, spent }: Terms) =>
  ({ throwBack }: AsideChoice): Said => {
    const parts = spent(spentOf(content, throwBack))
    return parts.length > 0 ? led('Oddaj kości', listed(parts)) : 'Oddaj kości właśnie otrzymane'
  }
