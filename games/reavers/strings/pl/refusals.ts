import type { Json } from '@longhouse/kernel'
import { capital, count, listOf, packRefusals } from '@longhouse/kernel/wording'
import { isDie } from '../../src/die.ts'
import type { Refusals } from '../kinds.ts'
import { isColor, isDeck, isGood, isHolding, isIcon, needsIn } from '../table.ts'
import {
  colorName,
  combatDice,
  dieName,
  either,
  holdingName,
  iconName,
  listed,
  needed,
  noCards,
  noColored,
  type Terms,
  theAnyDice,
  theNeeded,
  thing,
} from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known, tile }: Terms): Refusals {
  /** A sentence about a card or a place: `Bodn: nie leży tu kość.` */
  const about = (what: Json | undefined, sentence: string): string =>
    known(what) ? `${tile(String(what))}: ${sentence}` : capital(sentence)
  /** The same about a die. */
  const aboutDie = (die: Json | undefined, sentence: string): string =>
    isDie(die) ? `${capital(dieName(die))}: ${sentence}` : about(die, sentence)
  const icon = (fact: Json | undefined): string => (isIcon(fact) ? iconName(fact) : 'ta ikona')
  const names = (fact: Json | undefined): string[] => listOf(fact).flatMap((id) => known(id as Json) ?? [])

  return {
    'must-select': () => 'Nie można spasować: wybierz Pole Akcji.',
    'location-used': ({ location }) => about(location, 'to Pole Akcji jest już użyte w tej rundzie.'),
    'ability-happens': ({ reaver }) => about(reaver, 'ta zdolność nic nie kosztuje, więc następuje.'),
    'took-part': ({ location }) => about(location, 'masz tu już swój udział za sobą.'),
    'whole-group': () => 'Weź jedną całą parę albo dobierz z talii.',
    'group-taken': () => 'Ta para jest już zabrana.',
    'deck-empty': ({ deck }) => `Nie ma już ${isDeck(deck) ? noCards(deck) : 'kart'} do dobrania.`,
    'cannot-afford': ({ good, needs, has }) =>
      isGood(good) ? `To kosztuje: ${thing(good, count(needs))}, a masz ${count(has)}.` : 'Nie stać cię na to.',
    'cannot-pay': ({ needs }) => `Nie masz czym zapłacić: ${needed(needsIn(needs))}.`,
    'not-the-price': ({ needs }) => `Zapłać dokładnie ${theNeeded(needsIn(needs))}.`,
    'source-not-held': ({ source }) => aboutDie(source, 'nie masz tego do wydania.'),
    'source-twice': ({ source }) => aboutDie(source, 'nie masz tyle.'),
    'die-stored': ({ die }) => aboutDie(die, 'masz ją tylko na artefakcie, gdzie nie służy do płacenia.'),
    'icon-not-shown': ({ source, icon: wanted }) => aboutDie(source, `brak ikony ${icon(wanted)}.`),
    'wrong-color': ({ die, colors }) => {
      const wanted = listOf(colors).filter(isColor).map(colorName)
      return aboutDie(die, `niewłaściwy kolor${wanted.length > 0 ? `, potrzebna kość: ${either(wanted)}` : ''}.`)
    },
    'no-leader-of-clan': ({ die, clan }) => {
      const name = content.file.clans.find(({ id }) => id === clan)?.name.pl
      return aboutDie(die, `jest jokerem tylko z Jarlem swojego Klanu${name ? ` (${name})` : ''}.`)
    },
    'not-wild-for': ({ die, icon: wanted }) => aboutDie(die, `nigdy nie zastępuje ikony ${icon(wanted)}.`),
    'upgrade-face-down': ({ tile: used }) => about(used, 'ta płytka jest zakryta do następnej rundy.'),
    'upgrade-both-icons': ({ tile: used }) => about(used, 'ta płytka daje jedną ze swoich ikon, nie obie.'),
    'upgrade-is-no-die': ({ tile: used }) => about(used, 'ta płytka zastępuje ikonę, nigdy kość.'),
    'nothing-to-give-up': ({ from }) =>
      `Nie masz do oddania: ${either(listOf(from).filter(isHolding).map(holdingName))}.`,
    'not-yours-to-give-up': () => 'Nie masz tego do oddania.',
    'no-die-left': ({ color }) => `W zasobach nie ma już ${isColor(color) ? noColored(color) : 'kości'}.`,
    'die-is-rolled': () => 'Tą kością się rzuca: wybierz tylko kolor.',
    'face-is-given': ({ face }) => `Ścianka tej kości jest ustalona: ${icon(face)}.`,
    'face-not-on-die': ({ color, face }) => {
      const which = isColor(color) ? `${capital(colorName(color))} kość` : 'Ta kość'
      return isIcon(face) ? `${which} nie ma ścianki ${iconName(face)}.` : `${which} nie ma takiej ścianki.`
    },
    'all-dice-fit': () => 'Wszystkie kości mieszczą się na okręcie: żadnej się teraz nie odrzuca.',
    'dice-do-not-fit': ({ excess, slots }) =>
      `Na okręcie mieści się tylko ${theAnyDice(count(slots))}: odrzuć dokładnie ${count(excess)}.`,
    'not-these-dice': ({ n }) => `Wybierz dokładnie ${theAnyDice(count(n))} z tych, które możesz stracić.`,
    'no-die-named': () => 'Wybierz przynajmniej jedną kość.',
    'not-just-gained': ({ die }) => aboutDie(die, 'nie jest to kość właśnie otrzymana.'),
    'cards-left': ({ cards }) => {
      const left = names(cards)
      return `Najpierw użyj kart, które leżą przed tobą${left.length > 0 ? `: ${listed(left)}` : ''}.`
    },
    'card-not-open': () => 'Ta karta nie leży odkryta przed tobą.',
    'reaver-unused': ({ reaver }) => about(reaver, 'wybierz Przegrupowanie, Specjalizację lub Awans.'),
    'no-slot-there': ({ location }) => about(location, 'nie ma tu miejsca Specjalizacji.'),
    'slot-full': ({ location, most }) => about(location, `miejsce Specjalizacji jest pełne (najwyżej ${count(most)}).`),
    'no-picks-left': () => 'Nie masz już wyborów nagród.',
    'no-trade-dice': () => 'Na wystawie nie ma już kości.',
    'not-these-trade-dice': ({ n }) => `Weź z wystawy dokładnie ${theAnyDice(count(n))}.`,
    'prophecy-taken': () => 'Ta Przepowiednia jest już zabrana.',
    'battle-not-there': () => 'W tym miejscu nie ma karty Bitwy Morskiej.',
    'battle-chosen': ({ battle }) => about(battle, 'ta Bitwa Morska jest już wybrana.'),
    'battle-over': () => 'Twoja Bitwa Morska jest już za tobą.',
    'no-combat-die': () => 'Do walki trzeba przynajmniej 1 kości Walki: Młota albo czegoś, co go zastępuje.',
    'pool-too-large': ({ worth, most }) =>
      `W walce rzuca się najwyżej tyle: ${combatDice(count(most))}, a wybór daje ${count(worth)}.`,
    'pool-rolled': () => 'Kości Walki są rzucone: niczego nie można dołożyć.',
    'too-late-to-pay': () => 'Za późno na płacenie: walka już trwa.',
    'not-these-combat-dice': () => 'Przerzucać można tylko kości z tego rzutu.',
    'combat-over': () => 'Nie ma walki, w której można przerzucać.',
    'needs-combat': ({ defense }) => `To można splądrować tylko walką: Obrona ${count(defense)}.`,
    'needs-no-combat': () => 'To plądruje się bez walki.',
    'no-attempt-possible': () => 'Nie możesz ani walczyć o terytorium, ani za nie zapłacić.',
    'attempt-first': () => 'Pierwszą próbę trzeba podjąć.',
    'no-attempts-left': () => 'Nie masz już prób.',
    'stack-empty': ({ stack }) => about(stack, 'w tym stosie nie ma już płytek.'),
    'rewards-wait': () => 'Nagrody rozpatruje się po ostatniej próbie.',
    'no-upgrade-space': ({ spaces }) => `Wszystkie miejsca na Ulepszenia (${count(spaces)}) są zajęte.`,
    'no-tile-left': ({ tile: wanted }) => about(wanted, 'tej płytki nie ma już w zasobach.'),
    'keep-one-drawn': () => 'Zachowaj dokładnie 1 z dobranych kart.',
    'exchange-yields-nothing': () => 'Ta wymiana nic nie daje.',
    'terror-to-oneself': () => 'Przerażenia nie możesz przekazać sobie.',
    'reaver-not-acquired': () => 'Wybierz Łupieżcę wziętego w tej aktywacji.',
    'reaver-changes-nothing': ({ reaver }) => about(reaver, 'to nic teraz nie zmieni.'),
    'artifact-not-held': () => 'Nie masz tego artefaktu.',
    'artifact-not-now': ({ artifact }) => about(artifact, 'tego artefaktu nie można teraz użyć.'),
    'artifact-elsewhere': ({ artifact, when }) =>
      about(artifact, `tego artefaktu używa się tylko tu: ${either(names(when))}.`),
    'artifact-used': ({ artifact }) => about(artifact, 'ten artefakt jest już użyty w tej aktywacji.'),
    'artifact-empty': ({ artifact }) => about(artifact, 'na tym artefakcie nie leży kość.'),
    'artifact-full': ({ artifact }) => about(artifact, 'na tym artefakcie leży już kość.'),
    'artifact-changes-nothing': ({ artifact }) => about(artifact, 'ten artefakt nic ci teraz nie da.'),
    'die-does-not-fit': ({ artifact, die }) =>
      about(artifact, `tu nie pasuje ${isDie(die) ? dieName(die) : 'ta kość'}.`),
    'wild-not-stored': ({ artifact, die }) =>
      about(artifact, `tu nie pasuje ${isDie(die) ? dieName(die) : 'ta kość'}, bo jokerem jest tylko przy płaceniu.`),
    'store-not-now': () => 'Teraz nie można odkładać kości na artefakty.',
    'nothing-to-hurry': () => 'Nie ma teraz czego pomijać.',
    ...packRefusals.pl(content.file.name.pl),
  }
}
