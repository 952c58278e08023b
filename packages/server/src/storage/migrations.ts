import { type Driver, type Statement, statement } from './database.ts'

/** How the database came to be as it is. A migration that was released is never changed; a new one is added. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key,
      name text not null,
      -- The name as it is compared; only kept names are compared, so guests have none.
      folded text unique,
      password text,
      -- Raised to sign all devices out.
      version bigint not null,
      created bigint not null
    )`,
    `create table tokens (
      id text primary key,
      person_id text not null,
      name text not null,
      hash text not null unique,
      created bigint not null
    )`,
    'create index tokens_of_person on tokens (person_id)',
    `create table tables (
      id text primary key,
      game text not null,
      version text not null,
      options text not null,
      players bigint not null,
      seed text not null,
      clock text,
      visibility text not null,
      spectators bigint not null,
      host text not null,
      invite text not null,
      previous text,
      created bigint not null,
      -- From here on what follows from the entries, so that lists need not open every table.
      number bigint not null,
      status text not null,
      updated bigint not null,
      -- When somebody must look at the table again: a clock runs out, or a program is to move.
      due bigint,
      info text not null
    )`,
    'create index tables_by_status on tables (status, visibility, updated)',
    'create index tables_by_due on tables (due)',
    `create table seats (
      table_id text not null,
      seat bigint not null,
      person_id text not null,
      primary key (table_id, seat)
    )`,
    'create index seats_of_person on seats (person_id, table_id)',
    `create table entries (
      table_id text not null,
      number bigint not null,
      kind text not null,
      seat bigint,
      body text not null,
      key text,
      at bigint not null,
      primary key (table_id, number),
      unique (table_id, key)
    )`,
    `create table chat (
      table_id text not null,
      number bigint not null,
      person_id text not null,
      text text not null,
      key text not null,
      at bigint not null,
      primary key (table_id, number),
      unique (table_id, key)
    )`,
    'create index chat_of_person on chat (person_id)',
    `create table ratings (
      person_id text not null,
      game text not null,
      -- The how manyth rated game of this person: two games that end at once cannot both be the same.
      games bigint not null,
      mu double precision not null,
      sigma double precision not null,
      table_id text not null,
      place bigint not null,
      at bigint not null,
      primary key (person_id, game, games)
    )`,
  ],
  // Whoever writes an entry has read all before it, with their keys: that a key comes once needs no index of its own.
  [
    `create table entries_by_number (
      table_id text not null,
      number bigint not null,
      kind text not null,
      seat bigint,
      body text not null,
      key text,
      at bigint not null,
      primary key (table_id, number)
    )`,
    `insert into entries_by_number (table_id, number, kind, seat, body, key, at)
     select table_id, number, kind, seat, body, key, at from entries`,
    'drop table entries',
    'alter table entries_by_number rename to entries',
  ],
  // A table as it stood after an entry. It follows from the entries; without it the table opens more slowly.
  [
    `create table snapshots (
      table_id text primary key,
      number bigint not null,
      -- Of the entry.
      at bigint not null,
      rules text not null,
      format bigint not null,
      body text not null
    )`,
  ],
  [
    `create table ended_sessions (
      person_id text not null,
      session text not null,
      ended bigint not null,
      primary key (person_id, session)
    )`,
    // What a kept name looks like. Not unique: names that look alike may have been kept before they were compared so.
    'alter table people add column skeleton text',
    'create index people_by_skeleton on people (skeleton)',
  ],
  ['alter table tables add column reaction_time bigint'],
  // Who is host now: whoever set the table up may have left it.
  ['alter table tables add column led_by text', 'update tables set led_by = host'],
  ['create index tables_by_leader on tables (led_by, status)'],
  // Programs that are to move are looked for by themselves, so that they hide no clock. Until a table is looked at or
  // something happens there, they are still found by what was `due` before.
  ['alter table tables add column programs_due bigint', 'create index tables_by_programs_due on tables (programs_due)'],
]

const META = 'create table if not exists meta (name text primary key, value text not null)'
const MOST_TRIES = 20

/** Brings the database up to date. Processes that start at the same time may meet here: the later one looks again. */
export async function migrate(driver: Driver): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await migrateOnce(driver)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * tries))
    }
  }
}

async function migrateOnce(driver: Driver): Promise<void> {
  await driver.transact([{ guards: [], rest: [statement(META)] }])
  const [row] = await driver.all("select value from meta where name = 'schema'", [])
  const done = Number(row?.value ?? 0)
  if (done > MIGRATIONS.length) throw new Error(`the database is of a newer Longhouse (${done})`)
  for (const [i, migration] of MIGRATIONS.entries()) {
    if (i < done) continue
    const count = String(i + 1)
    const claimed: Statement =
      i === 0
        ? statement("insert into meta (name, value) values ('schema', ?) on conflict do nothing", count)
        : statement("update meta set value = ? where name = 'schema' and value = ?", count, String(i))
    const [first] = await driver.transact([{ guards: [claimed], rest: migration.map((sql) => statement(sql)) }])
    if (!first) throw new Error('another process is migrating the database')
  }
}
