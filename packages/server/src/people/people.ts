import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { TokenInfo } from '@longhouse/protocol'
import { randomId } from '../random-id.ts'
import { type Database, type Row, statement, type Value } from '../storage/database.ts'
import { allOf } from '../storage/many.ts'
import { isEveryday } from './everyday.ts'
import { skeletonOf } from './look-alikes.ts'
import { isInOneScript } from './one-script.ts'
import { hashOf } from './passes.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { openSessions } from './sessions.ts'

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

/** Whether others can read it as it is meant. */
const isReadable = (name: string): boolean => isInOneScript(name) && isEveryday(name)

export type People = ReturnType<typeof openPeople>

export function openPeople(database: Database, now: () => number, passwords: Passwords = openPasswords()) {
  const known = new Map<string, { readonly person: Person | null; readonly at: number }>()
  const sessions = openSessions(database, now, (person) => known.delete(person))
  const names = new Map<string, string>()

  function remember(id: string, person: Person | null): Person | null {
    if (known.size > MOST_KNOWN) known.clear()
    if (names.size > MOST_KNOWN) names.clear()
    known.set(id, { person, at: performance.now() })
    // Another name is told at their tables when its news come, not known before that by chance.
    if (person && !names.has(id)) names.set(id, person.name)
    return person
  }

  async function find(id: string): Promise<Person | null> {
    const remembered = known.get(id)
    if (remembered && performance.now() - remembered.at < BELIEVED_MS) return remembered.person
    const row = await rowOf(id)
    return remember(id, row && personOf(row))
  }

  const rowOf = (id: string): Promise<PersonRow | null> =>
    database.one<PersonRow>(`select ${COLUMNS} from people where id = ?`, id)

  const keeperOf = (name: string): Promise<PersonRow | null> =>
    database.one<PersonRow>(`select ${COLUMNS} from people where folded = ?`, folded(name))

  /** A statement that is done unless somebody else keeps the name, or one that looks like it. */
  const unlessTaken = (person: string, name: string, alike: string | null, sql: string, ...args: readonly Value[]) => ({
    ...statement(
      `${sql} and not exists (select 1 from people p where (p.folded = ? or p.skeleton = ?) and p.id <> ?)`,
      ...[...args, folded(name), alike, person],
    ),
    row: person,
  })

  return {
    find,
    sessions,

    /** Another process has changed them. */
    forget(id: string): void {
      known.delete(id)
      names.delete(id)
      sessions.forget(id)
    },

    /** Other processes may have changed anybody. */
    forgetAll(): void {
      known.clear()
      sessions.forgetAll()
    },

    /** What kept names look like is written down where it is not, or was seen otherwise before. */
    async compareLooks(): Promise<void> {
      const kept = await database.all<{ id: string; name: string; skeleton: string | null }>(
        'select id, name, skeleton from people where folded is not null',
      )
      for (const { id, name, skeleton } of kept) {
        const looks = skeletonOf(name)
        if (looks === skeleton) continue
        const sql = 'update people set skeleton = ? where id = ? and name = ?'
        await database.write({ guards: [], rest: [{ ...statement(sql, looks, id, name), row: id }] })
      }
    },

    async arrive(name: string): Promise<Person | Refusal> {
      if (!isReadable(name)) return refuse('name-script')
      const person: Person = { id: randomId(), name, kept: false, version: 1, created: now() }
      const insert = `insert into people (id, name, folded, password, version, created)
        select ?, ?, null, null, cast(? as bigint), cast(? as bigint) where true`
      const { id, version, created } = person
      const guards = [unlessTaken(id, name, skeletonOf(name), insert, id, name, version, created)]
      if (!(await database.write({ guards }))) return refuse('name-taken', { name })
      remember(id, person)
      return person
    },

    async rename(person: Person, name: string): Promise<Person | Refusal> {
      // Names that were taken before anybody looked at their letters stay.
      if (name !== person.name && !isReadable(name)) return refuse('name-script')
      const skeleton = skeletonOf(name)
      // Who has kept a name that looks like another from of old may write it in another way.
      const alike = person.kept && skeletonOf(person.name) === skeleton ? null : skeleton
      // Whether it is kept says the row: it may have been, since the person was read.
      const update = `update people set name = ?, folded = case when password is null then null else ? end,
        skeleton = case when password is null then null else ? end where id = ?`
      const args = [name, folded(name), skeleton, person.id]
      const done = await database.write({ guards: [unlessTaken(person.id, name, alike, update, ...args)] })
      known.delete(person.id)
      const renamed = await find(person.id)
      if (!renamed) return refuse('not-arrived')
      if (!done) return refuse('name-taken', { name })
      names.set(person.id, renamed.name)
      return renamed
    },

    /** Keeps the name with a password. All other devices are signed out, and with another password all programs. */
    async keep(
      person: Person,
      password: string,
      current: string | undefined,
      place: string,
    ): Promise<Person | Refusal> {
      const row = await rowOf(person.id)
      if (!row) return refuse('not-arrived')
      const right = row.password === null || (await passwords.isRight(current ?? '', row.password, place))
      if (isRefusal(right)) return right
      if (!right) return refuse('wrong-password')
      const hash = await passwords.hash(password, place)
      if (isRefusal(hash)) return hash
      const skeleton = skeletonOf(row.name)
      // Hashing takes its time: what the name is by now is not kept unseen.
      const update = `update people set password = ?, folded = ?, skeleton = ?, version = version + 1
        where id = ? and version = ? and name = ?`
      const args = [hash, folded(row.name), skeleton, person.id, row.version, row.name]
      const done = await database.write({
        guards: [unlessTaken(person.id, row.name, row.password === null ? skeleton : null, update, ...args)],
        rest: [
          statement('delete from ended_sessions where person_id = ?', person.id),
          ...(row.password === null ? [] : [statement('delete from tokens where person_id = ?', person.id)]),
        ],
      })
      if (!done) {
        const since = await rowOf(person.id)
        if (!since) return refuse('not-arrived')
        const isSame = since.name === row.name && since.version === row.version
        return isSame ? refuse('name-taken', { name: row.name }) : refuse('busy')
      }
      const kept = { ...personOf(row), kept: true, version: row.version + 1 }
      remember(person.id, kept)
      return kept
    },

    async signIn(name: string, password: string, place: string): Promise<Person | Refusal> {
      const row = await keeperOf(name)
      const right = await (row?.password
        ? passwords.isRight(password, row.password, place)
        : passwords.pretend(password, place))
      if (isRefusal(right)) return right
      if (!row || !right) return refuse('wrong-password')
      return remember(row.id, personOf(row)) as Person
    },

    /** Asks the database itself: they may be gone since they were last seen. */
    async isThere({ id }: Person): Promise<boolean> {
      return (await database.one('select id from people where id = ?', id)) !== null
    },

    /** Their seats stay until they were vacated. */
    async remove(person: Person): Promise<void> {
      const of = (sql: string) => statement(sql, person.id)
      await database.write({
        guards: [],
        rest: [
          of('delete from people where id = ?'),
          of('delete from tokens where person_id = ?'),
          of('delete from ended_sessions where person_id = ?'),
          of('delete from ratings where person_id = ?'),
          of('delete from chat where person_id = ?'),
        ],
      })
      remember(person.id, null)
      names.delete(person.id)
    },

    /** At tables that are over. By the row of a seat that was left behind elsewhere the caretaker finds it. */
    forgetSeats: ({ id }: Person): Promise<void> =>
      database.run(
        `delete from seats where person_id = ?
         and not exists (select 1 from tables where tables.id = seats.table_id and tables.status in ('open', 'playing'))`,
        id,
      ),

    async newToken(person: Person, name: string): Promise<(TokenInfo & { token: string }) | Refusal> {
      const token = `lh_${randomBytes(32).toString('base64url')}`
      const made = { id: randomId(), name, created: now() }
      // Counted where it is written: many may be asked for at once.
      const insert = `insert into tokens (id, person_id, name, hash, created) select ?, ?, ?, ?, cast(? as bigint)
        where (select count(*) from tokens t where t.person_id = ?) < ${MOST_TOKENS}`
      const guards = [
        statement(insert, made.id, person.id, name, hashOf(token), made.created, person.id),
        // It holds the row: another password in another process comes before this one or finds the token.
        statement('update people set version = version where id = ? and version = ?', person.id, person.version),
      ]
      if (await database.write({ guards })) return { ...made, token }
      const sql = 'select id from people where id = ? and version = ?'
      const isIn = (await database.one(sql, person.id, person.version)) !== null
      return isIn ? refuse('too-many-tokens', { most: MOST_TOKENS }) : refuse('not-arrived')
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

    /** By the hash of it. */
    async byToken(hash: string): Promise<Person | null> {
      const row = await database.one<{ person_id: string }>('select person_id from tokens where hash = ?', hash)
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
      /** Who has another name than was known here, or none any more. */
      async learnAnew(): Promise<Set<string>> {
        const before = new Map(names)
        const sql = 'select id, name from people where id in (?)'
        const rows = await allOf<{ id: string; name: string }>(database, sql, before.keys())
        const now = new Map(rows.map(({ id, name }) => [id, name]))
        // Of whoever has changed while the answer was on its way, news have come.
        const others = [...before].filter(([id, name]) => now.get(id) !== name && names.get(id) === name)
        for (const [id] of others) {
          const name = now.get(id)
          if (name === undefined) names.delete(id)
          else names.set(id, name)
        }
        return new Set(others.map(([id]) => id))
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
