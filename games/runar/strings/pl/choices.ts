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
    const symbol = shown ? (shown.symbol === null ? [] : ['symbol Umiejętności']) : ['dowolny symbol Umiejętności']
    return listed([...(action.length > 0 ? [dice(countDice(action))] : []), ...symbol])
  }

  /** One card by itself stands in a list to choose from: then it matters what it gives. */
  function listOf(lead: string, cards: readonly CardId[]): Said {
    const [card, ...others] = cards
    return card !== undefined && others.length === 0 ? detailed(link(card), gives(card)) : some(lead, cards)
  }

  const onNode = (view: View | undefined, node: string): string =>
    `${link(node)}${hasHazard(view, node) ? ', na Zagrożenie' : ''}`

  function abilityText(id: string): string {
    for (const { ranks } of content.file.heroes)
      for (const { abilities } of Object.values(ranks))
        for (const ability of abilities) if (ability.id === id) return textOf(ability)
    return ''
  }

  function worn(view: View | undefined, hero: HeroId): string {
    const card = treasureOf(view, hero)
    return card === null ? 'Skarb' : link(card)
  }

  function shard(view: View | undefined, node: string): string {
    const color = view?.field?.shards[node]
    return `${color ? `${COLOR[color]} ` : ''}Odłamek (${link(node)})`
  }

  function act(choice: Decisions['act'], view: View | undefined): Said {
    if ('done' in choice) return 'Zakończ fazę Akcji'
    if ('move' in choice) return led(ACTION.move, paid(choice.move))
    if ('push' in choice) return led(`${ACTION.push} (${at(view, choice.push.at)})`, paid(choice.push.pay))
    if ('attack' in choice) return led(`${ACTION.attack} (${at(view, choice.attack.at)})`, paid(choice.attack.pay))
    if ('collect' in choice)
      return led(`${ACTION.collect} – ${shard(view, choice.collect.at)}`, paid(choice.collect.pay))
    if ('activate' in choice) {
      const { at: node, pay, onEnemy } = choice.activate
      const where = onEnemy ? `${at(view, node)}, bez przesuwania` : link(node)
      return led(`${ACTION.activate} Zagrożenia (${where})`, paid(pay))
    }
    if ('change' in choice) return led(`${ACTION.change} (${link(choice.change.to)})`, paid(choice.change.pay))
    if ('ability' in choice) return detailed(`Umiejętność ${link(choice.ability)}`, abilityText(choice.ability))
    if ('mark' in choice) return `Użyj: ${worn(view, choice.mark)} (${link(choice.mark)})`
    if ('equipment' in choice) return led(`Użyj (${link(choice.equipment.card)})`, paid(choice.equipment.pay))
    return mixed(link(choice.scenario.action), choice.scenario.pay)
  }

  function tactic(choice: Decisions['tactics'], view: View | undefined): Said {
    if ('done' in choice) return 'Przejdź do fazy Akcji'
    if ('coordination' in choice) return led(TACTIC.coordination, paid(choice.coordination))
    if ('charge' in choice) return led(`${TACTIC.charge} (${link(choice.charge.hero)})`, paid(choice.charge.pay))
    if ('reinforce' in choice)
      return led(`${TACTIC.reinforce} (${link(choice.reinforce.hero)})`, paid(choice.reinforce.pay))
    if ('build' in choice) return mixed('Budowanie następnej części Posągu', choice.build)
    if ('equip' in choice) return `${TACTIC.equip}: ${link(choice.equip.hero)} – ${link(choice.equip.card)}`
    return `${TACTIC.store}: ${worn(view, choice.store)} (${link(choice.store)})`
  }

  const PASS = 'Nie reaguj'
  const withDie = (lead: string, pay: Pay | null, hero: HeroId, view: View | undefined): Said =>
    led(lead, pay === null ? worn(view, hero) : paid(pay))

  return {
    ...campaignChoices(terms),
    ...soloChoices(terms),
    clan: link,
    draftHero: (hero) => detailed(link(hero), content.heroes[hero]?.role.pl ?? ''),
    obstacleType: (type) => link(`obstacle-${type}`),
    keepCards: (cards) => listOf('Zatrzymaj', cards),
    buryCards: (cards) => listOf('Na spód', cards),
    placeToken: ({ node, hero }, _, view) => {
      const die = view?.field?.dice[node]
      return detailed(`${link(hero)} na węzeł ${link(node)}`, die ? dieName(die) : '')
    },
    tactics: (choice, _, view) => tactic(choice, view),
    drawFrom: (end) => (end === 'top' ? 'Z wierzchu' : 'Ze spodu'),
    chargeTo: (node, _, view) => `Na ${onNode(view, node)}`,
    giveUp: (card) => detailed(link(card), gives(card)),
    playCard: (card) => detailed(link(card), gives(card)),
    inspired: link,
    keepDice: (mix) => kept('Zatrzymaj', mix),
    dieKind: (kind) => capital(dieName(kind)),
    act: (choice, _, view) => act(choice, view),
    walk: (choice, _, view) => {
      if ('stop' in choice) return 'Zakończ Ruch'
      return 'to' in choice ? `Idź na ${onNode(view, choice.to)}` : `Krok na ${onNode(view, choice.step)}`
    },
    'reaction:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, reaction, pay } = choice.react
      return withDie(`${REACTION[reaction]} (${link(hero)})`, pay, hero, view)
    },
    'chase:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, steps: n, pay } = choice.react
      return withDie(`${REACTION.chase} (${link(hero)}, ${steps(n)})`, pay, hero, view)
    },
    'spikes:reaction': (choice, _, view) => {
      if ('pass' in choice) return PASS
      const { hero, pay } = choice.react
      return led(`Oddaj cios (${worn(view, hero)})`, paid(pay))
    },
    suffer: (choice) => {
      if ('token' in choice) return 'Żeton Obrony'
      if ('hand' in choice) return `Z Ręki: ${link(choice.hand)}`
      if ('deck' in choice) return 'Najniższa taka karta z talii'
      return 'inspiration' in choice ? 'Karta Natchnienia' : 'Potraktuj jako zwykłe Obrażenie'
    },
    nextTarget: (node, _, view) => at(view, node),
    'nextEffect:order': link,
    pickFigure: (target, _, view) => {
      const node = placeOf(view, target)
      return node === null ? at(view, target) : `${figure(target)} (${link(node)})`
    },
    pickOpponent: (seat, who) => who(seat),
    placeFigure: (choice) => ('decline' in choice ? 'Nikogo nie umieszczaj' : `Na węzeł ${link(choice.node)}`),
    shiftTo: (choice) => ('decline' in choice ? 'Nie dalej' : `Na węzeł ${link(choice.node)}`),
    layHazard: (choice) => ('decline' in choice ? 'Bez dalszych Zagrożeń' : `Zagrożenie na ${link(choice.node)}`),
    sendHazard: (node, _, view) => {
      const standing = standingAt(view, node)
      return `Na ${link(node)}${'figure' in standing ? ` (${figure(standing.figure)})` : ''}`
    },
    assumedNode: link,
    option: ({ of, option }) => capital(doing(alternativesOf(content, of)[option] ?? [])),
    mayUse: (choice) => ('use' in choice ? 'Użyj' : 'Zrezygnuj'),
    grantedMove: (choice) => ('move' in choice ? ACTION.move : 'Bez Ruchu'),
    grantedTarget: (choice, _, view) => ('decline' in choice ? 'Zrezygnuj' : at(view, choice.at)),
    whichAbility: (ability) => detailed(link(ability), abilityText(ability)),
    permute: (choice) =>
      'decline' in choice ? 'Zostaw wszystkich na miejscach' : some('Zamień miejscami', choice.order),
    recoverCard: (choice) => ('decline' in choice ? 'Nie bierz więcej' : `Odzyskaj: ${link(choice.card)}`),
    takeDie: (kind) => capital(dieName(kind)),
    loseDie: (kind) => capital(dieName(kind)),
    loseCard: (card) => detailed(link(card), gives(card)),
    trimHand: ({ card, to }) => `${to === 'top' ? 'Na wierzch' : 'Na spód'}: ${link(card)}`,
    grantedBuild: (choice) => ('decline' in choice ? 'Nie buduj' : mixed('Buduj', choice.build)),
    shardNode: (node) => `Odłamek na ${link(node)}`,
    hazardNode: (node) => `Zagrożenie na ${link(node)}`,
    dropShard: (node, _, view) => capital(shard(view, node)),
    remainsNode: (node) => `Pozostałości na ${link(node)}`,
    takeTreasure: (card) => detailed(link(card), textOf(content.treasures[card])),
    whichEnemy: (enemy, _, view) => {
      const node = placeOf(view, enemy)
      return node === null ? figure(enemy) : `${figure(enemy)} (${link(node)})`
    },
    nearestHero: link,
    enemyEnds: link,
    enemyNext: (node, _, view) => at(view, node),
    enemyTarget: (node, _, view) => at(view, node),
    spawnNode: link,
    respawnNode: link,
    spawnType: link,
    giveBack: (choice) => ('token' in choice ? 'Żeton Wroga' : link(choice.figure)),
    whichStatue: (node, who, view) => {
      const owner = view?.field?.obstacles[node]?.owner
      return `Posąg (${owner === undefined ? link(node) : who(owner)})`
    },
    runarNode: (node) => `Runar na ${link(node)}`,
  }
}
