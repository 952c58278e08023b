import { entryOf, type GameEntry, type ReadyGame } from './entry.ts'
import * as manifests from './manifests.ts'

export type { ComingGame, GameEntry, ReadyGame } from './entry.ts'
export { sayRefusal } from './refusals.ts'

/** Every game of the house, in the order in which pages list them: those that can be played come first. */
export const games: readonly GameEntry[] = Object.values(manifests)
  .map(entryOf)
  .sort((a, b) => Number(b.ready) - Number(a.ready) || a.id.localeCompare(b.id))

/** The game that a page shows where none was asked for. */
export const firstGame = games.find((entry): entry is ReadyGame => entry.ready) as ReadyGame

export const gameCalled = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id)
