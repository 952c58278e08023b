import { asksOf } from './advance.ts'
import { type Random, seedFrom } from './chance.ts'
import { awaited } from './choose.ts'
import type { Form } from './forms.ts'
import type { Game } from './game.ts'
import { type Json, same } from './json.ts'
import { isEmpty } from './listing.ts'
import { forgetOthers } from './questions.ts'
import type { Frame, GameTypes, Seat } from './rules.ts'
import { sampleChoice } from './sampling.ts'
import { cloneTable, contextOf, type Table } from './table.ts'

/** How often a guess is drawn before one is taken that waits for somebody else. */
const GUESSES = 1000

/**
 * A table that the seat cannot tell from the true one: what it does not know is drawn anew, the dice to come included,
 * and answers that others gave in secret are drawn from what they could have given. Whom the table waits for is no secret
 * and may tell something of a hand (only who holds an answer is asked for one): guesses that would not wait there are
 * drawn again.
 */
export function guess<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  random: Random,
): Table<G['state']> {
  const seats = awaited(asksOf(game, table))
  for (let drawn = 1; ; drawn++) {
    const guessed = drawGuess(game, table, seat, random)
    const top = guessed.stack[guessed.stack.length - 1]
    const waits = same(awaited(asksOf(game, guessed)), seats) && guessed.stack[guessed.stack.length - 1] === top
    if (waits || drawn === GUESSES) return guessed
  }
}

function drawGuess<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  random: Random,
): Table<G['state']> {
  const copy = cloneTable(game, table)
  const guessed: Table<G['state']> = {
    ...copy,
    state: game.guess(contextOf(game, copy), seat, random),
    seed: seedFrom(random),
    drawn: 0,
  }
  forgetOthers(guessed, seat)
  guessed.stack.forEach((frame, i) => {
    if (frame.answers) guessed.stack[i] = guessAnswers(game, guessed, frame, seat, random)
  })
  return guessed
}

function guessAnswers<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  frame: Frame,
  knower: Seat | null,
  random: Random,
): Frame {
  const rule = game.rules[frame.step]
  if (rule?.kind !== 'together') return frame
  const answers: Record<string, Json> = {}
  for (const seat of Object.keys(frame.answers ?? {}).map(Number)) {
    const form: Form | null = seat === knower ? null : rule.options(contextOf(game, table), frame.args as never, seat)
    answers[seat] = form && !isEmpty(form) ? sampleChoice(form, random) : (frame.answers?.[seat] as Json)
  }
  return { ...frame, answers }
}
