import type { Outcome, Rating } from '@longhouse/protocol'
import { type Database, type Row, type Statement, statement } from '../storage/database.ts'
import { afterGame, shown, UNKNOWN } from './plackett-luce.ts'

/** Who took part, and how it ended for them. */
export interface Placed {
  readonly seat: number
  readonly person: string
  readonly place: number
}

interface Rated extends Row {
  readonly person_id: string
  readonly game: string
  readonly games: number
  readonly mu: number
  readonly sigma: number
}

interface Change {
  readonly ratings: Outcome['ratings']
  /** They fail if another game of one of these people was rated meanwhile. */
  readonly guards: readonly Statement[]
}

const NONE: Change = { ratings: [], guards: [] }

/**
 * What a game that is ending does to ratings. Only people count, and only against people: a program's seat is left out, and
 * with fewer than two people nothing changes.
 */
export async function rate(
  database: Database,
  { table, game, at }: { readonly table: string; readonly game: string; readonly at: number },
  placed: readonly Placed[],
): Promise<Change> {
  if (placed.length < 2) return NONE
  const latest = await latestOf(
    database,
    placed.map(({ person }) => person),
    game,
  )
  const before = placed.map(({ person }) => latest.find(({ person_id }) => person_id === person))
  const after = afterGame(
    before.map((rated) => rated ?? UNKNOWN),
    placed.map(({ place }) => place),
  )
  const guards = placed.map(({ person, place }, i) => {
    const { mu, sigma } = after[i] as (typeof after)[number]
    return statement(
      `insert into ratings (person_id, game, games, mu, sigma, table_id, place, at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      ...[person, game, (before[i]?.games ?? 0) + 1, mu, sigma, table, place, at],
    )
  })
  const ratings = placed.map(({ seat }, i) => ({
    seat,
    before: shown(before[i] ?? UNKNOWN),
    after: shown(after[i] ?? UNKNOWN),
  }))
  return { ratings, guards }
}

const LATEST = `games = (select max(r.games) from ratings r where r.person_id = ratings.person_id and r.game = ratings.game)`

const latestOf = (database: Database, people: readonly string[], game: string): Promise<Rated[]> =>
  database.all<Rated>(
    `select person_id, game, games, mu, sigma from ratings
     where game = ? and person_id in (${people.map(() => '?').join(', ')}) and ${LATEST}`,
    game,
    ...people,
  )

/** Somebody's rating in each game they were rated in. */
export async function ratingsOf(database: Database, person: string): Promise<Rating[]> {
  const rows = await database.all<Rated>(
    `select person_id, game, games, mu, sigma from ratings where person_id = ? and ${LATEST} order by game`,
    person,
  )
  return rows.map((row) => ({ game: row.game, rating: shown(row), games: row.games }))
}
