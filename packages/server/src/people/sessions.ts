import { type Database, statement } from '../storage/database.ts'
import { COOKIE_SECONDS, type Session } from './cookie.ts'

/** How long what was read is believed, should the news of another process be lost. */
const BELIEVED_MS = 10_000
const MOST_KNOWN = 50_000
const COOKIE_MS = COOKIE_SECONDS * 1000
/** What was ended is remembered for longer than any cookie is good for, by the clock of whichever process. */
const SPARE_MS = 24 * 60 * 60 * 1000
/**
 * Ended sessions of one person that are written down. Nobody signs out so often by hand; who does it by a program is
 * signed out everywhere, and nothing of theirs need be remembered any more.
 */
export const MOST_ENDED = 1000

export interface Sessions {
  /** Signs one device out: its cookie is worth nothing from now on, whoever has it. */
  end(session: Session): Promise<void>
  isEnded(session: Session): Promise<boolean>
  /** Another process may have ended one of theirs. */
  forget(person: string): void
  forgetAll(): void
}

interface Seen {
  readonly ended: boolean
  readonly at: number
}

/** When cookies began to say since when they are there: those that do not are of no later time. The first who asks writes it down. */
async function datedSince(database: Database, now: number): Promise<number> {
  const insert = "insert into meta (name, value) values ('cookies-dated', ?) on conflict do nothing"
  await database.run(insert, String(now))
  const row = await database.one<{ value: string }>("select value from meta where name = 'cookies-dated'")
  return Number(row?.value ?? now)
}

/**
 * Cookies speak for themselves, so only those that were ended are written down, for as long as a browser could keep one.
 * Each is asked about by itself: how often somebody has signed out makes nothing longer. `allEnded`: all sessions of a
 * person were.
 */
export function openSessions(database: Database, now: () => number, allEnded: (person: string) => void): Sessions {
  const known = new Map<string, Map<string, Seen>>()
  let size = 0
  let dated: number | null = null

  /** The server goes by the same date as browsers: a stolen cookie does not wait until what ended it is forgotten. */
  async function isTooOld({ since }: Session): Promise<boolean> {
    if (since === undefined) dated ??= await datedSince(database, now())
    return now() - (since ?? dated ?? now()) >= COOKIE_MS
  }

  function forgetAll(): void {
    known.clear()
    size = 0
  }

  function forget(person: string): void {
    size -= known.get(person)?.size ?? 0
    known.delete(person)
  }

  function remember({ person, id }: Session, ended: boolean): void {
    if (size >= MOST_KNOWN) forgetAll()
    const own = known.get(person) ?? new Map<string, Seen>()
    if (!own.has(id)) size++
    own.set(id, { ended, at: performance.now() })
    known.set(person, own)
  }

  /** Only of kept names: a guest who is signed out never comes back. */
  async function endAllOfTooMany(person: string): Promise<void> {
    const raise = `update people set version = version + 1 where id = ? and password is not null
      and (select count(*) from ended_sessions e where e.person_id = ?) >= ${MOST_ENDED}`
    const rest = [statement('delete from ended_sessions where person_id = ?', person)]
    const done = await database.write({ guards: [{ ...statement(raise, person, person), row: person }], rest })
    if (done) allEnded(person)
  }

  return {
    async end(session) {
      const { person, id } = session
      await database.run(
        'insert into ended_sessions (person_id, session, ended) values (?, ?, ?) on conflict do nothing',
        ...[person, id, now()],
      )
      remember(session, true)
      await endAllOfTooMany(person)
    },
    async isEnded(session) {
      if (await isTooOld(session)) return true
      const { person, id } = session
      const seen = known.get(person)?.get(id)
      if (seen && performance.now() - seen.at < BELIEVED_MS) return seen.ended
      const row = await database.one('select 1 from ended_sessions where person_id = ? and session = ?', person, id)
      // It may have been ended here while the answer was on its way.
      const ended = row !== null || known.get(person)?.get(id)?.ended === true
      remember(session, ended)
      return ended
    },
    forget,
    forgetAll,
  }
}

/** Of cookies that are too old by themselves, as soon as those without a date are, too. */
export async function forgetOldSessions(database: Database, now: number): Promise<void> {
  const before = now - COOKIE_MS - SPARE_MS
  if ((await datedSince(database, now)) > before) return
  await database.run('delete from ended_sessions where ended < ?', before)
}
