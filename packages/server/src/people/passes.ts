import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../storage/database.ts'
import { allOf } from '../storage/many.ts'
import { readCookie, type Session } from './cookie.ts'

/** By what somebody is known: the session of a cookie, or a token, of which only the hash is kept. */
export type Pass = { readonly session: Session } | { readonly token: string }

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function readPass(headers: IncomingHttpHeaders, secret: string): Pass | null {
  const [, token] = /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '') ?? []
  if (token !== undefined) return { token: hashOf(token) }
  const session = readCookie(headers.cookie, secret)
  return session && { session }
}

/** Those whose pass is worth nothing any more. The database itself is asked, for many at once. */
export async function endedOf<Line extends { readonly pass: Pass }>(
  database: Database,
  lines: readonly Line[],
): Promise<Line[]> {
  const own = lines.flatMap(({ pass }) => ('session' in pass ? [pass.session] : []))
  const tokens = lines.flatMap(({ pass }) => ('token' in pass ? [pass.token] : []))
  const [rows, ended, kept] = await Promise.all([
    allOf<{ id: string; version: number }>(
      database,
      'select id, version from people where id in (?)',
      own.map(({ person }) => person),
    ),
    allOf<{ person_id: string; session: string }>(
      database,
      'select person_id, session from ended_sessions where (person_id, session) in (?)',
      own.map(({ person, id }) => [person, id]),
    ),
    allOf<{ hash: string }>(database, 'select hash from tokens where hash in (?)', tokens),
  ])
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const sessions = new Set(ended.map(({ person_id, session }) => `${person_id} ${session}`))
  const hashes = new Set(kept.map(({ hash }) => hash))
  const isEnded = (pass: Pass): boolean => {
    if ('token' in pass) return !hashes.has(pass.token)
    const { person, version, id } = pass.session
    return versions.get(person) !== version || sessions.has(`${person} ${id}`)
  }
  return lines.filter(({ pass }) => isEnded(pass))
}
