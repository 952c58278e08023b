import type { TableInfo } from '@longhouse/protocol'
import { seatOf } from './sitters.ts'

export const KINDS = ['mine', 'open', 'finished'] as const
type Kind = (typeof KINDS)[number]

export type Lists = { readonly [kind in Kind]: readonly TableInfo[] }

const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'abandoned'

/** In which list a table belongs, for one person; null: in none. */
export function kindOf(table: TableInfo, person: string): Kind | null {
  if (seatOf(table, person) !== null) return isOver(table) ? 'finished' : 'mine'
  return table.status === 'open' && table.visibility === 'public' ? 'open' : null
}

/** As the house orders them: nobody gets before the others by a second table, or by changing one. */
function amongOpen(open: readonly TableInfo[], table: TableInfo): readonly TableInfo[] {
  if (open.some(({ id }) => id === table.id)) return open.map((each) => (each.id === table.id ? table : each))
  return open.some(({ host }) => host.id === table.host.id) ? [...open, table] : [table, ...open]
}

/** The lists after a table has changed. */
export function placed(lists: Lists, table: TableInfo, person: string): Lists {
  const kind = kindOf(table, person)
  const without = (of: Kind) => lists[of].filter(({ id }) => id !== table.id)
  const first = (of: Kind) => (of === kind ? [table, ...without(of)] : without(of))
  const open = kind === 'open' ? amongOpen(lists.open, table) : without('open')
  return { mine: first('mine'), open, finished: first('finished') }
}
