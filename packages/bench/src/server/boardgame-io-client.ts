import { quickRandom } from '@longhouse/kernel'
import { WebSocket } from 'ws'
import type { AuctionState } from '../boardgame-io.ts'
import { type LiveGame, openWaiting, PLAYERS, post, type Subject } from './live-game.ts'

const ROOM = '/auction,'

interface Player {
  readonly id: string
  readonly emit: (...event: unknown[]) => void
  readonly socket: WebSocket
  credentials: string
  state: AuctionState | null
}

/** boardgame.io's server, spoken to as its own client does: socket.io's frames over a WebSocket. */
export function boardgameIo(name: string, addresses: string): Subject {
  const [address = '', lobby = ''] = addresses.split(' ')
  const socketIo = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`

  function connect(hear: (event: readonly unknown[]) => void): Promise<WebSocket> {
    const socket = new WebSocket(socketIo, { perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data) => {
        const text = String(data)
        if (text.startsWith('0')) socket.send(`40${ROOM}`)
        else if (text === '2') socket.send('3')
        else if (text.startsWith(`40${ROOM}`)) resolve(socket)
        else if (text.startsWith(`42${ROOM}`)) hear(JSON.parse(text.slice(2 + ROOM.length)) as unknown[])
      })
    })
  }

  return {
    name,
    async openGame(number): Promise<LiveGame> {
      const random = quickRandom(`game ${number}`)
      const waiting = openWaiting(name)
      const players: Player[] = []
      let match: string | null = null
      for (let seat = 0; seat < PLAYERS; seat++) {
        const socket = await connect(([kind, at, told]) => {
          if (at !== match) return
          if (kind === 'sync') player.state = (told as { state: AuctionState }).state
          if (kind === 'update') player.state = told as AuctionState
          waiting.look()
        })
        const emit = (...event: unknown[]) => socket.send(`42${ROOM}${JSON.stringify(event)}`)
        const player: Player = { id: String(seat), socket, emit, credentials: '', state: null }
        players.push(player)
      }

      async function begin(): Promise<void> {
        const games = `${lobby}/games/auction`
        const { answer } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: PLAYERS })
        for (const player of players) {
          const asked = { playerID: player.id, playerName: `Guest ${player.id}` }
          const joined = await post<{ playerCredentials: string }>(`${games}/${answer.matchID}/join`, asked)
          player.credentials = joined.answer.playerCredentials
          player.state = null
        }
        match = answer.matchID
        for (const { emit, id, credentials } of players) emit('sync', match, id, credentials, PLAYERS)
        await waiting.until(() => players.every(({ state }) => state !== null))
      }

      const stateOf = ({ state }: Player): AuctionState => state as AuctionState

      return {
        async choose() {
          if (match === null || players.some((player) => stateOf(player).ctx.gameover !== undefined)) await begin()
          const chooser = players.find((player) => stateOf(player).G.bids[player.id] === undefined) as Player
          const { G, _stateID: known } = stateOf(chooser)
          const hand = G.hands[Number(chooser.id)] as string[]
          const card = hand[random.below(hand.length)]
          const payload = { type: 'bid', args: [card], playerID: chooser.id, credentials: chooser.credentials }
          const sent = performance.now()
          let took = 0
          chooser.emit('update', { type: 'MAKE_MOVE', payload }, known, match, chooser.id)
          await waiting.until(() => {
            if (took === 0 && stateOf(chooser)._stateID > known) took = performance.now() - sent
            return players.every((player) => stateOf(player)._stateID > known)
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
