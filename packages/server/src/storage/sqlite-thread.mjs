// A thread that runs TypeScript, which must be taught to each thread anew.
import { register } from 'tsx/esm/api'

register()
await import('./sqlite-thread.ts')
