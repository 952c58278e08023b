import { apply, asksOf } from '../advance.ts'
import type { Random } from '../chance.ts'
import type { Game } from '../game.ts'
import type { Move } from '../history.ts'
import type { GameTypes } from '../rules.ts'
import { sampleWay } from '../sampling.ts'
import type { Ask, Table } from '../table.ts'

/** One choice in so many, where something may be done that nobody waits for, is that. */
const ASIDE_ONE_IN = 6

/** A legal move at random: any awaited seat, now and then an aside. */
export function randomMove(asks: readonly Ask[], random: Random): Move {
  const aside = asks.filter((ask) => ask.aside)
  if (aside.length > 0 && random.below(ASIDE_ONE_IN) === 0) {
    const ask = aside[random.below(aside.length)] as Ask
    return { seat: ask.seat, choice: { aside: sampleWay(ask.aside as NonNullable<Ask['aside']>, random) } }
  }
  const asked = asks.filter((ask) => ask.form)
  const ask = asked[random.below(asked.length)] as Ask
  return { seat: ask.seat, choice: sampleWay(ask.form as NonNullable<Ask['form']>, random) }
}

/** Plays a table to its end by random moves; `visit` sees it at every decision. */
export function playRandomly<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  random: Random,
  visit?: (table: Table<G['state']>, asks: readonly Ask[], move: Move) => void,
): Move[] {
  const moves: Move[] = []
  let asks = asksOf(game, table)
  while (asks.length > 0) {
    const move = randomMove(asks, random)
    visit?.(table, asks, move)
    asks = apply(game, table, move.seat, move.choice)
    moves.push(move)
  }
  return moves
}
