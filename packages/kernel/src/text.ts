import { forEachOf } from './dictionary.ts'
import type { ScoreItem } from './game.ts'
import type { Json } from './json.ts'
import type { Refusal } from './refusal.ts'
import type { GameTypes } from './rules.ts'
import type { SeatView } from './seat-view.ts'

/** In the order in which pages offer them; the first is spoken where nobody has said which. */
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
/** Something in every language: one that is missing is a type error. */
export type ByLanguage<T> = { readonly [language in Language]: T }

export const inEachLanguage = <T>(make: (language: Language) => T): ByLanguage<T> => forEachOf(LANGUAGES, make)

/**
 * Everything a person reads of a game, in one language. Things that can be pointed at are written as links,
 * `[Bog Troll](troll-bog)`: the page makes them clickable, `plain` takes them off.
 */
export interface GameText<G extends GameTypes = GameTypes> {
  readonly title: string
  /** What happened. */
  event(event: G['event'], names: readonly string[]): string
  /** What the seat is asked, or whom the table waits for. */
  prompt(seen: SeatView<G['view'], G['about']>, names: readonly string[]): string
  /** A choice, as a button says it; with the table in view, what it names by number has its name. */
  choice(step: string, choice: Json, names: readonly string[], view?: G['view']): string
  /** The same in its parts: pages gather what is led alike, and name by it what is still to be said. */
  choiceParts(step: string, choice: Json, names: readonly string[], view?: G['view']): Parts
  /** Null for codes that every game shares. */
  refusal(refusal: Refusal, names: readonly string[]): string | null
  score(item: ScoreItem): string
  scoreParts(item: ScoreItem): Parts
  option(id: string, value?: Json): string
  /** What a seat may be asked although its answer leaves no choice, by the id of what could come first. */
  question(id: string): string
  /** A side that nobody sits at, by its id. */
  side(id: string): string
  /** What it brings that something the game measures for programs changes by so much; null: nothing a person would name. */
  measure(id: string, by: number): string | null
}

/** What something is, and what it comes to, `Rest` and `take 1 Food`; without a rest the lead says all. */
export interface Parts {
  readonly lead: string
  readonly rest: string
}

export const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The forms of a counted noun: English has two, Polish three (1, 2–4, 5 and more). */
export type Plural = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string }

const rules = inEachLanguage((language) => new Intl.PluralRules(language))

/** The noun alone, in the form that goes with the number: `moneta`, `monety`, `monet`. */
export const formOf = (language: Language, n: number, forms: Plural): string =>
  forms[rules[language].select(n) as keyof Plural] ?? forms.other

/** `plural('pl', 3, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' })` is `3 monety`. */
export const plural = (language: Language, n: number, forms: Plural): string =>
  `${n < 0 ? `−${-n}` : n} ${formOf(language, n, forms)}`
