import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botCalled, decide } from '@longhouse/bots'
import { champions } from '@longhouse/champions'
import { exampleGames } from '@longhouse/example-games'
import { type AnyGame, askOf, isRefusal, type Json, quickRandom, sampleChoice } from '@longhouse/kernel'
import type { Moved, ServerMessage, TableAnswer, TableUpdate } from '@longhouse/protocol'
import { WebSocket } from 'ws'
import { type Furnishing, type Served, serve } from '../src/index.ts'
import { openPasswords } from '../src/people/passwords.ts'

export const HOST = '127.0.0.1'

const games = new Map<string, AnyGame>([...exampleGames, champions as AnyGame].map((game) => [game.id, game]))

/** Toys instead of the games of the house, and programs that move at once, by chance. */
export const furnishing: Furnishing = {
  games: (id) => {
    const game = games.get(id)
    return game ? { load: async () => game, text: async () => null } : null
  },
  botThreads: {
    async think({ table, seat, seed }) {
      const game = games.get(table.game) as AnyGame
      const ask = askOf(game, table, seat)
      const bot = botCalled('random')
      if (!ask?.form || !bot) return null
      return decide(game, table, { ...ask, aside: null }, bot, quickRandom(`${seed}${table.moves}`))
    },
    stop: async () => {},
  },
  bots: ['raider', 'jarl'],
  grace: 0,
  limited: false,
}

/** Where it matters that passwords are right or wrong, and not how long it takes to find out. */
export const quickPasswords = openPasswords(async (password, salt) =>
  createHash('sha256').update(salt).update(password).digest(),
)

/** With limits, and a clock that stands still: on no machine they let more through than at once. */
export const limitedOnce = { limited: true, clock: () => 0, passwords: quickPasswords } as const satisfies Furnishing

/** The time of a house, which passes only when a test says so. */
export function stoppedClock() {
  let time = Date.now()
  return {
    now: () => time,
    pass(ms: number): void {
      time += ms
    },
  }
}

export interface Testing {
  readonly address: string
  readonly data: string
  readonly served: Served
  /** Closes the server, and opens it again on the same data. */
  again(changes?: Furnishing): Promise<Testing>
  close(): Promise<void>
}

/** Where a server keeps things: a folder, or PostgreSQL; in how many threads its programs think, and whether it is behind a proxy. */
interface Place {
  readonly data?: string
  readonly url?: string | null
  readonly threads?: number
  readonly proxy?: boolean
}

