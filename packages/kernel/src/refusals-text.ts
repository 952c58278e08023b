import type { Json } from './json.ts'
import type { Refusal } from './refusal.ts'
import { type ByLanguage, inEachLanguage, type Language, plural } from './text.ts'

type Facts = Refusal['facts']
type Sentence = (facts: Facts, names: readonly string[]) => string

const english = {
  'bad-players': ({ min, max }) => {
    const players = plural('en', count(max), { one: 'player', other: 'players' })
    return min === max ? `This game is for ${players}.` : `This game is for ${count(min)} to ${players}.`
  },
  'bad-option': ({ option, values }) => `“${word(option)}” must be one of: ${listed('en', values, 'or')}.`,
  'unknown-option': ({ option }) => `This game has no option called “${word(option)}”.`,
  'game-over': () => 'The game is over.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-asked': ({ seats }, names) => `It is not your turn. The table waits for ${named('en', seats, names)}.`,
  'must-decide': () => 'You cannot pass here: this must be decided.',
  'already-answered': () => 'You have already chosen. The others are still thinking.',
  'illegal-choice': ({ flaw }) => pick(englishFlaws, flaw) ?? 'That cannot be chosen.',
  'no-such-question': () => 'There is no such question to switch off.',
  'question-already-so': () => 'That is already so.',
  'undo-nothing': () => 'There is nothing to take back.',
  'undo-other-decided': ({ seat }, names) =>
    `This can no longer be taken back: ${nameOf('en', seat, names)} has chosen since.`,
  'undo-limit': () => 'This can no longer be taken back: dice, cards or a secret have come out.',
  'undo-final': () => 'This choice stands once it is made.',
  'replay-too-long': () => 'This file is too long to be a replay.',
  'replay-not-json': () => 'This file cannot be read as a replay.',
  'replay-not-ours': () => 'This file is not a Longhouse replay.',
  'replay-malformed': ({ field }) => `The replay is damaged: “${word(field)}” is wrong or missing.`,
  'replay-other-game': ({ game }) => `This is a replay of another game: ${word(game)}.`,
  'replay-other-version': ({ version, ours }) =>
    `This replay follows version ${word(version)} of the rules, and this is version ${word(ours)}.`,
  'replay-loaded-dice': () => 'The dice are loaded: the seed does not match the hash shown at the start.',
  'replay-illegal-move': ({ move }) => `Move ${count(move)} of the replay is against the rules.`,
  'replay-other-end': () => 'Played again, the game does not end the way the replay says.',
} satisfies { readonly [code: string]: Sentence }

const englishFlaws = {
  'not-offered': 'That is not one of the choices.',
  'not-an-amount-offered': 'That amount is not on offer.',
  'not-these-things': 'Choose among the things on offer, each of them once.',
  'not-all-things': 'All of the things must be put in order.',
  'not-these-amounts': 'Those amounts are not on offer.',
  'not-these-places': 'Nothing can be sent there.',
  'not-a-way-offered': 'That cannot be done now.',
  'too-few': 'That is too few.',
  'too-many': 'That is too many.',
  'against-a-limit': 'These cannot be chosen together.',
}

type Code = keyof typeof english
type Flaw = keyof typeof englishFlaws

const polish: { readonly [code in Code]: Sentence } = {
  'bad-players': ({ min, max }) => {
    const players = plural('pl', count(max), { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })
    return min === max ? `Ta gra jest dla ${players}.` : `Ta gra jest dla ${count(min)}–${players}.`
  },
  'bad-option': ({ option, values }) => `Dozwolone wartości opcji „${word(option)}” to: ${listed('pl', values, 'or')}.`,
  'unknown-option': ({ option }) => `Ta gra nie ma opcji „${word(option)}”.`,
  'game-over': () => 'Gra jest już skończona.',
  'no-such-seat': () => 'Przy tym stole nie ma takiego miejsca.',
  'not-asked': ({ seats }, names) => {
    const choosing = Array.isArray(seats) && seats.length > 1 ? 'wybierają' : 'wybiera'
    return `To nie twoja kolej. Teraz ${choosing} ${named('pl', seats, names)}.`
  },
  'must-decide': () => 'Tu nie można spasować: trzeba zdecydować.',
  'already-answered': () => 'Twój wybór już zapadł. Pozostali jeszcze się zastanawiają.',
  'illegal-choice': ({ flaw }) => pick(polishFlaws, flaw) ?? 'Tego nie można wybrać.',
  'no-such-question': () => 'Nie ma takiego pytania, które można by wyłączyć.',
  'question-already-so': () => 'Tak już jest.',
  'undo-nothing': () => 'Nie ma czego cofnąć.',
  'undo-other-decided': ({ seat }, names) =>
    `Tego nie da się już cofnąć, bo następną decyzję podjął ktoś inny: ${nameOf('pl', seat, names)}.`,
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

const polishFlaws: { readonly [flaw in Flaw]: string } = {
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

const sentences: { readonly [language in Language]: { readonly [code in Code]: Sentence } } = {
  en: english,
  pl: polish,
}

const anything: { readonly [language in Language]: string } = {
  en: 'That is not possible now.',
  pl: 'Teraz to niemożliwe.',
}

/** Why the kernel refused, in the reader's language; a general sentence for codes that are a game's own. */
export function kernelRefusal(language: Language, refusal: Refusal, names: readonly string[]): string {
  return pick(sentences[language], refusal.refused)?.(refusal.facts, names) ?? anything[language]
}

const pick = <T>(from: { readonly [key: string]: T }, key: Json | undefined): T | undefined =>
  typeof key === 'string' && Object.hasOwn(from, key) ? from[key] : undefined

const count = (fact: Json | undefined): number => (typeof fact === 'number' ? fact : 0)

const word = (fact: Json | undefined): string => (typeof fact === 'string' ? fact : JSON.stringify(fact ?? null))

const joiners = inEachLanguage((language) => ({
  and: new Intl.ListFormat(language),
  or: new Intl.ListFormat(language, { type: 'disjunction' }),
}))

const player: ByLanguage<string> = { en: 'player', pl: 'gracz' }

const listed = (language: Language, facts: Json | undefined, joiner: 'and' | 'or'): string =>
  joiners[language][joiner].format(Array.isArray(facts) ? facts.map(word) : [])

const named = (language: Language, seats: Json | undefined, names: readonly string[]): string =>
  listed(language, Array.isArray(seats) ? seats.map((seat) => nameOf(language, seat, names)) : [], 'and')

const nameOf = (language: Language, seat: Json | undefined, names: readonly string[]): string =>
  names[count(seat)] ?? `${player[language]} ${count(seat) + 1}`
