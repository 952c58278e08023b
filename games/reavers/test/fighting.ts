import { apply, type Counts, type Json, quickRandom, type Random, type Table, withOtherDice } from '@longhouse/kernel'
import { expect } from 'vitest'
import { reavers } from '../src/index.ts'
import { chanceToWin } from '../src/odds.ts'
import type { Combat, Player, State } from '../src/state.ts'

/** The engine fights the same combat again and again with other dice: always the same ones. */

const { content } = reavers

/** How many there are of each. */
export const counted = (things: readonly (string | number)[]): Counts => {
  const counts: { [thing: string]: number } = {}
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
  return counts
}

/** The lowest dice, as many as the chances advise. */
function advised({ dice, defense }: Combat, favor: number): Counts {
  const lowest = [...dice].sort()
  const chances = lowest.map((_, at) => {
    return chanceToWin(content, { kept: lowest.slice(at + 1), rolled: at + 1, defense, favor: favor - 1 })
  })
  return counted(lowest.slice(0, chances.indexOf(Math.max(...chances)) + 1))
}

/** At a copy of this table whose dice fall otherwise: a first throw, then rerolls while Favor lasts. */
function isWon(table: Table<State>, first: Json, random: Random): boolean {
  const copy = withOtherDice(reavers, table, random)
  let won = false
  const take = (choice: Json) =>
    apply(reavers, copy, 0, choice, ({ event }) => {
      won ||= event.kind === 'combat-won'
    })
  take(first)
  const { favor } = copy.state.players[0] as Player
  for (let left = favor; copy.state.combat && left > 0; left--) take({ reroll: advised(copy.state.combat, left) })
  return won
}

const FIGHTS = 4000

/** The share of fights that are won is the chance that was shown, within three standard errors. */
export function expectShown(shown: number, table: Table<State>, first: Json): void {
  const random = quickRandom(JSON.stringify(first))
  let won = 0
  for (let n = 0; n < FIGHTS; n++) if (isWon(table, first, random)) won++
  const standardError = Math.sqrt((shown * (1 - shown)) / FIGHTS)
  expect(Math.abs(won / FIGHTS - shown)).toBeLessThan(3 * standardError)
}
