import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isRefusal } from '@longhouse/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Served, serve } from '../src/index.ts'

const HOST = '127.0.0.1'
const folder = mkdtempSync(join(tmpdir(), 'longhouse-server-'))
const page = join(folder, 'page')
let served: Served

beforeAll(async () => {
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Longhouse</title>')
  writeFileSync(join(page, 'assets', 'app-1a2b3c4d.js'), 'export {}')
  writeFileSync(join(page, 'assets', 'app-1a2b3c4d.js.gz'), gzipSync('export {}'))
  const opened = await serve({ port: 0, host: HOST, page, config: { data: join(folder, 'data') } })
  if (isRefusal(opened)) throw new Error(opened.refused)
  served = opened
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

async function get(path: string, headers: { readonly [name: string]: string } = {}) {
  const response = await fetch(`${served.address}${path}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Asked as it stands: fetch would tidy the path, and would not take "as before" for an answer. */
function rawStatus(path: string, headers = {}): Promise<number | undefined> {
  const { port } = new URL(served.address)
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

/** Where a house opens while the port is taken, by us or by another process: that one may let go of it in between, and then it is tried again. */
async function portWhileTaken(taken: number): Promise<string> {
  for (;;) {
    const blocker = createServer()
    const isOurs = await new Promise<boolean>((resolve) => {
      blocker.once('error', () => resolve(false))
      blocker.listen(taken, HOST, () => resolve(true))
    })
    const free = await serve({ port: null, host: HOST, page, config: { data: join(folder, 'third') } })
    blocker.close()
    if (isRefusal(free)) throw new Error(free.refused)
    await free.close()
    await free.closed
    const { port } = new URL(free.address)
    if (isOurs || port !== String(taken)) return port
  }
}

describe('the page', () => {
  it('is served, and asked for again each time', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body).toContain('<title>Longhouse</title>')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(await rawStatus('/', { 'if-none-match': headers.get('etag') })).toBe(304)
  })

  it('has parts that are kept for ever, because their names change with them', async () => {
    const { status, headers } = await get('/assets/app-1a2b3c4d.js')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('comes compressed to those who can read that', async () => {
    const squeezed = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip' })
    expect(squeezed.headers.get('content-encoding')).toBe('gzip')
    expect(squeezed.headers.get('vary')).toBe('accept-encoding')
    expect(squeezed.headers.get('content-type')).toContain('javascript')
    expect(squeezed.body).toBe('export {}')
    const plain = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.body).toBe('export {}')
  })

  it('may run no script but its own, and fetch nothing from elsewhere', async () => {
    for (const path of ['/', '/assets/app-1a2b3c4d.js', '/nothing']) {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("script-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('an address that leads nowhere', () => {
  it('says so in the language the browser likes best', async () => {
    const english = await get('/nothing', { 'accept-language': 'de, fr;q=0.8' })
    expect(english.status).toBe(404)
    expect(english.body).toContain('There is no such page')
    expect(english.headers.get('cache-control')).toBe('no-store')
    const polish = await get('/assets/nothing.js', { 'accept-language': 'de, pl-PL;q=0.8, en;q=0.3' })
    expect(polish.status).toBe(404)
    expect(polish.body).toContain('<html lang="pl">')
    expect(polish.body).toContain('Nie ma takiej strony')
    expect((await get('/nothing', { 'accept-language': 'pl;q=0, de' })).body).toContain('<html lang="en">')
  })

  it.each([
    '/%zz',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//secret.txt',
  ])('%s gives nothing away', async (path) => {
    const status = await rawStatus(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

describe('serving', () => {
  it('says so when there is no page in the folder', async () => {
    expect(await serve({ port: 0, host: HOST, page: folder })).toMatchObject({ refused: 'page-not-built' })
  })

  it('takes the next port when one is taken, and says so when that very one was asked for', async () => {
    const port = Number(new URL(served.address).port)
    expect(await serve({ port, host: HOST, page, config: { data: join(folder, 'second') } })).toMatchObject({
      refused: 'EADDRINUSE',
    })
    expect(await portWhileTaken(8000)).not.toBe('8000')
  })
})
