import type { Form } from '../forms.ts'
import type { Result, ScoreItem } from '../game.ts'
import type { Json } from '../json.ts'
import type { GameTypes, Seat } from '../rules.ts'
import type { GameText } from '../text.ts'
import type { Facts } from './facts.ts'
import { unlinked } from './names.ts'
import { partsOf, type Said, wholeOf } from './said.ts'
import { winnersOf } from './winners.ts'

/** The name of a player. */
export type Who = (seat: Seat) => string

export type EventWords<E extends { readonly kind: string }> = {
  readonly [kind in E['kind']]: (event: Extract<E, { readonly kind: kind }>, who: Who) => string
}

/** A seat that is asked, and what lies on the table. */
export interface Asked<V, A = unknown> {
  readonly seat: Seat
  readonly form: Form
  /** What it is about. */
  readonly about: A | null
  readonly view: V
}

export interface OptionWord {
  readonly name: string
  value(value: Json): string
}

type Words<Say> = { readonly [of: string]: Say }

/** What a change by so much is called; null: nothing a person would name. */
export type MeasureWord = ((by: number) => string | null) | null

/** A game whose types name sides that nobody sits at has a name for each of them. */
type SideWording<G> = G extends { readonly side: infer S extends string }
  ? { readonly sides: { readonly [side in S]: string } }
  : { readonly sides?: Words<string> }

/** One language of a game, part by part. */
export type Wording<G extends GameTypes> = SeatWording<G> & SideWording<G>

interface SeatWording<G extends GameTypes> {
  readonly title: string
  /** A player without a name. */
  player(seat: Seat): string
  readonly events: Words<(event: never, who: Who) => string>
  /** What a seat is asked, by decision. */
  readonly prompts: Words<(asked: Asked<G['view'], G['about']>) => string>
  /** What the others wait for. */
  readonly waits: Words<(view: G['view'], several: boolean) => string>
  /** Whom the table waits for, and for what; `answered` if the reader has answered already. */
  waiting(who: readonly string[], what: string, answered: boolean): string
  /** Seats or sides that nobody sits at. Where nobody wins the game is `over`. */
  won(who: readonly string[], score: number): string
  readonly over: string
  /** By decision; the table is not always at hand. */
  readonly choices: Words<(choice: never, who: Who, view: G['view'] | undefined) => Said>
  /** What is done besides what is asked. */
  readonly aside: (choice: never) => Said
  readonly refusals: Words<(facts: Facts) => string>
  readonly scores: Words<(facts: NonNullable<ScoreItem['facts']>) => Said>
  readonly scoreHeadings: Words<string>
  readonly options: Words<OptionWord>
  /** What a seat may say that it never wants to be asked (`questions.ts`). */
  readonly questions: Words<string>
  /** What is measured for programs, by its name among their weights. */
  readonly measures: Words<MeasureWord>
}

export function gameText<G extends GameTypes>(wording: Wording<G>): GameText<G> {
  const { title, events, prompts, waits, choices, refusals, scores, scoreHeadings, options, questions, measures } =
    wording
  const sides: Words<string> = wording.sides ?? {}
  const side = (id: string): string => wordsOf(sides, id) ?? id
  const whoOf =
    (names: readonly string[]): Who =>
    (seat) =>
      unlinked(names[seat] ?? wording.player(seat))

  function sayChoice(step: string, choice: Json, names: readonly string[], view?: G['view']): Said {
    if (hasAside(choice)) return wording.aside(choice.aside as never)
    const say = choices[step] as (choice: Json, who: Who, view: G['view'] | undefined) => Said
    return say(choice, whoOf(names), view)
  }

  const sayScore = ({ item, facts }: ScoreItem): Said =>
    (facts ? wordsOf(scores, item)?.(facts) : wordsOf(scoreHeadings, item)) ?? item

  return {
    title,
    event(event, names) {
      const tell = events[(event as { readonly kind: string }).kind] as (event: G['event'], who: Who) => string
      return tell(event, whoOf(names))
    },
    prompt({ result, step, about, ask, seat, view, awaited, answered }, names) {
      const who = whoOf(names)
      if (result) {
        const winners = winnersOf(
          result,
          result.scores.map((_, seat) => who(seat)),
          { side },
        )
        return winners.length > 0 ? wording.won(winners, winningScore(result)) : wording.over
      }
      const prompt = wordsOf(prompts, step)
      if (!prompt) return wording.over
      if (ask?.form) return prompt({ seat: ask.seat, form: ask.form, about, view })
      const what = wordsOf(waits, step)?.(view, awaited.length > 1) ?? ''
      return wording.waiting(awaited.map(who), what, seat !== null && answered.includes(seat))
    },
    choice: (...chosen) => wholeOf(sayChoice(...chosen)),
    choiceParts: (...chosen) => partsOf(sayChoice(...chosen)),
    refusal: ({ refused, facts }) => wordsOf(refusals, refused)?.(facts) ?? null,
    score: (item) => wholeOf(sayScore(item)),
    scoreParts: (item) => partsOf(sayScore(item)),
    option(id, value) {
      const words = wordsOf(options, id)
      if (!words) return id
      return value === undefined ? words.name : words.value(value)
    },
    question: (id) => wordsOf(questions, id) ?? id,
    side,
    measure: (id, by) => wordsOf(measures, id)?.(by) ?? null,
  }
}

const winningScore = ({ winners: [first], scores, sides = [] }: Result): number =>
  (first === undefined ? sides.find(({ wins }) => wins)?.score : scores[first]) ?? 0

const wordsOf = <T>(words: Words<T>, key: string | null): T | undefined =>
  key !== null && Object.hasOwn(words, key) ? words[key] : undefined

const hasAside = (choice: Json): choice is { readonly aside: Json } =>
  typeof choice === 'object' && choice !== null && 'aside' in choice
