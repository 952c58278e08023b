import type { IncomingHttpHeaders } from 'node:http'
import { readCookie } from '../people/cookie.ts'
import type { Person } from '../people/people.ts'
import type { ServerContext } from '../server-context.ts'

/** Who asks: by a token, or by the cookie of a session that has not been ended. */
export async function whoAsks({ people, secret }: ServerContext, headers: IncomingHttpHeaders): Promise<Person | null> {
  const [, token] = /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '') ?? []
  if (token !== undefined) return people.byToken(token)
  const session = readCookie(headers.cookie, secret)
  if (!session) return null
  const person = await people.find(session.person)
  if (person?.version !== session.version || (await people.sessions.isEnded(session))) return null
  return person
}
