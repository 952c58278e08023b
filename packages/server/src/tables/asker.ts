import type { Present } from './present.ts'
import type { TableState } from './table-state.ts'
import type { Asker } from './thinking.ts'

/** Who plays by requests alone, without a connection, is there for so long after a choice. */
const LATELY_MS = 60_000
/** As many entries are looked through for it; programs may have chosen since. */
const LATEST = 32
/** Where those are who are not connected here. */
const AWAY = 'away'

/** For whom the programs of a table think: its host, or whoever else of those who sit there is connected. */
export function askerOf({ id, state, watchers }: Present, now: number): Asker {
  const { host } = state.plan
  const here = state.sitters.flatMap(({ person }) => (person !== null && watchers.isOnline(person) ? [person] : []))
  const person = here.includes(host) ? host : (here[0] ?? host)
  const place = watchers.placeOf(person) ?? AWAY
  return { table: id, person, place, awaited: here.length > 0 || choseLately(state, now) }
}

const choseLately = ({ happened, sitters }: TableState, now: number): boolean =>
  happened
    .slice(-LATEST)
    .some(({ seat, at }) => seat !== null && at > now - LATELY_MS && sitters[seat]?.person && !sitters[seat]?.bot)
