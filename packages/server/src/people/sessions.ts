import { type Database, statement } from '../storage/database.ts'
import { COOKIE_SECONDS, type Session } from './cookie.ts'

/** How long what was read is believed, should the news of another process be lost. */
const BELIEVED_MS = 10_000
const MOST_KNOWN = 50_000
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

/**
 * Cookies speak for themselves, so only those that were ended are written down, for as long as a browser could keep one.
 * Each is asked about by itself: how often somebody has signed out makes nothing longer. `allEnded`: all sessions of a
 * person were.
 */
export function openSessions(database: Database, now: () => number, allEnded: (person: string) => void): Sessions {
  const known = new Map<string, Map<string, Seen>>()
  let size = 0

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

/** Of cookies that no browser has any more. */
export const forgetOldSessions = (database: Database, now: number): Promise<void> =>
  database.run('delete from ended_sessions where ended < ?', now - COOKIE_SECONDS * 1000)
