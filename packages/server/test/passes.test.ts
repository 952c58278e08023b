import { isRefusal } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { endedOf, hashOf, type Pass } from '../src/people/passes.ts'
import { openPeople, type Person } from '../src/people/people.ts'
import { MOST_ENDED } from '../src/people/sessions.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { ownDatabase } from './loaded-tables-services.ts'
import { quickPasswords } from './online.ts'

const CROWD = 450
/** Of people, of ended sessions and of tokens. */
const KINDS = 3

const database = ownDatabase('passes')
/** As two processes would have it, each with what it remembers. */
const peopleOn = () => openPeople(database(), Date.now, quickPasswords)

async function arrived(name: string): Promise<Person> {
  const person = await peopleOn().arrive(name)
  if (isRefusal(person)) throw new Error(person.refused)
  return person
}

describe('those who are on the line', () => {
  it('are found to be signed out in a few questions, however many they are', async () => {
    const people = peopleOn()
    const crowd = await Promise.all(Array.from({ length: CROWD }, (_, i) => arrived(`Guest ${i}`)))
    const sessions = crowd.map(({ id: person, version }, i): Pass => ({ session: { person, version, id: `${i}` } }))
    const tokens = await Promise.all(
      crowd.map(async (person) => {
        const made = await people.newToken(person, 'bot')
        if (isRefusal(made)) throw new Error(made.refused)
        return made
      }),
    )
    const passes = [...sessions, ...tokens.map(({ token }): Pass => ({ token: hashOf(token) }))]
    let questions = 0
    const counted: Database = {
      ...database(),
      all(sql, ...args) {
        questions++
        return database().all(sql, ...args)
      },
    }
    const ended = async () => {
      const lines = await endedOf(
        counted,
        passes.map((pass, i) => ({ pass, i })),
      )
      return lines.map(({ i }) => i)
    }
    expect(await ended()).toEqual([])
    expect(questions).toBeLessThan((CROWD * KINDS) / 100)

    const [first, second, , fourth] = crowd as [Person, Person, Person, Person]
    await people.sessions.end({ person: first.id, version: 1, id: '0' })
    // Another device of theirs.
    await people.sessions.end({ person: second.id, version: 1, id: 'x' })
    await people.dropToken(second, tokens[1]?.id ?? '')
    await people.remove(crowd.at(-1) as Person)
    // The first password ends sessions, and leaves programs.
    await people.keep(fourth, 'a long winter', undefined, '')
    expect(await ended()).toEqual([0, 3, CROWD - 1, CROWD + 1, 2 * CROWD - 1])
  })
})

describe('somebody who has signed out often', () => {
  const PAST = 150
  const since = Date.now()
  const sessionOf = (person: Person, id: string) => ({ person: person.id, version: person.version, id, since })

  /** Somebody whose name is kept, with so many sessions that were ended. */
  async function keeper(name: string, ended: number): Promise<Person> {
    const person = await peopleOn().keep(await arrived(name), 'a long winter', undefined, '')
    if (isRefusal(person)) throw new Error(person.refused)
    const insert = 'insert into ended_sessions (person_id, session, ended) values (?, ?, ?)'
    const rest = Array.from({ length: ended }, (_, i) => statement(insert, person.id, `old ${i}`, Date.now()))
    await database().write({ guards: [], rest })
    return person
  }

  it('is looked at in one row, however many there are of theirs, and not again because another device left', async () => {
    const person = await keeper('Astrid', PAST)
    const rows: number[] = []
    const counted: Database = {
      ...database(),
      all: async (sql, ...args) => {
        const found = await database().all(sql, ...args)
        rows.push(found.length)
        return found as never
      },
      one: async (sql, ...args) => ((await counted.all(sql, ...args))[0] ?? null) as never,
    }
    const { sessions } = openPeople(counted, Date.now, quickPasswords)
    expect(await sessions.isEnded(sessionOf(person, 'desk'))).toBe(false)
    expect(await sessions.isEnded(sessionOf(person, 'old 7'))).toBe(true)
    expect(rows).toEqual([0, 1])
    await sessions.end(sessionOf(person, 'phone'))
    expect(await sessions.isEnded(sessionOf(person, 'phone'))).toBe(true)
    expect(await sessions.isEnded(sessionOf(person, 'desk'))).toBe(false)
    expect(rows).toEqual([0, 1])
    rows.length = 0
    const line = { pass: { session: sessionOf(person, 'old 7') } }
    expect(await endedOf(counted, [line, { pass: { session: sessionOf(person, 'desk') } }])).toEqual([line])
    expect(rows.sort()).toEqual([1, 1])
  })

  it('is signed out everywhere once there are too many to remember, and no sooner', async () => {
    const [here, there] = [peopleOn(), peopleOn()]
    const person = await keeper('Ragnhild', MOST_ENDED - 2)
    const isIn = async ({ id, version }: Person) => (await here.find(id))?.version === version
    const left = async () =>
      (await database().all('select session from ended_sessions where person_id = ?', person.id)).length
    await here.sessions.end(sessionOf(person, 'desk'))
    expect([await isIn(person), await left()]).toEqual([true, MOST_ENDED - 1])
    await Promise.all(['phone', 'club'].map((id) => here.sessions.end(sessionOf(person, id))))
    expect(await isIn(person)).toBe(false)
    expect(await left()).toBeLessThan(2)
    const back = await there.signIn('Ragnhild', 'a long winter', '')
    expect(back).toMatchObject({ id: person.id, version: person.version + 1 })
  })

  it('as a guest keeps the one way in that there is', async () => {
    const guest = await arrived('Guest of old')
    const insert = 'insert into ended_sessions (person_id, session, ended) values (?, ?, ?)'
    const rest = Array.from({ length: MOST_ENDED }, (_, i) => statement(insert, guest.id, `old ${i}`, Date.now()))
    await database().write({ guards: [], rest })
    const people = peopleOn()
    await people.sessions.end(sessionOf(guest, 'x'))
    expect(await people.find(guest.id)).toMatchObject({ version: guest.version })
  })
})

describe('a name that another process changed', () => {
  it('is still found to be another one after its owner was looked up here by chance', async () => {
    const [here, there] = [peopleOn(), peopleOn()]
    const [sigrid, gudrun, leif] = await Promise.all(['Sigrid', 'Gudrun', 'Leif'].map(arrived))
    if (!sigrid || !gudrun || !leif) throw new Error('nobody came')
    await here.names.learn([sigrid.id, gudrun.id, leif.id])
    await there.rename(sigrid, 'Sigga')
    await there.remove(gudrun)
    expect(await here.find(sigrid.id)).toMatchObject({ name: 'Sigga' })
    expect(await here.find(gudrun.id)).toBeNull()
    expect(await here.names.learnAnew()).toEqual(new Set([sigrid.id, gudrun.id]))
    expect([sigrid, gudrun, leif].map(({ id }) => here.names.nameOf(id))).toEqual(['Sigga', null, 'Leif'])
    expect(await here.names.learnAnew()).toEqual(new Set())
  })
})
