import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@longhouse/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Served, serve } from '../src/index.ts'
import { socketTo } from './hostile.ts'
import { furnishing, HOST, limitedOnce, until, Visitor } from './online.ts'

const folder = mkdtempSync(join(tmpdir(), 'longhouse-proxy-'))
let served: Served

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const opened = await serve({
    ...{ port: 0, host: HOST, page: folder },
    config: { data: join(folder, 'data'), url: null, log: 'silent', proxy: true },
    furnishing: { ...furnishing, ...limitedOnce, most: { socketsFromAddress: 50 } },
  })
  if (isRefusal(opened)) throw new Error(opened.refused)
  served = opened
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const arriveFrom = async (forwarded: string): Promise<number> =>
  (await new Visitor(served.address).post('/me', { name: 'Guest' }, { 'x-forwarded-for': forwarded })).status

/** How many of these are let in. */
async function letIn(forwarded: readonly string[]): Promise<number> {
  const statuses = await Promise.all(forwarded.map(arriveFrom))
  return statuses.filter((status) => status === 200).length
}

const addresses = (make: (i: number) => string): string[] => Array.from({ length: 40 }, (_, i) => make(i))

describe('behind a proxy', () => {
  it('an address is the last one of the list, which the proxy wrote; what comes before it changes nothing', async () => {
    expect(await letIn(addresses((i) => `10.9.${i}.1, 203.0.113.7`))).toBe(30)
    expect(await letIn(addresses((i) => `203.0.113.7, 10.8.${i}.1`))).toBe(40)
  })

  it('is so for sockets too', async () => {
    const open = (forwarded: string) => socketTo(served.address, { 'x-forwarded-for': forwarded })
    const sockets = Array.from({ length: 60 }, (_, i) => open(`10.7.${i}.1, 203.0.113.9`))
    const remotePresence = Array.from({ length: 60 }, (_, i) => open(`203.0.113.9, 10.6.${i}.1`))
    const settled = () => [...sockets, ...remotePresence].every(({ readyState }) => readyState !== WebSocket.CONNECTING)
    await until(settled, 'all answers')
    const isOpen = ({ readyState }: { readonly readyState: number }) => readyState === WebSocket.OPEN
    expect([sockets.filter(isOpen).length, remotePresence.filter(isOpen).length]).toEqual([50, 60])
    for (const socket of [...sockets, ...remotePresence]) socket.terminate()
  })
})
