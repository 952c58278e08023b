import { type ComingGame, coming, type ReadyGame, ready } from './entry.ts'

export type { ComingGame, ReadyGame } from './entry.ts'
export { sayRefusal } from './refusals.ts'

export type GameEntry = ReadyGame | ComingGame

/** Every game of the house, in the order in which pages list them. A new game is one more line. */
export const games: readonly GameEntry[] = [
  ready('champions', 'CH', [2, 4], ['Champions of Midgard', 'Wojownicy Midgardu'], {
    rules: async () => {
      const { champions, withContent } = await import('@longhouse/champions')
      return { game: champions, withContent }
    },
    strings: async () => (await import('@longhouse/champions/strings')).texts,
  }),
  ready('reavers', 'RV', [2, 4], ['Reavers of Midgard', 'Reavers of Midgard'], {
    rules: async () => {
      const { reavers, withContent } = await import('@longhouse/reavers')
      return { game: reavers, withContent }
    },
    strings: async () => (await import('@longhouse/reavers/strings')).texts,
  }),
  coming('tiny-epic-vikings', 'TV', [1, 4], ['Tiny Epic Vikings', 'Mali Epiccy Wikingowie']),
  coming('runar', 'RN', [1, 4], ['Runar', 'Runar']),
]

export const gameCalled = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id)
