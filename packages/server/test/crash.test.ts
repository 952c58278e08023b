import { randomUUID } from 'node:crypto'
import { raid, winters } from '@longhouse/example-games'
import { isRefusal, type Replay, verifyReplay } from '@longhouse/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/storage/open.ts'
import { insertEntry } from '../src/tables/store.ts'
import { openNursery } from './child.ts'
import { playing, until, Visitor } from './online.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'

interface Match {
  readonly people: readonly Visitor[]
  readonly table: string
}

interface Acknowledged {
  readonly person: Visitor
  readonly table: string
  readonly sent: { readonly key: string }
  readonly number: number
}

/** Everybody plays as fast as they can, until so many choices were acknowledged; then somebody pulls the plug. */
async function playUntil(
  matches: readonly Match[],
  choices: number,
  pull: () => Promise<void>,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  let over = false
  const seats = matches.flatMap(({ people, table }) => people.map((person) => ({ person, table })))
  const players = seats.map(async ({ person, table }) => {
    while (!over) {
      const chosen = await person.anyChoice(table)
      if (!chosen) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        continue
      }
      const sent = { key: randomUUID(), ...chosen }
      const answer = await person.post<{ number: number }>(`/tables/${table}/choices`, sent)
      if (answer.status !== 200) continue
      acknowledged.push({ person, table, sent, number: answer.body.number })
      if (over || acknowledged.length < choices) continue
      over = true
      await pull()
    }
  })
  await Promise.allSettled(players)
  expect(acknowledged.length).toBeGreaterThanOrEqual(choices)
  return acknowledged
}

/** Sent again with its key, each is answered as it was, and nothing more happens. */
async function stillThere(acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { person, table, sent, number } of acknowledged) {
    const again = await person.post<{ number: number }>(`/tables/${table}/choices`, sent)
    expect(again).toMatchObject({ status: 200, body: { number } })
  }
}

/** Whoever may choose does, until the game has gone on enough. */
async function playOn({ people, table }: Match, enough: (choices: number, over: boolean) => boolean): Promise<void> {
  let choices = 0
  await until(async () => {
    let over = false
    const before = choices
    for (const person of people) {
      const { body } = await person.seen(table)
      over ||= body.seen?.result != null
      if (body.seen?.ask?.form && (await person.choose(table))?.status === 200) choices++
    }
    // Nobody's turn: a program thinks, or the survivor has yet to notice that it is to move one.
    if (choices === before && !over) await new Promise((resolve) => setTimeout(resolve, 100))
    return enough(choices, over)
  }, 'more choices')
}

async function playToTheEnd(match: Match): Promise<void> {
  await playOn(match, (_, over) => over)
  const { body } = await (match.people[0] as Visitor).get<Replay>(`/tables/${match.table}/replay`)
  expect(verifyReplay(raid, body)).toBeNull()
}

const many = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

describe('a server that is killed', () => {
  const nursery = openNursery()
  afterAll(nursery.close)

  it('has every choice that it acknowledged, and the games go on', async () => {
    const first = await nursery.start()
    const matches = await many(200, async (i) => {
      const person = await Visitor.called(`Viking ${i}`, first.address)
      return { people: [person], table: await playing([person], { game: 'raid', bots: 1 }) }
    })
    const acknowledged = await playUntil(matches, 400, first.kill)
    const second = await nursery.start()
    for (const { people } of matches) for (const person of people) person.address = second.address
    await stillThere(acknowledged)
    await Promise.all(matches.slice(0, 10).map(playToTheEnd))
  })
})

describe('a server that is killed in a campaign', () => {
  const nursery = openNursery()
  afterAll(nursery.close)

  it('has it within a game and between two as it was, and it goes on to its end', async () => {
    let { address, kill } = await nursery.start()
    const people = await many(2, (i) => Visitor.called(`Skald ${i}`, address))
    const [first] = people as [Visitor, Visitor]
    const table = await playing(people, { game: 'winters', options: { winters: 3, wolves: false } })
    const killed = async () => {
      const before = await many(2, async (i) => (await people[i]?.seen(table))?.body)
      await kill()
      const again = await nursery.start()
      address = again.address
      kill = again.kill
      for (const person of people) person.address = address
      expect(await many(2, async (i) => (await people[i]?.seen(table))?.body)).toEqual(before)
    }
    const isResting = async () => (await first.seen(table)).body.seen?.resting === true
    await first.choose(table)
    await killed()
    await until(async () => {
      for (const person of people) if (!(await isResting())) await person.choose(table)
      return isResting()
    }, 'the rest')
    await first.choose(table)
    await killed()
    expect(await isResting()).toBe(true)
    await playOn({ people, table }, (_, over) => over)
    expect(verifyReplay(winters, (await first.get<Replay>(`/tables/${table}/replay`)).body)).toBeNull()
  })
})

