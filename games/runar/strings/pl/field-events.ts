import { sentence } from '@longhouse/kernel/wording'
import type { FieldEvents } from '../kinds.ts'
import type { DeclaredAction } from '../table.ts'
import { ACTION, COLOR, REACTION } from './nouns.ts'
import { cardsOf, shards, sideWith, type Terms } from './terms.ts'

/** What is declared, before its target. */
const DECLARED: { readonly [action in DeclaredAction]: string } = {
  move: 'deklaruje Ruch',
  push: 'deklaruje Pchnięcie',
  attack: 'deklaruje Atak',
  collect: 'deklaruje Zbieranie',
  activate: 'aktywuje Zagrożenie',
  change: 'deklaruje Zmianę',
}

/** What happens on the Battlefield: one sentence each, the figure first; names stand where the nominative stands. */
export function fieldEvents({ link, figure, obstacle, target, because }: Terms): FieldEvents {
  return {
    'action-declared': ({ figure: actor, action, target: aimed, node, cause }) => {
      const at = aimed ? target(aimed) : node === null ? '' : link(node)
      const what = `${figure(actor)} ${DECLARED[action]}`
      return sentence(at === '' ? what : `${what}: ${at}`, cause === action ? '' : because(cause))
    },
    'action-without-effect': ({ figure: actor, action }) => `${figure(actor)}: ${ACTION[action]} bez skutku.`,
    'reaction-used': ({ hero, reaction, cause }) =>
      reaction === 'spikes'
        ? sentence(link(hero), 'oddaje cios', because(cause))
        : sentence(`${link(hero)} reaguje: ${REACTION[reaction]}`, cause === reaction ? '' : because(cause)),
    onrush: ({ hero, power, defence, hits }) =>
      `Natarcie (${link(hero)}): Moc ${power}, żetony Obrony: ${defence} – ${hits ? 'bohater otrzymuje Obrażenie' : 'nic się nie dzieje'}.`,
    moved: ({ figure: mover, from, to }) => `${figure(mover)} porusza się: ${link(from)} → ${link(to)}.`,
    pushed: ({ figure: pushed, by, from, to }) =>
      `${figure(by)} popycha figurkę: ${figure(pushed)}, ${link(from)} → ${link(to)}.`,
    placed: ({ figure: placed, from, to, cause }) =>
      sentence(
        from === null
          ? `${figure(placed)} staje na węźle: ${link(to)}`
          : `${figure(placed)} zmienia miejsce: ${link(from)} → ${link(to)}`,
        because(cause),
      ),
    shifted: ({ figure: shifted, from, to, cause }) =>
      sentence(`Przesunięta figurka: ${figure(shifted)}, ${link(from)} → ${link(to)}`, because(cause)),
    'obstacle-moved': ({ obstacle: type, from, to }) =>
      `Przesunięta Przeszkoda: ${obstacle(type)}, ${link(from)} → ${link(to)}.`,
    'obstacle-destroyed': ({ obstacle: type, node, by }) =>
      by === null
        ? `Zniszczona Przeszkoda: ${obstacle(type)}, ${link(node)}.`
        : `${figure(by)} niszczy Przeszkodę: ${obstacle(type)}, ${link(node)}.`,
    'remains-placed': ({ node }) => `Na węźle leżą teraz Pozostałości: ${link(node)}.`,
    'runar-moved': ({ from, to }) => {
      if (to === null) return 'Runar znika z Pola Bitwy.'
      return from === null ? `Pojawia się Runar: ${link(to)}.` : `Runar się przenosi: ${link(from)} → ${link(to)}.`
    },
    'damage-dealt': ({ target: hit, damage, by, figure: dealer, cause }, who) => {
      const direct = damage === 'direct' ? ' Bezpośrednie' : ''
      if (by === null) return sentence(`Neutralne Obrażenie${direct} otrzymuje ${target(hit)}`, because(cause))
      const from = dealer === null ? sideWith(who)(by) : figure(dealer)
      return sentence(`${from} zadaje Obrażenie${direct}: ${target(hit)}`, because(cause))
    },
    'hero-defeated': ({ hero, node, by }, who) =>
      by === null
        ? `Pokonany bohater: ${link(hero)}, ${link(node)}.`
        : `${sideWith(who)(by)} pokonuje bohatera: ${link(hero)}, ${link(node)}.`,
    'enemy-defeated': ({ figure: enemy, by }, who) =>
      by === null ? `Pokonany Wróg: ${figure(enemy)}.` : `${sideWith(who)(by)} pokonuje Wroga: ${figure(enemy)}.`,
    'enemy-card-revealed': ({ card, figure: enemy, base }) => {
      if (enemy === null) return `Odkryta karta Wroga: ${link(card)}; takiego Wroga nie ma na Polu Bitwy.`
      return sentence(
        `${figure(enemy)} się aktywuje: ${link(card)}`,
        base ? '(warunek niespełniony: Aktywacja Podstawowa)' : '',
      )
    },
    'enemy-deck-reshuffled': ({ cards }) => `Karty Akcji Wrogów tworzą po potasowaniu nową talię: ${cardsOf(cards)}.`,
    'enemy-spawned': ({ figure: enemy, node, cause }) =>
      sentence(`${figure(enemy)} pojawia się na węźle: ${link(node)}`, because(cause)),
    'enemy-returned': ({ seat, enemy }, who) =>
      enemy === null
        ? `${who(seat)} odkłada żeton Wroga do pudełka.`
        : `${who(seat)} odkłada figurkę do Rezerwy: ${link(enemy)}.`,
    'enemy-token-taken': ({ seat, slot }, who) => `${who(seat)} bierze żeton Wroga znad miejsca ${slot + 1}.`,
    'shards-absorbed': ({ figure: enemy, shards: n }) => `${figure(enemy)} pochłania: ${shards(n)}.`,
    'hazard-moved': ({ from, to, by }) => `${figure(by)} przesuwa Zagrożenie: ${link(from)} → ${link(to)}.`,
    'hazard-placed': ({ node, cause }) => sentence(`Nowe Zagrożenie na węźle: ${link(node)}`, because(cause)),
    'hazard-activated': ({ node, figure: hit }) => `Zagrożenie się aktywuje: ${figure(hit)}, ${link(node)}.`,
    'shard-collected': ({ hero, node, color }) => `${link(hero)} zbiera ${COLOR[color]} Odłamek: ${link(node)}.`,
    'shard-returned': ({ seat, node, color }, who) => `${who(seat)} kładzie ${COLOR[color]} Odłamek: ${link(node)}.`,
    'shard-discarded': ({ seat, node }, who) =>
      node === null
        ? `${who(seat)} odrzuca Odłamek z Planszy gracza.`
        : `${who(seat)} odrzuca Odłamek z węzła: ${link(node)}.`,
  }
}
