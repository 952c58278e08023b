import { leastOf, mostOf, offered, offersKind, offersWay } from '@longhouse/kernel/wording'
import { fameGlory } from '../../src/combat.ts'
import type { Rune } from '../../src/content.ts'
import { lossesAhead } from '../../src/rolling.ts'
import { heldRune } from '../../src/runes.ts'
import { visionExtra } from '../../src/sage.ts'
import type { View } from '../../src/seen.ts'
import type { Asked, Prompts, Waits } from '../kinds.ts'
import { diceByType, openContextOf, ownThings, shoreUnderWay, stallAsked } from '../table.ts'
import { destinies, dice, goods, listed, type Terms, thing, warriors } from './terms.ts'

/** What a seat is asked. */
export function prompts({ content, link, rune }: Terms): Prompts {
  const toSend = (asked: Asked): string => {
    const { swordsman, spearman, axeman, food } = ownThings(asked)
    return `You have ${goods({ swordsman, spearman, axeman, food })}.`
  }
  const held = (asked: Asked, effect: Rune['effect']['kind']): string => {
    const found = heldRune(openContextOf(content, asked), asked.seat, effect)
    return found ? rune(found.id) : 'the rune'
  }
  const falling = (asked: Asked): number =>
    asked.view.fight ? lossesAhead(openContextOf(content, asked), asked.view.fight) : 0
  const foe = ({ view }: Asked): string => (view.fight?.enemy ? `the ${link(view.fight.enemy)}` : 'the enemy')
  const shore = ({ view }: Asked): string => link(shoreUnderWay(view)?.id ?? '')
  const journey = ({ view }: Asked): string => link(shoreUnderWay(view)?.journey ?? '')

  return {
    chooseLeader: () => 'Choose your leader.',
    placeWorker: (asked) => `Place a worker (${ownThings(asked).workers} of ${ownThings(asked).workersOwned} in hand).`,
    exchange: ({ form }) => `Swap food, wood and coins one for one at the ${link('market')}: ${leastOf(form)} in all.`,
    pray: (asked) => `How much favor do you buy? You have ${thing('coin', ownThings(asked).coin)}.`,
    buildLongship: (asked) => {
      const { wood, coin } = ownThings(asked)
      return `Choose a longship to build. You have ${goods({ wood, coin })}.`
    },
    useStall: (asked) => {
      const stall = stallAsked(content, asked)
      const most = mostOf(asked.form)
      if (!stall) return `How many times do you use the stall? At most ${most}.`
      return `${link(stall.id)}: ${goods(stall.cost)} → ${goods(stall.gain)}. How many times? At most ${most}.`
    },
    choosePort: () => 'Choose the shore your longship sails to.',
    takeRune: ({ form }) =>
      offersWay(form, 'deck') ? 'Take a rune on display, or the top one of the deck.' : 'Take a rune on display.',
    peek: () => 'Choose a shore and look at its journey card in secret.',
    chooseTrueVision: (asked) =>
      `Use ${held(asked, 'sage-extra-draw')} to draw ${destinies(visionExtra(openContextOf(content, asked), asked.seat))} more?`,
    keepDestiny: ({ form }) => `Keep 1 of ${destinies(offered(form))}.`,
    buryDestinies: ({ form }) =>
      `Put the other ${destinies(offered(form))} under the deck. The first lies on top of the rest.`,
    chooseRecruits: ({ form }) => {
      const room = leastOf(form)
      return `Only ${room} more ${room === 1 ? 'warrior fits' : 'warriors fit'}. Choose who joins you.`
    },
    assign: (asked) => `Assign your warriors in secret. ${toSend(asked)}`,
    assignInTurn: (asked) => `Assign your warriors; everyone sees it. ${toSend(asked)}`,
    afterRoll: ({ view: { fight } }) => {
      const rolled = ` You rolled ${dice(diceByType(fight?.dice ?? []))}.`
      const defence = content.enemies[fight?.enemy ?? '']?.defence
      const so = fight?.enemy ? ` The ${link(fight.enemy)} has ${fight.damage} of ${defence} damage.` : ''
      return `Change the roll, or end it.${so}${rolled}`
    },
    chooseHealing: (asked) =>
      `You are about to lose ${warriors(falling(asked))} to ${foe(asked)}. Use ${held(asked, 'ignore-losses')}?`,
    chooseLosses: (asked) => `Choose ${warriors(leastOf(asked.form))} to lose to ${foe(asked)}.`,
    chooseFame: (asked) =>
      `You defeat ${foe(asked)}. Use ${held(asked, 'bonus-glory-percent')} for ${fameGlory(openContextOf(content, asked), asked.seat)} more Glory?`,
    giveBlame: () =>
      `The troll has fallen. Choose who takes ${thing('blame', content.scoring.trollDefeated.giveBlameToOther)}.`,
    replaceJourney: (asked) =>
      `The journey to ${shore(asked)} is ${journey(asked)}. Use ${held(asked, 'replace-journey')} to draw another?`,
    loseAboard: (asked) => {
      const n = leastOf(asked.form)
      if (offersKind(asked.form, 'food')) return `${journey(asked)}: choose ${n} to lose, warriors or food.`
      return `${journey(asked)}: choose ${warriors(n)} to lose.`
    },
    starve: (asked) => `Too little food at ${shore(asked)}. Choose ${warriors(leastOf(asked.form))} to starve.`,
    runeChance: ({ view: { phase, round } }) => {
      if (phase === 'combat') return 'The fight is won. You may use a rune before the next one.'
      const end = phase === 'placement' ? 'turn' : round < content.limits.maxRounds ? 'round' : 'game'
      return `You may use a rune before the ${end} ends.`
    },
  }
}

