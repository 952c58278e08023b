import type { Outcome, Rating, Unrated } from '@longhouse/protocol'
import { type Database, type Row, type Statement, statement } from '../storage/database.ts'
import { openQueues } from '../tables/queue.ts'
import { afterGame, type Strength, shown, UNKNOWN } from './plackett-luce.ts'

/** Who took part, and how it ended for them. */
interface Placed {
  readonly seat: number
  readonly person: string
  readonly place: number
  /** They let a program play, or resigned: whatever the game says, they gain nothing by it. */
  readonly gaveUp: boolean
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
  /** Null if it is rated. */
  readonly unrated: Unrated | null
  /** They fail if another game of one of these people was rated meanwhile. */
  readonly guards: readonly Statement[]
}

interface Ending {
  readonly table: string
  readonly game: string
  readonly at: number
}

export interface Ratings {
  /**
   * Writes a game that is ending with what it does to ratings: `write` says whether both were done, or somebody else was
   * first. Only people count, and only against people: a program's seat is left out. Of the games that the same two
   * people play within a day only the first few are rated. Who is no longer new is rated against those who are known in the
   * house: guests who come only to lose lift nobody.
   */
  rate<T>(ending: Ending, placed: readonly Placed[], write: (change: Change) => Promise<T | null>): Promise<T | null>
}

const not = (unrated: Unrated): Change => ({ ratings: [], unrated, guards: [] })
const MOST_REMEMBERED = 50_000
/** What two people can do to each other's ratings within a day. */
const MOST_A_DAY = 3
/** In so many games somebody is new, and rated against everybody; a day after them they are known. */
const FIRST_GAMES = 3
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What somebody's last rating was is remembered, so that the end of a game need not wait for it to be read. If another
 * process has rated them since, the guards fail, and it is read again.
 */
export function openRatings(database: Database): Ratings {
  const remembered = new Map<string, Rated | null>()
  /** Games of the same people that end at once are rated one after the other; others do not wait for them. */
  const endings = openQueues()
  const nameOf = (person: string, game: string): string => `${game} ${person}`

  async function learn(people: readonly string[], game: string): Promise<void> {
    const strangers = people.filter((person) => !remembered.has(nameOf(person, game)))
    if (strangers.length === 0) return
    const latest = await latestOf(database, strangers, game)
    if (remembered.size > MOST_REMEMBERED) remembered.clear()
    for (const person of strangers)
      remembered.set(nameOf(person, game), latest.find(({ person_id }) => person_id === person) ?? null)
  }

  return {
    async rate({ table, game, at }, placed, write) {
      const people = placed.map(({ person }) => person)
      const names = people.map((person) => nameOf(person, game))
      return endings.run(names, async () => {
        const recent = await ratedSince(database, people, game, at - DAY_MS)
        if (mostTogether(people, recent) >= MOST_A_DAY) return write(not('often'))
        await learn(people, game)
        const before = names.map((name) => remembered.get(name) ?? null)
        const contenders = before.map((rated, i): Contender => {
          const games = rated?.games ?? 0
          const today = recent.filter(({ person_id }) => person_id === people[i]).length
          const { place } = placed[i] as Placed
          return {
            strength: rated ?? UNKNOWN,
            place,
            isNew: games < FIRST_GAMES,
            isKnown: games - today >= FIRST_GAMES,
          }
        })
        const strengths = contenders.map((own) => strengthAfter(own, contenders))
        if (strengths.every((strength) => strength === null)) return write(not('all-new'))
        const after = people.map((person_id, i): Rated => {
          const was = before[i] ?? UNKNOWN
          const { mu, sigma } = withoutGain(was, strengths[i] ?? was, placed[i]?.gaveUp)
          return { person_id, game, games: (before[i]?.games ?? 0) + 1, mu, sigma }
        })
        for (const name of names) remembered.delete(name)
        const done = await write({
          ratings: placed.flatMap(({ seat }, i) =>
            strengths[i] ? [{ seat, before: shown(before[i] ?? UNKNOWN), after: shown(after[i] ?? UNKNOWN) }] : [],
          ),
          unrated: null,
          guards: after.map(({ person_id, games, mu, sigma }, i) =>
            statement(
              `insert into ratings (person_id, game, games, mu, sigma, table_id, place, at)
               values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
              ...[person_id, game, games, mu, sigma, table, (placed[i] as Placed).place, at],
            ),
          ),
        })
        if (done !== null) for (const [i, name] of names.entries()) remembered.set(name, after[i] as Rated)
        return done
      })
    },
  }
}

/** Even a lost game makes a guess more certain, and with it what people see a little higher. */
const withoutGain = (before: Strength, after: Strength, gaveUp = false): Strength =>
  gaveUp ? { mu: Math.min(before.mu, after.mu), sigma: Math.max(before.sigma, after.sigma) } : after

/** What somebody brings to a game that is rated. */
interface Contender {
  readonly strength: Strength
  readonly place: number
  readonly isNew: boolean
  readonly isKnown: boolean
}

/** Null if there is nobody against whom they would be rated. */
function strengthAfter(own: Contender, contenders: readonly Contender[]): Strength | null {
  const among = contenders.filter((other) => other === own || own.isNew || other.isKnown)
  if (among.length < 2) return null
  const strengths = afterGame(
    among.map(({ strength }) => strength),
    among.map(({ place }) => place),
  )
  return strengths[among.indexOf(own)] ?? null
}

interface RatedGame {
  readonly person_id: string
  readonly table_id: string
}

/** The games these people have been rated in since then. */
const ratedSince = (database: Database, people: readonly string[], game: string, since: number): Promise<RatedGame[]> =>
  database.all<RatedGame & Row>(
    `select person_id, table_id from ratings
     where game = ? and at > ? and person_id in (${people.map(() => '?').join(', ')})`,
    ...[game, since, ...people],
  )

/** In how many of these games two of the people were rated together, at most. */
function mostTogether(people: readonly string[], rated: readonly RatedGame[]): number {
  const tablesOf = (person: string) => rated.flatMap((row) => (row.person_id === person ? [row.table_id] : []))
  const counts = people.flatMap((one, i) =>
    people.slice(i + 1).map((other) => {
      const tables = new Set(tablesOf(one))
      return tablesOf(other).filter((table) => tables.has(table)).length
    }),
  )
  return Math.max(0, ...counts)
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
