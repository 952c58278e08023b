import { openBotThreads, type Thought } from '@longhouse/bot-threads'
import type { Move } from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishing, me, openTesting, playing, type Testing, until, Visitor } from './online.ts'

/** The games of the house instead of the examples. */
const games = { games: undefined, bots: undefined }

const tableOf = async (visitor: Visitor, id: string): Promise<TableInfo> =>
  (await visitor.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

describe('programs of the house', () => {
  let testing: Testing

  beforeAll(async () => {
    testing = await openTesting({ ...games, botThreads: undefined })
  })

  afterAll(() => testing.close())

  it('think in threads and take their turns', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const seats = [me, { kind: 'bot', bot: 'raider' }, { kind: 'bot', bot: 'first-winter' }]
    const made = await ola.post('/tables', { game: 'champions', seats })
    const { id } = made.body.table
    await ola.post(`/tables/${id}/start`)
    await until(async () => {
      await ola.choose(id)
      return (await tableOf(ola, id)).moves >= 12
    }, 'twelve choices')
    expect(await tableOf(ola, id)).toMatchObject({ status: 'playing', game: 'champions' })
  })
})

describe('twenty tables full of the strongest programs', () => {
  /** Threads, behind a door that is shut until everybody has asked. */
  const threads = openBotThreads(1)
  const begun: string[] = []
  let open = () => {}
  const door = new Promise<void>((resolve) => {
    open = resolve
  })
  const pool = {
    async think(thought: Thought, signal?: AbortSignal) {
      begun.push(thought.bot)
      await door
      return threads.think(thought, signal)
    },
    stop: () => threads.stop(),
  }
  let testing: Testing

  beforeAll(async () => {
    testing = await openTesting({ ...games, botThreads: pool }, { threads: 1 })
  })

  afterAll(async () => {
    open()
    await testing.close()
  })

  const waiting = async (): Promise<number> => {
    const metrics = await (await fetch(`${testing.address}/metrics`)).text()
    return Number(/^longhouse_thoughts_waiting (\d+)$/m.exec(metrics)?.[1])
  }

  /** Plays on at a table until the programs are to move. */
  async function untilProgramsMove(visitor: Visitor, id: string): Promise<void> {
    await until(async () => {
      if (!(await tableOf(visitor, id)).awaited.includes(0)) return true
      await visitor.choose(id)
      return false
    }, 'a program’s turn')
  }

  async function tableAgainst(visitor: Visitor, bots: readonly string[]): Promise<string> {
    const seats = [me, ...bots.map((bot) => ({ kind: 'bot', bot }))]
    const { id } = (await visitor.post('/tables', { game: 'champions', seats })).body.table
    visitor.say({ watch: id })
    await visitor.hears('table', (table) => table.id === id)
    await visitor.post(`/tables/${id}/start`)
    await untilProgramsMove(visitor, id)
    return id
  }

  it('keep a program at another table waiting for the thought that is under way, and no other', async () => {
    const eve = await Visitor.called('Eve', testing.address)
    await eve.connect()
    for (let i = 0; i < 20; i++) await tableAgainst(eve, ['allfather', 'allfather', 'allfather'])
    await until(async () => (await waiting()) >= 12, 'a dozen thoughts')
    const ola = await Visitor.called('Ola', testing.address)
    await ola.connect()
    const table = await tableAgainst(ola, ['raider'])
    await until(async () => (await waiting()) >= 13, 'one thought more')
    const { moves } = await tableOf(ola, table)
    expect(begun).toEqual(['allfather'])
    open()
    await until(async () => (await tableOf(ola, table)).moves > moves, 'a choice of the program')
    expect(begun.slice(0, 2)).toEqual(['allfather', 'raider'])
  })
})

describe('a program that thinks', () => {
  it('is not made to begin anew by what does not concern it', async () => {
    const thoughts: { readonly end: () => void; readonly signal: AbortSignal | undefined }[] = []
    const { think } = furnishing.botThreads as NonNullable<typeof furnishing.botThreads>
    const pool = {
      think: (thought: Thought, signal?: AbortSignal) =>
        new Promise<Move | null>((settle) => {
          thoughts.push({ end: () => settle(think(thought)), signal })
        }),
      stop: async () => {},
    }
    const testing = await openTesting({ botThreads: pool })
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const table = await playing([ola, jan], { bots: 1 })
    await until(() => thoughts.length > 0, 'a thought')
    for (const agree of [true, false, true, false]) await ola.post(`/tables/${table}/abandon`, { agree })
    // A secret answer, taken back and given again.
    await ola.choose(table)
    const { number } = await tableOf(ola, table)
    expect((await ola.post(`/tables/${table}/undo`, { key: crypto.randomUUID(), number })).status).toBe(200)
    await ola.choose(table)
    expect(thoughts.length).toBe(1)
    expect(thoughts[0]?.signal?.aborted).toBe(false)
    const { moves } = await tableOf(ola, table)
    thoughts[0]?.end()
    await until(async () => (await tableOf(ola, table)).moves > moves, 'its choice')
    await testing.close()
  })
})
