import { timingSafeEqual } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import { dressed, peopleOf } from './info.ts'
import type { LiveTable } from './live-table.ts'
import type { LoadedTables } from './loaded-tables.ts'
import type { Plan } from './plan.ts'
import type { Services } from './services.ts'
import { peopleAt } from './store.ts'
import { seatOf } from './table-state.ts'

function isInvited({ invite }: Plan, shown: string | undefined): boolean {
  const right = Buffer.from(invite)
  const given = Buffer.from(shown ?? '')
  return right.length === given.length && timingSafeEqual(right, given)
}

/** Whether somebody may know of the table at all. One who may not is not even told that there is one. */
async function mayEnter(
  { database }: Services,
  plan: Plan,
  seated: boolean,
  person: string | null,
  invite: string | undefined,
): Promise<boolean> {
  if (seated || plan.visibility === 'public' || plan.host === person || isInvited(plan, invite)) return true
  if (plan.previous === null || person === null) return false
  return (await peopleAt(database, plan.previous)).includes(person)
}

export async function enter(
  services: Services,
  loadedTables: LoadedTables,
  id: string,
  person: string | null,
  invite?: string,
): Promise<LiveTable | Refusal> {
  const table = await loadedTables.open(id)
  if (isRefusal(table)) return table
  // It is not put away under the hands of whoever comes in.
  table.used = services.now()
  const { plan } = table.state
  const seated = seatOf(table.state, person) !== null
  return (await mayEnter(services, plan, seated, person, invite)) ? table : refuse('no-such-table')
}

/** With the names that people have now. */
export async function named(services: Services, info: TableInfo, isOnline = () => false): Promise<TableInfo> {
  await services.names.learn(peopleOf(info))
  return dressed(info, services.names.nameOf, isOnline)
}
