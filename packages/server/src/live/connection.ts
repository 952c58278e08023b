import { isRefusal, type Language, type Refusal, refuse } from '@longhouse/kernel'
import { ClientMessage, type ServerMessage } from '@longhouse/protocol'
import type { z } from 'zod'
import { tooMuch, tooSoon } from '../http/limited.ts'
import { refusalOf, type ServerContext, said } from '../server-context.ts'
import { choose, undo } from '../tables/commands.ts'
import { enter } from '../tables/entering.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf } from '../tables/table-state.ts'
import type { Watcher } from '../tables/watchers.ts'

type Said = z.output<typeof ClientMessage>
type Part<K extends string> = Extract<Said, { readonly [key in K]: unknown }>[K]

/** Somebody on the line. */
export interface Line {
  readonly person: string | null
  readonly language: Language
  /** Where they are, as limits count it. */
  readonly place: string
  send(text: string): void
  hangUp(code: number, why: string): void
}

/** Whoever goes on after so many refusals for haste is not playing. */
const MOST_HASTE = 200
const TOO_HASTY = 1008

/** What one connection may do: watch tables, and choose at those where its person sits. */
export function openConnection(house: ServerContext, line: Line) {
  const { services, loadedTables, limits, lobby, most } = house
  const who = line.person ?? line.place
  const watched = new Map<string, { readonly table: LiveTable; readonly watcher: Watcher }>()
  const listener = { person: line.person, hear: line.send }
  let closed = false
  let haste = 0

  const say = (message: ServerMessage): void => line.send(JSON.stringify(message))

  async function refuseThat(refusal: Refusal, key: string | null, id: string | null): Promise<void> {
    const table = id === null ? null : await loadedTables.present(id).catch(() => null)
    say({ refused: { key, table: id, ...(await said(house, refusal, line.language, table?.info())) } })
  }

  async function watch({
    watch: id,
    since,
    invite,
    beats = false,
  }: Extract<Said, { readonly watch: unknown }>): Promise<Refusal | null> {
    // All that was missed is as much work as the past of a table.
    const wait = since === null ? null : tooMuch(limits, 'work', who, line.place)
    if (wait) return wait
    const table = await enter(services, loadedTables, id, line.person, invite)
    if (isRefusal(table)) return table
    const full = watched.has(id) ? null : tooMany(table)
    if (full) return full
    unwatch(id)
    if (closed) return null
    const watcher: Watcher = { person: line.person, place: line.place, beats, hear: line.send }
    watched.set(id, { table, watcher })
    table.watchers.add(watcher, since)
    return null
  }

  function tooMany({ state, watchers }: LiveTable): Refusal | null {
    if (watched.size >= most.tablesOfSocket) return refuse('too-many-watched', { most: most.tablesOfSocket })
    if (seatOf(state, line.person) !== null) return null
    if (watchers.count >= most.watchingTable) return refuse('table-crowded', { most: most.watchingTable })
    return watchers.countFrom(line.place) >= most.watchingFromAddress
      ? refuse('table-crowded', { most: most.watchingFromAddress })
      : null
  }

  function unwatch(id: string): void {
    const known = watched.get(id)
    watched.delete(id)
    known?.table.watchers.remove(known.watcher)
  }

  async function settle(
    { table: id, key }: { readonly table: string; readonly key: string },
    act: (table: LiveTable, person: string) => Promise<{ readonly number: number; readonly told?: boolean } | Refusal>,
  ): Promise<Refusal | null> {
    if (line.person === null) return refuse('not-arrived')
    // Who watches a table was let in before.
    const table = watched.get(id)?.table ?? (await enter(services, loadedTables, id, line.person))
    if (isRefusal(table)) return table
    const answer = await act(table, line.person)
    if (isRefusal(answer)) return answer
    if (!answer.told || !watched.has(id)) say({ settled: { key, number: answer.number } })
    return null
  }

  const chosen = (asked: Part<'choose'>) =>
    settle(asked, (table, person) =>
      table.doOnce(person, asked.key, (state) => choose(state, person, asked.number, asked.choice)),
    )

  const undone = (asked: Part<'undo'>) =>
    settle(asked, (table, person) => table.doOnce(person, asked.key, (state) => undo(state, person, asked.number)))

  const chatted = (asked: Part<'chat'>) =>
    settle(
      asked,
      async (table, person) => tooMuch(limits, 'chat', person, line.place) ?? table.say(person, asked.key, asked.text),
    )

  async function answer(message: Said): Promise<Refusal | null> {
    if ('ping' in message) say({ pong: message.ping })
    else if ('watch' in message) return watch(message)
    else if ('unwatch' in message) unwatch(message.unwatch)
    else if ('choose' in message) return chosen(message.choose)
    else if ('undo' in message) return undone(message.undo)
    else if ('chat' in message) return chatted(message.chat)
    else if (message.lobby) lobby.add(listener)
    else lobby.remove(listener)
    return null
  }

  say({ hello: { person: line.person, at: services.now() } })

  async function hear(text: string): Promise<void> {
    const wait = tooSoon(limits, 'knock', line.place) ?? tooSoon(limits, 'ask', who)
    if (wait && ++haste > MOST_HASTE) return line.hangUp(TOO_HASTY, 'too much')
    const message = parsed(text)
    if (!message) return refuseThat(wait ?? refuse('bad-request', { where: 'message' }), null, null)
    const { key, table } = concernOf(message)
    try {
      const refusal = wait ?? (await answer(message))
      if (refusal) await refuseThat(refusal, key, table)
    } catch (error) {
      services.log.warn({ err: error, table }, 'a message could not be answered')
      await refuseThat(refusalOf(error), key, table)
    }
  }

  return {
    hear(text: string): void {
      if (closed) return
      hear(text).catch((error: unknown) => services.log.error({ err: error }, 'not even a refusal could be told'))
    },
    close(): void {
      closed = true
      lobby.remove(listener)
      for (const id of [...watched.keys()]) unwatch(id)
    },
  }
}

/** Each kind of message by the word that names it, so that only its own schema is tried. */
const KINDS = ClientMessage.options.map((schema) => [Object.keys(schema.shape)[0] as string, schema] as const)

function parsed(text: string): Said | null {
  try {
    const json: unknown = JSON.parse(text)
    const kind =
      typeof json === 'object' && json !== null ? KINDS.find(([name]) => Object.hasOwn(json, name)) : undefined
    const message = kind?.[1].safeParse(json)
    return message?.success ? message.data : null
  } catch {
    return null
  }
}

/** What an answer must name, so that the client knows what it answers. */
function concernOf(message: Said): { readonly key: string | null; readonly table: string | null } {
  const asked =
    'choose' in message ? message.choose : 'undo' in message ? message.undo : 'chat' in message ? message.chat : null
  if (asked) return asked
  return { key: null, table: 'watch' in message ? message.watch : null }
}
