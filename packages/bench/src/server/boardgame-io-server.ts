import type { AddressInfo } from 'node:net'
import { Origins, Server } from 'boardgame.io/server'
import { auctionByBoardgameIo } from '../boardgame-io.ts'
import { freePort } from './free-port.ts'
import { report } from './reporting.ts'

/** boardgame.io's server with its storage in memory, in a process of its own. Players see no cards but their own. */
const game: typeof auctionByBoardgameIo = {
  ...auctionByBoardgameIo,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    bids: Object.fromEntries(Object.keys(G.bids).map((seat) => [seat, seat === playerID ? G.bids[seat] : null])),
    ...{ purse: G.purse.length, hoard: G.hoard.length },
  }),
}

// On the port of the games its lobby is not found, with the Koa that npm installs for it today; on one of its own it is.
const apiPort = await freePort()
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } })
report(`http://127.0.0.1:${(appServer.address() as AddressInfo).port} http://127.0.0.1:${apiPort}`)
