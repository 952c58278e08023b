import type { LogEntry } from '../session/table.ts'

/** After how many moves each game of a campaign began; `begins`: the kind of event that tells it. */
export const gamesIn = (log: readonly LogEntry[], begins: string): readonly number[] =>
  log.flatMap(({ event, move, aside }) =>
    !aside && (event as { readonly kind?: string }).kind === begins ? [move] : [],
  )
