import type { GameManifest } from '@longhouse/kernel'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

export const manifest: GameManifest = {
  id: 'tiny-epic-vikings',
  rules: 'TV',
  players: { min: 1, max: 4 },
  minutes: 45,
  symbol: 'g-hall',
  words: { en, pl },
  source: {
    rules: async () => {
      const { tinyEpicVikings, withContent } = await import('../src/index.ts')
      return { game: tinyEpicVikings, withContent }
    },
    texts: async () => (await import('../strings/index.ts')).texts,
  },
}
