import {
  type AnyGame,
  type Ask,
  applyUntil,
  contextOf,
  type Form,
  type GameTypes,
  type Json,
  onlyChoice,
  type Random,
  type RuleContext,
  type Seat,
  sampleWay,
  shuffle,
  type Table,
  validateChoice,
  withOtherDice,
} from '@longhouse/kernel'
import { candidates } from './candidates.ts'
import type { Mind } from './mind.ts'
import { type Knowledge, leadAt } from './worth.ts'

/** What a program can picture to itself: tables that are not the true one, played on by its own chance. */
export interface Imagination {
  readonly game: AnyGame
  readonly knowledge: Knowledge
  readonly random: Random
}

/** Of a program whose game tells it something. */
export const imaginationOf = ({ game, random }: Mind): Imagination => {
  if (!game.bot) throw new Error(`${game.id} tells programs nothing about positions`)
  return { game, knowledge: game.bot, random }
}

/** Stops imagining where the chapter ends: what comes then is better measured than guessed. */
export const untilChapterEnds =
  ({ knowledge }: Imagination, chapter: number) =>
  (t: RuleContext<GameTypes>) =>
    knowledge.chapter(t) !== chapter

export const chapterOf = ({ game, knowledge }: Imagination, table: Table): number =>
  knowledge.chapter(contextOf(game, table))

export const awaitedAsk = (asks: readonly Ask[]): Ask | undefined => asks.find(({ form }) => form)

/** How far a choice is thought on: so many of the seat's own next decisions, and so many choices of each. */
export interface Foresight {
  readonly steps: number
  readonly choices: number
}

/** Enough to see that a rune was bought and not only money spent. */
const AT_A_GLANCE: Foresight = { steps: 1, choices: 1 }
const NONE: Foresight = { steps: 0, choices: 0 }

/**
 * How good a choice looks after its own consequences; the table given is used up. After something done besides there is
 * an answer still to give: `then`, where it is offered.
 */
export function evaluateChoice(
  imagination: Imagination,
  table: Table,
  seat: Seat,
  choice: Json,
  foresight: Foresight,
  then?: Json,
): number {
  const { game, knowledge } = imagination
  const enough = untilChapterEnds(imagination, chapterOf(imagination, table))
  const take = (taken: Json) => playOn(imagination, table, seat, applyUntil(game, table, seat, taken, enough), enough)
  let asks = take(choice)
  let due = then
  for (let step = then === undefined ? 0 : -1; step < foresight.steps; step++) {
    const ask = asks.find((each) => each.seat === seat && each.form)
    if (!ask?.form) break
    const answer = due !== undefined && validateChoice(ask.form, due) === null ? due : undefined
    if (answer !== undefined) due = undefined
    asks = take(answer ?? quickChoice(imagination, table, ask, foresight.choices, NONE))
  }
  return leadAt(game, knowledge, table, seat)
}

/** The best of a few choices at a glance. */
export function quickChoice(
  imagination: Imagination,
  table: Table,
  ask: Ask,
  few: number,
  foresight = AT_A_GLANCE,
): Json {
  const choices = someOf(imagination, table, ask, few)
  if (choices.length === 1) return choices[0] as Json
  const { game, random } = imagination
  let best = -Infinity
  let chosen = choices[0] as Json
  for (const choice of choices) {
    // Tried with other dice: a choice cannot count on a roll that it has not seen.
    const lead = evaluateChoice(imagination, withOtherDice(game, table, random), ask.seat, choice, foresight)
    if (lead <= best) continue
    best = lead
    chosen = choice
  }
  return chosen
}

/** Forms with more choices than this are sampled, not listed. */
const LISTED = 24

function someOf({ game, knowledge, random }: Imagination, table: Table, ask: Ask, few: number): readonly Json[] {
  if (few === 1) return [sampleWay(ask.form as Form, random)]
  const suggested = knowledge.suggest?.(contextOf(game, table), ask.seat, ask.step)
  const all = shuffle([...candidates(ask.form as Form, suggested?.length ? few : LISTED, random, suggested)], random)
  return all.length > few ? all.slice(0, few) : all
}

/** The answers worth a look, the game's own suggestions among them. */
export function answersAt(
  { game, knowledge, random }: Imagination,
  table: Table,
  ask: Ask,
  most: number,
): readonly Json[] {
  if (!ask.form) return []
  return candidates(ask.form, most, random, knowledge.suggest?.(contextOf(game, table), ask.seat, ask.step))
}

/** An answer among several given at once shows its worth when all are in: the others' are drawn. */
function playOn(
  imagination: Imagination,
  table: Table,
  seat: Seat,
  asks: readonly Ask[],
  enough: (t: RuleContext<GameTypes>) => boolean,
): readonly Ask[] {
  const { game, random } = imagination
  let open = asks
  while (table.stack[table.stack.length - 1]?.answers?.[seat] !== undefined) {
    const ask = awaitedAsk(open)
    if (!ask?.form) break
    open = applyUntil(game, table, ask.seat, sampleWay(ask.form, random), enough)
  }
  return pastForced(imagination, table, open, enough)
}

/** A question with one answer is only asked because somebody may do something besides: it is no decision. */
export function pastForced(
  { game }: Imagination,
  table: Table,
  asks: readonly Ask[],
  enough: (t: RuleContext<GameTypes>) => boolean,
): readonly Ask[] {
  let open = asks
  for (let ask = awaitedAsk(open); ask?.form; ask = awaitedAsk(open)) {
    const forced = onlyChoice(ask.form)
    if (forced === undefined) break
    open = applyUntil(game, table, ask.seat, forced, enough)
  }
  return open
}
