import type { TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTesting, type Testing, until, Visitor } from './online.ts'

/** The games of the house and its own thinkers, instead of toys. */
const real = { games: undefined, thinkers: undefined, bots: undefined }

let testing: Testing

beforeAll(async () => {
  testing = await openTesting(real)
})

afterAll(() => testing.close())

describe('programs of the house', () => {
  it('think in threads and take their turns', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'raider' }, { kind: 'bot', bot: 'first-winter' }]
    const made = await ola.post('/tables', { game: 'champions', seats })
    const { id } = made.body.table
    await ola.post(`/tables/${id}/start`)
    await until(async () => {
      await ola.choose(id)
      return (await ola.get<{ table: TableInfo }>(`/tables/${id}`)).body.table.moves >= 12
    }, 'twelve choices')
    const { table } = (await ola.get<{ table: TableInfo }>(`/tables/${id}`)).body
    expect(table).toMatchObject({ status: 'playing', game: 'champions' })
  })
})