/** Put after "Waiting for Astrid". */
export function waits({ link, runeWith }: Terms): Waits {
  const against = ({ fight }: View): string =>
    fight?.enemy ? ` against the ${link(fight.enemy)}` : ` at the ${link('hunting-grounds')}`
  const aboard = (view: View): string => {
    const shore = shoreUnderWay(view)
    return shore ? ` at ${link(shore.id)}` : ''
  }
  return {
    chooseLeader: () => 'to choose a leader',
    placeWorker: () => 'to place a worker',
    exchange: () => `to trade at the ${link('market')}`,
    pray: () => `to buy favor at the ${link('shrine')}`,
    buildLongship: () => 'to choose a longship to build',
    useStall: () => 'to say how often to use the stall',
    choosePort: () => 'to choose a shore to sail to',
    takeRune: () => 'to take a rune',
    peek: () => 'to look at a journey card',
    chooseTrueVision: () => `to use ${runeWith('sage-extra-draw')} or not`,
    keepDestiny: () => 'to keep a destiny',
    buryDestinies: () => 'to put destinies under the deck',
    chooseRecruits: () => 'to choose which warriors join',
    assign: () => 'to assign warriors',
    assignInTurn: () => 'to assign warriors',
    afterRoll: (view) => `to end the roll${against(view)}`,
    chooseHealing: () => `to use ${runeWith('ignore-losses')} or not`,
    chooseLosses: (view) => `to choose losses${against(view)}`,
    chooseFame: () => `to use ${runeWith('bonus-glory-percent')} or not`,
    giveBlame: () => 'to choose who takes blame',
    replaceJourney: () => `to use ${runeWith('replace-journey')} or not`,
    loseAboard: (view) => `to choose what is lost${aboard(view)}`,
    starve: (view) => `to choose who starves${aboard(view)}`,
    runeChance: () => 'to use a rune or not',
  }
}

export const waiting = (who: readonly string[], what: string, answered: boolean): string =>
  `${answered ? 'Your orders are given. ' : ''}Waiting for ${listed(who)} ${what}.`

export const won = (who: readonly string[], score: number): string =>
  `The game is over. ${listed(who)} ${who.length === 1 ? 'wins' : 'share the victory'} with ${thing('glory', score)}.`
