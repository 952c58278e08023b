import { type GameText, type Json, plain, type Result } from '@longhouse/kernel'
import type { Words } from './words.ts'

export const namesOf = (players: number, words: Words): string[] =>
  Array.from({ length: players }, (_, seat) => words.player(seat))

/** Who won, and what every score is made of. */
export function tellResult(result: Result, text: GameText, names: readonly string[], words: Words): string[] {
  const lines = [`${words.wins(result.winners.map((seat) => names[seat] ?? ''))}.`]
  result.scores.forEach((score, seat) => {
    lines.push(`${names[seat]}: ${words.points(score)}`)
    for (const item of result.items[seat] ?? [])
      lines.push(`  ${String(item.points).padStart(4)}  ${plain(text.score(item))}`)
  })
  return lines
}

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
