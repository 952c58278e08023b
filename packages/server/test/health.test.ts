import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@longhouse/kernel'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveHealth } from '../src/host/health.ts'
import { openMetrics } from '../src/host/metrics.ts'
import { type Database, StorageTrouble } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhouse-health-'))
let database: Database
let app: FastifyInstance
let isFull: boolean
let written: number

/** The clock by which an answer grows old. */
let elapsed: number

beforeEach(async () => {
  const opened = await openDatabase({ data: folder, url: null })
  if (isRefusal(opened)) throw new Error(opened.refused)
  database = opened
  isFull = false
  written = 0
  elapsed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
  app = Fastify()
  const run: Database['run'] = async (sql, ...args) => {
    written++
    if (isFull) throw new StorageTrouble('storage-full', 'no room')
    await database.run(sql, ...args)
  }
  serveHealth(app, { ...database, run }, openMetrics(), null)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const health = async () => {
  const { statusCode, body } = await app.inject('/healthz')
  return [statusCode, JSON.parse(body)]
}

describe('the health of the house', () => {
  it('is bad when the disk is full, although everything can still be read; and good again when there is room', async () => {
    expect(await health()).toEqual([200, { well: true }])
    isFull = true
    elapsed += 60_000
    expect(await health()).toEqual([503, { well: false }])
    isFull = false
    elapsed += 60_000
    expect(await health()).toEqual([200, { well: true }])
  })

  it('is written down once for everybody who asks within seconds', async () => {
    await Promise.all(Array.from({ length: 20 }, health))
    expect(await health()).toEqual([200, { well: true }])
    expect(written).toBe(1)
    expect(await database.all("select name from meta where name = 'well'")).toEqual([{ name: 'well' }])
  })
})
