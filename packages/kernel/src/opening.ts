import { advance } from './advance.ts'
import { type Chance, randomOf } from './chance.ts'
import type { Game, OptionRule } from './game.ts'
import type { Json } from './json.ts'
import type { Listening } from './live-turn.ts'
import { optionsAt, optionValues, takenValue } from './options.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { GameTypes, Options } from './rules.ts'
import type { Table } from './table.ts'

export interface Opening {
  readonly players: number
  readonly options?: Options
  readonly seed: string
}

/** A new table, played on to its first decision. */
export function openTable<G extends GameTypes>(
  game: Game<G>,
  opening: Opening,
  listen?: Listening<G>,
): Table<G['state']> | Refusal {
  const { players, seed } = opening
  const { min, max } = game.players
  if (!Number.isInteger(players) || players < min || players > max) return refuse('bad-players', { players, min, max })
  const options = completeOptions(game.options, opening.options ?? {}, players)
  if ('refused' in options) return options as Refusal
  const chance: Chance = { seed, drawn: 0 }
  const state = game.setup({ players, options, content: game.content, random: randomOf(chance) })
  const table: Table<G['state']> = {
    game: game.id,
    version: game.version,
    players,
    options,
    state,
    stack: [game.start],
    moves: 0,
    undoLimit: 0,
    ids: 0,
    seed,
    drawn: chance.drawn,
  }
  advance(game, table, listen)
  return table
}

function completeOptions(rules: readonly OptionRule[], given: Options, players: number): Options | Refusal {
  const options = optionsAt(rules, given, players)
  for (const rule of rules) {
    const { id } = rule
    if (!Object.hasOwn(options, id) || !Object.hasOwn(given, id)) continue
    if (takenValue(rule, given[id] as Json, players) === undefined)
      return refuse('bad-option', { option: id, values: optionValues(rule, players) })
  }
  const unknown = Object.keys(given).find((id) => !rules.some((rule) => rule.id === id))
  return unknown === undefined ? options : refuse('unknown-option', { option: unknown })
}