export async function openTesting(changes: Furnishing = {}, at: Place = {}): Promise<Testing> {
  const { url = process.env.TEST_DATABASE_URL ?? null } = at
  const folder = at.data ?? mkdtempSync(join(tmpdir(), 'longhouse-online-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Longhouse</title>')
  const served = await serve({
    ...{ port: 0, host: HOST, page: folder },
    config: {
      data: join(folder, 'data'),
      url,
      ...(at.threads && { threads: at.threads }),
      ...(at.proxy && { proxy: true }),
      log: process.env.TEST_LOG === 'on' ? 'warn' : 'silent',
    },
    furnishing: { ...furnishing, ...changes },
  })
  if (isRefusal(served)) throw new Error(JSON.stringify(served))
  return {
    ...{ address: served.address, data: folder, served },
    async again(more = {}) {
      await served.close()
      return openTesting({ ...changes, ...more }, { ...at, data: folder, url })
    },
    async close() {
      await served.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** Somebody at another device: a cookie, and perhaps an open connection. */
export class Visitor {
  address: string
  /** What a proxy says of where they are. */
  from: string | null = null
  cookie = ''
  id = ''
  readonly heard: ServerMessage[] = []
  private socket: WebSocket | null = null

  constructor(address: string) {
    this.address = address
  }

  static async called(name: string, address: string, from: string | null = null): Promise<Visitor> {
    const visitor = new Visitor(address)
    visitor.from = from
    const { body } = await visitor.post<{ person: { id: string } }>('/me', { name })
    visitor.id = body.person.id
    return visitor
  }

  get<T>(path: string, headers = {}): Promise<Answer<T>> {
    return this.ask('GET', path, undefined, headers)
  }

  post<T = TableAnswer>(path: string, body: unknown = {}, headers = {}): Promise<Answer<T>> {
    return this.ask('POST', path, body, headers)
  }

  async ask<T>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.address}/api/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.ownHeaders(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (cookie) this.cookie = cookie
    return { status: response.status, body: (await response.json()) as T, headers: response.headers }
  }

  private ownHeaders() {
    return { ...(this.cookie && { cookie: this.cookie }), ...(this.from && { 'x-forwarded-for': this.from }) }
  }

  async connect(headers = {}): Promise<void> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/v1/live`, {
      headers: { ...this.ownHeaders(), ...headers },
    })
    this.socket = socket
    socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as ServerMessage))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    await this.hears('hello')
  }

  say(message: unknown): void {
    this.sayText(JSON.stringify(message))
  }

  /** Whatever it is. */
  sayText(text: string): void {
    this.socket?.send(text)
  }

  /** Stops reading what comes. */
  pause(): void {
    this.socket?.pause()
  }

  /** The code with which the server ends the connection. */
  closed(): Promise<number> {
    return new Promise((resolve) => this.socket?.once('close', resolve))
  }

  hangUp(): void {
    this.socket?.terminate()
  }

  /** The first message of a kind that fits, heard already or soon. */
  async hears<K extends string>(kind: K, fits: (value: Part<K>) => boolean = () => true, from = 0): Promise<Part<K>> {
    const found = () =>
      this.heard.slice(from).flatMap((message) => {
        const part = (message as { [key: string]: unknown })[kind] as Part<K> | undefined
        return part !== undefined && fits(part) ? [part] : []
      })[0]
    await until(() => found() !== undefined, `a message “${kind}”`)
    return found() as Part<K>
  }

  seen(table: string): Promise<Answer<TableUpdate>> {
    return this.get<TableUpdate>(`/tables/${table}/seen`)
  }

  /** Any legal choice of what this person is asked; null if nothing. */
  async anyChoice(table: string, random = quickRandom(randomUUID())): Promise<{ number: number; choice: Json } | null> {
    const { body } = await this.seen(table)
    const form = body.seen?.ask?.form
    return form ? { number: body.number, choice: sampleChoice(form, random) } : null
  }

  async choose(table: string): Promise<Answer<{ number: number }> | null> {
    const chosen = await this.anyChoice(table)
    return chosen && this.post<{ number: number }>(`/tables/${table}/choices`, { key: randomUUID(), ...chosen })
  }
}

type Part<K extends string> = K extends 'moved'
  ? Moved
  : Extract<ServerMessage, { readonly [key in K]: unknown }> extends { readonly [key in K]: infer P }
    ? P
    : never

/** Longer than anything takes on the most crowded machine. */
const PATIENCE_MS = 300_000

/** What is waited for must stay: nobody looks at the very moment at which it comes. */
export async function until(fits: () => boolean | Promise<boolean>, what: string, ms = PATIENCE_MS): Promise<void> {
  const end = performance.now() + ms
  while (!(await fits())) {
    if (performance.now() > end) throw new Error(`it never came: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const bot = { kind: 'bot', bot: 'raider' } as const
export const me = { kind: 'me' } as const
export const open = { kind: 'open' } as const

/** A game that has started between these people, the first of them the host, and programs in the other seats. */
export async function playing(
  people: readonly Visitor[],
  more: { game?: string; bots?: number; [key: string]: unknown } = {},
) {
  const { game = 'auction', bots = 0, ...rest } = more
  const [host, ...others] = people as [Visitor, ...Visitor[]]
  const seats = [me, ...others.map(() => open), ...Array.from({ length: bots }, () => bot)]
  const { body } = await host.post('/tables', { game, seats, ...rest })
  for (const other of others) await other.post(`/tables/${body.table.id}/join`, { invite: body.invite })
  const started = await host.post(`/tables/${body.table.id}/start`)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return started.body.table.id
}
