import { isRefusal } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { endedOf, hashOf, type Pass } from '../src/people/passes.ts'
import { openPeople, type Person } from '../src/people/people.ts'
import type { Database } from '../src/storage/database.ts'
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
