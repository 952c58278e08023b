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
  withDiceOf,
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

/** How good a choice looks after its own consequences; the table given is used up. */
export function evaluateChoice(
  imagination: Imagination,
  table: Table,
  seat: Seat,
  choice: Json,
  foresight: Foresight,
  then?: Json,
): number {
  const at = foresee(imagination, table, seat, choice, foresight, then)
  return at.lead ?? leadOf(imagination, at.table, seat)
}

/**
 * Where a choice leads by its own consequences; the table given is used up. After something done besides there is an
 * answer still to give: `then`, where it is offered.
 */
export function foresee(
  imagination: Imagination,
  table: Table,
  seat: Seat,
  choice: Json,
  foresight: Foresight,
  then?: Json,
): Imagined {
  const chapter = chapterOf(imagination, table)
  let at = afterChoice(imagination, table, seat, choice, chapter)
  let due = then
  for (let step = then === undefined ? 0 : -1; step < foresight.steps; step++) {
    const ask = at.asks.find((each) => each.seat === seat && each.form)
    if (!ask?.form) break
    if (due !== undefined && validateChoice(ask.form, due) === null) {
      at = afterChoice(imagination, at.table, seat, due, chapter)
      due = undefined
    } else at = afterBest(imagination, at.table, ask, foresight.choices, chapter)
  }
  return at
}

/** Where a choice has led. */
interface Imagined {
  readonly table: Table
  readonly asks: readonly Ask[]
  /** Whether answers of others were drawn for it. */
  readonly isDrawn: boolean
  /** Of the seat that chose, once it has been measured. */
  readonly lead?: number
}

function afterChoice(imagination: Imagination, table: Table, seat: Seat, choice: Json, chapter: number): Imagined {
  const enough = untilChapterEnds(imagination, chapter)
  const asks = applyUntil(imagination.game, table, seat, choice, enough)
  const isDrawn = waitsForOthers(table, seat)
  return { table, asks: playOn(imagination, table, seat, asks, enough), isDrawn }
}

/**
 * After the best of a few choices, by where they lead at once. Where it led without a die and without another's answer the
 * table itself would come as well: it is not taken there, and not measured, a second time.
 */
function afterBest(imagination: Imagination, table: Table, ask: Ask, few: number, chapter: number): Imagined {
  const choices = someOf(imagination, table, ask, few)
  let chosen = choices[0] as Json
  if (choices.length > 1) {
    const { game, random } = imagination
    const now = chapterOf(imagination, table)
    let best: (Imagined & { readonly lead: number }) | undefined
    for (const choice of choices) {
      const at = afterChoice(imagination, withOtherDice(game, table, random), ask.seat, choice, now)
      const lead = leadOf(imagination, at.table, ask.seat)
      if (best && lead <= best.lead) continue
      best = { ...at, lead }
      chosen = choice
    }
    if (best && now === chapter && !best.isDrawn && best.table.drawn === 0)
      return { ...best, table: withDiceOf(best.table, table) }
  }
  return afterChoice(imagination, table, ask.seat, chosen, chapter)
}

const leadOf = ({ game, knowledge }: Imagination, table: Table, seat: Seat): number =>
  leadAt(game, knowledge, table, seat)

/** The best of a few choices at a glance. */
export function quickChoice(imagination: Imagination, table: Table, ask: Ask, few: number): Json {
  const choices = someOf(imagination, table, ask, few)
  if (choices.length === 1) return choices[0] as Json
  const { game, random } = imagination
  let best = -Infinity
  let chosen = choices[0] as Json
  for (const choice of choices) {
    // Tried with other dice: a choice cannot count on a roll that it has not seen.
    const lead = evaluateChoice(imagination, withOtherDice(game, table, random), ask.seat, choice, AT_A_GLANCE)
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

/** Whether the seat has answered what others are asked at the same time. */
const waitsForOthers = ({ stack }: Table, seat: Seat): boolean => stack[stack.length - 1]?.answers?.[seat] !== undefined

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
  while (waitsForOthers(table, seat)) {
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
