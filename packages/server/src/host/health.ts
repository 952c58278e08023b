import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../storage/database.ts'
import type { Metrics } from './metrics.ts'

/** For whoever runs the house: is it well, and what does it do. */
export function serveHealth(app: FastifyInstance, database: Database, metrics: Metrics, token: string | null): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await database.one('select value from meta where name = ?', 'schema')
      return { well: true }
    } catch {
      return reply.code(503).send({ well: false })
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!isHost(request, token)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4').send(metrics.text())
  })
}

/** Asked from this very machine, or with the token. */
function isHost({ ip, headers }: FastifyRequest, token: string | null): boolean {
  const local = ip === '::1' || ip.replace('::ffff:', '').startsWith('127.')
  if (local && headers['x-forwarded-for'] === undefined) return true
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== null && given.length === right.length && timingSafeEqual(given, right)
}
