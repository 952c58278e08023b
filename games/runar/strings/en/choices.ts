import { capital, led, type Said } from '@longhouse/kernel/wording'
import type { DiceMix, Pay, PayMix } from '../../src/choices.ts'
import type { CardId, HeroId } from '../../src/content-file.ts'
import { countDice } from '../../src/dice.ts'
import type { View } from '../../src/seen.ts'
import type { Choices, Decisions } from '../kinds.ts'
import { alternativesOf, hasHazard, placeOf, standingAt, treasureOf } from '../table.ts'
import { campaignChoices } from './campaign.ts'
import { doing } from './effects.ts'
import { ACTION, COLOR, REACTION, TACTIC } from './nouns.ts'
import { soloChoices } from './solo.ts'
import { dice, dieName, listed, steps, type Terms } from './terms.ts'

/** A choice, as a button says it; the page gathers what is led alike, and leaves how it is paid to be said. */
export function choices(terms: Terms): Choices {
  const { content, link, links, figure, at, paid, paidMix, textOf } = terms
  const detailed = (lead: string, rest: string): Said => (rest === '' ? lead : led(lead, rest))
  const mixed = (lead: string, mix: PayMix): Said =>
    Object.values(mix).some((n) => n > 0) ? led(lead, paidMix(mix)) : lead
  const kept = (lead: string, mix: DiceMix): Said =>
    Object.values(mix).some((n) => n > 0) ? led(lead, dice(mix)) : lead
  const some = (lead: string, ids: readonly string[]): Said => (ids.length > 0 ? led(lead, links(ids)) : lead)

  /** What a card gives when it is played: its dice, and its symbol; that of an Inspiration card stands for any. */
  function gives(card: CardId): string {
    const shown = content.cards[card]
    const action = (shown ?? content.inspiration).action
    const symbol = shown ? (shown.symbol === null ? [] : ['an Ability symbol']) : ['any Ability symbol']
    return listed([...(action.length > 0 ? [dice(countDice(action))] : []), ...symbol])
  }

  /** One card by itself stands in a list to choose from: then it matters what it gives. */
  function listOf(lead: string, cards: readonly CardId[]): Said {
    const [card, ...others] = cards
    return card !== undefined && others.length === 0 ? detailed(link(card), gives(card)) : some(lead, cards)
  }

  const onNode = (view: View | undefined, node: string): string =>
    `${link(node)}${hasHazard(view, node) ? ', onto a Hazard' : ''}`

  function abilityText(id: string): string {
    for (const { ranks } of content.file.heroes)
      for (const { abilities } of Object.values(ranks))
        for (const ability of abilities) if (ability.id === id) return textOf(ability)
    return ''
  }

  function worn(view: View | undefined, hero: HeroId): string {
    const card = treasureOf(view, hero)
    return card === null ? 'the Treasure' : link(card)
  }

  function shard(view: View | undefined, node: string): string {
    const color = view?.field?.shards[node]
    return `the ${color ? `${COLOR[color]} ` : ''}Shard on ${link(node)}`
  }

  function act(choice: Decisions['act'], view: View | undefined): Said {
    if ('done' in choice) return 'End the Action phase'
    if ('move' in choice) return led(ACTION.move, paid(choice.move))
    if ('push' in choice) return led(`Push ${at(view, choice.push.at)}`, paid(choice.push.pay))
    if ('attack' in choice) return led(`Attack ${at(view, choice.attack.at)}`, paid(choice.attack.pay))
    if ('collect' in choice) return led(`Collect ${shard(view, choice.collect.at)}`, paid(choice.collect.pay))
    if ('activate' in choice) {
      const { at: node, pay, onEnemy } = choice.activate
      const hazard = `Activate the Hazard on ${link(node)}`
      return led(onEnemy ? `${hazard} under ${at(view, node)}` : hazard, paid(pay))
    }
    if ('change' in choice) return led(`Change to ${link(choice.change.to)}`, paid(choice.change.pay))
    if ('ability' in choice) return detailed(`Ability ${link(choice.ability)}`, abilityText(choice.ability))
    if ('mark' in choice) return `Use ${worn(view, choice.mark)} (${link(choice.mark)})`
    if ('equipment' in choice) return led(`Use ${link(choice.equipment.card)}`, paid(choice.equipment.pay))
    return mixed(capital(link(choice.scenario.action)), choice.scenario.pay)
  }

  function tactic(choice: Decisions['tactics'], view: View | undefined): Said {
    if ('done' in choice) return 'Go on to the Action phase'
    if ('coordination' in choice) return led(TACTIC.coordination, paid(choice.coordination))
    if ('charge' in choice) return led(`Charge with ${link(choice.charge.hero)}`, paid(choice.charge.pay))
    if ('reinforce' in choice) return led(`Reinforce ${link(choice.reinforce.hero)}`, paid(choice.reinforce.pay))
    if ('build' in choice) return mixed('Build the next part of the Statue', choice.build)
    if ('equip' in choice) return `Equip ${link(choice.equip.hero)} with ${link(choice.equip.card)}`
    return `Store ${worn(view, choice.store)} (${link(choice.store)})`
  }

  const PASS = 'Do not react'
  const withDie = (lead: string, pay: Pay | null, hero: HeroId, view: View | undefined): Said =>
    led(lead, pay === null ? worn(view, hero) : paid(pay))

  return {
    ...campaignChoices(terms),
    ...soloChoices(terms),
    clan: link,
    draftHero: (hero) => detailed(link(hero), content.heroes[hero]?.role.en ?? ''),
    obstacleType: (type) => link(`obstacle-${type}`),
    keepCards: (cards) => listOf('Keep', cards),
    buryCards: (cards) => listOf('To the bottom', cards),
    placeToken: ({ node, hero }, _, view) => {
      const die = view?.field?.dice[node]
      return detailed(`${link(hero)} on ${link(node)}`, die ? dieName(die) : '')
    },
    tactics: (choice, _, view) => tactic(choice, view),
    drawFrom: (end) => `From the ${end}`,
    chargeTo: (node, _, view) => `To ${onNode(view, node)}`,
    giveUp: (card) => detailed(link(card), gives(card)),
    playCard: (card) => detailed(link(card), gives(card)),
    inspired: link,
    keepDice: (mix) => kept('Keep', mix),
    dieKind: (kind) => dieName(kind),
    act: (choice, _, view) => act(choice, view),
    walk: (choice, _, view) => {
      if ('stop' in choice) return 'End the Move'
      return 'to' in choice ? `To ${onNode(view, choice.to)}` : `Step to ${onNode(view, choice.step)}`
    },
    'reaction:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, reaction, pay } = choice.react
      return withDie(`${REACTION[reaction]} with ${link(hero)}`, pay, hero, view)
    },
    'chase:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, steps: n, pay } = choice.react
      return withDie(`${REACTION.chase} with ${link(hero)}, ${steps(n)}`, pay, hero, view)
    },
    'spikes:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, pay } = choice.react
      return led(`Strike back with ${worn(view, hero)}`, paid(pay))
    },
    suffer: (choice) => {
      if ('token' in choice) return 'A Defence token'
      if ('hand' in choice) return `${link(choice.hand)} from the Hand`
      if ('deck' in choice) return 'The lowest such card of the deck'
      return 'inspiration' in choice ? 'An Inspiration card' : 'Take it as normal damage'
    },
    nextTarget: (node, _, view) => capital(at(view, node)),
    'nextEffect:order': link,
    pickFigure: (target, _, view) => {
      const node = placeOf(view, target)
      return node === null ? capital(at(view, target)) : `${figure(target)} on ${link(node)}`
    },
    pickOpponent: (seat, who) => who(seat),
    placeFigure: (choice) => ('decline' in choice ? 'Place nobody' : `On ${link(choice.node)}`),
    shiftTo: (choice) => ('decline' in choice ? 'No further' : `To ${link(choice.node)}`),
    layHazard: (choice) => ('decline' in choice ? 'No more Hazards' : `Hazard on ${link(choice.node)}`),
    sendHazard: (node, _, view) => {
      const standing = standingAt(view, node)
      return `To ${link(node)}${'figure' in standing ? `, onto ${figure(standing.figure)}` : ''}`
    },
    assumedNode: link,
    option: ({ of, option }) => capital(doing(alternativesOf(content, of)[option] ?? [])),
    mayUse: (choice) => ('use' in choice ? 'Use it' : 'Decline'),
    grantedMove: (choice) => ('move' in choice ? ACTION.move : 'Do not move'),
    grantedTarget: (choice, _, view) => ('decline' in choice ? 'Decline' : capital(at(view, choice.at))),
    whichAbility: (ability) => detailed(link(ability), abilityText(ability)),
    permute: (choice) => ('decline' in choice ? 'Leave all where they are' : some('Change places', choice.order)),
    recoverCard: (choice) => ('decline' in choice ? 'Take no more' : `Take back ${link(choice.card)}`),
    takeDie: (kind) => dieName(kind),
    loseDie: (kind) => dieName(kind),
    loseCard: (card) => detailed(link(card), gives(card)),
    trimHand: ({ card, to }) => `${link(card)} ${to === 'top' ? 'on top' : 'to the bottom'}`,
    grantedBuild: (choice) => ('decline' in choice ? 'Do not build' : mixed('Build', choice.build)),
    shardNode: (node) => `Shard on ${link(node)}`,
    hazardNode: (node) => `Hazard on ${link(node)}`,
    dropShard: (node, _, view) => capital(shard(view, node)),
    remainsNode: (node) => `Remains on ${link(node)}`,
    takeTreasure: (card) => detailed(link(card), textOf(content.treasures[card])),
    whichEnemy: (enemy, _, view) => {
      const node = placeOf(view, enemy)
      return node === null ? figure(enemy) : `${figure(enemy)} on ${link(node)}`
    },
    nearestHero: link,
    enemyEnds: link,
    enemyNext: (node, _, view) => capital(at(view, node)),
    enemyTarget: (node, _, view) => capital(at(view, node)),
    spawnNode: link,
    respawnNode: link,
    spawnType: link,
    giveBack: (choice) => ('token' in choice ? 'An Enemy token' : link(choice.figure)),
    whichStatue: (node, who, view) => {
      const owner = view?.field?.obstacles[node]?.owner
      return owner === undefined ? `Statue on ${link(node)}` : `Statue of ${who(owner)}`
    },
    runarNode: (node) => `The Runar on ${link(node)}`,
  }
}
