import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../storage/database.ts'
import type { Metrics } from './metrics.ts'

/** So long one answer serves everybody who asks: whoever asks often must not fill the disk that is asked about. */
const BELIEVED_MS = 5_000

/** Whether something can be written down: a full disk still reads. */
function openCheckUp(database: Database): () => Promise<boolean> {
  let known: { readonly well: Promise<boolean>; readonly at: number } | null = null
  const look = async (): Promise<boolean> => {
    try {
      const moment = String(Date.now())
      await database.run(
        "insert into meta (name, value) values ('well', ?) on conflict (name) do update set value = excluded.value",
        moment,
      )
      return true
    } catch {
      return false
    }
  }
  return () => {
    if (!known || performance.now() - known.at > BELIEVED_MS) known = { well: look(), at: performance.now() }
    return known.well
  }
}

/** For whoever runs the house: is it well, and what does it do. */
export function serveHealth(app: FastifyInstance, database: Database, metrics: Metrics, token: string | null): void {
  const isWell = openCheckUp(database)
  app.get('/healthz', async (_, reply) => {
    const well = await isWell()
    return reply
      .header('cache-control', 'no-store')
      .code(well ? 200 : 503)
      .send({ well })
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
