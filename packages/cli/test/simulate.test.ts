import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { longhouse, start, temporaryFolder, until } from './longhouse.ts'

const folder = temporaryFolder()

async function statistics(...args: string[]) {
  const { code, out, err } = await longhouse('simulate', '--json', ...args)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { timing, ...told } = JSON.parse(out)
  expect(timing.decisionsPerSecond).toBeGreaterThan(0)
  return told
}

describe.concurrent('simulate', () => {
  it('tells the same whatever the number of workers, and something else with another seed', async () => {
    const asked = ['--game', 'skalds', '--players', '3', '--games', '120']
    const [one, two, other] = await Promise.all([
      statistics(...asked, '--seed', 'a', '--workers', '1'),
      statistics(...asked, '--seed', 'a', '--workers', '2'),
      statistics(...asked, '--seed', 'b', '--workers', '2'),
    ])
    expect(two).toEqual(one)
    expect(other.bots).not.toEqual(one.bots)
  })

  it('puts every bot on every seat equally often, at the same tables', async () => {
    const told = await statistics(...'--game raid --players 2 --bots greedy,random --games 2 --seed a'.split(' '))
    expect(told.games).toBe(2)
    expect(told.bots.map(({ name, wins }: { name: string; wins: { of: number } }) => [name, wins.of])).toEqual([
      ['greedy', 2],
      ['random', 2],
    ])
    expect(told.bots[0].wins.rate).toBeGreaterThan(told.bots[1].wins.rate)
    expect(told.bots[0].wins.low).toBeLessThan(told.bots[0].wins.rate)
  })

  it('reads as a table', async () => {
    const { out } = await longhouse('simulate', '--game', 'auction', '--games', '50', '--seed', 'a')
    expect(out).toContain('auction for 4 players, seed a: 50 games')
    expect(out).toMatch(/random +200 +50\.0|random +200 +50 /)
    expect(out).toMatch(/seat 4 +50 /)
    expect(out).toMatch(/decisions per game: 48\.00/)
    expect(out).toMatch(/\d+ decisions per second/)
  })

  it('tells how often a side has won that nobody sits at', async () => {
    const told = await statistics(...'--game winters --players 1 --games 40 --seed a'.split(' '))
    const [bot, side] = [told.bots[0].wins, told.sides[0].wins]
    expect(told.sides).toMatchObject([{ name: 'winter', wins: { of: 40 } }])
    expect(side.wins).toBeGreaterThan(0)
    expect(bot.wins + side.wins).toBe(40)
  })

  it('checks random games', async () => {
    const { code, out } = await longhouse('simulate', '--game', 'raid', '--check', '--games', '5', '--seed', 'a')
    expect(out).toContain('5 games checked, all whole')
    expect(code).toBe(0)
  })

  it('ends with what it has when it is interrupted', async () => {
    const replays = join(folder, 'interrupted')
    const running = start([
      ...'simulate --game auction --games 10000000 --seed a --workers 1 --replays'.split(' '),
      replays,
    ])
    // After 32 games at the latest a thread has reported.
    await until(() => existsSync(replays) && readdirSync(replays).length > 32, 'games are played')
    running.process.kill('SIGINT')
    const { code, out, err } = await running.ended
    expect({ code, err }).toEqual({ code: 130, err: '' })
    expect(out).toMatch(/interrupted after \d+ of 10000000 games/)
    expect(out).toMatch(/decisions per game: 48\.00/)
  })
})

describe.concurrent('a recorded game', () => {
  const replays = join(folder, 'recorded')
  const written = longhouse(...'simulate --game raid --players 2 --games 2 --seed r --replays'.split(' '), replays)
  const file = join(replays, 'raid-000001.json')

  it('is true', async () => {
    expect((await written).code).toBe(0)
    const { code, out } = await longhouse('verify', file)
    expect(out).toMatch(/: true\. raid for 2 players, \d+ moves, ends at [0-9a-f]{64}/)
    expect(code).toBe(0)
  })

  it('is told as a log, in English and in Polish', async () => {
    await written
    const [english, polish] = await Promise.all([longhouse('replay', file), longhouse('replay', file, '--lang', 'pl')])
    expect(english.out).toContain('raid, 2 players, seed r:1')
    expect(english.out).toMatch(/Player 1: hired \d/)
    expect(english.out).toMatch(/Player \d wins\.|share the victory\./)
    expect(polish.out).toContain('raid, 2 graczy, ziarno r:1')
    expect(polish.out).toMatch(/Gracz 1: hired \d/)
  })

  it.each([
    [
      'a move',
      (replay: { moves: { seat: number; choice: unknown }[] }) => replay.moves.splice(0, 1),
      'against the rules',
    ],
    [
      'the seed',
      (replay: { seed: string }) => Object.assign(replay, { seed: 'loaded' }),
      'the seed does not match the hash shown at the start',
    ],
    [
      'the end',
      (replay: { hash: string }) => Object.assign(replay, { hash: '0'.repeat(64) }),
      'does not end the way the replay says',
    ],
    ['the version', (replay: object) => Object.assign(replay, { version: '0' }), 'follows version 0 of the rules'],
  ])('is not true when somebody changed %s', async (what, tamper, why) => {
    await written
    const replay = JSON.parse(readFileSync(file, 'utf8'))
    tamper(replay)
    const tampered = join(folder, `${what.replace(' ', '-')}.json`)
    writeFileSync(tampered, JSON.stringify(replay))
    const { code, out } = await longhouse('verify', tampered)
    expect(out).toContain('not true.')
    expect(out).toContain(why)
    expect(code).toBe(1)
  })

  it('of an unknown game is a mistake', async () => {
    await written
    const other = join(folder, 'chess.json')
    writeFileSync(other, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), game: 'chess' }))
    expect(await longhouse('verify', other)).toMatchObject({ code: 2, err: expect.stringContaining('no game chess') })
  })
})
