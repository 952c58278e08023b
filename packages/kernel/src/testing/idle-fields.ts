import { apply, asksOf } from '../advance.ts'
import { quickRandom } from '../chance.ts'
import type { Game } from '../game.ts'
import { isRecord } from '../json.ts'
import { type Opening, openTable } from '../opening.ts'
import type { GameTypes } from '../rules.ts'
import { resultOf } from '../table.ts'
import { must } from './properties.ts'
import { randomMove } from './random-play.ts'
import { everyOptions } from './whole-games.ts'

/** Which numbers and flags of a content file change nothing in any game that is played with it. */

/** A field of the file: `runes[].effect(reroll-blanks).lock`, with the places where it stands. */
type Places = readonly (readonly (string | number)[])[]

/** A changed number may keep a game from ever ending. */
const MOST_MOVES = 3000

/**
 * The fields that make no difference, tried in so many `games`, or in these; `told` are left out, with the reason why they
 * are in the file for readers alone.
 */
export function idleFields<G extends GameTypes, File extends object>(
  file: File,
  gameWith: (file: File) => Game<G>,
  games: number | readonly Opening[],
  told: { readonly [field: string]: string },
): string[] {
  const fields = fieldsOf(file)
  for (const field of Object.keys(told)) must(fields.delete(field), `${field} is not in the file`)
  const openings = typeof games === 'number' ? openingsOf(gameWith(file), games) : games
  const usual: string[][] = []
  const isIdle = (places: Places): boolean => {
    const others = OTHERS.map((other) => withChanged(file, places, other))
    return openings.every((opening, at) => {
      const course = usual[at] ?? [...courseOf(() => gameWith(file), opening)]
      usual[at] = course
      return others.every((changed) =>
        isTheSame(
          courseOf(() => gameWith(changed), opening),
          course,
        ),
      )
    })
  }
  return [...fields].flatMap(([field, places]) => (isIdle(places) ? [field] : []))
}

/** Numbers of players and options by turns, spread over all there are. */
function openingsOf<G extends GameTypes>(game: Game<G>, games: number): Opening[] {
  const { min, max } = game.players
  return Array.from({ length: games }, (_, n) => {
    const players = max - (n % (max - min + 1))
    const options = everyOptions(game, players)
    return { players, options: options[(n * 7) % options.length] ?? {}, seed: `idle-${n}` }
  })
}

/** Looks no further than to the first difference: most fields show early in a game. */
function isTheSame(course: Iterable<string>, usual: readonly string[]): boolean {
  let at = 0
  for (const part of course) if (part !== usual[at++]) return false
  return at === usual.length
}

/** All that comes of one random game, part by part: what was told, asked and scored. Breaking down is a course too. */
function* courseOf<G extends GameTypes>(gameOf: () => Game<G>, opening: Opening): Generator<string> {
  let told: unknown[] = []
  const hear = (event: unknown) => told.push(event)
  try {
    const game = gameOf()
    const table = openTable(game, opening, hear)
    if ('refused' in table) return yield table.refused
    const random = quickRandom(opening.seed)
    let asks = asksOf(game, table)
    for (let move = 0; asks.length > 0 && move < MOST_MOVES; move++) {
      yield JSON.stringify([told, asks])
      told = []
      const { seat, choice } = randomMove(asks, random)
      asks = apply(game, table, seat, choice, hear)
    }
    yield JSON.stringify([told, table.state, resultOf(game, table)])
  } catch (error) {
    yield JSON.stringify([told, String(error)])
  }
}

/** Every number, flag and `null` of the file, those of entries alike together. */
function fieldsOf(file: object): Map<string, Places> {
  const fields = new Map<string, Places>()
  const visit = (value: unknown, name: string, place: readonly (string | number)[]): void => {
    if (Array.isArray(value)) for (const [at, part] of value.entries()) visit(part, `${name}[]`, [...place, at])
    else if (isRecord(value)) {
      const kind = typeof value.kind === 'string' ? `(${value.kind})` : ''
      for (const [key, part] of Object.entries(value)) {
        const step = /^\d+\+?$/.test(key) ? '*' : key
        visit(part, name === '' ? step : `${name}${kind}.${step}`, [...place, key])
      }
    } else if (typeof value !== 'string') fields.set(name, [...(fields.get(name) ?? []), place])
  }
  visit(file, '', [])
  return fields
}

/** The file with another value in all these places. */
function withChanged<File extends object>(file: File, places: Places, other: (value: unknown) => unknown): File {
  const changed = JSON.parse(JSON.stringify(file)) as File
  for (const place of places) {
    const last = place.at(-1) as string
    const holder = place.slice(0, -1).reduce<unknown>((at, step) => (at as Holder)[step], changed) as Holder
    holder[last] = other(holder[last])
  }
  return changed
}

type Holder = { [step: string | number]: unknown }

/** More shows where there is a limit, and none where a limit is seldom reached. */
const OTHERS: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'number' ? value + 1 : !value),
  (value) => (typeof value === 'number' ? 0 : 1),
]
