import type { Beat, Json } from '@longhouse/kernel'
import type {
  ChatLine,
  ClientMessage,
  EntryView,
  Moved,
  ServerMessage,
  TableInfo,
  TableUpdate,
} from '@longhouse/protocol'
import type { Refused } from './server-api.ts'

/** As much of a WebSocket as is needed; a test brings its own. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((text: string) => void) | null
}

/** The line to the house. `lost`: it is tried again at that moment, of the page's own clock. */
export type Line =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  | { readonly state: 'lost'; readonly again: number }

/** One entry of a table's book. `seen` is null where it was missed, and can be asked for. */
export interface Entry {
  readonly heard: EntryView
  readonly tableUpdate: Pick<TableUpdate, 'seen' | 'canUndo'> | null
  /** What the entry set off on the way to the table after it. */
  readonly beats: readonly Beat[]
}

export interface Watching {
  /** Whether the house lets one see the game is told by the first update, or by none. */
  info(info: TableInfo): void
  /** In order, each once. `missed`: they were made while nobody listened. */
  entries(entries: readonly Entry[], missed: boolean): void
  /** The table as it is after the last entry. */
  tableUpdate(tableUpdate: TableUpdate): void
  presence(seats: readonly boolean[], watching: number): void
  chat(line: ChatLine): void
  refused(refused: Refused): void
}

/** What the house did with a request. */
export type Settled = { readonly number: number } | Refused

export interface Live {
  line(): Line
  /** Milliseconds by which the house's clock is ahead of the page's. */
  ahead(): number
  subscribe(listener: () => void): () => void
  /** `since`: the last entry known; the house tells the others. */
  watch(table: string, invite: string | undefined, since: number, watching: Watching): () => void
  lobby(listener: (table: TableInfo) => void): () => void
  /** Sent until it is answered, always with the same key: done once, however often the line is cut. */
  choose(table: string, number: number, choice: Json): Promise<Settled>
  undo(table: string, number: number): Promise<Settled>
  say(table: string, text: string): Promise<Settled>
  /** At once, instead of waiting. */
  retry(): void
  /** The device says that it has no network: whether the line holds is seen by dialling. */
  doubt(): void
  /** Somebody else now: the house is to greet anew. */
  greetAnew(): void
  close(): void
}

export interface Means {
  connect(): Socket
  key(): string
  /** Whether what a choice sets off is shown, and wants to be told. */
  beats(): boolean
  now(): number
  /** From 0 to 1: so that not all pages come back at the same moment. */
  random(): number
}

const FIRST_MS = 500
const LONGEST_MS = 15_000
/** A house silent for so long is asked whether it is there, and after as long again it is not; one that never answered is dialled anew. */
const SILENCE_MS = 20_000

interface Watched {
  readonly watching: Watching
  readonly invite: string | undefined
  known: number
  /** What the house last told of the table. */
  info: TableInfo | null
}

