import type { Json } from '@longhouse/kernel'
import { capital, count, packRefusals } from '@longhouse/kernel/wording'
import type { Refusals } from '../kinds.ts'
import { isResource } from '../table.ts'
import { ofResource, settlers, type Terms, theAny, theSettlers, thing } from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known }: Terms): Refusals {
  /** A sentence about a card or a place: `Wilcza Wyspa: nie sąsiaduje.` */
  const about = (what: Json | undefined, sentence: string): string => {
    const name = known(what)
    return name ? `${name}: ${sentence}` : capital(sentence)
  }

  return {
    'not-a-fjord': () => 'Łódź początkowa trafia do fiordu.',
    'inner-fjord': ({ fjord }) => about(fjord, 'ten fiord nie dotyka krawędzi mapy.'),
    'fjord-taken': ({ fjord }) => about(fjord, 'w tym fiordzie jest już łódź.'),
    'card-not-in-hand': () => 'Nie masz tej karty na ręce.',
    'already-picked': ({ card }) => about(card, 'ta karta jest już wybrana i taka zostaje.'),
    'must-play': () => 'W swojej turze trzeba zagrać kartę.',
    'one-card-a-turn': () => 'W turze zagrywa się dokładnie jedną kartę.',
    'card-first': () => 'Zanim ofiarujesz osadę, zagraj kartę.',
    'nothing-to-fight-for': () => 'Nie ma już karty łaski, o którą można walczyć.',
    'favor-not-at-end': () => 'Wybierz kartę łaski z lewego albo prawego końca rzędu.',
    'too-many-favors': () => `Najwięcej kart łask, które można mieć, to ${content.clan.favorSlots}: oddaj jedną.`,
    'favor-not-held': () => 'Nie masz tej karty łaski.',
    'boon-of-another-god': ({ god }) => about(god, 'możesz przyjąć tylko dar tego bóstwa.'),
    'no-own-boat-there': () => 'Nie masz tam łodzi.',
    'no-such-place': () => 'Na tej mapie nie ma takiego portu ani fiordu.',
    'own-boat-in-port': ({ port }) => about(port, 'w tym porcie jest już twoja łódź.'),
    'too-far': ({ place, moves }) => about(place, `tam nie da się dopłynąć (liczba ruchów: ${count(moves)}).`),
    'fjord-beside-port': () => 'Łódź przechodzi do jednego z dwóch fiordów przy swoim porcie.',
    'no-village-there': ({ port }) => about(port, 'w tym porcie nie ma osady.'),
    'too-many-settlers': ({ most }) => `Tym razem najwyżej ${theSettlers(count(most))}.`,
    'sheet-empty': ({ settlers: left }) => `Na arkuszu klanu masz tylko tylu: ${settlers(count(left))}.`,
    'cannot-afford': ({ resource, needs, has }) =>
      isResource(resource)
        ? `Potrzeba tyle: ${thing(resource, count(needs))}, a masz ${count(has)}.`
        : 'Nie stać cię na to.',
    'not-adjacent': ({ island }) => about(island, 'ta wyspa nie sąsiaduje.'),
    'no-own-settler-there': () => 'Nie masz tam osadnika.',
    'not-the-amount': ({ needs }) => `Wybierz dokładnie ${theAny(count(needs))}.`,
    'slot-empty': () => 'To pole twojego arkusza klanu jest już puste.',
    'not-beside-own': () => 'Łódź buduje się w fiordzie obok regionu, który zajmujesz.',
    'own-temple-there': ({ island }) => about(island, 'na tej wyspie masz już świątynię.'),
    'no-own-temple-there': () => 'Nie masz tam świątyni.',
    'own-settlers': () => 'Pogrom nie dotyczy własnych osadników.',
    'no-settlers-there': () => 'Nie ma tam tylu osadników.',
    'same-resource': () => 'Wymień zasób na inny.',
    'no-room': ({ resource }) =>
      isResource(resource)
        ? `Nie można mieć więcej ${ofResource(resource)} niż ${content.clan.resourceMax}.`
        : 'Nie ma na to miejsca.',
    'god-not-in-play': () => 'To bóstwo nie bierze udziału w tej grze.',
    'action-full': ({ action }) => about(action, 'na tej akcji nie ma już miejsca na osady.'),
    'withdraw-not-now': () => 'Osadników można cofać tylko w swojej turze, przed kartą albo akcją.',
    'already-sacrificed': () => 'W tej turze jedna osada jest już ofiarowana.',
    'no-village-to-sacrifice': () => 'Nie masz złupionej osady do ofiarowania.',
    'battle-first': () => 'Zanim zagrasz kartę, rozstrzyga się twoja bitwa.',
    'battle-has-favor': () => 'Ta bitwa ma już swoją kartę łaski.',
    'not-arrived': () => 'Rozmieszczać osadników i łupić można tylko tam, gdzie łódź właśnie dopływa.',
    'not-tied': () => 'Wybierz jedną z możliwości, które są dla wroga równie dobre.',
    'no-action-due': () => 'Twoja karta nie daje teraz żadnej akcji.',
    ...packRefusals.pl(content.file.title.pl),
  }
}
