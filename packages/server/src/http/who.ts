import type { IncomingHttpHeaders } from 'node:http'
import { type Pass, readPass } from '../people/passes.ts'
import type { Person } from '../people/people.ts'
import type { ServerContext } from '../server-context.ts'

export const whoAsks = (house: ServerContext, headers: IncomingHttpHeaders): Promise<Person | null> =>
  ownerOf(house, readPass(headers, house.secret))

/** Whose it is: a token, or a session that has not been ended. */
export async function ownerOf({ people }: ServerContext, pass: Pass | null): Promise<Person | null> {
  if (!pass) return null
  if ('token' in pass) return people.byToken(pass.token)
  const { session } = pass
  const person = await people.find(session.person)
  if (person?.version !== session.version || (await people.sessions.isEnded(session))) return null
  return person
}
