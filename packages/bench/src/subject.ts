import { exampleGames } from '@longhouse/example-games'
import { type AnyGame, isRefusal } from '@longhouse/kernel'
import { games } from '@longhouse/registry'
import type { Comparison } from './comparison.ts'
import { benchGame, type GameBench } from './playing.ts'

/** What one thread measures: a game, or two engines. */
export interface Subject {
  readonly what: string
  readonly seconds: number
}

export const COMPARISON = 'comparison'

export const gamesToMeasure = (): string[] => [
  ...exampleGames.map(({ id }) => id),
  ...games.flatMap((entry) => (entry.ready ? [entry.id] : [])),
]

export async function measureSubject({ what, seconds }: Subject): Promise<GameBench | Comparison> {
  if (what !== COMPARISON) return benchGame(await gameCalled(what), seconds)
  const { compare } = await import('./comparison.ts')
  return compare(seconds)
}

async function gameCalled(id: string): Promise<AnyGame> {
  const toy = exampleGames.find((game) => game.id === id)
  if (toy) return toy
  const entry = games.find((candidate) => candidate.id === id)
  const game = entry?.ready ? await entry.load() : undefined
  if (!game || isRefusal(game)) throw new Error(`there is no game ${id} to measure`)
  return game
}
