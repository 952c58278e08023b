import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { exampleGames, raid } from '@longhouse/example-games'
import {
  type AnyGame,
  allocation,
  amount,
  apply,
  asksOf,
  either,
  type Form,
  isEmpty,
  isRefusal,
  mix,
  one,
  openTable,
  order,
  quickRandom,
  type Replay,
  sampleWay,
  some,
  validateChoice,
  verifyReplay,
  yes,
} from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { me, open, openTesting, type Testing, until, Visitor } from './online.ts'

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.log('The player in Python is not tested, because there is no python3 here.')

/** No proxy stands between a machine and itself; compiled files would stay in the project's folder. */
const env = { ...process.env, no_proxy: '*', PYTHONDONTWRITEBYTECODE: '1' }
const run = promisify(execFile)
const python = async (...args: string[]) => (await run('python3', args, { env, maxBuffer: 2 ** 26 })).stdout

let house: Testing
beforeAll(async () => {
  if (hasPython) house = await openTesting()
})
afterAll(() => house?.close())

describe.skipIf(!hasPython)('the player in Python', () => {
  it.each(['raid', 'skalds'])('plays a whole game of %s against a program', async (game) => {
    const told = await python(BOT, house.address, '--game', game, '--pause', '0.02')
    expect(told).toMatch(new RegExp(`^Python plays ${game} at table`))
    expect(told).toContain('finished after')
  })

  it('sits down at a table that waits, and plays under the name of its token', async () => {
    const host = await Visitor.called('Astrid', house.address)
    const owner = await Visitor.called('Bjorn', house.address)
    const { body: made } = await owner.post<{ token: string }>('/me/tokens', { name: 'python' })
    const { body } = await host.post('/tables', { game: 'raid', seats: [me, open] })
    const { id } = body.table
    const playing = python(BOT, house.address, '--table', id, '--token', made.token, '--pause', '0.02')
    const table = async () => (await host.get<{ table: TableInfo }>(`/tables/${id}`)).body.table
    const hosting = async () => {
      await until(async () => (await host.post(`/tables/${id}/start`)).status === 200, 'the other')
      await until(async () => {
        await host.choose(id)
        return (await table()).status === 'finished'
      }, 'the end')
    }
    const [told] = await Promise.all([playing, hosting()])
    expect(told).toContain(`Bjorn plays raid at table ${id}`)
    expect((await table()).seats.map(({ person }) => person?.name)).toEqual(['Astrid', 'Bjorn'])
    expect(verifyReplay(raid, (await host.get<Replay>(`/tables/${id}/replay`)).body)).toBeNull()
  })

  it('draws a legal choice from forms of every kind', async () => {
    const forms = [...oddForms, ...exampleGames.flatMap(formsOf)]
    const draw = 'import json, sys, forms; print(json.dumps([forms.sample(form) for form in json.load(sys.stdin)]))'
    const drawn = spawnSync('python3', ['-c', draw], {
      ...{ cwd: fileURLToPath(new URL('.', `file://${BOT}`)), env, maxBuffer: 2 ** 26 },
      input: JSON.stringify(forms),
    })
    expect(String(drawn.stderr)).toBe('')
    const choices = JSON.parse(String(drawn.stdout)) as unknown[]
    const wrong = forms.flatMap((form, i) =>
      validateChoice(form, choices[i]) === null ? [] : [{ form, choice: choices[i] }],
    )
    expect(wrong).toEqual([])
    expect(new Set(forms.map(({ kind }) => kind)).size).toBe(7)
  })
})

const LETTERS = [...'abcdefghijklmnopq']

/** Forms that a careless draw misses: few choices among many candidates, and ways that lead nowhere. */
const oddForms: readonly Form[] = [
  either({ nothing: one([]), never: amount(3, 2), now: yes }),
  either({ deep: either({ nothing: some(['a'], 2, 3), order: order(['x', 'y', 'z']) }) }),
  some(LETTERS, 0, 17, [
    { weights: Object.fromEntries(LETTERS.map((id, i) => [id, 2 ** i])), min: 77_777, max: 77_777 },
  ]),
  some(['a', 'b'], -1, 9),
  mix({ wood: 2, coin: 3 }, 5, 9),
  mix({ wood: 0 }, 0),
  mix({ hammer: 4, double: 3, thrall: 2 }, 0, 9, [{ weights: { hammer: 1, double: 2 }, min: 1, max: 6 }]),
  allocation({ axeman: 2, archer: 1 }, [{ id: 'gate', takes: { archer: 1 }, holds: 1, needs: 1 }], false),
  allocation(
    { axeman: 3, archer: 2 },
    [
      { id: 'gate', takes: { axeman: 3, archer: 2 }, holds: 3, needs: 2 },
      { id: 'tower', takes: { archer: 2 }, holds: 2, needs: 2 },
    ],
    true,
  ),
]

/** What is asked in a game of random choices. */
function formsOf(game: AnyGame): Form[] {
  const random = quickRandom(`forms of ${game.id}`)
  const table = openTable(game, { players: game.players.max, seed: 'forms' })
  if (isRefusal(table)) throw new Error(table.refused)
  const forms: Form[] = []
  for (let asks = asksOf(game, table); asks.length > 0; ) {
    for (const { form, aside } of asks) for (const each of [form, aside]) if (each && !isEmpty(each)) forms.push(each)
    const { seat, form } = asks.find((ask) => ask.form) ?? {}
    if (seat === undefined || !form) throw new Error('nobody is waited for')
    asks = apply(game, table, seat, sampleWay(form, random))
  }
  return forms
}
