import {
  type AnyGame,
  apply,
  asksOf,
  canonical,
  cloneTable,
  contextOf,
  isOfQuestions,
  type Move,
  quickRandom,
  type Seat,
  type Table,
} from '@longhouse/kernel'
import { greedy } from './greedy.ts'
import { type Clock, type Considered, mindOf } from './mind.ts'
import { search } from './search.ts'
import { chancesAt } from './worth.ts'

/** A choice of the game, held against the best that the same seat could have known of. */
export interface Judged {
  /** The number of the move, from 0. */
  readonly move: number
  readonly seat: Seat
  readonly taken: Considered
  readonly best: Considered
}

export interface Review {
  /** Each seat's chance to win, before the first move and after each. */
  readonly chances: readonly (readonly number[])[]
  /** The choices that mattered most: those that cost most, the dearest first. */
  readonly turning: readonly Judged[]
}

/** How far a review is. */
export interface Reviewing {
  readonly done: number
  readonly of: number
}

export interface Reviewed {
  /** The table before the first of the moves. */
  readonly begun: Table
  readonly moves: readonly Move[]
  /** Whose choices are looked at. */
  readonly seats: readonly Seat[]
}

/** So many choices are told, and so many that look dear at a glance are thought through. */
const TOLD = 3
const DOUBTFUL = 8
const BUDGET = { tries: 400, ms: 1500 }
/** What costs less than this of the chance to win did not matter. */
const MATTERS = 0.01

/**
 * Goes through a finished game: at a glance through all of it, then deeply where something may have gone wrong. Each
 * choice is judged by what its seat could know when it was taken.
 */
export function* review(game: AnyGame, { begun, moves, seats }: Reviewed, clock?: Clock): Generator<Reviewing, Review> {
  const of = moves.length + DOUBTFUL
  const chances: (readonly number[])[] = []
  const doubtful: { readonly move: number; readonly cost: number }[] = []
  const table = cloneTable(game, begun)
  for (const [number, move] of moves.entries()) {
    chances.push(chancesNow(game, table))
    // What a seat wants to be asked is no choice of the game.
    if (seats.includes(move.seat) && !isOfQuestions(move.choice))
      doubtful.push({ move: number, cost: costAtAGlance(game, table, move) })
    apply(game, table, move.seat, move.choice)
    yield { done: number + 1, of }
  }
  chances.push(chancesNow(game, table))

  const thought = doubtful.sort((a, b) => b.cost - a.cost).slice(0, DOUBTFUL)
  const judged: Judged[] = []
  for (const [i, { move }] of thought.entries()) {
    const found = judge(game, begun, moves, move, clock)
    if (found) judged.push(found)
    yield { done: moves.length + i + 1, of }
  }
  const cost = ({ best, taken }: Judged) => best.chance - taken.chance
  const turning = judged.filter((each) => cost(each) >= MATTERS).sort((a, b) => cost(b) - cost(a))
  return { chances, turning: turning.slice(0, TOLD) }
}

/** Of a game that tells nothing about positions everybody has the same chance, sides that nobody sits at included. */
function chancesNow(game: AnyGame, table: Table): readonly number[] {
  if (game.bot) return chancesAt(game, game.bot, table)
  const sides = game.sides?.(contextOf(game, table)).length ?? 0
  return Array.from({ length: table.players }, () => 1 / (table.players + sides))
}

/** The choice that a program would take at once may be much better than the one taken. */
function costAtAGlance(game: AnyGame, table: Table, { seat, choice }: Move): number {
  const ask = asksOf(game, table).find((each) => each.seat === seat)
  if (!game.bot || !ask?.form) return 0
  const considered =
    greedy.consider?.(mindOf(game, table, ask, quickRandom(`review:${table.moves}`), greedy.budget)) ?? []
  const best = considered[0]
  const taken = considered.find((each) => canonical(each.choice) === canonical(choice))
  // What a glance did not even look at is thought through before what it found to be good.
  return best ? best.chance - (taken?.chance ?? best.chance - MATTERS) : 0
}

function judge(game: AnyGame, begun: Table, moves: readonly Move[], number: number, clock?: Clock): Judged | null {
  const table = cloneTable(game, begun)
  for (const { seat, choice } of moves.slice(0, number)) apply(game, table, seat, choice)
  const { seat, choice } = moves[number] as Move
  const ask = asksOf(game, table).find((each) => each.seat === seat)
  if (!game.bot || !ask?.form) return null
  const mind = mindOf(game, table, ask, quickRandom(`review:${number}:deep`), BUDGET, clock)
  const considered = search.consider?.(mind, [choice]) ?? []
  const taken = considered.find((each) => canonical(each.choice) === canonical(choice))
  const best = considered[0]
  return best && taken && best !== taken ? { move: number, seat, taken, best } : null
}
