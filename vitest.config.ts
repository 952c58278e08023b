import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['scripts/test/**/*.test.mjs', 'packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
