import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { languageFor } from './language.ts'
import { type Words, words } from './words.ts'

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
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

/** Serves the page that was built into a folder. */
export function buildApp(page: string): FastifyInstance {
  const app = Fastify({ frameworkErrors: (error, request, reply) => answer(error, request, reply) })
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
  app.setNotFoundHandler((request, reply) => say(request, reply, 404, 'notFound'))
  app.setErrorHandler<FastifyError>(answer)
  return app
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode && error.statusCode < 500) return say(request, reply, error.statusCode, 'badRequest')
  process.stderr.write(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`)
  return say(request, reply, 500, 'broken')
}

/** A few words in the reader's language, and a way on. */
function say(request: FastifyRequest, reply: FastifyReply, code: number, what: keyof Words): FastifyReply {
  const language = languageFor(request.headers['accept-language'])
  const said = words[language]
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
