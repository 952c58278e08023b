import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@longhouse/kernel'
import type { TokenInfo } from '@longhouse/protocol'
import { type Database, type Row, statement } from '../storage/database.ts'
import { hashPassword, isPassword, pretendToCheck } from './passwords.ts'

/** Somebody who has arrived. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly kept: boolean
  readonly version: number
  readonly created: number
}

interface PersonRow extends Row {
  readonly id: string
  readonly name: string
  readonly password: string | null
  readonly version: number
  readonly created: number
}

const COLUMNS = 'id, name, password, version, created'
/** How long what was read of a person is believed, by a clock that nobody sets: another process may have signed them out. */
const BELIEVED_MS = 10_000
const MOST_KNOWN = 50_000
const MOST_TOKENS = 20

const personOf = ({ id, name, password, version, created }: PersonRow): Person => ({
  ...{ id, name, kept: password !== null, version, created },
})

/** Kept names are compared like this: nobody should pass for somebody by a capital letter or an odd space. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ')

const randomId = (): string => randomBytes(9).toString('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export type People = ReturnType<typeof openPeople>

export function openPeople(database: Database, now: () => number) {
  const known = new Map<string, { readonly person: Person | null; readonly at: number }>()
  const names = new Map<string, string>()

  function remember(id: string, person: Person | null): Person | null {
    if (known.size > MOST_KNOWN) known.clear()
    if (names.size > MOST_KNOWN) names.clear()
    known.set(id, { person, at: performance.now() })
    if (person) names.set(id, person.name)
    else names.delete(id)
    return person
  }

  async function find(id: string): Promise<Person | null> {
    const remembered = known.get(id)
    if (remembered && performance.now() - remembered.at < BELIEVED_MS) return remembered.person
    const row = await database.one<PersonRow>(`select ${COLUMNS} from people where id = ?`, id)
    return remember(id, row && personOf(row))
  }

  const keeperOf = (name: string): Promise<PersonRow | null> =>
    database.one<PersonRow>(`select ${COLUMNS} from people where folded = ?`, folded(name))

  async function isTaken(name: string, by: string | null): Promise<boolean> {
    const keeper = await keeperOf(name)
    return keeper !== null && keeper.id !== by
  }

  return {
    find,

    /** Another process has changed them. */
    forget(id: string): void {
      known.delete(id)
      names.delete(id)
    },

    async arrive(name: string): Promise<Person | Refusal> {
      if (await isTaken(name, null)) return refuse('name-taken', { name })
      const person: Person = { id: randomId(), name, kept: false, version: 1, created: now() }
      await database.run(
        'insert into people (id, name, folded, password, version, created) values (?, ?, ?, ?, ?, ?)',
        ...[person.id, name, null, null, person.version, person.created],
      )
      remember(person.id, person)
      return person
    },

    async rename(person: Person, name: string): Promise<Person | Refusal> {
      if (await isTaken(name, person.id)) return refuse('name-taken', { name })
      const done = await database.write({
        guards: [
          statement(
            `update people set name = ?, folded = ? where id = ?
             and not exists (select 1 from people p where p.folded = ? and p.id <> ?)`,
            ...[name, person.kept ? folded(name) : null, person.id, folded(name), person.id],
          ),
        ],
      })
      if (!done) return refuse('name-taken', { name })
      const renamed = { ...person, name }
      remember(person.id, renamed)
      return renamed
    },

    /** Keeps the name with a password. All other devices are signed out. */
    async keep(person: Person, password: string, current: string | undefined): Promise<Person | Refusal> {
      const row = await database.one<PersonRow>(`select ${COLUMNS} from people where id = ?`, person.id)
      if (!row) return refuse('not-arrived')
      if (row.password !== null && !(await isPassword(current ?? '', row.password))) return refuse('wrong-password')
      const hash = await hashPassword(password)
      const done = await database.write({
        guards: [
          statement(
            `update people set password = ?, folded = ?, version = version + 1 where id = ? and version = ?
             and not exists (select 1 from people p where p.folded = ? and p.id <> ?)`,
            ...[hash, folded(row.name), person.id, row.version, folded(row.name), person.id],
          ),
        ],
      })
      if (!done) return refuse('name-taken', { name: row.name })
      const kept = { ...personOf(row), kept: true, version: row.version + 1 }
      remember(person.id, kept)
      return kept
    },

    async signIn(name: string, password: string): Promise<Person | Refusal> {
      const row = await keeperOf(name)
      if (!row?.password) {
        await pretendToCheck(password)
        return refuse('wrong-password')
      }
      if (!(await isPassword(password, row.password))) return refuse('wrong-password')
      return remember(row.id, personOf(row)) as Person
    },

    async remove(person: Person): Promise<void> {
      const of = (sql: string) => statement(sql, person.id)
      await database.write({
        guards: [],
        rest: [
          of('delete from people where id = ?'),
          of('delete from tokens where person_id = ?'),
          of('delete from ratings where person_id = ?'),
          of('delete from chat where person_id = ?'),
          of('delete from seats where person_id = ?'),
        ],
      })
      remember(person.id, null)
    },

    async newToken(person: Person, name: string): Promise<(TokenInfo & { token: string }) | Refusal> {
      const { length } = await this.tokens(person)
      if (length >= MOST_TOKENS) return refuse('too-many-tokens', { most: MOST_TOKENS })
      const token = `lh_${randomBytes(32).toString('base64url')}`
      const made = { id: randomId(), name, created: now() }
      await database.run(
        'insert into tokens (id, person_id, name, hash, created) values (?, ?, ?, ?, ?)',
        ...[made.id, person.id, name, hashOf(token), made.created],
      )
      return { ...made, token }
    },

    tokens: (person: Person): Promise<TokenInfo[]> =>
      database.all<Row & TokenInfo>(
        'select id, name, created from tokens where person_id = ? order by created',
        person.id,
      ),

    async dropToken(person: Person, id: string): Promise<Refusal | null> {
      const guards = [statement('delete from tokens where id = ? and person_id = ?', id, person.id)]
      return (await database.write({ guards })) ? null : refuse('no-such-token')
    },

    async byToken(token: string): Promise<Person | null> {
      const row = await database.one<{ person_id: string }>(
        'select person_id from tokens where hash = ?',
        hashOf(token),
      )
      return row && find(row.person_id)
    },

    names: {
      async learn(people: readonly string[]): Promise<void> {
        const strangers = [...new Set(people)].filter((id) => !names.has(id))
        if (strangers.length === 0) return
        const rows = await database.all<{ id: string; name: string }>(
          `select id, name from people where id in (${strangers.map(() => '?').join(', ')})`,
          ...strangers,
        )
        for (const { id, name } of rows) names.set(id, name)
      },
      nameOf: (person: string): string | null => names.get(person) ?? null,
    },
  }
}

/** The key that cookies are signed with: drawn once, kept with everything else. */
export async function secretOf(database: Database): Promise<string> {
  const drawn = randomBytes(32).toString('base64url')
  await database.run("insert into meta (name, value) values ('secret', ?) on conflict do nothing", drawn)
  const row = await database.one<{ value: string }>("select value from meta where name = 'secret'")
  if (!row) throw new Error('the database does not keep what it is given')
  return row.value
}
