import type { Database } from '../storage/database.ts'
import { COOKIE_SECONDS, type Session } from './cookie.ts'

/** How long what was read is believed, should the news of another process be lost. */
const BELIEVED_MS = 10_000
const MOST_KNOWN = 50_000

export interface Sessions {
  /** Signs one device out: its cookie is worth nothing from now on, whoever has it. */
  end(session: Session): Promise<void>
  isEnded(session: Session): Promise<boolean>
  /** Another process may have ended one of theirs. */
  forget(person: string): void
  forgetAll(): void
}

/** Cookies speak for themselves, so only those that were ended are written down, for as long as a browser could keep one. */
export function openSessions(database: Database, now: () => number): Sessions {
  const known = new Map<string, { readonly ended: Set<string>; readonly at: number }>()

  async function endedOf(person: string): Promise<Set<string>> {
    const remembered = known.get(person)
    if (remembered && performance.now() - remembered.at < BELIEVED_MS) return remembered.ended
    const rows = await database.all<{ session: string }>(
      'select session from ended_sessions where person_id = ?',
      person,
    )
    if (known.size > MOST_KNOWN) known.clear()
    const ended = new Set(rows.map(({ session }) => session))
    known.set(person, { ended, at: performance.now() })
    return ended
  }

  return {
    async end({ person, id }) {
      await database.run(
        'insert into ended_sessions (person_id, session, ended) values (?, ?, ?) on conflict do nothing',
        ...[person, id, now()],
      )
      known.delete(person)
    },
    isEnded: async ({ person, id }) => (await endedOf(person)).has(id),
    forget: (person) => known.delete(person),
    forgetAll: () => known.clear(),
  }
}

/** Of cookies that no browser has any more. */
export const forgetOldSessions = (database: Database, now: number): Promise<void> =>
  database.run('delete from ended_sessions where ended < ?', now - COOKIE_SECONDS * 1000)
