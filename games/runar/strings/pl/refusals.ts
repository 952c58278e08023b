import type { Json } from '@longhouse/kernel'
import { capital, count, packRefusals } from '@longhouse/kernel/wording'
import type { Refusals } from '../kinds.ts'
import { isColor } from '../table.ts'
import { COLOR } from './nouns.ts'
import { campaignPoints, movementPoints, steps, type Terms, theCards } from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known }: Terms): Refusals {
  /** `C7: `, before what is wrong with it. */
  const it = (fact: Json | undefined, said: string): string => {
    const name = known(fact)
    return name ? `${name}: ${said}` : capital(said)
  }

  return {
    'ends-on-ally': () => 'Ruch nie może się skończyć na węźle sojuszniczej figurki.',
    'off-the-board': () => 'Na tym Polu Bitwy nie ma takiego węzła.',
    'not-adjacent': ({ node }) => it(node, 'ten węzeł nie sąsiaduje.'),
    'too-few-points': ({ cost, points }) =>
      `Koszt tego kroku to ${movementPoints(count(cost))}, a zostaje ${count(points)}.`,
    'cannot-leave-ally': () => 'Stamtąd pozostałymi punktami nie da się dojść do wolnego węzła.',
    'node-occupied': ({ node }) => it(node, 'ten węzeł jest zajęty.'),
    'hazard-on-the-way': () => 'Po drodze leży Zagrożenie: idź tam krok po kroku.',
    'too-far': ({ node }) => it(node, 'pozostałymi punktami nie da się tam dojść.'),
    'cannot-defend': ({ hero }) =>
      it(hero, 'Obrona wymaga żetonu Obrony oraz Ataku lub Pchnięcia na tego właśnie bohatera.'),
    'cannot-assault': ({ hero }) =>
      it(hero, 'Napad wymaga sąsiedztwa z bohaterem przeciwnika, który deklaruje Ruch lub Zbieranie.'),
    'cannot-chase': ({ hero }) =>
      it(hero, 'Pościg jest niemożliwy: nikt nie odchodzi z sąsiedniego węzła albo pierwszy krok jest zamknięty.'),
    'chases-so-far': ({ hero, most }) => it(hero, `Pościg to najwyżej ${steps(count(most))}, i tylko na wolny węzeł.`),
    'cannot-strike-back': ({ hero }) => it(hero, 'odpowiedź wymaga Ekwipunku oraz sąsiedztwa z atakującą figurką.'),
    'reacted-already': ({ hero }) => it(hero, 'tej Reakcji nie można teraz użyć.'),
    'cannot-pay': () => 'Nie ma kości, którą można za to zapłacić.',
    'direct-damage': () => 'Za Obrażenie Bezpośrednie nie płaci się żetonem Obrony.',
    'no-defence-token': ({ hero }) => it(hero, 'ten bohater nie ma żetonu Obrony.'),
    'card-of-another-hero': ({ hero }) => it(hero, 'za to Obrażenie płaci tylko karta tego bohatera.'),
    'no-inspiration-to-give': () => 'Karty Natchnienia nie można teraz oddać.',
    'no-such-card-to-give': () => 'Tej karty nie można oddać za to Obrażenie.',
    squeezed: () => 'Krok po skosie nie może prowadzić między dwoma zajętymi węzłami.',
    'no-active-hero': () => 'Bez Aktywnego bohatera nie ma Akcji.',
    'cannot-push': ({ hero }) =>
      it(hero, 'celem Pchnięcia może być tylko sąsiadująca figurka albo sąsiadująca ruchoma Przeszkoda.'),
    'attacks-ally': () => 'Nie można atakować sojuszniczej figurki.',
    'out-of-range': ({ hero }) => it(hero, 'w zasięgu nie ma tam figurki przeciwnika.'),
    'no-shard-slot': () => 'Wszystkie miejsca na Odłamki na twojej Planszy są zajęte.',
    'cannot-collect': ({ hero }) => it(hero, 'w zasięgu nie ma tam Odłamka albo stoi na nim figurka przeciwnika.'),
    'wrong-die-for-shard': ({ color }) =>
      isColor(color)
        ? `Tą kością nie zbiera się Odłamka w kolorze: ${COLOR[color]}.`
        : 'Tą kością nie zbiera się tego Odłamka.',
    'no-hazard-there': ({ hero }) => it(hero, 'obok nie ma tam żetonu Zagrożenia.'),
    'nobody-to-change-to': () => 'Zmiana wymaga innego własnego niepokonanego bohatera.',
    'not-its-ability': ({ hero }) => it(hero, 'ten bohater nie ma takiej Umiejętności.'),
    'no-symbol-left': () => 'Karta Tury nie ma już symbolu Umiejętności dla tego bohatera.',
    'no-legal-target': () => 'Nie ma dozwolonego celu.',
    'another-symbol': () => 'Symbol karty Tury nie wywołuje tej Umiejętności.',
    'equipment-not-usable': () => 'Tego Ekwipunku nie można teraz użyć.',
    'used-this-turn': () => 'W tej turze jest to już wykorzystane.',
    'scenario-action-closed': () => 'Warunki tej Akcji scenariusza nie są spełnione albo nie ma czym zapłacić.',
    'mark-not-usable': () => 'Tego Znaku nie można teraz użyć.',
    'zone-not-beside': ({ node }) =>
      it(node, 'ten węzeł nie leży w Strefie prostopadle sąsiadującej ze Strefą bohatera.'),
    'not-in-hand': () => 'Nie masz tej karty na Ręce.',
    'not-a-hazard-node': () =>
      'Zagrożenie trafia na węzeł wskazany przez kartę, bez bohatera, Przeszkody i Zagrożenia.',
    'not-shown-by-card': ({ card }) => it(card, 'karta Przeznaczenia nie wskazuje tego węzła.'),
    'own-heroes-there': () => 'Odłamek wraca na Terytorium bez twoich bohaterów, dopóki jest tam dla niego węzeł.',
    'node-taken': ({ node }) => it(node, 'ten węzeł nie jest wolny albo ma już Odłamek.'),
    'keep-exactly': () => `Zatrzymaj dokładnie ${theCards(content.constants.setupKeep)}.`,
    'too-few-obstacles': () => 'Brakuje Przeszkód tego rodzaju.',
    'no-die-there': () => 'Bohater zaczyna na węźle z kością.',
    'hero-not-waiting': () => 'Ten bohater nie czeka na umieszczenie.',
    'first-token-at-home': () => 'Pierwszy bohater zaczyna na twoim Terytorium.',
    'second-token-away': () => 'Drugi bohater zaczyna poza twoim Terytorium.',
    'cannot-charge': ({ hero }) =>
      it(hero, 'Szarża jest niemożliwa, bo figurka przeciwnika albo Odłamek jest obok lub w tej samej Strefie.'),
    'cannot-reinforce': ({ hero }) =>
      it(hero, 'ten bohater ma już wszystkie żetony Obrony albo kość należy do innego.'),
    'statue-complete': () => 'Twój Posąg jest ukończony.',
    'built-already': () => 'Budowania można użyć tylko raz w turze.',
    'too-few-dice': () => 'Budowanie kosztuje dwie kości.',
    'cannot-equip': () => 'Wyposażyć można tylko w odkryty Skarb, który nie trafia do Skarbca w tej turze.',
    'nothing-to-store': () => 'Ten bohater nie ma Skarbu.',
    'clan-taken': () => 'Tym Klanem kieruje ktoś inny.',
    'no-such-clan': () => 'Nie ma takiego Klanu.',
    'hero-taken': () => 'Ten bohater jest już w drużynie.',
    'no-such-hero': () => 'Nie ma takiego bohatera.',
    'is-legend': ({ hero }) => `${it(hero, 'Ten bohater')} ma już rangę Legendy.`,
    'hero-is-out': ({ hero }) => `${it(hero, 'Ten bohater')} nie wróci już w tej kampanii.`,
    'too-few-campaign-points': ({ cost, points }) =>
      `To kosztuje ${campaignPoints(count(cost))}, a zostało ${count(points)}.`,
    'reward-sold-out': () => 'Tej nagrody nie można kupić więcej razy.',
    'reward-without-effect': () =>
      'Ta nagroda nie miałaby skutku: Pula jest pełna, Posąg ukończony albo nie ma już takiej karty.',
    ...packRefusals.pl('Runar'),
  }
}
