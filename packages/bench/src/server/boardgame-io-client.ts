import { quickRandom } from '@longhouse/kernel'
import { WebSocket } from 'ws'
import type { AuctionState } from '../boardgame-io.ts'
import { CHOICES, type LiveGame, numberAfter, openWaiting, PLAYERS, post, type Subject } from './live-game.ts'

const ROOM = '/auction,'
const EVENT = `42${ROOM}`

interface Match {
  readonly id: string
  /** Of each player. */
  readonly credentials: readonly string[]
}

interface Player {
  readonly id: string
  readonly emit: (...event: unknown[]) => void
  readonly socket: WebSocket
  credentials: string
  /** The last state heard of, and the message that told of it. */
  number: number
  told: string | null
}

/** boardgame.io's server, spoken to as its own client does: socket.io's frames over a WebSocket. */
export function boardgameIo(name: string, addresses: string): Subject {
  const [address = '', lobby = ''] = addresses.split(' ')
  const socketIo = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`

  function connect(hear: (text: string) => void): Promise<WebSocket> {
    const socket = new WebSocket(socketIo, { perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data) => {
        const text = String(data)
        if (text.startsWith('0')) socket.send(`40${ROOM}`)
        else if (text === '2') socket.send('3')
        else if (text.startsWith(`40${ROOM}`)) resolve(socket)
        else if (text.startsWith(EVENT)) hear(text)
      })
    })
  }

  async function newMatch(): Promise<Match> {
    const games = `${lobby}/games/auction`
    const { answer } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: PLAYERS })
    const credentials: string[] = []
    for (let seat = 0; seat < PLAYERS; seat++) {
      const asked = { playerID: String(seat), playerName: `Guest ${seat}` }
      const joined = await post<{ playerCredentials: string }>(`${games}/${answer.matchID}/join`, asked)
      credentials.push(joined.answer.playerCredentials)
    }
    return { id: answer.matchID, credentials }
  }

  function stateOf({ told }: Player): AuctionState {
    const [kind, , state] = JSON.parse((told as string).slice(EVENT.length)) as [string, string, unknown]
    return kind === 'sync' ? (state as { state: AuctionState }).state : (state as AuctionState)
  }

  return {
    name,
    async openGame(number): Promise<LiveGame> {
      const random = quickRandom(`game ${number}`)
      const waiting = openWaiting(name)
      const players: Player[] = []
      const prepared: Match[] = []
      let unprepared = 0
      let match: string | null = null
      for (let seat = 0; seat < PLAYERS; seat++) {
        const socket = await connect((text) => {
          if (!text.startsWith(`${EVENT}["update","${match}"`) && !text.startsWith(`${EVENT}["sync","${match}"`)) return
          player.told = text
          player.number = numberAfter(text, '"_stateID":')
          waiting.look()
        })
        const emit = (...event: unknown[]) => socket.send(`${EVENT}${JSON.stringify(event)}`)
        const player: Player = { id: String(seat), socket, emit, credentials: '', number: 0, told: null }
        players.push(player)
      }

      async function begin(): Promise<void> {
        const next = prepared.pop()
        if (next === undefined) unprepared++
        const { id, credentials } = next ?? (await newMatch())
        for (const [seat, player] of players.entries())
          Object.assign(player, { credentials: credentials[seat], told: null })
        match = id
        for (const { emit, id, credentials } of players) emit('sync', match, id, credentials, PLAYERS)
        await waiting.until(() => players.every(({ told }) => told !== null))
      }

      /** Whoever has not bid, and their hand; null when the game is over. */
      function asked(): { readonly player: Player; readonly hand: readonly string[] } | null {
        if (match === null) return null
        for (const player of players) {
          const { G, ctx } = stateOf(player)
          if (ctx.gameover !== undefined) return null
          if (G.bids[player.id] === undefined) return { player, hand: G.hands[Number(player.id)] as string[] }
        }
        return null
      }

      return {
        get unprepared() {
          return unprepared
        },
        async prepare(choices) {
          while (prepared.length * CHOICES < choices) prepared.push(await newMatch())
        },
        async choose() {
          let next = asked()
          if (!next) {
            await begin()
            next = asked()
          }
          const { player, hand } = next as NonNullable<typeof next>
          const { id, credentials, number } = player
          const payload = { type: 'bid', args: [hand[random.below(hand.length)]], playerID: id, credentials }
          const sent = performance.now()
          let took = 0
          player.emit('update', { type: 'MAKE_MOVE', payload }, number, match, id)
          await waiting.until(() => {
            if (took === 0 && player.number > number) took = performance.now() - sent
            return players.every((player) => player.number > number)
          })
          return took
        },
        close() {
          for (const { socket } of players) socket.terminate()
        },
      }
    },
    async openIdle() {
      const socket = await connect(() => {})
      return { close: () => socket.terminate() }
    },
  }
}
