#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// `longhouse replay FILE | head` is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

register()
const { main } = await import('../src/main.ts')
process.exitCode = await main(process.argv.slice(2))
