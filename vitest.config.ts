import { defineConfig } from 'vitest/config'

const inRooms = (...rooms: readonly string[]): string[] => rooms.map((room) => `packages/${room}/test/**/*.test.ts`)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Longer than anything takes on the most crowded machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['./scripts/drawn-cases.mjs'],
    projects: [
      {
        extends: true,
        test: {
          // These rooms keep nothing to themselves, so their tests share the modules of one process, which load once.
          name: 'pure',
          isolate: false,
          include: [...inRooms('kernel', 'bots', 'registry', 'web'), 'games/*/test/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [...inRooms('server', 'cli', 'bot-threads', 'bench'), 'scripts/test/**/*.test.mjs'],
        },
      },
    ],
  },
})
