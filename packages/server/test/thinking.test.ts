import type { Thought } from '@longhouse/bot-threads'
import type { Move } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Asker, Crowded, openThinking } from '../src/tables/thinking.ts'

/** Threads that think until they are told to stop. */
function openPool() {
  const begun: { readonly name: string; readonly ms: number; readonly end: () => void }[] = []
  return {
    begun,
    names: () => begun.map(({ name }) => name),
    think: (thought: Thought, signal?: AbortSignal) =>
      new Promise<Move | null>((settle, fail) => {
        begun.push({ name: thought.seed, ms: thought.ms ?? 0, end: () => settle(null) })
        signal?.addEventListener('abort', () => fail(signal.reason))
      }),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

function openHouse(threads = 1) {
  const pool = openPool()
  const thinking = openThinking(pool, threads)
  let ended = 0
  return {
    pool,
    thinking,
    /** Somebody's table wants to think: `Eve 3` is Eve's third. */
    async ask(name: string, changes: Partial<Asker> = {}): Promise<'crowded' | undefined> {
      const person = name.split(' ')[0] as string
      const asker = () => ({ table: name, person, place: person, awaited: true, ...changes })
      const thought = { seed: name } as Thought
      let refused: 'crowded' | undefined
      thinking.think(thought, asker, new AbortController().signal).catch((error: unknown) => {
        if (!(error instanceof Crowded)) throw error
        refused = 'crowded'
      })
      await settled()
      return refused
    },
    /** The thought that began first of those under way is over. */
    async end(): Promise<void> {
      pool.begun[ended++]?.end()
      await settled()
    },
  }
}

describe('programs think in turn', () => {
  it('so that somebody with twenty tables does not keep another waiting', async () => {
    const { pool, ask, end } = openHouse()
    for (let i = 0; i < 20; i++) await ask(`Eve ${i}`)
    await ask('Ola 1')
    await end()
    expect(pool.names()).toEqual(['Eve 0', 'Ola 1'])
    await ask('Ola 1')
    await end()
    await end()
    expect(pool.names()).toEqual(['Eve 0', 'Ola 1', 'Eve 1', 'Ola 1'])
  })

  it('nor somebody with many names in one place', async () => {
    const { pool, ask, end } = openHouse()
    for (let i = 0; i < 20; i++) await ask(`Guest${i}`, { place: 'cellar' })
    await ask('Ola', { place: 'home' })
    await end()
    await end()
    expect(pool.names()).toEqual(['Guest0', 'Ola', 'Guest1'])
  })

  it('each table of a person after the others', async () => {
    const { pool, ask, end } = openHouse()
    for (const name of ['Ola 1', 'Ola 2', 'Ola 3']) await ask(name)
    for (let i = 0; i < 6; i++) {
      const name = pool.names().at(-1) as string
      await end()
      await ask(name)
    }
    expect(pool.names()).toEqual(['Ola 1', 'Ola 2', 'Ola 3', 'Ola 1', 'Ola 2', 'Ola 3', 'Ola 1'])
  })

  it('where somebody waits first, and where nobody does at times', async () => {
    const { pool, ask, end } = openHouse()
    for (let i = 0; i < 5; i++) await ask(`Away${i}`, { awaited: false })
    for (let i = 0; i < 10; i++) await ask(`Here${i}`)
    for (let i = 0; i < 9; i++) await end()
    const away = pool.names().map((name) => name.startsWith('Away'))
    expect(away).toEqual([true, false, false, false, false, false, false, true, false, false])
  })

  it('as it is when the turn comes: who has left meanwhile no longer comes first', async () => {
    const { pool, thinking, ask, end } = openHouse()
    await ask('Eve')
    let awaited = true
    const asker = () => ({ table: 'left', person: 'Jan', place: 'there', awaited })
    void thinking.think({ seed: 'Jan' } as Thought, asker, new AbortController().signal)
    await ask('Ola')
    awaited = false
    await end()
    expect(pool.names()).toEqual(['Eve', 'Ola'])
  })
})

describe('threads', () => {
  it('are never all one person’s, one place’s, or of tables where nobody waits', async () => {
    const person = openHouse(4)
    for (let i = 0; i < 6; i++) await person.ask(`Eve ${i}`)
    expect(person.pool.names()).toEqual(['Eve 0', 'Eve 1'])
    const place = openHouse(4)
    for (let i = 0; i < 6; i++) await place.ask(`Guest${i}`, { place: 'cellar' })
    expect(place.pool.names()).toEqual(['Guest0', 'Guest1', 'Guest2'])
    const away = openHouse(4)
    for (let i = 0; i < 6; i++) await away.ask(`Away${i}`, { awaited: false })
    expect(away.pool.names()).toEqual(['Away0', 'Away1', 'Away2'])
    await away.ask('Ola')
    expect(away.pool.names().at(-1)).toBe('Ola')
  })

  it('are free again after a thought that is no longer wanted, waiting or under way', async () => {
    const { pool, thinking, ask } = openHouse()
    const asker = () => ({ table: 'x', person: 'x', place: 'x', awaited: true })
    const controllers = [new AbortController(), new AbortController()]
    const thoughts = controllers.map(({ signal }, i) => thinking.think({ seed: `x${i}` } as Thought, asker, signal))
    await ask('Ola')
    const ends = Promise.allSettled(thoughts)
    for (const controller of controllers.reverse()) controller.abort()
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    await settled()
    expect(pool.names()).toEqual(['x0', 'Ola'])
    expect(thinking.waiting).toBe(0)
  })
})

describe('time to think', () => {
  it('is shortened for whoever brings many tables, and not for others', async () => {
    const { pool, ask, end } = openHouse()
    for (let i = 0; i < 13; i++) await ask(`Eve ${i}`)
    await ask('Ola')
    await end()
    await end()
    const [, ola, eve] = pool.begun
    expect(ola).toMatchObject({ name: 'Ola', ms: 5_000 })
    expect(eve?.name).toBe('Eve 1')
    expect(eve?.ms).toBeCloseTo(10_000 / 12)
  })
})

describe('what waits', () => {
  it('is so much of a person, of a place and of the house; more must come again later', async () => {
    const { thinking, ask } = openHouse()
    await ask('Bo')
    for (let i = 0; i < 12; i++) expect(await ask(`Eve ${i}`)).toBeUndefined()
    expect(await ask('Eve 12')).toBe('crowded')
    for (let i = 0; i < 100; i++) await ask(`Guest${i}`, { place: 'cellar' })
    expect(await ask('Guest100', { place: 'cellar' })).toBe('crowded')
    expect(thinking.waiting).toBe(112)
  })

  it('makes room, where the house is full, for a place that has less', async () => {
    const { pool, thinking, ask, end } = openHouse()
    await ask('Bo')
    for (let i = 0; i < 400; i++) await ask(`Guest${i}`, { place: `cellar ${i % 4}` })
    expect(thinking.waiting).toBe(400)
    expect(await ask('Guest400', { place: 'cellar 0' })).toBe('crowded')
    expect(await ask('Ola')).toBeUndefined()
    expect(thinking.waiting).toBe(400)
    for (let i = 0; i < 5; i++) await end()
    expect(pool.names()).toContain('Ola')
  })
})
