import { type AnyGame, isRefusal, isSamePosition, migrated, positionUnder, same, type Table } from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import { advanceInPlace } from './advance.ts'
import type { Draft, Entry } from './entry.ts'
import { inPlace } from './growth.ts'
import { infoOf } from './info.ts'
import { type Kept, NOTHING_SHOWN } from './kept.ts'
import type { Plan } from './plan.ts'
import { playedAgain } from './playing-again.ts'
import type { Services } from './services.ts'
import { shownOf } from './shown.ts'
import { snapshotOf, tableStateFrom, type WrittenSnapshot } from './snapshot.ts'
import { packed, readEarlierSnapshot } from './snapshots.ts'
import { readCarried, readEntries, readInfo } from './store.ts'
import { emptyTableState, isOver, type TableState } from './table-state.ts'

/**
 * A table of rules that the house no longer has, at its first opening under other ones. All its choices are taken again; if
 * they are legal and lead to the position it had, or the game itself carries that over, it goes on. Else it is kept as it stood.
 */

export interface TakenOver {
  readonly state: TableState
  /** What is to be written of it. */
  readonly draft: Draft<'rules'>
}

export async function takenOver(services: Services, game: AnyGame, plan: Plan): Promise<TakenOver> {
  const earlier = await readEarlierSnapshot(services, plan)
  const entries = (await readEntries(services.database, plan.id, 0)).map(({ entry }) => entry)
  const draft = { kind: 'rules', seat: null, version: game.version } as const
  const again = await replayed(services, game, plan, entries, earlier)
  if (again) return { state: again, draft: { ...draft, how: 'same', snapshot: null } }
  const carried = earlier && (await carriedOn(game, plan, entries, earlier))
  if (carried)
    return { state: carried, draft: { ...draft, how: 'migrated', snapshot: await packed(services, carried) } }
  const kept = await keptOf(services, game, plan, entries, earlier)
  return { state: kept, draft: { ...draft, how: 'kept', snapshot: await packed(services, kept) } }
}

/** Null if a choice is no longer legal, or it stands or ended otherwise than it did. */
async function replayed(
  services: Services,
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  earlier: WrittenSnapshot | null,
): Promise<TableState | null> {
  const known = await readInfo(services.database, plan.id)
  // It was taken over before, and begins where it stood then, by rules that are gone, too.
  if ((await readCarried(services.database, plan.id)) !== null) return null
  let agrees = true
  const compare = (state: TableState): void => {
    if (state.number === earlier?.number)
      agrees &&= isSamePosition(state.history?.table ?? null, earlier.history?.table ?? null)
  }
  const state = await playedOn(emptyTableState(game, plan), entries, compare)
  return state && agrees && known && endsAlike(state, known) ? state : null
}

const endsAlike = (state: TableState, { result }: TableInfo): boolean => same(infoOf(state).result, result)

/** What the game's own `migrate` makes of it, with the choices that came after the snapshot. */
function carriedOn(
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  earlier: WrittenSnapshot,
): Promise<TableState | null> | null {
  const table = earlier.history && !earlier.kept ? migrated(game, earlier.history.table) : null
  if (!earlier.history || !table) return null
  const state = tableStateFrom(game, plan, { ...earlier, history: { ...earlier.history, table, before: [] } })
  return playedOn(state, entries.slice(earlier.number))
}

/** Null where these rules refuse an entry, or break on it. */
async function playedOn(
  state: TableState,
  entries: readonly Entry[],
  passed?: (state: TableState) => void,
): Promise<TableState | null> {
  try {
    return await playedAgain(state, entries, passed)
  } catch {
    return null
  }
}

async function keptOf(
  services: Services,
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  earlier: WrittenSnapshot | null,
): Promise<TableState> {
  const { shown, ...snapshot }: WrittenSnapshot = earlier ?? snapshotOf(emptyTableState(game, plan))
  const history = snapshot.kept ? snapshot.kept.history : snapshot.history
  const later = entries.slice(snapshot.number)
  const kept: Kept = {
    version: snapshot.kept?.version ?? plan.version,
    shown: snapshot.kept?.shown ?? shown ?? (await shownUnder(services, game, plan, earlier)),
    history: history && { ...history, before: [] },
    canGoOn: history !== null && positionUnder(game, history.table) !== null,
    lost: (snapshot.kept?.lost ?? 0) + later.filter(({ kind }) => kind === 'choice').length,
  }
  let state = tableStateFrom(game, plan, { ...snapshot, history: null, kept })
  for (const entry of later) state = withoutRules(state, entry)
  return state
}

/** A snapshot that says nothing of what people saw: as far as the rules of now can show it. */
async function shownUnder(services: Services, game: AnyGame, plan: Plan, earlier: WrittenSnapshot | null) {
  const table = earlier?.history ? positionUnder(game, earlier.history.table) : null
  if (!earlier?.history || !table) return NOTHING_SHOWN
  const history = { ...earlier.history, table: { ...table, version: plan.version } as Table, before: [] }
  return shownOf(services, tableStateFrom(game, plan, { ...earlier, kept: null, history }))
}

/** What people did beside the game counts; of a choice nobody knows any more what it did. */
function withoutRules(state: TableState, entry: Entry): TableState {
  const { number, kind, seat, at } = entry
  const isOfGame = kind === 'choice' || kind === 'undo' || kind === 'start'
  const after = isOfGame ? null : advanceInPlace(state, entry)
  if (after && !isRefusal(after)) return after
  const happened = inPlace.add(state.happened, { number, kind, seat, at, told: [], undoes: [] })
  return { ...state, number, updated: at, happened, ...(isOfGame && !isOver(state) && { status: 'playing' }) }
}
