import type { Json, ScoreItem } from '@longhouse/kernel'
import type {
  Asked as AskedOf,
  EventWords,
  Facts,
  MeasureWord,
  OptionWord,
  PackRefused,
  Said,
  Who,
} from '@longhouse/kernel/wording'
import type { Measure } from '../src/bot.ts'
import type { Champions } from '../src/champions.ts'
import type { Choices as Chosen, RuneUse } from '../src/choices.ts'
import type { RuneEffect } from '../src/content.ts'
import type { Event } from '../src/events.ts'
import type { Closed } from '../src/open-places.ts'
import type { OptionId } from '../src/options.ts'
import type { Question } from '../src/runes.ts'
import type { ScoreKind } from '../src/scoring.ts'
import type { View } from '../src/seen.ts'
import type { Phase } from '../src/state.ts'

/** Everything that needs words. A language that lacks any of it does not compile. */

export type Events = EventWords<Event>

export type Phases = { readonly [phase in Phase]: string }

type WayOf<C> = C extends unknown ? keyof C : never

/** Words for each of the ways of a choice, given what was said in it. */
type WayWords<C> = {
  readonly [W in WayOf<C> & string]: (said: Extract<C, { readonly [w in W]: unknown }>[W]) => Said
}

/** The sentence of the way that was chosen. */
export const byWay =
  <C extends object>(words: WayWords<C>) =>
  (choice: C): Said => {
    const [[way, said] = []] = Object.entries(choice)
    return (words as { readonly [way: string]: (said: unknown) => Said })[way ?? '']?.(said) ?? ''
  }

/** What using a rune does, put after the words for using it, given the answer. */
export type RuneUses = { readonly [kind in RuneEffect['kind']]: (use: string, answer: Json) => Said }

type Decision = keyof Chosen

export type Choices = { readonly [decision in Decision]: (choice: Chosen[decision], who: Who) => Said }

/** What may be done although nobody waits for it. */
export type AsideChoice = { readonly turnOrder: true } | { readonly rune: RuneUse } | RuneUse

export type Asked = AskedOf<View, Champions['about']>

export type Prompts = { readonly [decision in Decision]: (asked: Asked) => string }

/** What the others wait for, put after the names of those they wait for. */
export type Waits = { readonly [decision in Decision]: (view: View, several: boolean) => string }

type Refused =
  | Closed
  | 'leader-taken'
  | 'must-place'
  | 'not-exchanged'
  | 'unequal-exchange'
  | 'not-on-the-price-list'
  | 'longship-not-on-offer'
  | 'not-that-often'
  | 'port-taken'
  | 'shore-closed'
  | 'keep-one-drawn'
  | 'not-as-many-as-fit'
  | 'no-worker-there'
  | 'food-only-aboard'
  | 'weapon-refused'
  | 'longship-overloaded'
  | 'not-that-many'
  | 'turn-order-not-now'
  | 'rune-not-held'
  | 'rune-used'
  | 'rune-not-now'
  | 'rune-changes-nothing'
  | 'rune-not-in-hunt'
  | 'rune-used-wrongly'
  | 'not-these-gifts'
  | 'no-favor'
  | 'not-these-dice'
  | 'not-these-losses'
  | 'blame-to-oneself'
  | PackRefused

export type Refusals = { readonly [code in Refused]: (facts: Facts) => string }

export type Scores = { readonly [item in ScoreKind]: (facts: NonNullable<ScoreItem['facts']>) => Said }
/** What each line of the scoring counts, as the heading of its row. */
export type ScoreHeadings = { readonly [item in ScoreKind]: string }

export type Questions = { readonly [question in Question]: string }

export type OptionWords = { readonly [option in OptionId]: OptionWord }

/** What it brings that a program measures more or less of something. */
export type Measures = { readonly [measure in Measure]: MeasureWord }