export function openLive({ connect, key, beats, now, random }: Means): Live {
  const watched = new Map<string, Set<Watched>>()
  const pending = new Map<string, { readonly message: ClientMessage; settle(settled: Settled): void }>()
  const lobbies = new Set<(table: TableInfo) => void>()
  const listeners = new Set<() => void>()
  let socket: Socket | null = null
  let line: Line = { state: 'connecting' }
  let ahead = 0
  let failures = 0
  let heardAt = 0
  let retrying: ReturnType<typeof setTimeout> | undefined
  let listening: ReturnType<typeof setInterval> | undefined
  let closed = false

  /** Nobody waits for anything from the house. */
  const isIdle = (): boolean => watched.size === 0 && lobbies.size === 0 && pending.size === 0
  /** A line that was lost while nobody needed it is dialled when somebody does. */
  const need = (): void => {
    if (line.state === 'lost' && retrying === undefined) dial()
  }
  const become = (next: Line): void => {
    line = next
    for (const listener of listeners) listener()
  }
  const isOpen = (): boolean => line.state === 'open'
  const tell = (message: ClientMessage): void => {
    if (isOpen()) socket?.send(JSON.stringify(message))
  }
  const ask = (table: string, { known, invite }: Watched): void =>
    tell({ watch: table, since: known, ...(invite !== undefined && { invite }), ...(beats() && { beats: true }) })
  /** Several parts of the page may look at one table: they all begin where the one that knows least is. */
  const askFor = (table: string): void => {
    const least = [...(watched.get(table) ?? [])].sort((a, b) => a.known - b.known)[0]
    if (least) ask(table, least)
  }

  function dial(): void {
    clearTimeout(retrying)
    retrying = undefined
    if (closed) return
    let dialled: Socket
    try {
      dialled = connect()
    } catch {
      return lose()
    }
    socket = dialled
    heardAt = now()
    dialled.onopen = () => {
      if (dialled !== socket) return
      failures = 0
      heardAt = now()
      become({ state: 'open' })
      for (const table of watched.keys()) askFor(table)
      if (lobbies.size > 0) tell({ lobby: true })
      // What was not answered may or may not have been done: the same key makes it the same request.
      for (const { message } of pending.values()) tell(message)
    }
    dialled.onmessage = (text) => {
      if (dialled !== socket) return
      heardAt = now()
      const message = read(text)
      if (message) hear(message)
    }
    dialled.onclose = () => {
      if (dialled === socket) lose()
    }
  }

  function hangUp(): void {
    const before = socket
    socket = null
    before?.close()
  }

  function lose(): void {
    hangUp()
    if (closed) return
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++)
    const wait = longest / 2 + (longest / 2) * random()
    become({ state: 'lost', again: now() + wait })
    clearTimeout(retrying)
    retrying = isIdle() ? undefined : setTimeout(dial, wait)
  }

  function hear(message: ServerMessage): void {
    if ('hello' in message) ahead = message.hello.at - now()
    else if ('table' in message) each(message.table.id, (one) => tellInfo(one, message.table))
    else if ('missed' in message) each(message.missed.table, (one) => catchUp(one, message.missed.entries))
    else if ('tableUpdate' in message) each(message.tableUpdate.table, (one) => look(one, message.tableUpdate))
    else if ('moved' in message) {
      const { table, key: of, number } = message.moved
      each(table, (one) => move(one, message.moved))
      if (of !== null) settle(of, { number })
    } else if ('presence' in message) {
      const { table, seats, watching: count } = message.presence
      each(table, ({ watching }) => watching.presence(seats, count))
    } else if ('chat' in message) each(message.chat.table, ({ watching }) => watching.chat(message.chat))
    else if ('lobby' in message) for (const listener of lobbies) listener(message.lobby)
    else if ('settled' in message) settle(message.settled.key, { number: message.settled.number })
    else if ('refused' in message) {
      const { key: of, table, ...why } = message.refused
      const refused = why as Refused
      if (of !== null) settle(of, refused)
      else if (table !== null) each(table, ({ watching }) => watching.refused(refused))
    }
  }

  const each = (table: string, tellOne: (one: Watched) => void): void => {
    for (const one of watched.get(table) ?? []) tellOne(one)
  }
  const settle = (of: string, settled: Settled): void => {
    pending.get(of)?.settle(settled)
    pending.delete(of)
  }

  /** What is known already is left out; nothing may be missing between it and what is new. */
  function catchUp(one: Watched, entries: readonly EntryView[]): void {
    const news = entries.filter(({ number }) => number > one.known)
    const last = news.at(-1)
    if (!last) return
    if (news.some(({ number }, i) => number !== one.known + 1 + i)) return
    one.known = last.number
    one.watching.entries(
      news.map((heard) => ({ heard, tableUpdate: null, beats: [] })),
      true,
    )
  }

  function look(one: Watched, tableUpdate: TableUpdate): void {
    // An older one was overtaken; a newer one means that something in between has not been told.
    if (tableUpdate.number === one.known) one.watching.tableUpdate(tableUpdate)
  }

  function tellInfo(one: Watched, info: TableInfo): void {
    one.info = info
    one.watching.info(info)
  }

  function move(one: Watched, { table, seen, canUndo, beats: onTheWay = [], info, key: _, ...heard }: Moved): void {
    if (heard.number <= one.known) return
    if (heard.number > one.known + 1) return ask(table, one)
    one.known = heard.number
    one.watching.entries([{ heard, tableUpdate: { seen, canUndo }, beats: onTheWay }], false)
    if (one.info) tellInfo(one, { ...one.info, ...info })
  }

  function request(make: (key: string) => ClientMessage): Promise<Settled> {
    const mark = key()
    const message = make(mark)
    return new Promise((resolve) => {
      pending.set(mark, { message, settle: resolve })
      tell(message)
      need()
    })
  }

  listening = setInterval(() => {
    if (!socket) return
    const silence = now() - heardAt
    if (silence >= (isOpen() ? 2 : 1) * SILENCE_MS) lose()
    else if (silence >= SILENCE_MS) tell({ ping: now() })
  }, SILENCE_MS / 2)
  dial()

  return {
    line: () => line,
    ahead: () => ahead,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(table, invite, since, watching) {
      const one: Watched = { watching, invite, known: since, info: null }
      const others = watched.get(table) ?? new Set()
      watched.set(table, others.add(one))
      ask(table, one)
      need()
      return () => {
        others.delete(one)
        if (others.size > 0) return
        if (watched.get(table) === others) watched.delete(table)
        tell({ unwatch: table })
      }
    },
    lobby(listener) {
      lobbies.add(listener)
      if (lobbies.size === 1) tell({ lobby: true })
      need()
      return () => {
        lobbies.delete(listener)
        if (lobbies.size === 0) tell({ lobby: false })
      }
    },
    choose: (table, number, choice) => request((mark) => ({ choose: { table, key: mark, number, choice } })),
    undo: (table, number) => request((mark) => ({ undo: { table, key: mark, number } })),
    say: (table, text) => request((mark) => ({ chat: { table, key: mark, text } })),
    retry() {
      if (line.state !== 'lost') return
      become({ state: 'connecting' })
      dial()
    },
    doubt() {
      if (isOpen()) lose()
    },
    greetAnew() {
      hangUp()
      failures = 0
      become({ state: 'connecting' })
      dial()
    },
    close() {
      closed = true
      clearTimeout(retrying)
      clearInterval(listening)
      hangUp()
    },
  }
}

/** Only the house talks on this line; still, what is no message is no message. */
function read(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as ServerMessage) : null
  } catch {
    return null
  }
}
