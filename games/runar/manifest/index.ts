import type { GameManifest } from '@longhouse/kernel'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

export const manifest: GameManifest = {
  id: 'runar',
  rules: 'RN',
  players: { min: 1, max: 4 },
  minutes: 60,
  symbol: 'g-norns',
  words: { en, pl },
  source: {
    rules: async () => {
      const { runar, withContent } = await import('../src/index.ts')
      return { game: runar, withContent }
    },
    texts: async () => (await import('../strings/index.ts')).texts,
  },
}
