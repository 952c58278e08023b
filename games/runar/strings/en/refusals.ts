import type { Json } from '@longhouse/kernel'
import { count, packRefusals } from '@longhouse/kernel/wording'
import type { Refusals } from '../kinds.ts'
import { isColor } from '../table.ts'
import { COLOR } from './nouns.ts'
import { campaignPoints, cardsOf, movementPoints, steps, type Terms } from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known }: Terms): Refusals {
  const it = (fact: Json | undefined, otherwise: string): string => known(fact) ?? otherwise

  return {
    'ends-on-ally': () => 'A Move cannot end on the node of an allied figure.',
    'off-the-board': () => 'There is no such node on this Battlefield.',
    'not-adjacent': ({ node }) => `${it(node, 'That node')} is not adjacent.`,
    'too-few-points': ({ cost, points }) =>
      `That step costs ${movementPoints(count(cost))}, and ${count(points)} are left.`,
    'cannot-leave-ally': () => 'From there no free node could be reached with the points left.',
    'node-occupied': ({ node }) => `${it(node, 'That node')} is occupied.`,
    'hazard-on-the-way': () => 'A Hazard lies on the way: go there step by step.',
    'too-far': ({ node }) => `${it(node, 'That node')} cannot be reached with the points left.`,
    'cannot-defend': ({ hero }) =>
      `${it(hero, 'That hero')} cannot defend: Defence needs a Defence token, and an Attack or Push on that very hero.`,
    'cannot-assault': ({ hero }) =>
      `${it(hero, 'That hero')} cannot assault: the opposing hero that declares a Move or Collect must be adjacent.`,
    'cannot-chase': ({ hero }) =>
      `${it(hero, 'That hero')} cannot chase: no node next to it was left, or the first step is closed.`,
    'chases-so-far': ({ hero, most }) =>
      `${it(hero, 'That hero')} can follow ${steps(count(most))} at most, and only to a free node.`,
    'cannot-strike-back': ({ hero }) =>
      `${it(hero, 'That hero')} cannot strike back: that needs the Equipment, and the attacker next to it.`,
    'reacted-already': ({ hero }) => `${it(hero, 'That hero')} cannot use this Reaction now.`,
    'cannot-pay': () => 'There is no die that pays for this.',
    'direct-damage': () => 'A Defence token does not pay for direct damage.',
    'no-defence-token': ({ hero }) => `${it(hero, 'That hero')} has no Defence token.`,
    'card-of-another-hero': ({ hero }) => `Only a card of ${it(hero, 'that hero')} pays for this damage.`,
    'no-inspiration-to-give': () => 'An Inspiration card cannot be given up now.',
    'no-such-card-to-give': () => 'That card cannot be given up for this damage.',
    squeezed: () => 'A diagonal step cannot squeeze between two occupied nodes.',
    'no-active-hero': () => 'Without an Active hero there are no Actions.',
    'cannot-push': ({ hero }) =>
      `${it(hero, 'That hero')} can push only an adjacent figure, or an adjacent Obstacle that is movable.`,
    'attacks-ally': () => 'An allied figure cannot be attacked.',
    'out-of-range': ({ hero }) => `There is no opposing figure within reach of ${it(hero, 'that hero')} there.`,
    'no-shard-slot': () => 'All Shard slots of your Player board are full.',
    'cannot-collect': ({ hero }) =>
      `There is no Shard within reach of ${it(hero, 'that hero')} there, or an opposing figure stands on it.`,
    'wrong-die-for-shard': ({ color }) =>
      isColor(color) ? `That die does not collect a ${COLOR[color]} Shard.` : 'That die does not collect this Shard.',
    'no-hazard-there': ({ hero }) => `There is no Hazard token next to ${it(hero, 'that hero')} there.`,
    'nobody-to-change-to': () => 'A Change needs another own hero that is not defeated.',
    'not-its-ability': ({ hero }) => `${it(hero, 'That hero')} has no such Ability.`,
    'no-symbol-left': () => 'No Ability symbol of the Turn card is left for this hero.',
    'no-legal-target': () => 'There is no legal target for that.',
    'another-symbol': () => 'The symbol of the Turn card does not trigger that Ability.',
    'equipment-not-usable': () => 'That Equipment cannot be used now.',
    'used-this-turn': () => 'That was already used in this turn.',
    'scenario-action-closed': () => 'The conditions of that scenario Action are not met, or it cannot be paid.',
    'mark-not-usable': () => 'That Mark cannot be used now.',
    'zone-not-beside': ({ node }) =>
      `${it(node, 'That node')} is not in a Zone orthogonally adjacent to that of the hero.`,
    'not-in-hand': () => 'You do not have that card in your Hand.',
    'not-a-hazard-node': () => 'The Hazard goes to a node that the card shows, without hero, Obstacle and Hazard.',
    'not-shown-by-card': ({ card }) => `${it(card, 'The Destiny card')} does not show that node.`,
    'own-heroes-there': () => 'A Shard returns to a Territory without own heroes, as long as there is a node for it.',
    'node-taken': ({ node }) => `${it(node, 'That node')} is not free, or has a Shard already.`,
    'keep-exactly': () => `Keep exactly ${cardsOf(content.constants.setupKeep)}.`,
    'too-few-obstacles': () => 'There are not enough Obstacles of that type left.',
    'no-die-there': () => 'A hero starts on a node with a die.',
    'hero-not-waiting': () => 'That hero is not waiting to be placed.',
    'first-token-at-home': () => 'The first hero starts inside your own Territory.',
    'second-token-away': () => 'The second hero starts outside your own Territory.',
    'cannot-charge': ({ hero }) =>
      `${it(hero, 'That hero')} cannot charge: an opposing figure or a Shard is adjacent or in its Zone.`,
    'cannot-reinforce': ({ hero }) =>
      `${it(hero, 'That hero')} has all its Defence tokens, or the die belongs to another hero.`,
    'statue-complete': () => 'Your Statue is complete.',
    'built-already': () => 'Build can be used only once in a turn.',
    'too-few-dice': () => 'Build takes two dice.',
    'cannot-equip': () => 'Only a face-up Treasure that was not put into the Treasury in this turn can be equipped.',
    'nothing-to-store': () => 'That hero has no Treasure.',
    'clan-taken': () => 'Another player leads that Clan.',
    'no-such-clan': () => 'There is no such Clan.',
    'hero-taken': () => 'That hero is in a team already.',
    'no-such-hero': () => 'There is no such hero.',
    'is-legend': ({ hero }) => `${it(hero, 'That hero')} is a Legend already.`,
    'hero-is-out': ({ hero }) => `${it(hero, 'That hero')} is out for the rest of the campaign.`,
    'too-few-campaign-points': ({ cost, points }) =>
      `That costs ${campaignPoints(count(cost))}, and ${count(points)} are left.`,
    'reward-sold-out': () => 'That reward was bought as often as it may be.',
    'reward-without-effect': () =>
      'That reward would have no effect: the pool is full, the Statue is complete, or no such card is left.',
    ...packRefusals.en('Runar'),
  }
}
