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
  anyDice,
  cardsOf,
  combatDice,
  deckName,
  either,
  listed,
  needed,
  price,
  successes,
  type Terms,
  thing,
} from './terms.ts'

/** What a seat is asked. */
export function prompts(terms: Terms): Prompts {
  const { content, link, known } = terms
  const does = doing(terms)
  /** What a question is about, before it. */
  const about = (cause: string | null | undefined, question: string, besides = ''): string => {
    const name = cause === 'rest' ? 'Rest' : known(cause ?? '')
    return name ? `${name}${besides}: ${question}` : capital(question)
  }
  const here = ({ view }: Asked): string | null => view.activation?.location ?? null

  return {
    select: ({ view }) =>
      `Select a location for everyone to activate (${view.selected + 1} of ${view.order.length} this round).`,
    specialist: (asked) => {
      const reaver = causeOf(asked)
      const ability = does(content.reavers[reaver]?.specialization ?? [])
      return about(reaver, `${ability}${offersWay(asked.form, 'act') ? '.' : '?'}`)
    },
    participate: (asked) => {
      const location = here(asked)
      if (!location) return 'Take part, or rest.'
      const { cost, action } = content.locations[location as keyof typeof content.locations]
      if (!offersWay(asked.form, 'activate'))
        return about(
          location,
          isFree(cost) ? 'nothing to gain here, so rest.' : `you cannot pay ${price(cost)}, so rest.`,
        )
      const position = positionOf(openContextOf(content, asked), asked.seat)
      if ('pick' in action) {
        const picks = action.pick.timesByPosition[position] ?? 1
        return about(location, `trade for ${picks === 1 ? '1 reward' : `up to ${picks} rewards`}, or rest.`)
      }
      if ('subdue' in action) {
        const attempts = action.subdue.attemptsByPosition[position] ?? 1
        return about(location, `make ${attempts === 1 ? '1 attempt' : `up to ${attempts} attempts`}, or rest.`)
      }
      if ('sequence' in action) return about(location, `set sail for ${price(cost)}, or rest.`)
      return about(location, `choose a pair or the deck${isFree(cost) ? '' : ` for ${price(cost)}`}, or rest.`)
    },
    payCost: (asked) => {
      const dice = neededBy(asked.form)
      return about(causeOf(asked), dice.length > 0 ? `choose what pays ${needed(dice)}.` : 'choose what you give up.')
    },
    finish: (asked) => about(here(asked), 'store dice or use artifacts before you finish.'),
    takeDie: ({ form, view }) => {
      const dice = valuesOf(form).filter(isDie)
      const colors = new Set(dice.map(colorOf))
      const [color = ''] = colors
      if (dice.length === 0)
        return about(view.newDice?.cause, `choose the colour of the die to roll${ofSeveral(view)}.`)
      return about(view.newDice?.cause, colors.size === 1 ? `choose the face of the ${color} die.` : 'choose a die.')
    },
    settleDice: ({ form }) => {
      const discard = wayOf(form, 'discard')
      if (!discard) return 'Store a new die on an artifact, or put all aboard.'
      const room = `Only ${anyDice(content.playerBoard.diceSlots)} fit aboard: discard ${leastOf(discard)}`
      return offersWay(form, 'store') ? `${room}, or store a new one on an artifact.` : `${room}.`
    },
    loseDice: (asked) => about(causeOf(asked), `choose ${anyDice(leastOf(asked.form))} to lose.`),
    nextCard: ({ view }) => {
      const cards = openCards(view)
      const [card = ''] = cards
      const reavers = cards.filter((each) => each in content.reavers)
      if (cards.length > 1)
        return reavers.length === cards.length
          ? 'Choose a Reaver to Rally, Specialize or Promote.'
          : 'Choose the card to use next.'
      return about(card, reavers.length > 0 ? 'Rally, Specialize or Promote.' : 'use the card now.')
    },
    makeRoom: (asked) => about(causeOf(asked), 'no artifact space is free. Choose what goes to your Glory pile.'),
    tradePick: (asked) => {
      const left = asked.view.activation?.turnsLeft ?? 0
      return about(here(asked), `choose a reward, or stop (${left} left).`)
    },
    faceJourney: ({ view, form }) => {
      const journey = content.journeys[view.voyage?.journey ?? '']
      if (!journey) return 'Avoid the effect, or suffer it.'
      const { avoid, avoidReward, penalty } = journey
      const reward = avoidReward.length > 0 ? ` and ${does(avoidReward)}` : ''
      const ways = [
        ...(avoid && offersWay(form, 'avoid') ? [`${avoid.cards ? 'discard' : 'pay'} ${price(avoid)}${reward}`] : []),
        ...(offersWay(form, 'cancel') ? ['pass by with an artifact'] : []),
        penalty.length > 0 ? does(penalty) : 'sail on',
      ]
      return `${link(journey.id)}: ${ways.join(', or ')}.`
    },
    chooseBattle: ({ form }) =>
      offersWay(form, 'take') ? 'Choose a Sea Battle on display, or the top card of the deck.' : 'Choose a Sea Battle.',
    meetShip: ({ view, form }) => {
      const battle = content.seaBattles[view.voyage?.battle ?? '']
      if (!battle) return 'Defeat the ship, or give up.'
      const ways = [
        ...(offersWay(form, 'combination') ? [`pay ${needed(battle.combination)}`] : []),
        ...(offersWay(form, 'fight') ? [`fight Defense ${battle.defense}`] : []),
        'give up',
      ]
      return `${link(battle.id)}: ${ways.length > 1 ? ways.join(', or ') : 'nothing you have defeats it, so give up'}.`
    },
    formPool: (asked) => {
      const stack = causeOf(asked)
      const defense = `, Defense ${content.stacks[stack]?.defense ?? 0}`
      return about(stack, `form your pool, up to ${combatDice(content.combatDice)}.`, defense)
    },
    reroll: (asked) => {
      const { combat } = asked.view
      const sum = combat?.dice.reduce((total, shown) => total + shown, 0) ?? 0
      const so = `${successes(sum)} against Defense ${combat?.defense ?? 0}.`
      const next = offersWay(asked.form, 'reroll')
        ? ` Reroll dice for ${thing('favor', 1)}, or give up.`
        : offersWay(asked.form, 'use')
          ? ' You have no Favor: use an artifact, or give up.'
          : ''
      return about(causeOf(asked), `${so}${next}`)
    },
    attempt: (asked) => {
      const stop = offersWay(asked.form, 'stop') ? ', or stop' : ''
      return about(here(asked), `choose a territory${stop} (${asked.view.activation?.turnsLeft ?? 0} left).`)
    },
    claim: (asked) => {
      const artifacts = valuesOf(wayOf(asked.form, 'use') ?? asked.form)
      return about(causeOf(asked), `use ${either(artifacts.map(link))} for a higher one, or take this one?`)
    },
    nextReward: () => 'Choose the territory whose reward comes next.',
    drawFrom: ({ form, view }) =>
      about(cardInUse(view), `choose ${either(valuesOf(form).map(deckName))} to draw from.`),
    keepCard: (asked) => {
      const { looking } = asked.view
      const cards = looking ? cardsOf(looking.deck, looking.count) : `${offered(asked.form)} cards`
      return about(lookingCause(content, asked), `keep 1 of these ${cards}.`)
    },
    pillage: (asked) => {
      const card = causeOf(asked)
      const besides = offeredBesides(content, card)
      const fights = besides.some((effect) => 'combat' in effect)
      return about(card, `${fights ? '' : 'pillage to '}${does(besides)}?`)
    },
    chooseBranch: (asked) => {
      const card = causeOf(asked)
      const branches = branchesOf(content, card)
      return about(card, branches.length > 0 ? `${either(branches.map((branch) => does(branch)))}?` : 'choose one.')
    },
    exchange: (asked) => {
      const deal = exchangeAsked(content, asked)
      return about(
        causeOf(asked),
        deal ? `pay ${price(deal.pay)} to ${does(deal.then)}?` : 'pay for the exchange, or decline it.',
      )
    },
    discardHolding: (asked) => {
      const areProphecies = valuesOf(asked.form).every((id) => readHeld(id).as === 'prophecy')
      return about(causeOf(asked), areProphecies ? 'choose a Prophecy to discard.' : 'choose what you lose.')
    },
    chooseOpponent: ({ view }) => about(cardInUse(view), 'choose who receives the Terror.'),
    chooseAcquired: (asked) => {
      const artifact = causeOf(asked)
      const part = resolvedPart(content, artifact) === 'clan-bonus' ? 'clan bonus' : 'ability'
      return about(artifact, `choose the Reaver whose ${part} is used.`)
    },
  }
}

