import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { answerTo, closing, socketTo } from './hostile.ts'
import { openTesting, playing, type Testing, until, Visitor } from './online.ts'

const most = { socketsFromAddress: 6, watchingTable: 3, tablesOfSocket: 2 }

let testing: Testing
let ola: Visitor
let jan: Visitor

beforeAll(async () => {
  testing = await openTesting({ most })
  ola = await Visitor.called('Ola', testing.address)
  jan = await Visitor.called('Jan', testing.address)
})

afterAll(() => testing.close())

async function spectator(table: string): Promise<Visitor> {
  const visitor = new Visitor(testing.address)
  await visitor.connect()
  visitor.say({ watch: table })
  return visitor
}

describe('how many there may be at once', () => {
  it('is limited at a table, but not for those who sit there', async () => {
    const table = await playing([ola, jan])
    const spectators = [await spectator(table), await spectator(table), await spectator(table)]
    for (const each of spectators) await each.hears('tableUpdate')
    const late = await spectator(table)
    expect(await late.hears('refused')).toMatchObject({
      refused: 'table-crowded',
      facts: { most: 3 },
      text: '3 are watching this table already. Try again later.',
    })
    await ola.connect()
    ola.say({ watch: table })
    await ola.hears('tableUpdate')
    for (const each of [...spectators, late, ola]) each.hangUp()
  })

  it('is limited for the tables of one connection', async () => {
    const tables = [await playing([ola, jan]), await playing([ola, jan]), await playing([ola, jan])]
    const visitor = await spectator(tables[0] as string)
    await visitor.hears('tableUpdate')
    visitor.say({ watch: tables[1] })
    await visitor.hears('tableUpdate', ({ table }) => table === tables[1])
    visitor.say({ watch: tables[2] })
    expect(await visitor.hears('refused')).toMatchObject({ refused: 'too-many-watched', facts: { most: 2 } })
    visitor.say({ watch: tables[0] })
    await visitor.hears('tableUpdate', ({ table }) => table === tables[0], visitor.heard.length)
    visitor.hangUp()
  })

  it('is limited for one address, whoever it is, and said in words', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => (await Visitor.called(`Guest ${i}`, testing.address)).cookie),
    )
    const { host } = new URL(testing.address)
    const asking = (language: string) =>
      `GET /api/v1/live?lang=${language} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
    const openSockets = async () => {
      const sockets = cookies.map((cookie) => socketTo(testing.address, { cookie }))
      await until(() => sockets.every(({ readyState }) => readyState !== WebSocket.CONNECTING), 'answers')
      if (sockets.every(({ readyState }) => readyState === WebSocket.OPEN)) return sockets
      for (const socket of sockets) socket.terminate()
      return null
    }
    // Those of the tests before may still be on their way out.
    let sockets = await openSockets()
    await until(async () => {
      sockets ??= await openSockets()
      return sockets !== null
    }, 'six sockets')
    const turnedAway = await answerTo(testing.address, asking('pl'))
    expect(turnedAway).toContain('429 Too Many Requests')
    expect(JSON.parse(turnedAway.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      refused: 'too-many-sockets',
      facts: { most: 6 },
      text: 'Liczba otwartych połączeń sięgnęła granicy: 6. Najpierw zamknij część z nich.',
    })
    const [first] = sockets ?? []
    if (!first) throw new Error('no socket')
    const gone = closing(first)
    first.terminate()
    await gone
    await until(async () => {
      const again = socketTo(testing.address)
      await until(() => again.readyState !== WebSocket.CONNECTING, 'an answer')
      const letIn = again.readyState === WebSocket.OPEN
      again.terminate()
      return letIn
    }, 'room for another')
    for (const socket of sockets ?? []) socket.terminate()
  })
})
