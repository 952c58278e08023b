import { z } from 'zod'
import { Id, Nothing } from './basics.ts'
import { Arrive, Keep, MeAnswer, NewToken, Profile, SignIn, TokenAnswer, TokensAnswer } from './people.ts'
import {
  AtTable,
  ChatAnswer,
  ChatLine,
  Choice,
  Considered,
  EndsUndo,
  From,
  Invited,
  LogAnswer,
  ReplayFile,
  Say,
  Settled,
  TableUpdate,
  Undo,
} from './play.ts'
import { Abandon, Fill, GoOn, HandOver, Join, List, NewTable, Removal, TableAnswer, TablesAnswer } from './tables.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly about: string
  /** Whether one must have arrived: a cookie, or a token. */
  readonly person: boolean
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

const get = <E extends Omit<Endpoint, 'method'>>(endpoint: E) => ({ method: 'GET', ...endpoint }) as const
const post = <E extends Omit<Endpoint, 'method'>>(endpoint: E) => ({ method: 'POST', ...endpoint }) as const
const remove = <E extends Omit<Endpoint, 'method'>>(endpoint: E) => ({ method: 'DELETE', ...endpoint }) as const

const ById = z.object({ id: Id })

/** Everything that can be asked of the server, under `/api/v1`. */
export const endpoints = {
  me: get({ path: '/me', about: 'Who one is; null before one has arrived.', person: false, answer: MeAnswer }),
  arrive: post({
    path: '/me',
    about: 'Arrive as a guest under a name, or take another name.',
    person: false,
    body: Arrive,
    answer: MeAnswer,
  }),
  keep: post({
    path: '/me/password',
    about:
      'Keep the name with a password, or change the password (then with the current one). Other devices are signed out, and a changed password ends all tokens.',
    person: true,
    body: Keep,
    answer: MeAnswer,
  }),
  leaveForGood: remove({
    path: '/me',
    about: 'Delete oneself: name, password, tokens, ratings and chat lines. Programs take over running games.',
    person: true,
    answer: Nothing,
  }),
  signIn: post({
    path: '/sign-in',
    about: 'Come back under a kept name.',
    person: false,
    body: SignIn,
    answer: MeAnswer,
  }),
  signOut: post({
    path: '/sign-out',
    about: 'Sign this device out: its cookie is worth nothing any more.',
    person: false,
    answer: MeAnswer,
  }),
  newToken: post({
    path: '/me/tokens',
    about: 'A token for a program: `Authorization: Bearer …`. It is told this once.',
    person: true,
    body: NewToken,
    answer: TokenAnswer,
  }),
  tokens: get({ path: '/me/tokens', about: 'One’s tokens.', person: true, answer: TokensAnswer }),
  dropToken: remove({ path: '/me/tokens/:id', about: 'End a token.', person: true, params: ById, answer: Nothing }),
  person: get({
    path: '/people/:id',
    about: 'Somebody’s ratings and results.',
    person: false,
    params: ById,
    answer: Profile,
  }),
  tables: get({
    path: '/tables',
    about: 'Public tables with free seats (`open`), one’s own running ones (`mine`), one’s finished ones (`finished`).',
    person: false,
    query: z.object({ list: List.default('open') }),
    answer: TablesAnswer,
  }),
  newTable: post({
    path: '/tables',
    about: 'Set up a table.',
    person: true,
    body: NewTable,
    answer: TableAnswer,
  }),
  table: get({
    path: '/tables/:id',
    about: 'One table.',
    person: false,
    params: AtTable,
    query: Invited,
    answer: TableAnswer,
  }),
  join: post({
    path: '/tables/:id/join',
    about: 'Take a free seat, or take one’s seat back from the program that stands in.',
    person: true,
    params: AtTable,
    body: Join,
    answer: TableAnswer,
  }),
  leave: post({
    path: '/tables/:id/leave',
    about:
      'Free the seat; in a running game a program stands in until one joins again. A host who leaves before the game begins hands the table on.',
    person: true,
    params: AtTable,
    answer: TableAnswer,
  }),
  fill: post({
    path: '/tables/:id/fill',
    about: 'The host puts a program on one free seat, or on all.',
    person: true,
    params: AtTable,
    body: Fill,
    answer: TableAnswer,
  }),
  removePerson: post({
    path: '/tables/:id/remove',
    about: 'The host frees somebody’s seat before the game begins. They cannot sit down at this table again.',
    person: true,
    params: AtTable,
    body: Removal,
    answer: TableAnswer,
  }),
  start: post({
    path: '/tables/:id/start',
    about: 'The host starts the game when no seat is free.',
    person: true,
    params: AtTable,
    answer: TableAnswer,
  }),
  resign: post({
    path: '/tables/:id/resign',
    about: 'Give up: between two the game is over, otherwise a program plays on in the seat, and one is last.',
    person: true,
    params: AtTable,
    answer: TableAnswer,
  }),
  abandon: post({
    path: '/tables/:id/abandon',
    about:
      'Agree to end the game without a winner. It ends when all people agree; not asked is who left or resigned, nor for whom the clock ran out when the seat is kept no longer (`keptUntil`): then agree once more. The host calls off a table that has not started.',
    person: true,
    params: AtTable,
    body: Abandon,
    answer: TableAnswer,
  }),
  goOn: post({
    path: '/tables/:id/go-on',
    about:
      'Agree to go on, by the rules of now, with a table that was kept as it stood by earlier ones. It goes on when all people agree.',
    person: true,
    params: AtTable,
    body: GoOn,
    answer: TableAnswer,
  }),
  handOver: post({
    path: '/tables/:id/hand-over',
    about:
      'While a campaign rests: give one’s own seat, or that of somebody a program plays for and who has been away for a while (`keptUntil`), to a program or to whoever sits down there next. It is so when all people agree.',
    person: true,
    params: AtTable,
    body: HandOver,
    answer: TableAnswer,
  }),
  rematch: post({
    path: '/tables/:id/rematch',
    about: 'The same again: the first who asks sets the new table up, the others join it. Answers with the new table.',
    person: true,
    params: AtTable,
    answer: TableAnswer,
  }),
  seen: get({
    path: '/tables/:id/seen',
    about: 'The table as one’s seat, or a spectator, sees it.',
    person: false,
    params: AtTable,
    query: Invited,
    answer: TableUpdate,
  }),
  past: get({
    path: '/tables/:id/past/:number',
    about: 'The table as it was seen after an entry. Of a finished game, through any seat’s eyes.',
    person: false,
    params: AtTable.extend({ number: z.coerce.number().int().nonnegative() }),
    query: Invited.extend({ seat: z.coerce.number().int().min(0).max(15).optional() }),
    answer: TableUpdate,
  }),
  log: get({
    path: '/tables/:id/log',
    about: 'What was heard, entry by entry, after entry `from`.',
    person: false,
    params: AtTable,
    query: Invited.extend(From.shape),
    answer: LogAnswer,
  }),
  choose: post({
    path: '/tables/:id/choices',
    about:
      'Choose. Answered when the choice is on disk; sent again with the same key, it is answered again and done once.',
    person: true,
    params: AtTable,
    body: Choice,
    answer: Settled,
  }),
  undo: post({
    path: '/tables/:id/undo',
    about: 'Take one’s last choice back, if nothing has come out since.',
    person: true,
    params: AtTable,
    body: Undo,
    answer: Settled,
  }),
  endsUndo: post({
    path: '/tables/:id/ends-undo',
    about: 'Whether choices that one may make now could not be taken back: something random or hidden would come out.',
    person: true,
    params: AtTable,
    body: Considered,
    answer: EndsUndo,
  }),
  say: post({
    path: '/tables/:id/chat',
    about: 'Say something.',
    person: true,
    params: AtTable,
    body: Say,
    answer: ChatLine,
  }),
  chat: get({
    path: '/tables/:id/chat',
    about: 'What was said after line `from`.',
    person: false,
    params: AtTable,
    query: Invited.extend(From.shape),
    answer: ChatAnswer,
  }),
  replay: get({
    path: '/tables/:id/replay',
    about: 'The whole finished game as a file that `longhouse verify` checks.',
    person: false,
    params: AtTable,
    query: Invited,
    answer: ReplayFile,
  }),
} as const satisfies { readonly [name: string]: Endpoint }

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