/** RV-18.63: which of several dice it is that are rolled together. */
function ofSeveral({ newDice }: View): string {
  if (!newDice || newDice.total < 2) return ''
  return ` (${newDice.dice.length + newDice.rolling.length + 1} of ${newDice.total})`
}

/** Put after "Waiting for Astrid". */
export function waits({ link }: Terms): Waits {
  const at = ({ activation }: View): string => (activation ? ` at ${link(activation.location)}` : '')
  const against = ({ voyage, combat }: View): string => {
    const target = combat?.target ?? voyage?.battle
    return target ? ` against ${link(target)}` : ''
  }
  return {
    select: () => 'to select a location',
    specialist: (view) => `to use a Reaver${at(view)}`,
    participate: (view) => `to take part${at(view)}, or rest`,
    payCost: () => 'to choose a payment',
    finish: (view) => `to finish${at(view)}`,
    takeDie: () => 'to choose a die',
    settleDice: () => 'to find room for new dice',
    loseDice: () => 'to choose dice to lose',
    nextCard: () => 'to use a card',
    makeRoom: () => 'to choose which artifacts stay',
    tradePick: (view) => `to choose a reward${at(view)}`,
    faceJourney: ({ voyage }) => (voyage?.journey ? `to face ${link(voyage.journey)}` : 'to face a Sea Journey'),
    chooseBattle: () => 'to choose a Sea Battle',
    meetShip: (view) => `to decide how to fight${against(view)}`,
    formPool: () => 'to choose combat dice',
    reroll: (view) => `to reroll${against(view)}, or give up`,
    attempt: (view) => `to choose a territory${at(view)}`,
    claim: () => 'to take a territory',
    nextReward: () => 'to choose the next reward',
    drawFrom: () => 'to choose a deck',
    keepCard: () => 'to keep a card',
    pillage: (view) => {
      const card = cardInUse(view)
      return card ? `to pillage ${link(card)} or not` : 'to pillage or not'
    },
    chooseBranch: (view) => {
      const card = cardInUse(view)
      return card ? `to use ${link(card)}` : 'to choose'
    },
    exchange: () => 'to make an exchange or not',
    discardHolding: () => 'to choose what to give up',
    chooseOpponent: () => 'to choose an opponent',
    chooseAcquired: () => 'to choose a Reaver',
  }
}

/** Nobody decides together with others here, so nobody waits having answered. */
export const waiting = (who: readonly string[], what: string): string => `Waiting for ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `The game is over. ${listed(who)} ${who.length === 1 ? 'wins' : 'share the victory'} with ${thing('glory', score)}.`
