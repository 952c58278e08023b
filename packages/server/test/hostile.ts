import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { openTesting, type Testing, Visitor } from './online.ts'

const PATIENCE_MS = 300_000

/** Anything at all, not only JSON; an answer that does not come is a failure. */
export const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })

export const isWell = async (address: string): Promise<boolean> => (await ask(`${address}/healthz`)).status === 200

/** What the server answers to these bytes. */
export function answerTo(address: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(address)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('it hangs')))
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

export const socketTo = (address: string, headers: { [name: string]: string } = {}): WebSocket => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/live`, { headers })
  socket.on('error', () => {})
  return socket
}

/** The code with which the server ends it. */
export const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

/** A house with two who play and one who should not know. */
export async function openHostile(): Promise<Testing & { readonly [name in 'ola' | 'jan' | 'eve']: Visitor }> {
  const testing = await openTesting()
  const [ola, jan, eve] = [
    await Visitor.called('Ola', testing.address),
    await Visitor.called('Jan', testing.address),
    await Visitor.called('Eve', testing.address),
  ]
  return { ...testing, ola, jan, eve }
}
