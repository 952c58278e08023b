import type { Json } from '../json.ts'
import type { Language } from '../text.ts'
import { count, type Facts, wordOf } from './facts.ts'

/** Why a host's own content is not taken: said alike in every game. */

export type PackRefused =
  | 'pack-not-a-record'
  | 'pack-other-game'
  | 'pack-unknown-list'
  | 'pack-not-a-list'
  | 'pack-entry-without-id'
  | 'pack-entry-twice'
  | 'pack-id-taken'
  | 'pack-unknown-field'
  | 'pack-bad-field'
  | 'pack-too-few-cards'

type Sentences = { readonly [code in PackRefused]: (facts: Facts) => string }

const inEnglish = (title: string): Sentences => {
  const quoted = (fact: Json | undefined): string => `“${wordOf(fact)}”`
  return {
    'pack-not-a-record': () => 'The pack is not a JSON object.',
    'pack-other-game': () => `The pack is not for ${title}.`,
    'pack-unknown-list': ({ list }) => `A pack cannot change ${quoted(list)}.`,
    'pack-not-a-list': ({ list }) => `In the pack, ${quoted(list)} must be a list.`,
    'pack-entry-without-id': ({ list, entry }) => `Entry ${count(entry)} of ${quoted(list)} has no id.`,
    'pack-entry-twice': ({ list, entry }) => `The pack names ${quoted(entry)} twice in ${quoted(list)}.`,
    'pack-id-taken': ({ list, entry }) => `The id ${quoted(entry)} in ${quoted(list)} already names something else.`,
    'pack-unknown-field': ({ list, entry, field }) =>
      `${quoted(entry)} in ${quoted(list)} has an unknown field ${quoted(field)}.`,
    'pack-bad-field': ({ list, entry, field }) =>
      `${quoted(entry)} in ${quoted(list)}: the field ${quoted(field)} is wrong or missing.`,
    'pack-too-few-cards': ({ list, count: cards, needs }) =>
      `${quoted(list)} has too few cards: ${count(cards)}, and a game needs ${count(needs)}.`,
  }
}

const inPolish = (title: string): Sentences => {
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

/** `title`: the game the pack should have been for. */
export const packRefusals: { readonly [language in Language]: (title: string) => Sentences } = {
  en: inEnglish,
  pl: inPolish,
}
