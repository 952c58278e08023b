import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import { isOver, seatOf } from './course.ts'
import { LiveTable, type Noticed } from './live-table.ts'
import type { Services } from './services.ts'
import { readBehind, readPlan } from './store.ts'

/** A table nobody has needed for so long is put away; it is on disk. */
const IDLE_MS = 60_000
/** At one that is over, nobody will move: who still looks at it is there, or rarely comes. */
const OVER_MS = 5_000
const TIDY_MS = 5_000
const SWEEP_MS = 2_000
/** Tables whose moment has passed by this much are looked at, whoever should have. */
const OVERDUE_MS = 1_000
const MOST_AT_ONCE = 200

/** The tables that are in memory. Each is there once. */
export interface Hall {
  open(id: string): Promise<LiveTable | Refusal>
  /** Only if it is in memory. */
  present(id: string): Promise<LiveTable | null>
  /** Those in memory at which somebody sits, or that they set up. */
  presentOf(person: string): Promise<LiveTable[]>
  readonly size: number
  /** Opens the tables at which a clock has run out or a program is to move, although nobody is there. */
  sweep(within?: number): Promise<void>
  /** What lists say of tables is put right where the last process ended before it was written. */
  putRight(): Promise<void>
  /** News of other processes may have been missed: every table looks for itself. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

export function openHall(services: Services, noticed: Noticed): Hall {
  const tables = new Map<string, Promise<LiveTable | Refusal>>()
  let closed = false

  async function load(id: string): Promise<LiveTable | Refusal> {
    const plan = await readPlan(services.database, id)
    if (!plan) return refuse('no-such-table')
    const table = await LiveTable.load(services, plan, noticed)
    if (isRefusal(table)) {
      // Nobody can move at a table of other rules; it must not be looked at again and again.
      await services.database.run('update tables set due = null where id = ?', id)
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
      (table) => isRefusal(table) && tables.delete(id),
      () => tables.delete(id),
    )
    return loading
  }

  async function present(id: string): Promise<LiveTable | null> {
    const table = await tables.get(id)
    return table && !isRefusal(table) ? table : null
  }

  async function presentOf(person: string): Promise<LiveTable[]> {
    const loaded = await Promise.all([...tables.keys()].map((id) => present(id).catch(() => null)))
    return loaded.filter(
      (table) => table !== null && (seatOf(table.course, person) !== null || table.course.plan.host === person),
    ) as LiveTable[]
  }

  async function sweep(within = -OVERDUE_MS): Promise<void> {
    const rows = await services.database.all<{ id: string }>(
      `select id from tables where due is not null and due <= ? order by due limit ${MOST_AT_ONCE}`,
      services.now() + within,
    )
    const absent = rows.filter(({ id }) => !tables.has(id))
    await Promise.all(
      absent.map(async ({ id }) => {
        try {
          await open(id)
        } catch (error) {
          services.log.error({ table: id, err: error }, 'a table could not be opened')
          await services.database.run('update tables set due = null where id = ?', id)
        }
      }),
    )
  }

  async function putRight(): Promise<void> {
    for (const id of await readBehind(services.database)) {
      const table = await open(id).catch(() => null)
      if (table && !isRefusal(table)) await table.writeRow()
    }
  }

  async function tidy(): Promise<void> {
    for (const [id, loading] of tables) {
      const table = await loading.catch(() => null)
      if (!table || isRefusal(table)) continue
      if (!table.idle || services.now() - table.used < (isOver(table.course) ? OVER_MS : IDLE_MS)) continue
      tables.delete(id)
      await table.close()
    }
  }

  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => services.log.warn({ err: error }, 'the hall could not be looked after'))
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