describe('a server that is killed while it writes long tables down whole', () => {
  const nursery = openNursery()
  afterAll(nursery.close)

  it('opens them as they were, from whatever was written', async () => {
    const first = await nursery.start()
    const matches = await many(8, async (i) => {
      const ola = await Visitor.called(`Ola ${i}`, first.address)
      const jan = await Visitor.called(`Jan ${i}`, first.address)
      return { people: [ola, jan], table: await playing([ola, jan], { game: 'raid' }) }
    })
    await first.kill()
    await lengthen(nursery.data, matches)

    // The first choice at each of them writes a snapshot; the plug is pulled amid that.
    const second = await nursery.start()
    for (const { people } of matches) for (const person of people) person.address = second.address
    const acknowledged = await playUntil(matches, 4, second.kill)
    const third = await nursery.start()
    for (const { people } of matches) for (const person of people) person.address = third.address
    await stillThere(acknowledged)
    await Promise.all(matches.slice(0, 2).map(playToTheEnd))
  })

  /** As if somebody had offered to end each game again and again. */
  async function lengthen(data: string, tables: readonly Match[]): Promise<void> {
    const database = await openDatabase({ data, url: null })
    if (isRefusal(database)) throw new Error(database.refused)
    for (const { table } of tables) {
      const last = await database.one<{ number: number; at: number }>(
        'select number, at from entries where table_id = ? order by number desc limit 1',
        table,
      )
      const { number = 0, at = 0 } = last ?? {}
      const rest = Array.from({ length: 300 }, (_, i) =>
        insertEntry(table, {
          entry: { kind: 'abandon', seat: 0, agree: i % 2 === 0, number: number + 1 + i, at },
          key: null,
        }),
      )
      await database.write({ guards: [], rest })
    }
    await database.close()
  }
})

describe.skipIf(!hasPostgres)('one of two servers on a PostgreSQL that is killed', () => {
  const nursery = openNursery()
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres()
  })

  afterAll(async () => {
    nursery.close()
    await postgres?.stop()
  })

  it('has lost nothing that it acknowledged, and the other goes on with its games', async () => {
    const lost = await nursery.start({ url: postgres.url })
    const other = await nursery.start({ url: postgres.url })
    const addresses = [lost.address, other.address] as const
    const matches = await many(60, async (i) => {
      const ola = await Visitor.called(`Ola ${i}`, addresses[i % 2] as string)
      const jan = await Visitor.called(`Jan ${i}`, addresses[(i >> 1) % 2] as string)
      const withProgram = i % 5 === 0
      const people = withProgram ? [ola] : [ola, jan]
      return { people, table: await playing(people, { game: 'raid', bots: withProgram ? 1 : 0 }) }
    })
    const acknowledged = await playUntil(matches, 400, lost.kill)
    for (const { people } of matches) for (const person of people) person.address = other.address
    await stillThere(acknowledged)
    await Promise.all(matches.map((match) => playOn(match, (choices, over) => choices > 0 || over)))
    await Promise.all(matches.slice(0, 20).map(playToTheEnd))

    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query('select table_id, number, key from entries order by table_id, number')
    await client.end()
    const numbers = new Map<string, number[]>()
    for (const { table_id, number } of rows) numbers.set(table_id, [...(numbers.get(table_id) ?? []), Number(number)])
    for (const each of numbers.values()) expect(each).toEqual(each.map((_, i) => i + 1))
    const keys = rows.flatMap(({ key }) => (key === null ? [] : [String(key)]))
    for (const { sent } of acknowledged) expect(keys.filter((key) => key.includes(sent.key)).length).toBe(1)
  })
})
