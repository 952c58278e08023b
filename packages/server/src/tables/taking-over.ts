import { type AnyGame, isRefusal, isSamePosition, migrated, positionUnder, same, type Table } from '@longhouse/kernel'
import type { Outcome, TableInfo } from '@longhouse/protocol'
import { advanceInPlace } from './advance.ts'
import { readBeginning, stateAtBeginning } from './beginning.ts'
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
import { readEntries, readInfo } from './store.ts'
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
  const beginning = await readBeginning(services, plan)
  const earlier = await readEarlierSnapshot(services, plan)
  const entries = (await readEntries(services.database, plan.id, 0)).map(({ entry }) => entry)
  const known = await readInfo(services.database, plan.id)
  const draft = { kind: 'rules', seat: null, version: game.version } as const
  const again = await replayed(game, plan, entries, { beginning, earlier, known })
  if (again) return { state: again, draft: { ...draft, how: 'same', snapshot: null } }
  const last = earlier ?? beginning
  const carried = last && (await carriedOn(game, plan, entries, structuredClone(last)))
  if (carried)
    return { state: carried, draft: { ...draft, how: 'migrated', snapshot: await packed(services, carried) } }
  const kept = endedAs(known, await keptOf(services, game, plan, entries, { beginning, earlier, known }))
  return { state: kept, draft: { ...draft, how: 'kept', snapshot: await packed(services, kept) } }
}

/** What was written of a table beside its entries: a house of the first releases wrote no snapshot. */
interface WrittenBeside {
  /** Where it was taken over before, by rules that are gone, too. */
  readonly beginning: WrittenSnapshot | null
  readonly earlier: WrittenSnapshot | null
  readonly known: TableInfo | null
}

/** Null if a choice is no longer legal, or it stands or ended otherwise than it did. */
async function replayed(
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  { beginning, earlier, known }: WrittenBeside,
): Promise<TableState | null> {
  // Nothing says where the rules before led that took it over.
  if (beginning && !earlier) return null
  let agrees = true
  const compare = (state: TableState): void => {
    if (state.number === earlier?.number)
      agrees &&= isSamePosition(state.history?.table ?? null, earlier.history?.table ?? null)
  }
  const state = await fromBeginning(game, plan, entries, beginning, compare)
  return state && !state.kept && agrees && known && endsAlike(state, known) ? state : null
}

/** In all that was said of it then. */
function endsAlike(state: TableState, { result }: TableInfo): boolean {
  const now: Partial<Outcome> | null = infoOf(state).result
  if (!now || !result) return now === result
  return Object.entries(result).every(([part, then]) => same(now[part as keyof Outcome], then))
}

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

/** From an empty table, or from where it was taken over before. */
async function fromBeginning(
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  beginning: WrittenSnapshot | null,
  passed?: (state: TableState) => void,
): Promise<TableState | null> {
  // What is played on is used up, and what was written may be needed again.
  const state = stateAtBeginning(game, plan, structuredClone(beginning))
  const later = entries.filter(({ number }) => number > (beginning?.number ?? 0))
  return state && playedOn(state, later, passed)
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
  { beginning, earlier, known }: WrittenBeside,
): Promise<TableState> {
  const written = earlier ?? (await furthest(services, game, plan, entries, { beginning, known }))
  const { shown, ...snapshot } = written
  const history = snapshot.kept ? snapshot.kept.history : snapshot.history
  const later = entries.slice(snapshot.number)
  const kept: Kept = {
    version: snapshot.kept?.version ?? plan.version,
    shown: snapshot.kept?.shown ?? shown ?? (await shownUnder(services, game, plan, written)),
    history: history && { ...history, before: [] },
    canGoOn: history !== null && positionUnder(game, history.table) !== null,
    lost: (snapshot.kept?.lost ?? 0) + later.filter(({ kind }) => kind === 'choice').length,
  }
  let state = tableStateFrom(game, plan, { ...snapshot, history: null, kept })
  for (const entry of later) state = withoutRules(state, entry)
  // Whoever agreed before to go on, or to end it, knew nothing of these rules.
  return { ...state, sitters: state.sitters.map((sitter) => ({ ...sitter, goesOn: false, abandons: false })) }
}

/**
 * Of a table of which there is no snapshot: as far as the rules of now follow its choices, from its beginning or from where it
 * was taken over before. A game that went on to its end elsewhere keeps what was told up to there, and no view: nobody should
 * take it for the last one.
 */
async function furthest(
  services: Services,
  game: AnyGame,
  plan: Plan,
  entries: readonly Entry[],
  { beginning, known }: Omit<WrittenBeside, 'earlier'>,
): Promise<WrittenSnapshot> {
  let number = 0
  await fromBeginning(game, plan, entries, beginning, (state) => {
    number = state.number
  })
  const followed = entries.filter((entry) => entry.number <= number)
  const state = await fromBeginning(game, plan, followed, beginning)
  const snapshot = state ? snapshotOf(state) : (beginning ?? snapshotOf(emptyTableState(game, plan)))
  if (!known || !isOver(known)) return snapshot
  return { ...snapshot, shown: { ...(await shownUnder(services, game, plan, snapshot)), views: [] } }
}

/** How a game ended was written with its end, and needs no rules. What the first releases did not say of it follows. */
function endedAs(known: TableInfo | null, state: TableState): TableState {
  if (!known) return state
  const { status, result } = known
  if (!result) return { ...state, status, outcome: null }
  const { ratings, unrated = ratings.length > 0 ? null : whyUnrated(result) } = result as Told
  return { ...state, status, outcome: { ...result, unrated } }
}

/** Of the first releases, which did not say why. */
type Told = Omit<Outcome, 'unrated'> & { readonly unrated?: Outcome['unrated'] }

const whyUnrated = ({ how }: Told): Outcome['unrated'] => (how === 'abandoned' ? 'abandoned' : 'alone')

/** A snapshot that says nothing of what people saw: as far as the rules of now can show it. */
async function shownUnder(services: Services, game: AnyGame, plan: Plan, earlier: WrittenSnapshot) {
  const table = earlier.history ? positionUnder(game, earlier.history.table) : null
  if (!earlier.history || !table) return NOTHING_SHOWN
  const history = { ...earlier.history, table: { ...table, version: plan.version } as Table, before: [] }
  return shownOf(services, tableStateFrom(game, plan, { ...earlier, kept: null, history }))
}

/** What people did beside the game counts; of a choice nobody knows any more what it did. */
function withoutRules(state: TableState, entry: Entry): TableState {
  const { number, kind, seat, at } = entry
  const isOfGame =
    kind === 'choice' || kind === 'undo' || kind === 'start' || (kind === 'go-on' && entry.begins === true)
  const after = isOfGame ? null : advanceInPlace(state, entry)
  if (after && !isRefusal(after)) return after
  const happened = inPlace.add(state.happened, { number, kind, seat, at, told: [], undoes: [] })
  return { ...state, number, updated: at, happened, ...(isOfGame && !isOver(state) && { status: 'playing' }) }
}
