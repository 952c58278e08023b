import { capital, sentence } from '@longhouse/kernel/wording'
import type { FieldEvents } from '../kinds.ts'
import type { DeclaredAction } from '../table.ts'
import { COLOR, REACTION } from './nouns.ts'
import { defenceTokens, shards, sideWith, type Terms } from './terms.ts'

/** What is declared, before its target. */
const DECLARED: { readonly [action in DeclaredAction]: string } = {
  move: 'declares a Move',
  push: 'declares a Push against',
  attack: 'declares an Attack on',
  collect: 'declares a Collect on',
  activate: 'activates the Hazard on',
  change: 'declares a Change to',
}

const FAILED: { readonly [action in Exclude<DeclaredAction, 'change'>]: string } = {
  move: 'The Move of',
  push: 'The Push of',
  attack: 'The Attack of',
  collect: 'The Collect of',
  activate: 'The Activate of',
}

/** What happens on the Battlefield: one sentence each, the figure first. */
export function fieldEvents({ link, figure, obstacle, target, because }: Terms): FieldEvents {
  return {
    'action-declared': ({ figure: actor, action, target: aimed, node, cause }) => {
      const at = aimed ? target(aimed) : node === null ? '' : link(node)
      return sentence(figure(actor), DECLARED[action], at, cause === action ? '' : because(cause))
    },
    'action-without-effect': ({ figure: actor, action }) => `${FAILED[action]} ${figure(actor)} has no effect.`,
    'reaction-used': ({ hero, reaction, cause }) =>
      reaction === 'spikes'
        ? sentence(link(hero), 'strikes back', because(cause))
        : sentence(link(hero), `reacts with ${REACTION[reaction]}`, cause === reaction ? '' : because(cause)),
    onrush: ({ hero, power, defence, hits }) =>
      `Onrush on ${link(hero)}: Power ${power} against ${defenceTokens(defence)}, ${hits ? 'so it is damaged' : 'so nothing happens'}.`,
    moved: ({ figure: mover, from, to }) => `${figure(mover)} moves from ${link(from)} to ${link(to)}.`,
    pushed: ({ figure: pushed, by, from, to }) =>
      `${figure(by)} pushes ${figure(pushed)} from ${link(from)} to ${link(to)}.`,
    placed: ({ figure: placed, from, to, cause }) =>
      sentence(
        `${figure(placed)} is placed on ${link(to)}${from === null ? '' : `, coming from ${link(from)}`}`,
        because(cause),
      ),
    shifted: ({ figure: shifted, from, to, cause }) =>
      sentence(`${figure(shifted)} is moved from ${link(from)} to ${link(to)}`, because(cause)),
    'obstacle-moved': ({ obstacle: type, from, to }) =>
      `${capital(obstacle(type))} moves from ${link(from)} to ${link(to)}.`,
    'obstacle-destroyed': ({ obstacle: type, node, by }) =>
      by === null
        ? `${capital(obstacle(type))} on ${link(node)} is destroyed.`
        : `${figure(by)} destroys ${obstacle(type)} on ${link(node)}.`,
    'remains-placed': ({ node }) => `Remains are left on ${link(node)}.`,
    'runar-moved': ({ from, to }) => {
      if (to === null) return 'The Runar leaves the Battlefield.'
      return from === null ? `The Runar appears on ${link(to)}.` : `The Runar moves from ${link(from)} to ${link(to)}.`
    },
    'damage-dealt': ({ target: hit, damage, by, figure: dealer, cause }, who) => {
      const kind = damage === 'direct' ? 'direct damage' : 'damage'
      if (by === null) return sentence(`${capital(target(hit))} receives neutral ${kind}`, because(cause))
      const from = dealer === null ? sideWith(who)(by) : figure(dealer)
      return sentence(`${capital(from)} deals ${kind} to ${target(hit)}`, because(cause))
    },
    'hero-defeated': ({ hero, node, by }, who) =>
      sentence(`${link(hero)} is defeated on ${link(node)}`, by === null ? '' : `by ${sideWith(who)(by)}`),
    'enemy-defeated': ({ figure: enemy, by }, who) =>
      by === null ? `${figure(enemy)} is defeated.` : `${capital(sideWith(who)(by))} defeats ${figure(enemy)}.`,
    'enemy-card-revealed': ({ card, figure: enemy, base }) => {
      if (enemy === null) return `The Enemy card ${link(card)} is revealed; no such Enemy is on the Battlefield.`
      return sentence(
        `${figure(enemy)} is activated: ${link(card)}`,
        base ? '(its condition does not hold: Base activation)' : '',
      )
    },
    'enemy-deck-reshuffled': ({ cards }) => `The Enemy action cards are shuffled into a new deck of ${cards}.`,
    'enemy-spawned': ({ figure: enemy, node, cause }) =>
      sentence(`${figure(enemy)} comes to ${link(node)}`, because(cause)),
    'enemy-returned': ({ seat, enemy }, who) =>
      enemy === null
        ? `${who(seat)} puts an Enemy token back into the box.`
        : `${who(seat)} puts ${link(enemy)} back into the reserve.`,
    'enemy-token-taken': ({ seat, slot }, who) => `${who(seat)} takes the Enemy token above slot ${slot + 1}.`,
    'shards-absorbed': ({ figure: enemy, shards: n }) => `${figure(enemy)} absorbs ${shards(n)}.`,
    'hazard-moved': ({ from, to, by }) => `${figure(by)} moves the Hazard from ${link(from)} to ${link(to)}.`,
    'hazard-placed': ({ node, cause }) => sentence(`A Hazard is placed on ${link(node)}`, because(cause)),
    'hazard-activated': ({ node, figure: hit }) => `The Hazard on ${link(node)} activates on ${figure(hit)}.`,
    'shard-collected': ({ hero, node, color }) => `${link(hero)} collects the ${COLOR[color]} Shard on ${link(node)}.`,
    'shard-returned': ({ seat, node, color }, who) => `${who(seat)} puts a ${COLOR[color]} Shard on ${link(node)}.`,
    'shard-discarded': ({ seat, node }, who) =>
      node === null
        ? `${who(seat)} discards a Shard of the Player board.`
        : `${who(seat)} discards the Shard on ${link(node)}.`,
  }
}
