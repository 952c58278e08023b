import type { GameText, Json, Seat } from '@longhouse/kernel'
import type { Champions } from '../src/champions.ts'
import type { Event } from '../src/events.ts'
import type {
  AsideChoice,
  Choices,
  Decision,
  Events,
  Facts,
  OptionWords,
  Prompts,
  Refusals,
  ScoreHeadings,
  Scores,
  Waits,
  Who,
} from './kinds.ts'
import { unlinked } from './names.ts'

/** One language of the game, part by part. */
export interface Wording {
  readonly title: string
  /** A player without a name. */
  player(seat: Seat): string
  readonly events: Events
  readonly prompts: Prompts
  readonly waits: Waits
  /** Whom the table waits for, and for what; `answered` if the reader has answered already. */
  waiting(who: readonly string[], what: string, answered: boolean): string
  won(who: readonly string[], score: number): string
  readonly over: string
  readonly choices: Choices
  aside(choice: AsideChoice): string
  readonly refusals: Refusals
  readonly scores: Scores
  readonly scoreHeadings: ScoreHeadings
  readonly options: OptionWords
}

export function gameText(wording: Wording): GameText<Champions> {
  const { title, events, prompts, waits, choices, refusals, scores, scoreHeadings, options } = wording
  const whoOf =
    (names: readonly string[]): Who =>
    (seat) =>
      unlinked(names[seat] ?? wording.player(seat))

  return {
    title,
    event(event, names) {
      const tell = events[event.kind] as (event: Event, who: Who) => string
      return tell(event, whoOf(names))
    },
    prompt({ result, step, ask, seat, view, awaited, answered }, names) {
      const who = whoOf(names)
      if (result) return wording.won(result.winners.map(who), result.scores[result.winners[0] as Seat] ?? 0)
      if (!isOf(prompts, step)) return wording.over
      if (ask?.form) return prompts[step]({ seat: ask.seat, form: ask.form, view })
      const what = waits[step](view, awaited.length > 1)
      return wording.waiting(awaited.map(who), what, seat !== null && answered.includes(seat))
    },
    choice(step, choice, names) {
      if (hasAside(choice)) return wording.aside(choice.aside as AsideChoice)
      const say = choices[step as Decision] as (choice: Json, who: Who) => string
      return say(choice, whoOf(names))
    },
    refusal: ({ refused, facts }) => (isOf(refusals, refused) ? refusals[refused](facts) : null),
    score: ({ item, facts }) => {
      if (!isOf(scores, item)) return item
      return facts ? scores[item](facts as Facts) : scoreHeadings[item]
    },
    option(id, value) {
      if (!isOf(options, id)) return id
      return value === undefined ? options[id].name : options[id].value(value)
    },
  }
}

const isOf = <T extends object>(words: T, key: string | null): key is keyof T & string =>
  key !== null && Object.hasOwn(words, key)

const hasAside = (choice: Json): choice is { readonly aside: Json } =>
  typeof choice === 'object' && choice !== null && 'aside' in choice
