import { randomUUID } from 'node:crypto'
import { type Form, quickRandom, sampleChoice } from '@longhouse/kernel'
import { WebSocket } from 'ws'
import {
  CHOICES,
  type LiveGame,
  numberAfter,
  openWaiting,
  PLAYERS,
  post,
  type Subject,
  wordAfter,
} from './live-game.ts'

interface SeatView {
  readonly ask: { readonly form: Form | null } | null
  readonly awaited: readonly number[]
}

/** What the server tells of a table; only what is needed here. */
interface Message {
  readonly tableUpdate?: { readonly seen: SeatView }
  readonly moved?: { readonly seen: SeatView }
}

interface Player {
  readonly socket: WebSocket
  readonly cookie: string
  /** The last entry heard of, and the message that told of it. */
  number: number
  told: string | null
}

/** The server lets nobody have more connections than this. */
const FROM_ONE = 50

const isAbout = (text: string, kind: string): boolean => text.startsWith(`{"${kind}":`)

export function longhouse(name: string, address: string): Subject {
  const api = `${address}/api/v1`
  const live = `${api.replace('http', 'ws')}/live`
  const guests = new Map<number, Promise<string>>()

  const arrive = async (as: string): Promise<string> => (await post(`${api}/me`, { name: as })).cookie

  function connect(cookie: string, hear: (text: string) => void): Promise<WebSocket> {
    const socket = new WebSocket(live, { headers: { cookie }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data) => {
        const text = String(data)
        if (isAbout(text, 'hello')) resolve(socket)
        else hear(text)
      })
    })
  }

  async function newTable(players: readonly Player[]): Promise<string> {
    const [host, ...others] = players as [Player, ...Player[]]
    const seats = players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
    const asked = { game: 'auction', seats, visibility: 'invite', spectators: false }
    const as = ({ cookie }: Player) => ({ cookie })
    const { answer } = await post<{ table: { id: string }; invite: string }>(`${api}/tables`, asked, as(host))
    const { table, invite } = answer
    for (const other of others) await post(`${api}/tables/${table.id}/join`, { invite }, as(other))
    await post(`${api}/tables/${table.id}/start`, {}, as(host))
    return table.id
  }

  function seenBy({ told }: Player): SeatView {
    const { moved, tableUpdate } = JSON.parse(told as string) as Message
    return (moved ?? tableUpdate)?.seen as SeatView
  }

  return {
    name,
    async openGame(number): Promise<LiveGame> {
      const random = quickRandom(`game ${number}`)
      const waiting = openWaiting(name)
      const players: Player[] = []
      const prepared: string[] = []
      let unprepared = 0
      let table: string | null = null
      let settled: string | null = null
      let refused: string | null = null

      function hear(player: Player, text: string): void {
        if (isAbout(text, 'refused')) refused = text
        const moved = isAbout(text, 'moved')
        if (!moved && !isAbout(text, 'tableUpdate')) return
        if (wordAfter(text, '"table":') !== table) return
        player.told = text
        player.number = numberAfter(text, '"number":')
        if (moved) settled = wordAfter(text, '"key":', text.lastIndexOf('"key":')) ?? settled
      }

      for (let seat = 0; seat < PLAYERS; seat++) {
        const cookie = await arrive(`Guest ${number}-${seat}`)
        const player: Player = {
          cookie,
          number: 0,
          told: null,
          socket: await connect(cookie, (text) => {
            hear(player, text)
            waiting.look()
          }),
        }
        players.push(player)
      }

      async function begin(): Promise<void> {
        const last = table
        for (const player of players) player.told = null
        const next = prepared.pop()
        if (next === undefined) unprepared++
        table = next ?? (await newTable(players))
        for (const { socket } of players) {
          if (last) socket.send(JSON.stringify({ unwatch: last }))
          socket.send(JSON.stringify({ watch: table, since: null }))
        }
        await waiting.until(() => players.every(({ told }) => told !== null))
      }

      /** Whoever is asked, and what; null when the game is over. */
      function asked(): { readonly player: Player; readonly form: Form } | null {
        if (table === null) return null
        for (const player of players) {
          const { ask, awaited } = seenBy(player)
          if (ask?.form) return { player, form: ask.form }
          if (awaited.length === 0) return null
        }
        return null
      }

      return {
        get unprepared() {
          return unprepared
        },
        async prepare(choices) {
          while (prepared.length * CHOICES < choices) prepared.push(await newTable(players))
        },
        async choose() {
          let next = asked()
          if (!next) {
            await begin()
            next = asked()
          }
          const { player, form } = next as NonNullable<typeof next>
          const choice = sampleChoice(form, random)
          const { number } = player
          const key = randomUUID()
          const sent = performance.now()
          let took = 0
          player.socket.send(JSON.stringify({ choose: { table, key, number, choice } }))
          await waiting.until(() => {
            if (refused) throw new Error(`${name} refuses: ${refused}`)
            if (took === 0 && settled === key) took = performance.now() - sent
            return took > 0 && players.every((player) => player.number > number)
          })
          return took
        },
        close() {
          for (const { socket } of players) socket.terminate()
        },
      }
    },
    async openIdle(number) {
      const guest = Math.floor(number / FROM_ONE)
      if (!guests.has(guest)) guests.set(guest, arrive(`Idle ${guest}`))
      const socket = await connect((await guests.get(guest)) as string, () => {})
      return { close: () => socket.terminate() }
    },
  }
}
