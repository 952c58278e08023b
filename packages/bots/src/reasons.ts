import {
  asksOf,
  canonical,
  cloneTable,
  contextOf,
  type Json,
  onlyChoice,
  type Seat,
  type Table,
} from '@longhouse/kernel'
import { greedy } from './greedy.ts'
import { awaitedAsk, type Foresight, foresee, imaginationOf } from './imagination.ts'
import { type Clock, type Mind, mindOf } from './mind.ts'
import { mean } from './trials.ts'
import { weightAt } from './worth.ts'

/** By how much something that the game measures of a seat is more or less, in whole numbers. */
interface Change {
  readonly measure: string
  readonly by: number
}

/** What the next rival would choose, and the table before it as the adviser sees it. */
interface Answer {
  readonly seat: Seat
  readonly step: string
  readonly choice: Json
  readonly view: unknown
}

/** Why a choice is what it is worth. */
export interface Reason {
  /** What it brings and costs, what weighs most first. */
  readonly changes: readonly Change[]
  /** Null where nobody else is asked next, or where luck or a secret decides it. */
  readonly answer: Answer | null
}

/** On so many guesses it is looked what a choice changes, and on so many what would be answered. */
const GUESSES = 6
const ANSWERED = 3
const FORESIGHT: Foresight = { steps: 2, choices: 4 }
const BUDGET = { tries: 60, ms: 60 }

export function reasonFor(mind: Mind, choice: Json, clock?: Clock): Reason {
  const { game, seat } = mind
  const imagination = imaginationOf(mind)
  const { knowledge } = imagination
  const measured = (table: Table) => knowledge.measure(contextOf(game, table), seat)
  const tried = Array.from({ length: GUESSES }, () => {
    const before = mind.guess()
    const after = foresee(imagination, cloneTable(game, before), seat, choice, FORESIGHT).table
    return { before, after, from: measured(before), to: measured(after) }
  })
  const left = mean(tried.map(({ before }) => knowledge.roundsLeft(contextOf(game, before))))
  const changes = Object.entries(knowledge.weights).map(([measure, weight], i) => {
    const by = mean(tried.map(({ from, to }) => (to[i] as number) - (from[i] as number)))
    return { measure, by: Math.round(by), weighs: Math.abs(by * weightAt(weight, left)) }
  })
  return {
    changes: changes
      .filter(({ by }) => by !== 0)
      .sort((a, b) => b.weighs - a.weighs)
      .map(({ measure, by }) => ({ measure, by })),
    answer: answerTo(
      mind,
      tried.slice(0, ANSWERED).map(({ after }) => after),
      clock,
    ),
  }
}

/** What is chosen most often, where everybody sees what may be chosen and nothing has come out by chance. */
function answerTo(mind: Mind, tables: readonly Table[], clock: Clock | undefined): Answer | null {
  const { game, seat, random } = mind
  const answers = tables.flatMap((table): readonly Answer[] => {
    if (table.undoLimit === table.moves) return []
    const ask = awaitedAsk(asksOf(game, table))
    if (!ask?.form || ask.seat === seat || onlyChoice(ask.form) !== undefined) return []
    if (!game.openDecisions?.includes(ask.step)) return []
    const [best] = greedy.consider?.(mindOf(game, table, ask, random, BUDGET, clock)) ?? []
    if (!best) return []
    const view = game.view(contextOf(game, table), seat)
    return [{ seat: ask.seat, step: ask.step, choice: best.choice, view }]
  })
  const times = ({ choice }: Answer) => answers.filter((other) => canonical(other.choice) === canonical(choice)).length
  return answers.toSorted((a, b) => times(b) - times(a))[0] ?? null
}
