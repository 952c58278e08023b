import type { TableInfo } from '@longhouse/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLobby } from '../src/live/lobby.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A table, and how often it was asked what it is like. */
function tableOf(id: string, people: readonly string[], status: TableInfo['status'] = 'playing') {
  let asked = 0
  const seats = people.map((person) => ({ person: { id: person, name: person } }))
  const info = () => {
    asked++
    return { id, status: table.status, moves: asked, seats } as unknown as TableInfo
  }
  const table = { id, status, visibility: 'public' as TableInfo['visibility'], info, asked: () => asked }
  return table
}

function openCrowd(size: number) {
  const lobby = openLobby()
  const heard = new Map<string, TableInfo[]>()
  for (let i = 0; i < size; i++) {
    const person = `guest-${i}`
    const own: TableInfo[] = []
    heard.set(person, own)
    lobby.add({ person, hear: (text) => own.push((JSON.parse(text) as { lobby: TableInfo }).lobby) })
  }
  return { lobby, heard: (person: string) => heard.get(person) ?? [], all: () => [...heard.values()].flat() }
}

describe('the list of tables', () => {
  it('is told of an open table to everybody, at most twice a second, and how it is then', () => {
    const { lobby, heard, all } = openCrowd(100)
    const table = tableOf('open', [], 'open')
    for (let i = 0; i < 50; i++) lobby.tell(table)
    vi.advanceTimersByTime(10_000)
    expect(all().length).toBe(200)
    expect(table.asked()).toBe(2)
    table.status = 'playing'
    for (let i = 0; i < 50; i++) lobby.tell(table)
    vi.advanceTimersByTime(10_000)
    expect(heard('guest-7').at(-1)).toMatchObject({ id: 'open', status: 'playing' })
    // Everybody once more, when it left the list; and nobody sits there.
    expect(all().length).toBe(300)
  })

  it('is told of a table that started before anybody could be told that it was open', () => {
    const { lobby, heard } = openCrowd(10)
    lobby.tell(tableOf('before', [], 'open'))
    const table = tableOf('quick', [], 'open')
    lobby.tell(table)
    table.status = 'playing'
    lobby.tell(table)
    vi.advanceTimersByTime(10_000)
    expect(heard('guest-3').filter(({ id }) => id === 'quick')).toMatchObject([{ status: 'playing' }])
  })

  it('is told of a game to those who sit there alone', () => {
    const { lobby, heard, all } = openCrowd(100)
    const table = tableOf('game', ['guest-1', 'guest-2', 'nobody'])
    lobby.tell(table)
    vi.advanceTimersByTime(10_000)
    expect(all().length).toBe(2)
    expect(heard('guest-2')).toMatchObject([{ id: 'game' }])
  })

  it('forgets nothing of two tables that change in one breath', () => {
    const { lobby, heard } = openCrowd(1)
    for (const id of ['a', 'b', 'c']) lobby.tell(tableOf(id, ['guest-0']))
    vi.advanceTimersByTime(10_000)
    expect(heard('guest-0').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('is told of hundreds of tables set up in one breath a few at a time, and of each at last; who plays does not wait', () => {
    const { lobby, heard, all } = openCrowd(20)
    const ids = Array.from({ length: 320 }, (_, i) => `open-${i}`)
    for (const id of ids) lobby.tell(tableOf(id, [], 'open'))
    lobby.tell(tableOf('game', ['guest-1']))
    const breaths: number[] = []
    for (let i = 0; i < 8; i++) {
      const before = heard('guest-7').length
      vi.advanceTimersByTime(500)
      breaths.push(heard('guest-7').length - before)
      if (i === 0) expect(heard('guest-1').map(({ id }) => id)).toContain('game')
    }
    expect(Math.max(...breaths)).toBe(50)
    expect(heard('guest-7').map(({ id }) => id)).toEqual(ids)
    // Nothing is told twice.
    vi.advanceTimersByTime(10_000)
    expect(all().length).toBe(20 * ids.length + 1)
  })
})
