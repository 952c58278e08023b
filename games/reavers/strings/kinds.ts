import type { Counts, ScoreItem } from '@longhouse/kernel'
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
import type { Choices as Chosen, FreeWay } from '../src/choices.ts'
import type { Cost, DieMatch, Effect } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import type { Windowed } from '../src/free-windows.ts'
import type { OptionId } from '../src/options.ts'
import type { Reavers } from '../src/reavers.ts'
import type { ScoreKind } from '../src/scoring.ts'
import type { View } from '../src/seen.ts'

/** Everything that needs words. A language that lacks any of it does not compile. */

export type Events = EventWords<Event>

type Decision = keyof Chosen

type ChosenAt<D extends Decision> = Chosen[D] | (D extends Windowed ? FreeWay : never)

/** The table tells what a number stands for; without it the number must do. */
export type Choices = {
  readonly [decision in Decision]: (choice: ChosenAt<decision>, who: Who, view: View | undefined) => Said
}

/** RV-5.6: what may be done although nobody waits for it. */
export interface AsideChoice {
  readonly throwBack: Counts
}

export type Asked = AskedOf<View, Reavers['about']>
export type Prompts = { readonly [decision in Decision]: (asked: Asked) => string }

/** What the others wait for, put after the name of the player they wait for. */
export type Waits = { readonly [decision in Decision]: (view: View) => string }

type Refused =
  | 'must-select'
  | 'location-used'
  | 'ability-happens'
  | 'took-part'
  | 'whole-group'
  | 'group-taken'
  | 'deck-empty'
  | 'cannot-afford'
  | 'cannot-pay'
  | 'not-the-price'
  | 'source-not-held'
  | 'source-twice'
  | 'die-stored'
  | 'icon-not-shown'
  | 'wrong-color'
  | 'no-leader-of-clan'
  | 'not-wild-for'
  | 'upgrade-face-down'
  | 'upgrade-both-icons'
  | 'upgrade-is-no-die'
  | 'nothing-to-give-up'
  | 'not-yours-to-give-up'
  | 'no-die-left'
  | 'die-is-rolled'
  | 'face-is-given'
  | 'face-not-on-die'
  | 'all-dice-fit'
  | 'dice-do-not-fit'
  | 'not-these-dice'
  | 'no-die-named'
  | 'not-just-gained'
  | 'cards-left'
  | 'card-not-open'
  | 'reaver-unused'
  | 'no-slot-there'
  | 'slot-full'
  | 'no-picks-left'
  | 'no-trade-dice'
  | 'not-these-trade-dice'
  | 'prophecy-taken'
  | 'battle-not-there'
  | 'battle-chosen'
  | 'battle-over'
  | 'no-combat-die'
  | 'pool-too-large'
  | 'pool-rolled'
  | 'too-late-to-pay'
  | 'not-these-combat-dice'
  | 'combat-over'
  | 'needs-combat'
  | 'needs-no-combat'
  | 'no-attempt-possible'
  | 'attempt-first'
  | 'no-attempts-left'
  | 'stack-empty'
  | 'rewards-wait'
  | 'no-upgrade-space'
  | 'no-tile-left'
  | 'keep-one-drawn'
  | 'exchange-yields-nothing'
  | 'terror-to-oneself'
  | 'reaver-not-acquired'
  | 'reaver-changes-nothing'
  | 'artifact-not-held'
  | 'artifact-not-now'
  | 'artifact-elsewhere'
  | 'artifact-used'
  | 'artifact-empty'
  | 'artifact-full'
  | 'artifact-changes-nothing'
  | 'die-does-not-fit'
  | 'wild-not-stored'
  | 'store-not-now'
  | 'nothing-to-hurry'
  | PackRefused
export type Refusals = { readonly [code in Refused]: (facts: Facts) => string }

export type Scores = { readonly [item in ScoreKind]: (facts: NonNullable<ScoreItem['facts']>) => Said }
/** What each line of the scoring counts, as the heading of its row. */
export type ScoreHeadings = { readonly [item in ScoreKind]: string }

export type OptionWords = { readonly [option in OptionId]: OptionWord }

/** Cards in words; names in them are links. */
export interface CardSentences {
  does(effects: readonly Effect[]): string
  price(cost: Cost): string
  needed(matches: readonly DieMatch[]): string
}

/** What it brings that a program measures more or less of something. */
export type Measures = { readonly [measure in Measure]: MeasureWord }
