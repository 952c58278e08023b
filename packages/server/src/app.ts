import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@longhouse/kernel'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './host/config.ts'
import { serveHealth } from './host/health.ts'
import type { Metrics } from './host/metrics.ts'
import { refusalFor, refuseTo, serveApi } from './http/api.ts'
import { serveDocs } from './http/docs.ts'
import { languageFor, languageOf } from './language.ts'
import { serverRefusal } from './refusals-text.ts'
import type { ServerContext } from './server-context.ts'
import { type ServerWords, words } from './words/index.ts'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What has its content's hash in its name never changes; everything else is asked for again, and mostly is the same. */
const HASHED = `${sep}assets${sep}`
const FOREVER = 'public, max-age=31536000, immutable'
const MOST_BYTES = 64 * 1024
/** Whoever sends a request more slowly than this is not sending one. */
const PATIENCE_MS = 30_000

/** What the log never says: cookies, tokens, invitations in addresses. */
const logger = (level: Config['log']) => ({
  level,
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  serializers: {
    /** Databases put values into their errors. */
    err: ({ name, message, stack = '', code }: FastifyError) => ({ type: name, message, stack, code }),
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  },
})

/** A server for the page that was built into a folder. The house moves in afterwards. */
export function buildApp(page: string, { log, proxy }: Pick<Config, 'log' | 'proxy'>): FastifyInstance {
  const app = Fastify({
    bodyLimit: MOST_BYTES,
    // One proxy, ours: what it was told by others before it is not believed.
    trustProxy: proxy && ((_, hop) => hop === 0),
    requestTimeout: PATIENCE_MS,
    logger: log === 'silent' ? false : logger(log),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      isApi(request) ? refuseBadly(request, reply) : answer(error, request, reply),
  })
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  app.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? FOREVER : 'no-cache')
    },
  })
  return app
}

/** The API, and what the host of the server looks at. */
export function furnish(app: FastifyInstance, house: ServerContext, metrics: Metrics, token: string | null): void {
  serveApi(app, house)
  serveDocs(app)
  serveHealth(app, house.services.database, metrics, token)
  app.setNotFoundHandler(async (request, reply) =>
    isApi(request) ? refuseTo(house, request, reply, refuse('not-found')) : say(request, reply, 404, 'notFound'),
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (!isApi(request)) return answer(error, request, reply)
    return refuseTo(house, request, reply, refusalFor(error, request))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isApi(request)) metrics.time('request', reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) metrics.count('failures')
  })
}

const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/')

/** To an address that cannot be read, so that no endpoint is asked. */
function refuseBadly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refuse('bad-request', { where: 'path' })
  const text = serverRefusal(languageOf(request.headers), refusal)
  const { refused, facts, rule } = refusal
  return reply.code(400).header('cache-control', 'no-store').send({ refused, facts, rule, text })
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode && error.statusCode < 500) return say(request, reply, error.statusCode, 'badRequest')
  request.log.error({ err: error }, 'our mistake')
  return say(request, reply, 500, 'broken')
}

/** A few words in the reader's language, and a way on. */
function say(
  request: FastifyRequest,
  reply: FastifyReply,
  code: number,
  what: keyof ServerWords['pages'],
): FastifyReply {
  const language = languageFor(request.headers['accept-language'])
  const said = words[language].pages
  return reply
    .code(code)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="${language}">
<meta name="viewport" content="width=device-width">
<title>Longhouse</title>
<h1>${said[what]}</h1>
<p><a href="/">${said.home}</a></p>
</html>
`)
}
