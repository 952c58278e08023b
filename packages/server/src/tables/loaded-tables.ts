import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { Row } from '../storage/database.ts'
import { lookAgainAt } from './info.ts'
import { LiveTable, type Noticed } from './live-table.ts'
import type { Services } from './services.ts'
import { lookAgain, readBehind, readPlan } from './store.ts'
import { isOver, type TableState } from './table-state.ts'

/** A table nobody has needed for so long is put away; it is on disk. */
const IDLE_MS = 60_000
/** At one that is over, nobody will move: who still looks at it is there, or rarely comes. */
const OVER_MS = 5_000
const TIDY_MS = 5_000
const SWEEP_MS = 2_000
/** Tables whose moment has passed by this much are looked at, whoever should have. */
const OVERDUE_MS = 1_000
/** One that could not be opened is tried again then: perhaps the database was away. */
const TROUBLED_MS = 60_000
/** So many rows are read at a time, and their tables opened before the next. */
const PAGE = 200
/**
 * What a sweep leaves because there is too much of it, the next one finds. Thoughts for which nobody waits are few at a
 * time: a table opened for one of them stays for a minute, so that no more than 150 are in memory to try.
 */
const MOST_OPENED = { clocks: 2_000, programs: 5 }
/** Programs of a table that was opened for them have so long for a choice. Then it is the turn of those who wait longer. */
const PUT_OFF_MS = 60_000

const EARLIEST = -1

/** What a table may have to be opened for, and where its row says when. */
const DUE = { clocks: 'due', programs: 'programs_due' } as const
type Kind = keyof typeof DUE

interface Overdue extends Row {
  readonly id: string
  readonly due: number
}

/** The tables that are in memory. Each is there once. */
export interface LoadedTables {
  open(id: string): Promise<LiveTable | Refusal>
  /** Only if it is in memory. */
  present(id: string): Promise<LiveTable | null>
  /** Those in memory at which one of them sits, or that one of them set up. */
  presentOf(people: ReadonlySet<string>): LiveTable[]
  readonly size: number
  /** Opens the tables at which a clock has run out or a program is to move, although nobody is there. */
  sweep(within?: number): Promise<void>
  /** What lists say of tables is put right where the last process ended before it was written. */
  putRight(): Promise<void>
  /** News of other processes may have been missed: every table looks for itself. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

export function openLoadedTables(services: Services, noticed: Noticed, most = MOST_OPENED): LoadedTables {
  const tables = new Map<string, Promise<LiveTable | Refusal>>()
  /** Those of them that are loaded. */
  const loaded = new Set<LiveTable>()
  let closed = false

  async function load(id: string): Promise<LiveTable | Refusal> {
    const plan = await readPlan(services.database, id)
    if (!plan) return refuse('no-such-table')
    const table = await LiveTable.load(services, plan, noticed)
    if (isRefusal(table)) {
      // Nobody can move at a table of other rules; it must not be looked at again and again.
      await services.database.run('update tables set due = null, programs_due = null where id = ?', id)
      return table
    }
    table.wake()
    return table
  }

  function open(id: string): Promise<LiveTable | Refusal> {
    if (closed) return Promise.resolve(refuse('closing'))
    const known = tables.get(id)
    if (known) return known
    const loading = load(id)
    tables.set(id, loading)
    loading.then(
      (table) => (isRefusal(table) ? tables.delete(id) : loaded.add(table)),
      () => tables.delete(id),
    )
    return loading
  }

  async function present(id: string): Promise<LiveTable | null> {
    const table = await tables.get(id)
    return table && !isRefusal(table) ? table : null
  }

  function presentOf(people: ReadonlySet<string>): LiveTable[] {
    return [...loaded].filter(
      ({ state: { sitters, host } }) =>
        people.has(host) || sitters.some(({ person }) => person !== null && people.has(person)),
    )
  }

  /** A table that is in memory looks after itself; its row may be overdue for long and must not hide others. */
  async function sweep(within = -OVERDUE_MS): Promise<void> {
    const until = services.now() + within
    // People do not wait for programs, however many of them there are.
    await openThose('clocks', until)
    await openThose('programs', until)
  }

  async function openThose(kind: Kind, until: number): Promise<void> {
    let opened = 0
    let page = await overdue(kind, until, null)
    while (page.length > 0 && opened < most[kind]) {
      const absent = page.filter(({ id }) => !tables.has(id)).slice(0, most[kind] - opened)
      await Promise.all(absent.map(({ id }) => openOverdue(kind, id, until)))
      opened += absent.length
      page = page.length < PAGE ? [] : await overdue(kind, until, page.at(-1) as Overdue)
    }
  }

  const overdue = (kind: Kind, until: number, after: Overdue | null): Promise<Overdue[]> =>
    services.database.all<Overdue>(
      `select id, ${DUE[kind]} as due from tables
       where ${DUE[kind]} <= ? and (${DUE[kind]} > ? or (${DUE[kind]} = ? and id > ?))
       order by ${DUE[kind]}, id limit ${PAGE}`,
      ...[until, after?.due ?? EARLIEST, after?.due ?? EARLIEST, after?.id ?? ''],
    )

  async function openOverdue(kind: Kind, id: string, until: number): Promise<void> {
    try {
      const table = await open(id)
      if (!isRefusal(table)) await putOff(table.state, until)
    } catch (error) {
      services.log.error({ table: id, err: error }, 'a table could not be opened')
      await services.database.run(
        `update tables set ${DUE[kind]} = ? where id = ?`,
        ...[services.now() + TROUBLED_MS, id],
      )
    }
  }

  /**
   * Where nothing is to be done now, whatever the row says, it is not looked for again and again; nor where programs are
   * to move, which may not have their turn for long.
   */
  async function putOff(state: TableState, until: number): Promise<void> {
    const { clocks, programs } = lookAgainAt(state)
    if (clocks !== null && clocks <= until && programs === null) return
    const later = programs !== null && programs <= until ? services.now() + PUT_OFF_MS : programs
    const moved = lookAgain(state.plan.id, { clocks, programs: later }, state.number)
    await services.database.write({ guards: [], rest: [moved] })
  }

  async function putRight(): Promise<void> {
    for (const id of await readBehind(services.database)) {
      const table = await open(id).catch(() => null)
      if (table && !isRefusal(table)) await table.writeRow()
    }
  }

  async function tidy(): Promise<void> {
    for (const table of loaded) {
      if (!table.idle || services.now() - table.used < (isOver(table.state) ? OVER_MS : IDLE_MS)) continue
      tables.delete(table.id)
      loaded.delete(table)
      await table.close()
    }
  }

  /** Never twice at the same time: a slow database would be asked more and more. */
  function quietly(work: () => Promise<void>): () => void {
    let busy = false
    return () => {
      if (busy) return
      busy = true
      work()
        .catch((error: unknown) => services.log.warn({ err: error }, 'the loaded tables could not be looked after'))
        .finally(() => {
          busy = false
        })
    }
  }
  const timers = [
    setInterval(
      quietly(() => sweep()),
      SWEEP_MS,
    ),
    setInterval(quietly(tidy), TIDY_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    open,
    present,
    presentOf,
    sweep,
    putRight,
    async catchUp() {
      for (const id of tables.keys()) await (await present(id))?.catchUp()
    },
    get size() {
      return tables.size
    },
    async close() {
      closed = true
      for (const timer of timers) clearInterval(timer)
      for (const loading of tables.values()) {
        const table = await loading.catch(() => null)
        if (table && !isRefusal(table)) await table.close()
      }
    },
  }
}
