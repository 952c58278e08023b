import type { Json } from '../json.ts'
import { plural } from '../text.ts'
import { count, wordOf } from '../wording/facts.ts'
import type { flaws as english, KernelWords } from './en.ts'
import { factsIn, pick, word } from './facts-in.ts'
import { listFormat } from './list-format.ts'
import type { PackSentences } from './sentences.ts'

const { listed, named, nameOf } = factsIn('pl', 'gracz')
const listOf = listFormat('pl')

const flaws: typeof english = {
  'not-offered': 'Tego nie ma do wyboru.',
  'not-an-amount-offered': 'Takiej liczby nie można wybrać.',
  'not-these-things': 'Wybieraj tylko spośród podanych rzeczy, każdą najwyżej raz.',
  'not-all-things': 'Trzeba ułożyć w kolejności wszystkie rzeczy.',
  'not-these-amounts': 'Takich liczb nie można wybrać.',
  'not-these-places': 'Tam nie można niczego wysłać.',
  'not-a-way-offered': 'Tego nie można teraz zrobić.',
  'too-few': 'To za mało.',
  'too-many': 'To za dużo.',
  'against-a-limit': 'Tych rzeczy nie można wybrać razem.',
}

const refusals: KernelWords['refusals'] = {
  'bad-players': ({ min, max }) => {
    const players = plural('pl', count(max), { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })
    return min === max ? `Ta gra jest dla ${players}.` : `Ta gra jest dla ${count(min)}–${players}.`
  },
  'bad-option': ({ option, values }) => `Dozwolone wartości opcji „${word(option)}” to: ${listed(values, 'or')}.`,
  'unknown-option': ({ option }) => `Ta gra nie ma opcji „${word(option)}”.`,
  'game-over': () => 'Gra jest już skończona.',
  'no-such-seat': () => 'Przy tym stole nie ma takiego miejsca.',
  'not-asked': ({ seats }, names) => {
    const choosing = Array.isArray(seats) && seats.length > 1 ? 'wybierają' : 'wybiera'
    return `To nie twoja kolej. Teraz ${choosing} ${named(seats, names)}.`
  },
  'must-decide': () => 'Tu nie można spasować: trzeba zdecydować.',
  'already-answered': () => 'Twój wybór już zapadł. Pozostali jeszcze się zastanawiają.',
  'illegal-choice': ({ flaw }) => pick(flaws, flaw) ?? 'Tego nie można wybrać.',
  'no-such-question': () => 'Nie ma takiego pytania, które można by wyłączyć.',
  'question-already-so': () => 'Tak już jest.',
  'undo-nothing': () => 'Nie ma czego cofnąć.',
  'undo-other-decided': ({ seat }, names) =>
    `Tego nie da się już cofnąć, bo następną decyzję podjął ktoś inny: ${nameOf(seat, names)}.`,
  'undo-limit': () => 'Tego nie da się już cofnąć: od tego czasu rzucono kośćmi, odkryto kartę albo tajny wybór.',
  'undo-final': () => 'Tego wyboru nie można już zmienić.',
  'replay-too-long': () => 'Ten plik jest za długi jak na zapis gry.',
  'replay-not-json': () => 'Tego pliku nie da się odczytać jako zapisu gry.',
  'replay-not-ours': () => 'Ten plik nie jest zapisem gry z Longhouse.',
  'replay-malformed': ({ field }) => `Zapis gry jest uszkodzony: pole „${word(field)}” jest błędne albo go brakuje.`,
  'replay-other-game': ({ game }) => `To zapis innej gry: ${word(game)}.`,
  'replay-other-version': ({ version, ours }) =>
    `Ten zapis powstał według wersji ${word(version)} zasad, a tutaj obowiązuje wersja ${word(ours)}.`,
  'replay-loaded-dice': () => 'Kości są fałszywe: ziarno nie zgadza się ze skrótem podanym na początku gry.',
  'replay-illegal-move': ({ move }) => `Ruch ${count(move)} w zapisie gry jest niezgodny z zasadami.`,
  'replay-other-end': () => 'Rozegrana ponownie gra kończy się inaczej, niż podaje zapis.',
}

const packs = (title: string): PackSentences => {
  const quoted = (fact: Json | undefined): string => `„${wordOf(fact)}”`
  return {
    'pack-not-a-record': () => 'Pakiet nie jest obiektem JSON.',
    'pack-other-game': () => `Ten pakiet nie jest do gry ${title}.`,
    'pack-unknown-list': ({ list }) => `Pakiet nie może zmieniać ${quoted(list)}.`,
    'pack-not-a-list': ({ list }) => `W pakiecie ${quoted(list)} musi być listą.`,
    'pack-entry-without-id': ({ list, entry }) => `Wpis ${count(entry)} na liście ${quoted(list)} nie ma pola „id”.`,
    'pack-entry-twice': ({ list, entry }) => `Pakiet wymienia ${quoted(entry)} dwa razy na liście ${quoted(list)}.`,
    'pack-id-taken': ({ list, entry }) => `Nazwa ${quoted(entry)} z listy ${quoted(list)} oznacza już coś innego.`,
    'pack-unknown-field': ({ list, entry, field }) =>
      `Wpis ${quoted(entry)} na liście ${quoted(list)} ma nieznane pole ${quoted(field)}.`,
    'pack-bad-field': ({ list, entry, field }) =>
      `Wpis ${quoted(entry)} na liście ${quoted(list)}: pole ${quoted(field)} jest błędne albo go brakuje.`,
    'pack-too-few-cards': ({ list, count: cards, needs }) =>
      `Na liście ${quoted(list)} jest za mało kart: ${count(cards)}, a do gry potrzeba ${count(needs)}.`,
  }
}

export const pl: KernelWords = {
  nothing: 'nic',
  notPossible: 'Teraz to niemożliwe.',
  refusals,
  packs,
  /** Names are never inflected. */
  won: (names) => {
    if (names.length === 0) return 'Nikt nie wygrywa'
    return names.length === 1 ? `Wygrywa ${names[0]}` : `Zwycięstwo dzielą: ${listOf.format(names)}`
  },
}
