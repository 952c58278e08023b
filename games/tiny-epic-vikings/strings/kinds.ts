import type { ScoreItem } from '@longhouse/kernel'
import type {
  Asked as AskedOf,
  EventWords,
  Facts,
  MeasureWord,
  OptionWord,
  PackRefused,
  Who,
} from '@longhouse/kernel/wording'
import type { Measure } from '../src/bot.ts'
import type { Choices as Chosen } from '../src/choices.ts'
import type { Event } from '../src/events.ts'
import type { OptionId } from '../src/options.ts'
import type { ScoreKind } from '../src/scoring.ts'
import type { View } from '../src/seen.ts'
import type { TinyEpicVikings } from '../src/vikings.ts'

/** Everything that needs words. A language that lacks any of it does not compile. */

export type Events = EventWords<Event>

/** What a rule makes the solo enemy do; also the language that tells it names the rule. */
export type EnemySteps = Pick<
  Events,
  | 'enemy-played'
  | 'enemy-aimed'
  | 'chieftain-moved'
  | 'enemy-does-sheet-action'
  | 'marker-moved'
  | 'marker-stopped'
  | 'marker-reset'
  | 'icon-reached'
  | 'icon-done'
  | 'enemy-skipped'
>

type Decision = keyof Chosen

/** The table tells more than the choice; without it the choice must do. */
export type Choices = {
  readonly [decision in Decision]: (choice: Chosen[decision], who: Who, view: View | undefined) => string
}

export type Asked = AskedOf<View, TinyEpicVikings['about']>
export type Prompts = { readonly [decision in Decision]: (asked: Asked) => string }

/** What the others wait for, put after the name of the player they wait for. */
export type Waits = { readonly [decision in Decision]: (view: View, several: boolean) => string }

type Refused =
  | 'not-a-fjord'
  | 'inner-fjord'
  | 'fjord-taken'
  | 'card-not-in-hand'
  | 'already-picked'
  | 'must-play'
  | 'one-card-a-turn'
  | 'card-first'
  | 'not-tied'
  | 'nothing-to-fight-for'
  | 'favor-not-at-end'
  | 'too-many-favors'
  | 'favor-not-held'
  | 'boon-of-another-god'
  | 'no-own-boat-there'
  | 'no-such-place'
  | 'own-boat-in-port'
  | 'too-far'
  | 'fjord-beside-port'
  | 'no-village-there'
  | 'too-many-settlers'
  | 'sheet-empty'
  | 'cannot-afford'
  | 'not-adjacent'
  | 'no-own-settler-there'
  | 'not-the-amount'
  | 'slot-empty'
  | 'not-beside-own'
  | 'own-temple-there'
  | 'no-own-temple-there'
  | 'own-settlers'
  | 'no-settlers-there'
  | 'same-resource'
  | 'no-room'
  | 'god-not-in-play'
  | 'action-full'
  | 'withdraw-not-now'
  | 'already-sacrificed'
  | 'no-village-to-sacrifice'
  | 'battle-first'
  | 'battle-has-favor'
  | 'not-arrived'
  | 'no-action-due'
  | PackRefused
export type Refusals = { readonly [code in Refused]: (facts: Facts) => string }

export type ScoreFacts = NonNullable<ScoreItem['facts']>
export type Scores = { readonly [item in ScoreKind]: (facts: ScoreFacts) => string }
/** What each line of the scoring counts, as the heading of its row. */
export type ScoreHeadings = { readonly [item in ScoreKind]: string }

export type OptionWords = { readonly [option in OptionId]: OptionWord }

/** What it brings that a program measures more or less of something. */
export type Measures = { readonly [measure in Measure]: MeasureWord }
