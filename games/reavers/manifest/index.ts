import type { GameManifest } from '@longhouse/kernel'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

export const manifest: GameManifest = {
  id: 'reavers',
  rules: 'RV',
  players: { min: 2, max: 4 },
  minutes: 120,
  symbol: 'g-drakkar',
  words: { en, pl },
  source: {
    rules: async () => {
      const { reavers, withContent } = await import('../src/index.ts')
      return { game: reavers, withContent }
    },
    texts: async () => (await import('../strings/index.ts')).texts,
  },
}
