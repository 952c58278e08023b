import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from '../src/live/frame.ts'

const textOf = (length: number): string => `${'ł'.repeat(length / 2)}${'x'.repeat(length % 2)}`
const server = createServer()
const sockets = new WebSocketServer({ noServer: true })

beforeAll(async () => {
  server.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, () => wire.write(frameOf(textOf(Number(request.url?.slice(1))))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => server.close())

it.each([0, 125, 126, 65_535, 65_536])('a text of %i bytes goes over the line whole', async (length) => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/${length}`)
  const heard = new Promise((resolve) => {
    socket.on('message', (data, isBinary) => resolve({ text: String(data), isBinary }))
  })
  expect(await heard).toEqual({ text: textOf(length), isBinary: false })
  socket.terminate()
})
