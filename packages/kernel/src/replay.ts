import { commitmentTo } from './chance.ts'
import { choose } from './choose.ts'
import type { Game } from './game.ts'
import type { Move } from './history.ts'
import { isRecord } from './json.ts'
import type { Listening } from './live-turn.ts'
import { openTable } from './opening.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { GameTypes, Options } from './rules.ts'
import { hashOf, type Table } from './table.ts'

/** Who played in a seat, as far as it is told: a name, and the program if it was one. */
export interface ReplaySitter {
  readonly name: string | null
  readonly program: string | null
}

/** A whole game in a file: with the same game and version it can be played again, die by die. */
export interface Replay {
  readonly longhouse: 1
  readonly game: string
  readonly version: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly commitment: string
  readonly moves: readonly Move[]
  /** Of the table after the last move. */
  readonly hash: string
  /** Who played, by seat: told by who wrote the file, and nothing that could be checked. */
  readonly sitters?: readonly ReplaySitter[]
}

export const writeReplay = (table: Table, moves: readonly Move[], sitters?: readonly ReplaySitter[]): Replay => ({
  longhouse: 1,
  game: table.game,
  version: table.version,
  players: table.players,
  options: table.options,
  seed: table.seed,
  commitment: commitmentTo(table.seed),
  moves,
  hash: hashOf(table),
  ...(sitters && { sitters }),
})

/** Characters; a long evening is a hundredth of it. */
const LONGEST = 10_000_000

/** From text of any origin: a replay, or why it is none. */
export function readReplay(text: string): Replay | Refusal {
  if (text.length > LONGEST) return refuse('replay-too-long', { most: LONGEST })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('replay-not-json')
  }
  if (!isRecord(value) || value.longhouse !== 1) return refuse('replay-not-ours')
  const faulty = FIELDS.find(([field, fits]) => !fits(value[field]))
  return faulty ? refuse('replay-malformed', { field: faulty[0] }) : (value as unknown as Replay)
}

/** Longer than anybody's name. */
const LONGEST_NAME = 60

const isText = (value: unknown) => typeof value === 'string'
const isName = (value: unknown) => value === null || (typeof value === 'string' && value.length <= LONGEST_NAME)
const FIELDS: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['game', isText],
  ['version', isText],
  ['players', Number.isInteger],
  ['options', isRecord],
  ['seed', isText],
  ['commitment', isText],
  ['hash', isText],
  [
    'moves',
    (value) =>
      Array.isArray(value) && value.every((move) => isRecord(move) && Number.isInteger(move.seat) && 'choice' in move),
  ],
  [
    'sitters',
    (value) =>
      value === undefined ||
      (Array.isArray(value) &&
        value.every((sitter) => isRecord(sitter) && isName(sitter.name) && isName(sitter.program))),
  ],
]

/** The table at the start of a replay. */
export function openReplay<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  listen?: Listening<G>,
): Table<G['state']> | Refusal {
  const { players, options, seed } = replay
  if (replay.game !== game.id) return refuse('replay-other-game', { game: replay.game })
  if (replay.commitment !== commitmentTo(seed)) return refuse('replay-loaded-dice')
  return openTable(game, { players, options, seed }, listen)
}

/**
 * Plays a replay to its end; every choice is checked as if it were made now. One of other rules is played where these lead
 * to the very end that it tells.
 */
export function playReplay<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  listen?: Listening<G>,
): Table<G['state']> | Refusal {
  const table = openReplay(game, replay, listen)
  if (isRefusal(table)) return table
  for (const [index, { seat, choice }] of replay.moves.entries()) {
    const refusal = choose(game, table, seat, choice, listen)
    if (isRefusal(refusal))
      return (
        otherVersion(game, replay) ??
        refuse('replay-illegal-move', { move: index + 1, refused: refusal.refused }, refusal.rule)
      )
  }
  return endsAs(table, replay) ? table : (otherVersion(game, replay) ?? table)
}

const endsAs = (table: Table, { version, hash }: Replay): boolean => hashOf({ ...table, version }) === hash

const otherVersion = ({ version: ours }: { readonly version: string }, { version }: Replay): Refusal | null =>
  version === ours ? null : refuse('replay-other-version', { version, ours })

/** Null if the replay is true: played again, it ends at the very same table. */
export function verifyReplay<G extends GameTypes>(game: Game<G>, replay: Replay): Refusal | null {
  const table = playReplay(game, replay)
  if (isRefusal(table)) return table
  return endsAs(table, replay) ? null : refuse('replay-other-end')
}
