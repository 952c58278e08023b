import { randomBytes } from 'node:crypto'

/** Nobody guesses it. It never begins with a dash: on a command line it would be taken for an option. */
export const randomId = (): string => randomBytes(9).toString('base64url').replace(/^-/, '_')
