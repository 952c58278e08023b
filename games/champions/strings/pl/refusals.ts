import type { Json } from '@longhouse/kernel'
import { capital, count, type Facts, listOf, packRefusals } from '@longhouse/kernel/wording'
import { FACES, type Face } from '../../src/content.ts'
import type { Refusals } from '../kinds.ts'
import { isThing } from '../table.ts'
import { goods, listed, manyOf, type Terms, times, warriors } from './terms.ts'

/** What no die shows, in the genitive. */
const NO_FACE: { readonly [face in Face]: string } = {
  blank: 'pustej ścianki',
  hit: 'trafienia',
  'two-hits': 'dwóch trafień',
  shield: 'tarczy',
}

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, link, known }: Terms): Refusals {
  /** A sentence about a card or a place: `Kowal: stoi tu już robotnik.` */
  const about = (what: Json | undefined, sentence: string): string =>
    known(what) ? `${known(what)}: ${sentence}` : capital(sentence)
  const thatRune = ({ rune }: Facts): string => (known(rune) ? `runy ${known(rune)}` : 'tej runy')

  return {
    'no-such-place': () => 'Nie ma takiego miejsca.',
    'stall-not-in-play': ({ place }) => about(place, 'tego straganu nie ma w tej grze.'),
    occupied: ({ place }) => about(place, 'stoi tu już robotnik.'),
    'cannot-pay': ({ place }) => {
      const { cost } = content.locations[String(place)] ?? content.stalls[String(place)] ?? {}
      const price = typeof cost === 'object' ? `, koszt: ${goods(cost)}` : ''
      return about(place, `nie stać cię na to${price}.`)
    },
    'already-hunting': ({ place }) => about(place, 'stoi tu już twój robotnik, drugi nic nie da.'),
    'no-longship-owned': () => `Nie masz własnej łodzi. Buduje je ${link('shipwright')}.`,
    'not-your-longship': ({ place }) => about(place, 'to łódź innego gracza.'),
    'longship-at-sea': () => 'Twoja łódź jest już na morzu.',
    'no-free-port': () => 'Wszystkie porty są zajęte.',
    'longship-owned': () => 'Masz już własną łódź; każdy buduje tylko jedną.',
    'no-longship-on-offer': () => `${link('shipwright')} nie ma już żadnej łodzi.`,
    'hut-worker-hired': () => 'Masz już dodatkowego robotnika; każdy zatrudnia tylko jednego.',
    'no-rune-left': () => `${link('runesmith')} nie ma już żadnej runy.`,
    'leader-taken': ({ leader }) => about(leader, 'ten przywódca jest już zajęty.'),
    'must-place': () => `Nie możesz spasować z robotnikiem w ręce. Zawsze możliwe jest ${link('beg')}.`,
    'not-exchanged': ({ good }) =>
      `${link('market')}: wymienia się tu tylko żywność, drewno i monety${isThing(good) ? `, bez ${manyOf(good)}` : ''}.`,
    'unequal-exchange': ({ total }) =>
      `${link('market')}: wymiana jest jeden za jeden, po niej żywności, drewna i monet musi być razem ${count(total)}.`,
    'not-on-the-price-list': () => `${link('shrine')}: takiej ceny nie ma na liście.`,
    'longship-not-on-offer': () => `${link('shipwright')} nie oferuje tej łodzi.`,
    'not-that-often': ({ min, max }) =>
      min === max
        ? `Tego straganu możesz użyć tylko ${times(count(max))}.`
        : `Tego straganu możesz użyć od ${count(min)} do ${count(max)} razy.`,
    'port-taken': ({ shore }) => about(shore, 'w porcie stoi już łódź.'),
    'shore-closed': ({ shore }) => about(shore, 'przy tylu graczach ta kraina jest zamknięta.'),
    'keep-one-drawn': () => 'Zachowaj dokładnie 1 z dobranych kart przeznaczenia.',
    'not-as-many-as-fit': ({ room }) => `Musi dołączyć tylu z oferowanych, ilu się zmieści: ${warriors(count(room))}.`,
    'no-worker-there': ({ place }) => about(place, 'nie masz tu robotnika.'),
    'food-only-aboard': ({ place }) => about(place, 'żywność można załadować tylko na łódź.'),
    'weapon-refused': ({ place, warrior }) =>
      about(place, `tutejszy wróg nie dopuszcza ${isThing(warrior) ? manyOf(warrior) : 'takich wojowników'}.`),
    'longship-overloaded': ({ place, holds, total }) =>
      about(place, `łódź ma pojemność ${count(holds)}, a ładunek to ${count(total)}.`),
    'not-that-many': () => 'Nie masz tylu wojowników albo tyle żywności.',
    'turn-order-not-now': () =>
      'Przypisywania po kolei można zażądać raz na rundę, dopóki wojownicy są przypisywani w tajemnicy.',
    'rune-not-held': (facts) => `Nie masz ${thatRune(facts)}.`,
    'rune-used': ({ rune }) => about(rune, 'ta runa jest już użyta.'),
    'rune-not-now': (facts) => `Nie możesz teraz użyć ${thatRune(facts)}.`,
    'rune-changes-nothing': ({ face, rune }) => {
      if (FACES.includes(face as Face)) return `Żadna kość nie pokazuje ${NO_FACE[face as Face]}: runa nic nie zmieni.`
      return about(rune, 'ta runa nic teraz nie zmieni.')
    },
    'rune-not-in-hunt': (facts) => `Nie możesz użyć ${thatRune(facts)} na Polowaniu.`,
    'rune-used-wrongly': (facts) => `Nie możesz tak użyć ${thatRune(facts)}.`,
    'not-these-gifts': ({ total, among }) =>
      `Wybierz razem dokładnie ${count(total)}, spośród ${listed(listOf(among).filter(isThing).map(manyOf))}.`,
    'no-favor': () => 'Nie masz przysługi na przerzut.',
    'not-these-dice': () => 'Tych kości nie można przerzucić.',
    'not-these-losses': ({ losses }) => `Z tego, co jest do wyboru, musisz stracić dokładnie ${count(losses)}.`,
    'blame-to-oneself': () => 'Potępienia nie możesz przekazać sobie.',
    ...packRefusals.pl(content.file.title.pl),
  }
}
