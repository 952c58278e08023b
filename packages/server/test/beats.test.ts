import { afterAll, beforeAll, expect, it } from 'vitest'
import { me, open, openTesting, type Testing, until, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting()
})

afterAll(() => testing.close())

const movedOf = ({ heard }: Visitor) => heard.flatMap((message) => ('moved' in message ? [message.moved] : []))

it('tells what a choice set off to whoever asked for it, as each may know it, and to nobody else', async () => {
  const [ola, jan, eva] = await Promise.all(['Ola', 'Jan', 'Eva'].map((name) => Visitor.called(name, testing.address)))
  if (!ola || !jan || !eva) throw new Error('nobody came')
  const { id } = (await ola.post('/tables', { game: 'auction', seats: [me, open] })).body.table
  await jan.post(`/tables/${id}/join`)
  await ola.post(`/tables/${id}/start`)
  for (const [visitor, beats] of [
    [ola, true],
    [jan, false],
    [eva, true],
  ] as const) {
    await visitor.connect()
    visitor.say({ watch: id, since: null, ...(beats && { beats }) })
    await visitor.hears('tableUpdate')
  }
  await until(async () => {
    for (const person of [ola, jan]) await person.choose(id)
    return movedOf(eva).some(({ seen }) => seen?.result != null)
  }, 'the end of the game')
  for (const seated of [ola, jan]) await until(() => movedOf(seated).length === movedOf(eva).length, 'the last message')

  expect(movedOf(jan).flatMap(({ beats = [] }) => beats)).toEqual([])
  for (const [visitor, seat] of [
    [ola, 0],
    [eva, null],
  ] as const) {
    const moved = movedOf(visitor).filter(({ beats }) => beats)
    expect(moved.length).toBeGreaterThan(0)
    for (const { beats = [], events } of moved)
      for (const { seen, told } of beats) {
        expect(seen).toMatchObject({ seat, ask: null, awaited: [], seed: null, result: null })
        expect(told).toBeGreaterThan(0)
        expect(told).toBeLessThan(events.length)
      }
  }
})
