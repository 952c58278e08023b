import { quickRandom, type Random } from '../chance.ts'
import type { Game, OptionRule } from '../game.ts'
import type { Move } from '../history.ts'
import type { Json } from '../json.ts'
import { type Opening, openTable } from '../opening.ts'
import { optionValue, optionValues } from '../options.ts'
import { isRefusal } from '../refusal.ts'
import { type Replay, readReplay, verifyReplay, writeReplay } from '../replay.ts'
import type { GameTypes, Options } from '../rules.ts'
import { contextOf, type Table } from '../table.ts'
import { checkGarbage, must } from './properties.ts'
import { playRandomly } from './random-play.ts'

/** Every way to answer the questions before a game, at a table of so many; of what is chosen as a list, the usual. */
export function everyOptions<G extends GameTypes>(game: Game<G>, players: number): Options[] {
  let chosen: Record<string, Json>[] = [{}]
  for (const rule of game.options)
    chosen = chosen.flatMap((options) =>
      (rule.counts?.(options) ?? true)
        ? valuesOf(rule, players).map((value) => ({ ...options, [rule.id]: value }))
        : [options],
    )
  return chosen
}

const valuesOf = (rule: OptionRule, players: number): readonly Json[] =>
  rule.some === undefined ? optionValues(rule, players) : [optionValue(rule, {}, players)]

export interface Played<S> {
  readonly table: Table<S>
  readonly moves: readonly Move[]
}

/** One random game, with no more than what cannot be left out: the state holds together at every decision. */
export function playSoundly<G extends GameTypes>(game: Game<G>, opening: Opening): Played<G['state']> {
  const table = opened(game, opening)
  const moves = playRandomly(game, table, quickRandom(opening.seed), (at) => {
    const violations = game.invariantViolations(contextOf(game, at))
    must(violations.length === 0, `${violations.join('; ')} (${opening.seed}, move ${at.moves})`)
  })
  return { table, moves }
}

/** A random game in which at every decision one of these choices is tried by some seat, or by none there is. */
export function checkGarbageAllGame<G extends GameTypes>(
  game: Game<G>,
  opening: Opening,
  choices: readonly unknown[],
  random: Random,
): void {
  playRandomly(game, opened(game, opening), random, (at) => {
    checkGarbage(game, at, random.below(opening.players + 2) - 1, choices[random.below(choices.length)])
  })
}

/**
 * A random game, recorded against drift. If one no longer ends as it did, old tables would play on differently, and the
 * version of the game must be raised; then record it anew with the players, options and seed of the file.
 */
export function recordGame<G extends GameTypes>(game: Game<G>, opening: Opening): Replay {
  const { table, moves } = playSoundly(game, opening)
  return writeReplay(table, moves)
}

/** A recording is a whole game: so many moves at least, fewer where nobody else moves. */
const FEWEST = 100
const FEWEST_ALONE = 50

/** The recorded game in this text still ends as it did. */
export function checkRecording<G extends GameTypes>(game: Game<G>, players: number, text: string): void {
  const replay = readReplay(text)
  if (isRefusal(replay)) return must(false, `the recording is refused: ${replay.refused}`)
  must(replay.players === players, `recorded with ${replay.players} players, not ${players}`)
  must(replay.version === game.version, `recorded by version ${replay.version}, not ${game.version}`)
  must(replay.moves.length > (players === 1 ? FEWEST_ALONE : FEWEST), `only ${replay.moves.length} moves are recorded`)
  const refusal = verifyReplay(game, replay)
  must(refusal === null, `the recording ends otherwise: ${JSON.stringify(refusal)}`)
}

function opened<G extends GameTypes>(game: Game<G>, opening: Opening): Table<G['state']> {
  const table = openTable(game, opening)
  if (isRefusal(table)) throw new Error(`the table was not opened: ${table.refused}`)
  return table
}
