import { randomUUID } from 'node:crypto'
import { type Form, quickRandom, sampleChoice } from '@longhouse/kernel'
import { WebSocket } from 'ws'
import { type LiveGame, openWaiting, PLAYERS, post, type Subject } from './live-game.ts'

interface Seen {
  readonly ask: { readonly form: Form | null } | null
  readonly awaited: readonly number[]
}

/** What the server tells; only what is needed here. */
interface Told {
  readonly hello?: object
  readonly sighting?: { readonly table: string; readonly number: number; readonly seen: Seen }
  readonly moved?: { readonly table: string; readonly number: number; readonly seen: Seen }
  readonly settled?: { readonly key: string; readonly number: number }
  readonly refused?: { readonly key: string | null; readonly refused: string }
}

interface Player {
  readonly socket: WebSocket
  readonly cookie: string
  number: number
  seen: Seen | null
}

/** The server lets nobody have more connections than this. */
const FROM_ONE = 50

export function longhouse(name: string, address: string): Subject {
  const api = `${address}/api/v1`
  const live = `${api.replace('http', 'ws')}/live`
  const guests = new Map<number, Promise<string>>()

  const arrive = async (as: string): Promise<string> => (await post(`${api}/me`, { name: as })).cookie

  function connect(cookie: string, hear: (told: Told) => void): Promise<WebSocket> {
    const socket = new WebSocket(live, { headers: { cookie }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data) => {
        const told = JSON.parse(String(data)) as Told
        if (told.hello) resolve(socket)
        else hear(told)
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

  return {
    name,
    async openGame(number): Promise<LiveGame> {
      const random = quickRandom(`game ${number}`)
      const waiting = openWaiting(name)
      const players: Player[] = []
      let table: string | null = null
      let settled: string | null = null
      let refused: string | null = null
      for (let seat = 0; seat < PLAYERS; seat++) {
        const cookie = await arrive(`Guest ${number}-${seat}`)
        const player: Player = {
          cookie,
          number: 0,
          seen: null,
          socket: await connect(cookie, (told) => {
            const news = told.moved ?? told.sighting
            if (news?.table === table) Object.assign(player, { number: news.number, seen: news.seen })
            if (told.settled) settled = told.settled.key
            if (told.refused) refused = told.refused.refused
            waiting.look()
          }),
        }
        players.push(player)
      }

      async function begin(): Promise<void> {
        const last = table
        for (const player of players) player.seen = null
        table = await newTable(players)
        for (const { socket } of players) {
          if (last) socket.send(JSON.stringify({ unwatch: last }))
          socket.send(JSON.stringify({ watch: table, since: null }))
        }
        await waiting.until(() => players.every(({ seen }) => seen !== null))
      }

      return {
        async choose() {
          if (table === null || players[0]?.seen?.awaited.length === 0) await begin()
          const chooser = players.find(({ seen }) => seen?.ask?.form) as Player
          const choice = sampleChoice(chooser.seen?.ask?.form as Form, random)
          const { number } = chooser
          const key = randomUUID()
          const sent = performance.now()
          let took = 0
          chooser.socket.send(JSON.stringify({ choose: { table, key, number, choice } }))
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
