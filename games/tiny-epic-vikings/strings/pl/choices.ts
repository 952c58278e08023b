import { capital } from '@longhouse/kernel/wording'
import type { Withdrawal } from '../../src/choices.ts'
import type { Goods } from '../../src/content-file.ts'
import type { Choices } from '../kinds.ts'
import { boatWood, partsOf, sidesWith, smittenIn, templeWood } from '../table.ts'
import { ENEMY, goods, listed, rowEnd, settlers, type Terms, theSettlers, theThing } from './terms.ts'

/** A choice, as a button says it. What is still empty ends before its colon, for the page names editors by it. */
export function choices(terms: Terms): Choices {
  const { content, link, action, actions } = terms
  const detailed = (what: string, mix: Goods): string => (partsOf(mix).length > 0 ? `${what}: ${goods(mix)}` : what)

  return {
    startBoat: link,
    pick: (card) => `Wybierz: ${link(card)}`,
    keep: (card) => `Zachowaj: ${link(card)}`,
    play: (choice) => {
      if ('down' in choice) return `Zakryta: ${link(choice.down)}`
      const leader = content.vikings[choice.up]?.leaderAction
      return `Odkryta: ${link(choice.up)}${leader ? ` – ${action(leader)}` : ''}`
    },
    joinEnemy: (choice) => ('stay' in choice ? 'Nie dołączaj do bitwy' : `Dołącz zakrytą kartą: ${link(choice.join)}`),
    favor: ({ favor, row, end }) => `${link(favor)}, ${rowEnd(row, end)}`,
    sail: (choice) => ('decline' in choice ? 'Bez żeglugi' : fromTo(choice.sail)),
    driveOut: link,
    land: (choice) => {
      if ('withdraw' in choice) return withdrawal(terms)(choice.withdraw)
      const { settlers: n, plunder } = choice.settle
      const parts = [...(n > 0 ? [`rozmieść ${theSettlers(n)}`] : []), ...(plunder ? ['złup osadę'] : [])]
      return parts.length > 0 ? capital(listed(parts)) : 'Bez osadników i łupienia'
    },
    explore: (choice) => ('stop' in choice ? 'Bez dalszej eksploracji' : fromTo(choice.step)),
    harvest: (choice) => ('decline' in choice ? 'Bez zbiorów' : detailed('Zbiory', choice.harvest)),
    build: (choice) => {
      if ('decline' in choice) return 'Bez budowy'
      const { build } = choice
      return 'boat' in build
        ? `Łódź za ${theThing('wood', boatWood(content, build.boat))}: ${link(build.at)}`
        : `Świątynia za ${theThing('wood', templeWood(content, build.temple))}: ${link(build.at)}`
    },
    moveTemple: (choice) => ('decline' in choice ? 'Bez przenoszenia świątyni' : fromTo(choice.move)),
    smite: (mix, who) => {
      const named = sidesWith(who, ENEMY)
      const parts = smittenIn(mix).map(
        ({ island, side, settlers: n }) => `${named(side)}, ${settlers(n)} (${link(island)})`,
      )
      return parts.length > 0 ? `Pogrom: ${listed(parts)}` : 'Pogrom'
    },
    discard: (card) => `Odrzuć: ${link(card)}`,
    effect: (choice) => ('decline' in choice ? 'Zrezygnuj' : 'Wykonaj'),
    gain: (choice) => ('decline' in choice ? 'Bez zasobów' : detailed('Zyskaj', choice.gain)),
    exchange: (choice) => {
      if ('decline' in choice) return 'Bez wymiany'
      const { give, take, number } = choice.exchange
      return `Wymień ${theThing(give, number)} na ${theThing(take, number)}`
    },
    whichGod: (choice) => ('decline' in choice ? 'Bez zmiany gniewu' : link(choice.god)),
    giveBack: ({ favor, row, end }) => `Oddaj: ${link(favor)} – ${rowEnd(row, end)}`,
    boon: (choice) => {
      if ('decline' in choice) return 'Zrezygnuj z daru'
      return `Dar Valhalli, ${link(choice.boon)}: ${actions(content.gods[choice.boon]?.boon ?? [])}`
    },
    sacrifice: (choice) => {
      if ('decline' in choice) return 'Niczego nie ofiarowuj'
      const god = content.gods[choice.sacrifice]
      return god ? `${link(god.id)}: ${action(god.sacrifice)}` : link(choice.sacrifice)
    },
    enemyWay: (ports) => ports.map(link).join(' → '),
    enemyGives: link,
    enemyPort: link,
    enemyTemple: link,
    enemyFavor: (end) => (end === 'left' ? 'Lewy koniec rzędu' : 'Prawy koniec rzędu'),
  }

  function fromTo({ from, to }: { readonly from: string; readonly to: string }): string {
    return `${link(from)} → ${link(to)}`
  }
}

/** TV-5.8. */
export const withdrawal =
  ({ link }: Terms) =>
  (island: Withdrawal): string =>
    `Cofnij osadnika na arkusz: ${link(island)}`
