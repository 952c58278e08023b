import type { Json, Refusal, Replay } from '@longhouse/kernel'
import type {
  ChatLine,
  EntryView,
  Me,
  NewTable,
  Profile,
  TableAnswer,
  TableInfo,
  TableUpdate,
  TokenInfo,
} from '@longhouse/protocol'
import { keptSettings } from '../settings.tsx'

/** Where the house answers: beside the page, in whatever folder that is. */
const API = 'api/v1'

/** Why the house did not do something, with its sentence. */
export interface Refused extends Refusal {
  readonly text: string
}

export type Answer<T> = Promise<T | Refused>

type Query = { readonly [name: string]: string | number | undefined }

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

/** There is nobody to ask: the page came from a folder, or the line is cut. The page has its own words for both. */
const NO_HOUSE = 'no-house'
export const isNoServer = (value: unknown): boolean => isRefused(value) && value.refused === NO_HOUSE

const noHouse: Refused = { refused: NO_HOUSE, facts: {}, rule: null, text: '' }

/** A house that has not answered by then is not reached. */
const PATIENCE_MS = 15_000

export function addressOf(path: string, query: Query = {}): URL {
  const url = new URL(`${API}${path}`, document.baseURI)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

async function call<T>(method: string, path: string, query: Query = {}, body?: unknown): Answer<T> {
  let response: Response
  try {
    response = await fetch(addressOf(path, query), {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: 'application/json',
        'accept-language': keptSettings().language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return noHouse
  }
  // A folder of files answers everything with pages.
  if (!response.headers.get('content-type')?.includes('json')) return noHouse
  try {
    const answer: unknown = await response.json()
    return response.ok || isRefused(answer) ? (answer as T | Refused) : noHouse
  } catch {
    return noHouse
  }
}

const get = <T>(path: string, query?: Query): Answer<T> => call('GET', path, query)
const post = <T>(path: string, body: unknown = {}): Answer<T> => call('POST', path, {}, body)
const remove = <T>(path: string): Answer<T> => call('DELETE', path)

interface MeAnswer {
  readonly person: Me | null
}
interface Tables {
  readonly tables: readonly TableInfo[]
}
type At = Pick<TableInfo, 'id'>['id']

/** Everything that can be asked of the house. What it does not do is a refusal, with its sentence. */
export const serverApi = {
  me: () => get<MeAnswer>('/me'),
  arrive: (name: string) => post<MeAnswer>('/me', { name }),
  keep: (password: string, current?: string) =>
    post<MeAnswer>('/me/password', { password, ...(current ? { current } : {}) }),
  signIn: (name: string, password: string) => post<MeAnswer>('/sign-in', { name, password }),
  signOut: () => post<MeAnswer>('/sign-out'),
  leaveForGood: () => remove<object>('/me'),
  tokens: () => get<{ readonly tokens: readonly TokenInfo[] }>('/me/tokens'),
  newToken: (name: string) => post<TokenInfo & { readonly token: string }>('/me/tokens', { name }),
  dropToken: (id: string) => remove<object>(`/me/tokens/${id}`),
  person: (id: string) => get<Profile>(`/people/${id}`),

  tables: (list: 'open' | 'mine' | 'finished') => get<Tables>('/tables', { list }),
  newTable: (table: NewTable) => post<TableAnswer>('/tables', table),
  table: (id: At, invite?: string) => get<TableAnswer>(`/tables/${id}`, { invite }),
  join: (id: At, how: { readonly seat?: number; readonly invite?: string | undefined }) =>
    post<TableAnswer>(`/tables/${id}/join`, how),
  leave: (id: At) => post<TableAnswer>(`/tables/${id}/leave`),
  fill: (id: At, bot: string, seat?: number) =>
    post<TableAnswer>(`/tables/${id}/fill`, { bot, ...(seat === undefined ? {} : { seat }) }),
  removePerson: (id: At, person: string) => post<TableAnswer>(`/tables/${id}/remove`, { person }),
  start: (id: At) => post<TableAnswer>(`/tables/${id}/start`),
  resign: (id: At) => post<TableAnswer>(`/tables/${id}/resign`),
  abandon: (id: At, agree = true) => post<TableAnswer>(`/tables/${id}/abandon`, { agree }),
  handOver: (id: At, seat: number, to: string | null, agree = true) =>
    post<TableAnswer>(`/tables/${id}/hand-over`, { seat, to, agree }),
  goOn: (id: At, agree = true) => post<TableAnswer>(`/tables/${id}/go-on`, { agree }),
  rematch: (id: At) => post<TableAnswer>(`/tables/${id}/rematch`),
  past: (id: At, number: number, invite?: string) => get<TableUpdate>(`/tables/${id}/past/${number}`, { invite }),
  endsUndo: (id: At, number: number, choices: readonly Json[]) =>
    post<{ readonly ends: readonly boolean[] }>(`/tables/${id}/ends-undo`, { number, choices }),
  chat: (id: At, from: number, invite?: string) =>
    get<{ readonly lines: readonly ChatLine[] }>(`/tables/${id}/chat`, { from, invite }),
  log: (id: At, invite?: string) => get<{ readonly entries: readonly EntryView[] }>(`/tables/${id}/log`, { invite }),
  replay: (id: At, invite?: string) => get<Replay>(`/tables/${id}/replay`, { invite }),
} as const

export type ServerApi = typeof serverApi
