import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Language, refuse } from '@longhouse/kernel'
import { type WebSocket, WebSocketServer } from 'ws'
import { openHeadCount } from '../head-count.ts'
import { API } from '../http/api.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { ownerOf } from '../http/who.ts'
import { languageFor } from '../language.ts'
import { placeOf } from '../people/limits.ts'
import { type Pass, readPass } from '../people/passes.ts'
import { serverRefusal } from '../refusals-text.ts'
import type { ServerContext } from '../server-context.ts'
import { type Line, openConnection } from './connection.ts'
import { openFrames } from './frame.ts'

const MOST_BYTES = 64 * 1024
/** A client that leaves so much unread is not reading. */
const MOST_UNREAD = 1024 * 1024
const PING_MS = 25_000

const GOING_AWAY = 1001
const TOO_SLOW = 1013
/** Who one is has changed: come back, and be whoever the cookie says. */
const SIGNED_OUT = 4001
const GOODBYE_MS = 2_000

export interface Live {
  readonly size: number
  /** Says good-bye to everybody. */
  close(): Promise<void>
}

interface Talking extends Pick<Line, 'person' | 'place' | 'language'> {
  readonly pass: Pass | null
}

interface Behind {
  /** Believe what a proxy says of where a request comes from. */
  readonly proxy: boolean
}

/** WebSockets on the same port as everything else. */
export function serveLive(server: Server, house: ServerContext, { proxy }: Behind): Live {
  // Compressing every message would cost more memory for each connection than the messages do.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false })
  /** Those that were heard of since they were last asked for a sign of life. */
  const alive = new Set<WebSocket>()
  const frames = openFrames()
  const ofPerson = openHeadCount()
  const fromAddress = openHeadCount()

  const addressOf = ({ headers, socket }: IncomingMessage): string => {
    // Our own proxy adds the last one; what comes before it anybody may have made up.
    const forwarded = proxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : ''
    return placeOf(forwarded || (socket.remoteAddress ?? ''))
  }

  const hostOf = ({ headers }: IncomingMessage): string =>
    String((proxy && headers['x-forwarded-host']) || headers.host || '')

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://longhouse')
    if (pathname !== `${API}/live`) return turnAway(socket, '404 Not Found')
    if (!isOwnOrigin(request.headers, hostOf(request))) return turnAway(socket, '403 Forbidden')
    const address = addressOf(request)
    if (house.limits.wait('knock', address) > 0) return turnAway(socket, '429 Too Many Requests')
    const pass = readPass(request.headers, house.secret)
    const person = await ownerOf(house, pass).catch(() => undefined)
    if (person === undefined) return turnAway(socket, '503 Service Unavailable')
    const language = languageFor(searchParams.get('lang') ?? request.headers['accept-language'])
    const who = person?.id ?? address
    const most = mostBy(who, address)
    if (most !== null) return turnAway(socket, '429 Too Many Requests', refusedIn(language, most))
    sockets.handleUpgrade(request, socket, head, (open) => {
      ofPerson.add(who)
      fromAddress.add(address)
      open.once('close', () => {
        ofPerson.remove(who)
        fromAddress.remove(address)
      })
      talk(open, socket, { person: person?.id ?? null, pass, place: address, language })
    })
  }

  /** How many somebody may have who has so many; null: they may have another. */
  function mostBy(who: string, address: string): number | null {
    const { socketsOfPerson, socketsFromAddress } = house.most
    if (ofPerson.of(who) >= socketsOfPerson) return socketsOfPerson
    return fromAddress.of(address) >= socketsFromAddress ? socketsFromAddress : null
  }

  function talk(socket: WebSocket, wire: Duplex, { pass, ...line }: Talking): void {
    let corked = false
    const uncork = (): void => {
      corked = false
      wire.uncork()
    }
    const send = (text: string): void => {
      if (socket.readyState !== socket.OPEN) return
      if (wire.writableLength > MOST_UNREAD) {
        socket.close(TOO_SLOW, 'too slow')
        socket.terminate()
        return
      }
      // What is said in one breath goes out in one piece.
      if (!corked) {
        corked = true
        wire.cork()
        process.nextTick(uncork)
      }
      wire.write(frames(text))
    }
    const hangUp = (code: number, why: string): void => {
      // They hear nothing more, whether or not they say good-bye.
      connection.close()
      socket.close(code, why)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    }
    const connection = openConnection(house, { ...line, send, hangUp })
    const remove =
      line.person === null || !pass
        ? () => {}
        : house.lines.add(line.person, { pass, hangUp: () => hangUp(SIGNED_OUT, 'signed out') })
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('message', (data, isBinary) => {
      alive.add(socket)
      if (isBinary) socket.close(1003, 'text only')
      else connection.hear(String(data))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      alive.delete(socket)
      remove()
      connection.close()
    })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(() => turnAway(socket, '400 Bad Request'))
  })

  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) {
        socket.terminate()
        continue
      }
      alive.delete(socket)
      socket.ping()
    }
  }, PING_MS)
  pinging.unref()

  return {
    get size() {
      return sockets.clients.size
    },
    async close() {
      clearInterval(pinging)
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'closing')
      await new Promise((resolve) => setTimeout(resolve, sockets.clients.size > 0 ? 200 : 0))
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

function turnAway(socket: Duplex, status: string, body = ''): void {
  const type = body && 'Content-Type: application/json; charset=utf-8\r\n'
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\n`
  socket.end(`${head}\r\n${body}`)
}

function refusedIn(language: Language, most: number): string {
  const refusal = refuse('too-many-sockets', { most })
  return JSON.stringify({ ...refusal, text: serverRefusal(language, refusal) })
}
