import { finished } from 'node:stream'
import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import { type Endpoint, type EndpointName, endpoints } from '@longhouse/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { languageOf } from '../language.ts'
import { clearedCookie, readCookie, readKnown, writeCookie, writeKnown } from '../people/cookie.ts'
import { placeOf } from '../people/limits.ts'
import { refusalOf, type ServerContext, said } from '../server-context.ts'
import type { Asking, Handlers } from './asking.ts'
import { tooMuch, tooSoon } from './limited.ts'
import { isOwnOrigin } from './origin.ts'
import { peopleHandlers } from './people-handlers.ts'
import { playHandlers } from './play-handlers.ts'
import { statusOf } from './statuses.ts'
import { tableHandlers } from './table-handlers.ts'
import { whoAsks } from './who.ts'

export const API = '/api/v1'

/** What takes long to look up, or to work out. */
const WORK: ReadonlySet<EndpointName> = new Set(['tables', 'person', 'past', 'log', 'chat', 'replay'])

type AnyHandler = (asking: Asking, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>

/** Every endpoint of the protocol, checked at the edge: nothing unparsed gets further. */
export function serveApi(app: FastifyInstance, house: ServerContext): void {
  const handlers: Handlers = { ...peopleHandlers(house), ...tableHandlers(house), ...playHandlers(house) }
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name]
    const handler = handlers[name] as unknown as AnyHandler
    app.route({
      method: endpoint.method,
      url: `${API}${endpoint.path}`,
      handler: async (request, reply) => {
        const answer = await answerTo(house, name, handler, request, reply)
        reply.header('cache-control', 'no-store')
        return isRefusal(answer) ? refuseTo(house, request, reply, answer) : answer
      },
    })
  }
}

async function answerTo(
  house: ServerContext,
  name: EndpointName,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name]
  if (endpoint.method !== 'GET' && !isOwnOrigin(request.headers, request.host)) return refuse('foreign-origin')
  // Before anything is looked up: a flood of made-up tokens costs the database nothing.
  const place = placeOf(request.ip)
  const flood = tooSoon(house.limits, 'knock', place)
  if (flood) return flood
  const person = await whoAsks(house, request.headers)
  const who = person?.id ?? place
  const wait = tooSoon(house.limits, 'ask', who) ?? (WORK.has(name) ? tooMuch(house.limits, 'work', who, place) : null)
  if (wait) return wait
  if (endpoint.person && !person) return refuse('not-arrived')
  if (isAccount(endpoint) && request.headers.authorization !== undefined) return refuse('not-by-token')
  const input = parse(endpoint, request)
  if (isRefusal(input)) return input
  const secure = request.protocol === 'https'
  const asking: Asking = {
    person,
    language: languageOf(request.headers),
    address: place,
    known: readKnown(request.headers.cookie, house.secret),
    signIn({ id, version, kept }) {
      const cookie = writeCookie({ person: id, version, since: house.services.now() }, house.secret, secure)
      reply.header('set-cookie', kept ? [cookie, writeKnown(id, house.secret, secure)] : cookie)
    },
    async signOut() {
      const session = readCookie(request.headers.cookie, house.secret)
      if (session && (await house.people.find(session.person))) await house.people.sessions.end(session)
      reply.header('set-cookie', clearedCookie)
    },
    afterwards(work) {
      // Also when nobody is there to answer: who hangs up has asked all the same.
      finished(reply.raw, () => {
        work().catch((error: unknown) => request.log.warn({ err: error }, 'a change could not be told to others'))
      })
    },
  }
  return handler(asking, input)
}

/** A program may play for somebody, not take their name away. */
const isAccount = ({ method, path }: Endpoint): boolean => method !== 'GET' && path.startsWith('/me')

function parse({ params, query, body }: Endpoint, request: FastifyRequest) {
  const input: { [part: string]: unknown } = {}
  const parts: readonly (readonly [string, z.ZodType | undefined, unknown])[] = [
    ['params', params, request.params],
    ['query', query, request.query],
    ['body', body, request.body ?? {}],
  ]
  for (const [part, schema, value] of parts) {
    const parsed = schema?.safeParse(value)
    if (parsed && !parsed.success) return badRequest(part, parsed.error)
    input[part] = parsed?.data
  }
  return input as { params: unknown; query: unknown; body: unknown }
}

/** Where it is wrong, and never what was sent: it may be a password. */
function badRequest(part: string, { issues }: z.ZodError): Refusal {
  return refuse('bad-request', { where: [part, ...(issues[0]?.path ?? [])].map(String).join('.') })
}

export async function refuseTo(
  house: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<FastifyReply> {
  const { id } = (request.params ?? {}) as { id?: unknown }
  const table = typeof id === 'string' ? await house.loadedTables.present(id).catch(() => null) : null
  const { seconds } = refusal.facts
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply
    .code(statusOf(refusal.refused))
    .send(await said(house, refusal, languageOf(request.headers), table?.info()))
}

/** What went wrong under way, as a refusal; our own mistakes are written down. */
export function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.statusCode === 413) return refuse('too-large')
  if (error.statusCode && error.statusCode < 500) return refuse('bad-request')
  const refusal = refusalOf(error)
  if (refusal.refused === 'broken') request.log.error({ err: error }, 'our mistake')
  else request.log.warn({ refused: refusal.refused, cause: String(error.cause) }, 'the database is in trouble')
  return refusal
}
