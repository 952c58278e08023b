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
import { cardsOf, combatDice, dieName, gains, listed, price, successes, type Terms, thing } from './terms.ts'

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
    isNothing(pool) ? 'Fight' : led(`Fight with ${combatDice(combatDiceOf(content, pool))}`, things(pool))

  function holding(id: string): string {
    const held = readHeld(id)
    const { card } = held
    if (held.as === 'leader') return `your Leader ${link(card)}`
    return held.as === 'specialized' ? `${link(card)} at ${link(held.slot)}` : tile(card)
  }

  function freeWay(choice: FreeWay): Said {
    if ('hurry' in choice) return 'Do not ask again in this activation'
    if ('use' in choice) return led(`Use ${link(choice.use)}`, does(content.artifacts[choice.use]?.effects ?? []))
    const [artifact = '', die] = Object.entries(choice.store)[0] ?? []
    return `Store the ${dieName(die as Die)} on ${link(artifact)}`
  }

  const isFreeWay = (choice: object): choice is FreeWay => 'store' in choice || 'use' in choice || 'hurry' in choice

  /** RV-6.7 to RV-6.12. */
  function reaverUse(reaver: string, use: ReaverUse, isAlone: boolean): Said {
    const whom = isAlone ? '' : ` ${link(reaver)}`
    if ('rally' in use) return led(`Rally${whom}`, gains(content.reavers[reaver]?.rally ?? []))
    if ('specialize' in use) return `Specialize${whom} at ${link(use.specialize)}`
    const bonus = content.clans[content.reavers[reaver]?.clan ?? '']?.promoteBonus ?? []
    return led(`Promote${whom} to Leader`, does(bonus))
  }

  /** How one takes part, where the location is known. */
  function partIn({ cost, action }: Location, activate: number | true | typeof DECK, view: View): Said {
    const pays = isFree(cost) ? '' : ` for ${price(cost)}`
    if ('pick' in action) return `Trade${pays}`
    if ('sequence' in action) return `Set sail${pays}`
    if ('subdue' in action) return `Subdue territories${pays}`
    if (activate === DECK)
      return `Draw ${cardsOf(action.takeGroup.deck, action.takeGroup.orBlind)} from the deck${pays}`
    const cards = view.groups[view.activation?.location ?? 'raid-keeps']?.[Number(activate)] ?? []
    return `Take ${cardList(cards)}${pays}`
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
      if ('act' in choice) return 'Use the Reaver'
      return 'skip' in choice ? 'Do not use the Reaver' : paying('Use the Reaver', choice.exchange)
    },
    participate: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('rest' in choice) return led('Rest', does(content.restBranches[choice.rest] ?? [], 'take'))
      const { activate } = choice
      if (view?.activation) return partIn(content.locations[view.activation.location], activate, view)
      if (activate === true) return 'Take part'
      return activate === DECK ? 'Draw from the deck' : `Take ${numbered('pair', activate)}`
    },
    payCost: (payment) => paying('Pay', payment),
    finish: (choice) => (isFreeWay(choice) ? freeWay(choice) : 'Finish'),
    takeDie: (die) => (COLORS.includes(die as Color) ? `Roll a ${die} die` : `Take a ${dieName(die as Die)}`),
    settleDice: (choice) => {
      if ('store' in choice) return freeWay(choice)
      return 'keep' in choice ? 'Put all new dice aboard' : detailed('Discard dice', choice.discard)
    },
    loseDice: (lost) => detailed('Lose dice', lost),
    nextCard: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      const [card = '', use] = Object.entries(choice.card)[0] ?? []
      if (use === true || use === undefined) return `Use ${link(card)}`
      return reaverUse(card, use, view !== undefined && openCards(view).length === 1)
    },
    makeRoom: (dropped, _, view) => {
      const owner = view?.open.at(-1)?.seat
      const card = dropped === 'new' ? view && cardInUse(view) : view?.players[owner ?? 0]?.artifacts[dropped]?.card
      if (card) return `${link(card)} to the Glory pile`
      return `${dropped === 'new' ? 'The new artifact' : numbered('Artifact', dropped)} to the Glory pile`
    },
    tradePick: (choice, _, view) => {
      if ('stop' in choice) return 'Stop trading'
      if (isFreeWay(choice)) return freeWay(choice)
      const [id = '', chosen] = Object.entries(choice)[0] ?? []
      return tradeOption(id, chosen, view)
    },
    faceJourney: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('suffer' in choice) return 'Suffer the effect'
      return 'cancel' in choice ? `Pass by with ${link(choice.cancel)}` : paying('Avoid the effect', choice.avoid)
    },
    chooseBattle: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('deck' in choice) return 'Reveal the top Sea Battle of the deck'
      const card = view?.groups['battle-at-sea']?.[choice.take]?.[0]
      return card ? `Sail against ${link(card)}` : `Sail against ${numbered('ship', choice.take)}`
    },
    meetShip: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('giveUp' in choice) return 'Give up'
      return 'fight' in choice ? fighting(choice.fight) : paying('Pay the combination', choice.combination)
    },
    formPool: fighting,
    reroll: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('giveUp' in choice) return 'Give up'
      const rerolled = rerolledDice(choice.reroll).map(([shown, n]) => `${combatDice(n)} with ${successes(shown)}`)
      const what = `Reroll for ${thing('favor', 1)}`
      return rerolled.length > 0 ? led(what, listed(rerolled)) : what
    },
    attempt: (choice) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('stop' in choice) return 'Make no further attempt'
      if ('force' in choice)
        return led(`${link(choice.force)} by force`, `Defense ${content.stacks[choice.force]?.defense ?? 0}`)
      return led(`${link(choice.peaceful)} peacefully`, price(content.stacks[choice.peaceful]?.peacefulCost ?? {}))
    },
    claim: (choice) =>
      'use' in choice
        ? led(`Use ${link(choice.use)}`, does(content.artifacts[choice.use]?.effects ?? []))
        : 'Take this territory',
    nextReward: (tile) => led(link(tile), does(content.territories[tile]?.reward ?? [])),
    drawFrom: (deck) => `Draw ${cardsOf(deck, 1)}`,
    keepCard: (card) => `Keep ${link(card)}`,
    pillage: (choice, _, view) => {
      if (isFreeWay(choice)) return freeWay(choice)
      if ('pass' in choice) return 'Do not pillage'
      if ('fight' in choice) return fighting(choice.fight)
      const gained = view ? offeredBesides(content, cardInUse(view)) : []
      return gained.length > 0 ? led('Pillage', does(gained)) : 'Pillage'
    },
    chooseBranch: (at, _, view) => {
      const effects = branch(view, at)
      return effects ? capital(does(effects)) : numbered('Option', at)
    },
    exchange: (choice) => ('skip' in choice ? 'No exchange' : paying('Exchange', choice.exchange)),
    discardHolding: (id) => `Give up ${holding(id)}`,
    chooseOpponent: (rival, who) => who(rival),
    chooseAcquired: link,
  }

  function tradeOption(id: string, chosen: unknown, view: View | undefined): Said {
    const { action } = content.locations['trade-with-villages']
    const option = 'pick' in action ? action.pick.options.find((each) => each.id === id) : undefined
    const [effect] = option?.effects ?? []
    if (effect && 'takeTradeDice' in effect) return detailed('Take dice on display', chosen as Counts)
    if (effect && 'takeProphecy' in effect) {
      if (chosen === DECK) return `Draw ${cardsOf('prophecy', 1)}`
      const card = view?.prophecies[Number(chosen)]
      return card ? `Take ${link(card)}` : `Take ${numbered('Prophecy', Number(chosen))}`
    }
    return capital(does(option?.effects ?? []))
  }
}

/** RV-5.6. */
export const aside =
  ({ content, spent }: Terms) =>
  ({ throwBack }: AsideChoice): Said => {
    const parts = spent(spentOf(content, throwBack))
    return parts.length > 0 ? led('Throw back', listed(parts)) : 'Throw back dice just gained'
  }
