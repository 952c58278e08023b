import { capital } from '@longhouse/kernel/wording'
import type { Withdrawal } from '../../src/choices.ts'
import type { Goods } from '../../src/content-file.ts'
import type { Choices } from '../kinds.ts'
import { boatWood, partsOf, sidesWith, smittenIn, templeWood } from '../table.ts'
import { ENEMY, goods, listed, rowEnd, settlers, type Terms, thing } from './terms.ts'

/** A choice, as a button says it. What is still empty ends before its colon, for the page names editors by it. */
export function choices(terms: Terms): Choices {
  const { content, link, action, actions } = terms
  const detailed = (what: string, mix: Goods): string => (partsOf(mix).length > 0 ? `${what}: ${goods(mix)}` : what)

  return {
    startBoat: link,
    pick: (card) => `Pick ${link(card)}`,
    keep: (card) => `Keep ${link(card)}`,
    play: (choice) => {
      if ('down' in choice) return `${link(choice.down)} face down`
      const leader = content.vikings[choice.up]?.leaderAction
      return `${link(choice.up)} face up${leader ? `: ${action(leader)}` : ''}`
    },
    joinEnemy: (choice) => ('stay' in choice ? 'Stay out of the battle' : `Join with ${link(choice.join)} face down`),
    favor: ({ favor, row, end }) => `${link(favor)}, ${rowEnd(row, end)}`,
    sail: (choice) => ('decline' in choice ? 'Do not sail' : fromTo(choice.sail)),
    driveOut: link,
    land: (choice) => {
      if ('withdraw' in choice) return withdrawal(terms)(choice.withdraw)
      const { settlers: n, plunder } = choice.settle
      const parts = [...(n > 0 ? [`deploy ${settlers(n)}`] : []), ...(plunder ? ['plunder the village'] : [])]
      return parts.length > 0 ? capital(listed(parts)) : 'Neither deploy nor plunder'
    },
    explore: (choice) => ('stop' in choice ? 'Explore no further' : fromTo(choice.step)),
    harvest: (choice) => ('decline' in choice ? 'Harvest nothing' : detailed('Harvest', choice.harvest)),
    build: (choice) => {
      if ('decline' in choice) return 'Build nothing'
      const { build } = choice
      return 'boat' in build
        ? `Boat in ${link(build.at)} for ${thing('wood', boatWood(content, build.boat))}`
        : `Temple on ${link(build.at)} for ${thing('wood', templeWood(content, build.temple))}`
    },
    moveTemple: (choice) => ('decline' in choice ? 'Move no temple' : fromTo(choice.move)),
    smite: (mix, who) => {
      const named = sidesWith(who, ENEMY)
      const parts = smittenIn(mix).map(
        ({ island, side, settlers: n }) => `${settlers(n)} of ${named(side)} on ${link(island)}`,
      )
      return parts.length > 0 ? `Smite: ${listed(parts)}` : 'Smite'
    },
    discard: (card) => `Discard ${link(card)}`,
    effect: (choice) => ('decline' in choice ? 'Decline' : 'Do it'),
    gain: (choice) => ('decline' in choice ? 'Gain nothing' : detailed('Gain', choice.gain)),
    exchange: (choice) => {
      if ('decline' in choice) return 'No exchange'
      const { give, take, number } = choice.exchange
      return `${thing(give, number)} for ${thing(take, number)}`
    },
    whichGod: (choice) => ('decline' in choice ? 'Change no fury' : link(choice.god)),
    giveBack: ({ favor, row, end }) => `Return ${link(favor)} to ${rowEnd(row, end)}`,
    boon: (choice) => {
      if ('decline' in choice) return 'Decline the boon'
      return `Boon of ${link(choice.boon)}: ${actions(content.gods[choice.boon]?.boon ?? [])}`
    },
    sacrifice: (choice) => {
      if ('decline' in choice) return 'Sacrifice nothing'
      const god = content.gods[choice.sacrifice]
      return god ? `${link(god.id)}: ${action(god.sacrifice)}` : link(choice.sacrifice)
    },
    enemyWay: (ports) => ports.map(link).join(' → '),
    enemyGives: link,
    enemyPort: link,
    enemyTemple: link,
    enemyFavor: (end) => `The ${end} end of the row`,
  }

  function fromTo({ from, to }: { readonly from: string; readonly to: string }): string {
    return `From ${link(from)} to ${link(to)}`
  }
}

/** TV-5.8. */
export const withdrawal =
  ({ link }: Terms) =>
  (island: Withdrawal): string =>
    `Take a settler back from ${link(island)}`
