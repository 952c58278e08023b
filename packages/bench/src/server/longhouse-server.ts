import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleGames } from '@longhouse/example-games'
import { serve } from '@longhouse/server'
import { report } from './reporting.ts'

/** Longhouse's server with the example games, in a process of its own. Its arguments: a folder, and perhaps a database. */
const [folder = '', url] = process.argv.slice(2)
const page = join(folder, 'page')
mkdirSync(page, { recursive: true })
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Longhouse</title>')

const served = await serve({
  ...{ port: 0, host: '127.0.0.1', page },
  config: { data: join(folder, 'data'), url: url ?? null, log: 'error' },
  furnishing: {
    games: (id) => {
      const game = exampleGames.find((toy) => toy.id === id)
      return game ? { load: async () => game, text: async () => null } : null
    },
    botThreads: { think: async () => null, stop: async () => {} },
    // The load comes from one address, which would have to wait.
    limited: false,
  },
})
if ('refused' in served) throw new Error(JSON.stringify(served))
report(served.address)
