import { apply } from './advance.ts'
import { quickRandom, type Random } from './chance.ts'
import { accept } from './choose.ts'
import type { Game } from './game.ts'
import { guess } from './guess.ts'
import { canonical, type Json } from './json.ts'
import { asideOf } from './live-turn.ts'
import { isRefusal } from './refusal.ts'
import type { GameTypes, Seat } from './rules.ts'
import { cloneTable, type Table } from './table.ts'

/** More than a page shows of any decision: a form may have millions of choices. */
const MOST_KNOWN = 1000

/**
 * Which choices of a seat could not be taken back once made. They are tried at a guess of the seat, so that the answer holds
 * nothing that the seat does not know. The same table always answers alike; what is not legal ends nothing. A guess may
 * be hard to find: it is drawn once, however often is asked, and each choice is tried once.
 */
export function undoEnder<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  // Nobody who does not know the dice to come can foretell which guess it is.
  random: Random = quickRandom(`undo:${table.seed}:${table.moves}:${seat}`),
): (choices: readonly unknown[]) => boolean[] {
  const guessed = guess(game, table, seat, random)
  const tried = new Map<string, boolean>()
  const ends = (choice: Json): boolean => {
    const key = canonical(choice)
    const known = tried.get(key) ?? endsUndoAt(game, cloneTable(game, guessed), seat, choice)
    if (tried.size >= MOST_KNOWN) tried.clear()
    tried.set(key, known)
    return known
  }
  return (choices) =>
    choices.map((choice) => {
      const accepted = accept(game, guessed, seat, choice)
      return !isRefusal(accepted) && ends(accepted.choice)
    })
}

/** As `undoEnder`, asked once. */
export const endsUndo = <G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choices: readonly unknown[],
  random?: Random,
): boolean[] => undoEnder(game, table, seat, random)(choices)

/** The table is played on. */
function endsUndoAt<G extends GameTypes>(game: Game<G>, table: Table<G['state']>, seat: Seat, choice: Json): boolean {
  const rule = game.rules[table.stack[table.stack.length - 1]?.step ?? '']
  const isFinalAnswer = rule?.kind === 'together' && rule.final === true && asideOf(choice) === undefined
  apply(game, table, seat, choice)
  return isFinalAnswer || table.undoLimit === table.moves
}
