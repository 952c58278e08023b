import { raid } from '@longhouse/example-games'
import { type AnyGame, isRefusal } from '@longhouse/kernel'
import type { ServerMessage } from '@longhouse/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Batch, Database } from '../src/storage/database.ts'
import { choose, join as sitDown, start } from '../src/tables/commands.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { openRemotePresence } from '../src/tables/remote-presence.ts'
import type { Watcher } from '../src/tables/watchers.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'

const CROWD = 300
/** The table, the game, and who is there. */
const GREETING = 3
const database = ownDatabase('crowd')

afterEach(() => {
  vi.useRealTimers()
})

/** A game between Ola and Jan, and how often its rules were asked what somebody sees. */
async function startedTable() {
  let views = 0
  const counted = {
    ...(raid as AnyGame),
    view: (...args: Parameters<AnyGame['view']>) => {
      views++
      return (raid as AnyGame).view(...args)
    },
  }
  const services = servicesOn(database(), { games: () => ({ load: async () => counted, text: async () => null }) })
  const loadedTables = openLoadedTables(services, () => {})
  const table = await loadedTables.open(await tableFor(services))
  if (isRefusal(table)) throw new Error(table.refused)
  await table.do((state) => sitDown(state, 'jan', undefined))
  await table.do((state) => start(state, 'ola'))
  return { loadedTables, table, views: () => views }
}

function openCrowd(table: LiveTable, size: number) {
  let messages = 0
  let last: ServerMessage | null = null
  const watchers = Array.from({ length: size }, (_, i): Watcher => {
    const hear = (text: string) => {
      messages++
      last = JSON.parse(text) as ServerMessage
    }
    return { person: i === 0 ? 'ola' : i % 2 ? `guest-${i % 20}` : null, place: 'here', beats: false, hear }
  })
  return {
    come() {
      for (const watcher of watchers) table.watchers.add(watcher, null)
    },
    /** All but Ola. */
    go() {
      for (const watcher of watchers.slice(1)) table.watchers.remove(watcher)
    },
    /** How many messages were heard since it was last asked. */
    heard() {
      const heard = messages
      messages = 0
      return heard
    },
    last: () => last,
  }
}

describe('a crowd at a table', () => {
  it('costs as many messages as there are people, coming and going, and the last state is told', async () => {
    const { loadedTables, table } = await startedTable()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const crowd = openCrowd(table, CROWD)
    crowd.come()
    expect(crowd.heard()).toBe(GREETING * CROWD)
    vi.advanceTimersByTime(1_000)
    expect(crowd.heard()).toBe(CROWD)
    expect(crowd.last()).toEqual({ presence: { table: table.id, seats: [true, false], watching: CROWD } })
    vi.advanceTimersByTime(10_000)
    expect(crowd.heard()).toBe(0)
    crowd.go()
    expect(crowd.heard()).toBeLessThanOrEqual(CROWD)
    vi.advanceTimersByTime(1_000)
    expect(crowd.heard()).toBe(1)
    expect(crowd.last()).toEqual({ presence: { table: table.id, seats: [true, false], watching: 1 } })
    vi.useRealTimers()
    await loadedTables.close()
  })

  it('who goes and comes back in one breath is no news, but everybody ends up with what is true', async () => {
    const { loadedTables, table } = await startedTable()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const heard: string[] = []
    const ola: Watcher = { person: 'ola', place: 'here', beats: false, hear: (text) => heard.push(text) }
    const jan: Watcher = { person: 'jan', place: 'there', beats: false, hear: () => {} }
    table.watchers.add(ola, null)
    table.watchers.add(jan, null)
    vi.advanceTimersByTime(5_000)
    const before = heard.length
    table.watchers.remove(jan)
    vi.advanceTimersByTime(10)
    table.watchers.add(jan, null)
    vi.advanceTimersByTime(5_000)
    const presence = heard.slice(before).map((text) => (JSON.parse(text) as { presence: unknown }).presence)
    expect(presence.at(0)).toMatchObject({ seats: [true, false] })
    expect(presence.at(-1)).toMatchObject({ seats: [true, true], watching: 2 })
    expect(table.watchers.placeOf('jan')).toBe('there')
    vi.useRealTimers()
    await loadedTables.close()
  })

  it('is shown the game once for all spectators, when they come and when something happens', async () => {
    const { loadedTables, table, views } = await startedTable()
    const crowd = openCrowd(table, CROWD)
    const before = views()
    crowd.come()
    // Once for Ola, once for everybody else.
    expect(views() - before).toBe(2)
    const mover = table.state.sitters[table.state.asks.find(({ form }) => form)?.seat ?? 0]?.person ?? ''
    const { number } = table.state
    await table.do((state) => choose(state, mover, number, 1))
    expect(views() - before).toBe(4)
    await loadedTables.close()
  })

  it('is one piece of news to other processes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const written: Batch[] = []
    const shared: Database = {
      ...database(),
      announcement: (news) => ({ sql: 'news', args: [news] }),
      write: async (batch) => {
        written.push(batch)
        return true
      },
    }
    const remotePresence = openRemotePresence(shared, { warn: () => {}, error: () => {} }, () => {})
    for (let i = 1; i <= CROWD; i++) remotePresence.tell('table', ['ola'], i)
    await vi.advanceTimersByTimeAsync(10_000)
    const news = written.flatMap(({ rest = [] }) => rest.flatMap(({ args }) => args))
    expect(news).toEqual([`${database().name} there:table ${CROWD} ola`])
    await remotePresence.close()
  })
})
