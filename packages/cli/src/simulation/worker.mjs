// A thread that plays games: TypeScript must be taught to each thread anew.
import { register } from 'tsx/esm/api'

register()
const { playSome } = await import('./games.ts')

export { playSome }
