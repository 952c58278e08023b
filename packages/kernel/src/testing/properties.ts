import { apply, askOf } from '../advance.ts'
import type { Random } from '../chance.ts'
import { choose, refusalOf } from '../choose.ts'
import { endsUndo } from '../ends-undo.ts'
import type { Form } from '../forms.ts'
import type { Game, Result } from '../game.ts'
import { guess } from '../guess.ts'
import { type Move, openHistory, record, undoRefusal } from '../history.ts'
import { canonical, same } from '../json.ts'
import { listChoices } from '../listing.ts'
import { type Opening, openTable } from '../opening.ts'
import { isRefusal } from '../refusal.ts'
import { verifyReplay, writeReplay } from '../replay.ts'
import type { GameTypes, Seat } from '../rules.ts'
import { seatViewOf } from '../seat-view.ts'
import { cloneTable, contextOf, type Table } from '../table.ts'
import { playRandomly } from './random-play.ts'

/** A property every game must keep is broken. */
class Broken extends Error {}

export function must(held: boolean, what: string): asserts held {
  if (!held) throw new Broken(what)
}

/** The table is JSON: it serialises and comes back equal, with nothing in it that JSON does not know. */
export function checkJson(table: Table): void {
  must(isPlain(table), 'the table holds something that is not JSON')
  must(same(JSON.parse(JSON.stringify(table)), table), 'the table does not come back equal from JSON')
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}

/** A clone is equal and shares nothing with its original that either could change. */
export function checkClone<G extends GameTypes>(game: Game<G>, table: Table<G['state']>): void {
  const clone = cloneTable(game, table)
  must(same(clone, table), 'a clone is not equal to its original')
  const parts = new Set<unknown>()
  collectParts(table.state, parts)
  must(!sharesPart(clone.state, parts), 'a clone shares a part of its state with its original')
}

function collectParts(value: unknown, into: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return
  into.add(value)
  for (const part of Object.values(value)) collectParts(part, into)
}

function sharesPart(value: unknown, parts: Set<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false
  return parts.has(value) || Object.values(value).some((part) => sharesPart(part, parts))
}

/** What a seat sees of a guess is what it sees of the table: it cannot tell them apart. */
export function checkGuess<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  random: Random,
): void {
  const guessed = guess(game, table, seat, random)
  const violations = game.invariantViolations(contextOf(game, guessed))
  must(violations.length === 0, `a guess of seat ${seat} is impossible: ${violations.join('; ')}`)
  must(guessed.seed !== table.seed, 'a guess knows the dice to come')
  const seen = { ...seatViewOf(game, table, seat), commitment: '' }
  const seenInGuess = { ...seatViewOf(game, guessed, seat), commitment: '' }
  must(same(seen, seenInGuess), `seat ${seat} can tell a guess from the table: ${difference(seen, seenInGuess)}`)
}

/**
 * What can be taken back has told its seat nothing: made at a guess instead, it shows the same. (If a card had been drawn
 * or looked at, the guess would show another one sooner or later.)
 */
export function checkUndo<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  move: Move,
  random: Random,
): void {
  const real = cloneTable(game, table)
  apply(game, real, move.seat, move.choice)
  if (real.undoLimit === real.moves) return
  const imagined = guess(game, table, move.seat, random)
  apply(game, imagined, move.seat, move.choice)
  const seen = { ...seatViewOf(game, real, move.seat), commitment: '' }
  const seenInGuess = { ...seatViewOf(game, imagined, move.seat), commitment: '' }
  must(
    same(seen, seenInGuess),
    `${canonical(move)} can be taken back but told seat ${move.seat} something: ${difference(seen, seenInGuess)}`,
  )
}

/** So many choices are looked through for one that shows the same. */
const LOOKED_THROUGH = 200

/**
 * A choice of somebody else's that can be taken back has told a seat nothing: at a guess of the seat, too, there is a choice
 * after which it sees the same.
 */
export function checkUndoPast<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  move: Move,
  seat: Seat,
  random: Random,
): void {
  const history = openHistory(game, cloneTable(game, table))
  // The seat has made a choice just before.
  history.moves.push({ seat, choice: { aside: null } })
  history.waiting.push(table.stack.length)
  history.before.push(table)
  record(history, move.seat, move.choice)
  if (undoRefusal(history, seat, [move.seat]) !== null) return
  const seenAfter = (at: Table<G['state']>) =>
    canonical({ ...seatViewOf(game, at, seat), commitment: '', questions: {} })
  const seen = seenAfter(history.table)
  const imagined = guess(game, table, seat, random)
  const form = askOf(game, imagined, move.seat)?.form
  const choices = [move.choice, ...(form ? listChoices(form, LOOKED_THROUGH).choices : [])]
  const looksAlike = choices.some((choice) => {
    const tried = cloneTable(game, imagined)
    return !isRefusal(choose(game, tried, move.seat, choice)) && seenAfter(tried) === seen
  })
  must(looksAlike, `${canonical(move)} can be taken back with what was before it but told seat ${seat} something`)
}

