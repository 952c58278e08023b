import {
  type GameText,
  type Json,
  plain,
  type Replay,
  type Result,
  type ScoreItem,
  type SideStanding,
} from '@longhouse/kernel'
import { winnersOf } from '@longhouse/kernel/wording'
import type { Words } from './words/index.ts'

export const namesOf = (players: number, words: Words, sitters: Replay['sitters'] = []): string[] =>
  Array.from({ length: players }, (_, seat) => sitters[seat]?.name ?? words.player(seat))

/** Who won, and what every score is made of, those of sides that nobody sits at included. */
export function tellResult(result: Result, text: GameText, names: readonly string[], words: Words): string[] {
  const { scores, items, sides = [] } = result
  const tell = (name: string, score: number, made: readonly ScoreItem[] = []): string[] => [
    `${name}: ${words.points(score)}`,
    ...made.map((item) => `  ${String(item.points).padStart(4)}  ${plain(text.score(item))}`),
  ]
  return [
    `${words.wins(winnersOf(result, names, text))}.`,
    ...scores.flatMap((score, seat) => tell(names[seat] ?? '', score, items[seat])),
    ...sides.flatMap((side) => tell(text.side(side.side), side.score, side.items)),
  ]
}

/** How the games of a campaign ended, each in a line. */
export const tellGames = (
  results: readonly Result[],
  text: GameText,
  names: readonly string[],
  words: Words,
): string[] =>
  results.map((result, i) => {
    const { scores, sides = [] } = result
    const told = [
      ...scores.map((score, seat) => `${names[seat]} ${score}`),
      ...sides.map(({ side, score }) => `${text.side(side)} ${score}`),
    ]
    return `${words.game(i + 1)}: ${words.wins(winnersOf(result, names, text))} (${told.join(', ')})`
  })

/** How the sides stand that nobody sits at. */
export const tellSides = (sides: readonly SideStanding[], text: GameText, words: Words): string[] =>
  sides.map(({ side, score }) => `${text.side(side)}: ${words.points(score)}`)

/** A value as an indented outline: what a table looks like to somebody without a board. */
export function outline(value: Json, indent = ''): string[] {
  if (isFlat(value)) return [`${indent}${flat(value)}`]
  return Object.entries(value as { readonly [key: string]: Json }).flatMap(([key, part]) =>
    isFlat(part) ? [`${indent}${key}: ${flat(part)}`] : [`${indent}${key}:`, ...outline(part, `${indent}  `)],
  )
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null

const isFlat = (value: Json): boolean => isPlain(value) || Object.values(value as object).every(isPlain)

function flat(value: Json): string {
  if (isPlain(value)) return value === null ? '–' : String(value)
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ')
  const entries = Object.entries(value as object)
  return entries.length === 0 ? '–' : entries.map(([key, part]) => `${key} ${part ?? '–'}`).join(', ')
}
