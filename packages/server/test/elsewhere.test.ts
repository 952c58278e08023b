import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../src/storage/database.ts'
import { openRemotePresence, type RemotePresence } from '../src/tables/remote-presence.ts'

const log = { warn: () => {}, error: () => {} }
/** Shorter than the time after which somebody looks which processes live. */
const SOON_MS = 500
/** By then somebody has looked. */
const LOOK_MS = 3_000

/** Processes that hear at once what the others write, as on one PostgreSQL. */
function neighbourhood() {
  const processes = new Map<string, RemotePresence>()
  const others = (name: string) => [...processes.keys()].filter((other) => other !== name)
  const looks = vi.fn(others)

  function come(name: string): RemotePresence {
    const database = {
      name,
      announcement: (news: string) => ({ sql: 'tell', args: [news] }),
      others: async () => looks(name),
      async write({ rest }: Parameters<Database['write']>[0]) {
        for (const { args } of rest ?? [])
          for (const other of others(name)) {
            const [process = '', ...news] = String(args[0]).split(' ')
            processes.get(other)?.hear(process, news)
          }
        return true
      },
    } as Partial<Database> as Database
    const process = openRemotePresence(database, log, () => {})
    processes.set(name, process)
    return process
  }

  return { come, looks, kill: (name: string) => processes.delete(name) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('who is at a table in another process', () => {
  it('is known soon, and soon no more when that process closes, without looking which of them live', async () => {
    const { come, looks } = neighbourhood()
    const [here, there] = [come('here'), come('there')]
    there.tell('table', ['jan'], 2)
    await vi.advanceTimersByTimeAsync(SOON_MS)
    expect([here.isOnline('table', 'jan'), here.watching('table')]).toEqual([true, 2])
    there.tell('table', [], 0)
    await there.close()
    expect([here.isOnline('table', 'jan'), here.watching('table')]).toEqual([false, 0])
    expect(looks).not.toHaveBeenCalled()
  })

  it('is no longer known when that process was killed, at the next look', async () => {
    const { come, looks, kill } = neighbourhood()
    const [here, there, beyond] = [come('here'), come('there'), come('beyond')]
    there.tell('table', ['jan'], 1)
    beyond.tell('table', ['eva'], 1)
    await vi.advanceTimersByTimeAsync(SOON_MS)
    kill('there')
    await vi.advanceTimersByTimeAsync(LOOK_MS)
    expect(looks).toHaveBeenCalledWith('here')
    expect([here.isOnline('table', 'jan'), here.isOnline('table', 'eva'), here.watching('table')]).toEqual([
      false,
      true,
      1,
    ])
  })
})
