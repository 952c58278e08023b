import { keptSettings } from '../settings.tsx'
import { type Live, openLive, type Socket } from './live.ts'
import { addressOf } from './server-api.ts'

let live: Live | null = null

/** The page's one line to the house, opened when somebody first needs it. */
export function theLine(): Live {
  if (live) return live
  const opened = openLive({
    connect,
    key: () => crypto.randomUUID(),
    beats: () => keptSettings().pace !== 'instant',
    now: () => Date.now(),
    random: () => Math.random(),
  })
  addEventListener('online', () => opened.retry())
  addEventListener('offline', () => opened.doubt())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) opened.retry()
  })
  live = opened
  return opened
}

/** Somebody else sits before the page: a line that is open belongs to the one before. */
export const greetAnew = (): void => live?.greetAnew()

function connect(): Socket {
  const address = addressOf('/live', { lang: keptSettings().language })
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const web = new WebSocket(address)
  const socket: Socket = {
    send: (text) => web.send(text),
    close: () => web.close(),
    onopen: null,
    onclose: null,
    onmessage: null,
  }
  web.onopen = () => socket.onopen?.()
  web.onclose = () => socket.onclose?.()
  web.onmessage = ({ data }) => typeof data === 'string' && socket.onmessage?.(data)
  return socket
}
