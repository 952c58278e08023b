import type { GameManifest } from '@longhouse/kernel'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

export const manifest: GameManifest = {
  id: 'champions',
  rules: 'CH',
  players: { min: 2, max: 4 },
  minutes: 90,
  symbol: 'g-helmet',
  words: { en, pl },
  source: {
    rules: async () => {
      const { champions, withContent } = await import('../src/index.ts')
      return { game: champions, withContent }
    },
    texts: async () => (await import('../strings/index.ts')).texts,
  },
}