/** So many choices are tried beside the one that is made. */
const TRIED = 2

/** What is said beforehand of a choice, whether it can be taken back, is what comes true. */
export function checkEndsUndo<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  { seat, choice }: Move,
  form: Form | null,
): void {
  const choices = [choice, ...(form ? listChoices(form, TRIED).choices : [])]
  const said = endsUndo(game, table, seat, choices)
  choices.forEach((tried, i) => {
    const history = openHistory(game, cloneTable(game, table))
    record(history, seat, tried)
    const stands = undoRefusal(history, seat) !== null
    must(said[i] === stands, `seat ${seat} is told that ${canonical(tried)} ${stands ? 'can' : 'cannot'} be taken back`)
  })
}

/** Choices of any shape are refused or legal; the table is untouched either way. */
export function checkGarbage<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: unknown,
  choice: unknown,
): void {
  const before = canonical(table)
  const refusal = refusalOf(game, table, seat as Seat, choice)
  must(refusal === null || isRefusal(refusal), 'neither accepted nor refused')
  must(canonical(table) === before, 'asking whether a choice is legal changed the table')
}

/** The table becomes its own saved copy: if two of its parts were one object, it now plays on differently. */
const loadSaved = (table: Table): void => void Object.assign(table, JSON.parse(JSON.stringify(table)))

/**
 * One random game to its end, saved and loaded at every decision, with everything that must always hold checked there. The
 * replay is played without saving, and must come to the same end.
 */
export function checkRandomGame<G extends GameTypes>(game: Game<G>, opening: Opening, random: Random): void {
  checkBesides(game)
  checkOpenDecisions(game)
  const table = openTable(game, opening)
  if (isRefusal(table)) throw new Broken(`the table was not opened: ${table.refused}`)
  const moves = playRandomly(game, table, random, (at, asks, move) => {
    const violations = game.invariantViolations(contextOf(game, at))
    must(violations.length === 0, `${violations.join('; ')} (move ${at.moves})`)
    checkJson(at)
    checkClone(game, at)
    for (let seat = 0; seat < at.players; seat++) checkGuess(game, at, seat, random)
    checkGuess(game, at, null, random)
    checkUndo(game, at, move, random)
    const another = (move.seat + 1) % at.players
    if (another !== move.seat) checkUndoPast(game, at, move, another, random)
    checkEndsUndo(game, at, move, asks.find(({ seat }) => seat === move.seat)?.form ?? null)
    must(refusalOf(game, at, move.seat, move.choice) === null, `a sampled choice is refused: ${canonical(move)}`)
    loadSaved(at)
  })
  const violations = game.invariantViolations(contextOf(game, table))
  must(violations.length === 0, `${violations.join('; ')} at the end`)
  const result = game.result(contextOf(game, table))
  must(result !== null, 'the game ended without a result')
  for (const each of [result, ...(game.results?.(contextOf(game, table)) ?? [])]) checkSums(each)
  const refusal = verifyReplay(game, writeReplay(table, moves))
  must(refusal === null, `the replay is refused: ${JSON.stringify(refusal)}`)
}

/** What may be done besides is called by different ids, and names only decisions that there are. */
export function checkBesides<G extends GameTypes>({ besides = [], rules }: Game<G>): void {
  must(new Set(besides.map(({ id }) => id)).size === besides.length, 'two things that may be done besides have one id')
  for (const { id, at = [], first = [] } of besides)
    for (const step of [...at, ...(first === true ? [] : first)])
      must(rules[step] !== undefined && rules[step].kind !== 'step', `${id} belongs to ${step}, which is no decision`)
}

/** What is said to be open names only decisions that there are; that their choices tell nothing is proved by guesses. */
function checkOpenDecisions<G extends GameTypes>({ openDecisions = [], rules }: Game<G>): void {
  for (const step of openDecisions)
    must(rules[step] !== undefined && rules[step].kind !== 'step', `${step} is no decision that could be open`)
}

/** A score is the sum of its items, of seats and of sides that nobody sits at. */
function checkSums({ scores, items, sides = [] }: Result): void {
  const all = [
    ...scores.map((score, seat) => ({ who: `seat ${seat}`, score, items: items[seat] ?? [] })),
    ...sides.map(({ side, score, items: own }) => ({ who: side, score, items: own })),
  ]
  for (const { who, score, items: own } of all) {
    const sum = own.reduce((total, { points }) => total + points, 0)
    must(sum === score, `the score of ${who} is ${score}, its items add up to ${sum}`)
  }
}

/** Where two views part, for the message. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (same(a, b)) return 'nowhere'
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const key = [...new Set([...Object.keys(left), ...Object.keys(right)])].find((k) => !same(left[k], right[k]))
  return key === undefined ? path : difference(left[key], right[key], `${path}.${key}`)
}
