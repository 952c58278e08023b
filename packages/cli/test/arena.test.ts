import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameRecord } from '../src/simulation/games.ts'
import { pairedOf } from '../src/simulation/paired.ts'
import { inWholeRows } from '../src/simulation/plan.ts'
import { openRecordFile } from '../src/simulation/record-file.ts'
import { longhouse, start, temporaryFolder, until } from './longhouse.ts'
import { planFor } from './plans.ts'

const folder = temporaryFolder()
const plan = planFor(['a', 'b'])

/** A game of a and b, who sit the other way round in every second game. */
function played(number: number, a: number, b: number): GameRecord {
  const turned = number % 2 === 1
  const scores = turned ? [b, a] : [a, b]
  const winners = scores.flatMap((score, seat) => (score === Math.max(a, b) ? [seat] : []))
  return { number, bots: turned ? ['b', 'a'] : ['a', 'b'], scores, winners, decisions: 10 }
}

const winsOf = (records: readonly GameRecord[], name: string) =>
  pairedOf(plan, records).bots.find((bot) => bot.name === name)?.wins

describe('rows', () => {
  it('are whole', () => {
    expect(inWholeRows(plan).games).toBe(6)
    expect(pairedOf(plan, [played(0, 5, 1), played(1, 5, 1), played(2, 5, 1)])).toMatchObject({ rows: 1, games: 2 })
  })

  it('that agree with each other tell no more than half as many games', () => {
    const alike = Array.from({ length: 40 }, (_, number) =>
      number % 8 < 6 ? played(number, 5, 1) : played(number, 1, 5),
    )
    const mixed = Array.from({ length: 40 }, (_, number) =>
      number % 4 < 3 ? played(number, 5, 1) : played(number, 1, 5),
    )
    const [agreeing, differing] = [winsOf(alike, 'a'), winsOf(mixed, 'a')]
    expect(agreeing?.rate).toBe(0.75)
    expect(differing?.rate).toBe(0.75)
    expect(agreeing?.low).toBeCloseTo(0.53, 1)
    expect((agreeing?.high ?? 0) - (agreeing?.low ?? 0)).toBeGreaterThan((differing?.high ?? 1) - (differing?.low ?? 0))
    expect(winsOf(alike, 'b')?.low).toBeCloseTo(1 - (agreeing?.high ?? 0), 9)
  })

  it('that are all alike count as one game each', () => {
    const won = Array.from({ length: 20 }, (_, number) => played(number, 5, 1))
    expect(winsOf(won, 'a')).toMatchObject({ wins: 20, of: 20, rate: 1 })
    expect(winsOf(won, 'a')?.low).toBeCloseTo(0.7225, 3)
  })

  it('tell the lead, whatever the seat gives to whoever sits there', () => {
    // The first seat is worth ten points; besides, a is better by 1, 2 and 3.
    const records = [1, 2, 3].flatMap((better, row) => [
      played(2 * row, 20 + better, 10),
      played(2 * row + 1, 10 + better, 20),
    ])
    const { lead } = pairedOf(plan, records)
    expect(lead).toMatchObject({ of: 'a', over: 'b', mean: 2 })
    // Student's with two degrees of freedom: 4.303 × 1 / √3.
    expect(lead?.low).toBeCloseTo(2 - 2.484, 0)
    expect((lead?.low ?? 0) + (lead?.high ?? 0)).toBeCloseTo(4, 9)
  })
})

describe('rows of one seat', () => {
  const alone = { ...plan, players: 1 }
  const solo = (number: number, score: number): GameRecord => ({
    ...{ number, bots: [number % 2 === 0 ? 'a' : 'b'], scores: [score], decisions: 10 },
    winners: score > 4 ? [0] : [],
    sides: [{ side: 'winter', score: 4, wins: score <= 4 }],
  })

  it('hold against each other what each has got of the same table', () => {
    const { rows, bots, lead } = pairedOf(alone, [solo(0, 9), solo(1, 6), solo(2, 5), solo(3, 4)])
    expect(rows).toBe(2)
    expect(bots).toMatchObject([
      { name: 'a', wins: { wins: 2, of: 2 } },
      { name: 'b', wins: { wins: 1, of: 2 } },
    ])
    expect(lead).toMatchObject({ of: 'a', over: 'b', mean: 2 })
  })
})

describe('a file of games', () => {
  it('is gone on with after the last whole line', () => {
    const file = join(folder, 'half.jsonl')
    openRecordFile(file, plan, '1').append([played(0, 5, 1), played(1, 5, 1)])
    appendFileSync(file, '{"number":2,"bots":["ą')
    const opened = openRecordFile(file, plan, '1')
    expect(opened.records).toEqual([played(0, 5, 1), played(1, 5, 1)])
    opened.append([played(2, 1, 5)])
    expect(openRecordFile(file, { ...plan, games: 50 }, '1').records).toHaveLength(3)
    truncateSync(file, 10)
    expect(openRecordFile(file, plan, '1').records).toEqual([])
    expect(readFileSync(file, 'utf8')).toMatch(/^{"arena":1.*}\n$/)
  })

  it.each([
    ['another seed', { seed: 't' }, '1', 'its seed is "s", not "t"'],
    ['other bots', { lineup: ['a', 'c'] }, '1', 'its bots is ["a","b"], not ["a","c"]'],
    ['another version of the game', {}, '2', 'its version is "1", not "2"'],
  ])('is refused with %s', (_, other, version, why) => {
    const file = join(folder, 'other.jsonl')
    openRecordFile(file, plan, '1')
    expect(() => openRecordFile(file, { ...plan, ...other }, version)).toThrow(why)
  })

  it.each([
    ['a diary', 'Dear diary,\ntoday', 'something else'],
    ['a word', 'Skål', 'something else'],
    ['a game that is none', '{"number":1}\n', 'line 2 is not a game'],
  ])('that holds %s is left as it is', (what, text, why) => {
    const file = join(folder, `${what}.jsonl`)
    if (why.startsWith('line')) openRecordFile(file, plan, '1')
    appendFileSync(file, text)
    const before = readFileSync(file, 'utf8')
    expect(() => openRecordFile(file, plan, '1')).toThrow(why)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})

describe.concurrent('arena', () => {
  const GAMES = 200
  const asked = ['arena', ...'--game auction --players 2 --bots greedy,random --json --seed a'.split(' ')]
  const file = join(folder, 'killed.jsonl')
  const linesIn = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0)

  it('goes on where it was killed, to the same end', async () => {
    const games = ['--games', `${GAMES - 1}`]
    const whole = longhouse(...asked, ...games, '--workers', '1')
    const killed = start([...asked, '--games', '10000000', '--out', file, '--workers', '1'])
    await until(() => linesIn() > 50, 'games are played')
    killed.process.kill('SIGKILL')
    await killed.ended
    // However far it came meanwhile: it had written so many games, and a part of the next.
    writeFileSync(file, `${readFileSync(file, 'utf8').split('\n').slice(0, 50).join('\n')}\n{"number":`)
    const resumed = await longhouse(...asked, ...games, '--out', file, '--workers', '2')
    const [{ timing: _, ...first }, { timing: __, ...second }] = [(await whole).out, resumed.out].map((out) =>
      JSON.parse(out),
    )
    expect(second).toEqual(first)
    expect(linesIn()).toBe(GAMES + 1)
    expect(first).toMatchObject({ rows: GAMES / 2, games: GAMES, interrupted: false })
    expect(first.bots.map(({ wins }: { wins: { of: number } }) => wins.of)).toEqual([GAMES, GAMES])

    const other = await longhouse(...asked, ...games, '--out', file, '--players', '3')
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('games of another arena: its players is 2') })
  })

  it('reads as a table', async () => {
    const { code, out } = await longhouse(
      ...'arena --game auction --players 2 --bots random,greedy --games 4'.split(' '),
    )
    expect(code).toBe(0)
    expect(out).toMatch(/auction for 2 players, seed [0-9a-f]+: 4 games\nrandom, greedy, seats rotated/)
    expect(out).toMatch(/random minus greedy: -?[\d.]+ points \(95 % interval .* to .*, 2 pairs\)/)
  })

  it('lets each bot play alone at the same tables', async () => {
    const { code, out, err } = await longhouse(
      ...'arena --game winters --players 1 --bots random,greedy --games 6 --seed a'.split(' '),
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('winters for 1 player, seed a: 6 games\nrandom, greedy, in turn at the same tables')
    expect(out).toMatch(/side winter +6 /)
    expect(out).toMatch(/random minus greedy: -?[\d.]+ points \(.*, 3 pairs\)/)
  })

  it.each([
    ['no bots', ['--game', 'raid'], '--bots is missing'],
    ['one bot against itself', ['--game', 'raid', '--bots', 'greedy'], 'needs different bots'],
    ['a file and no seed', ['--game', 'raid', '--bots', 'greedy,random', '--out', 'x'], '--out needs a --seed'],
  ])('with %s is a mistake', async (_, args, why) => {
    expect(await longhouse('arena', ...args)).toMatchObject({ code: 2, err: expect.stringContaining(why) })
  })
})

describe.concurrent('tune', () => {
  const asked = 'tune --game raid --players 2 --games 2 --generations 2 --seed t'.split(' ')

  it('learns the same whatever the number of workers, and tells what', async () => {
    const [one, two] = ['1', '2'].map((workers) => join(folder, `weights-${workers}.json`)) as [string, string]
    const [told] = await Promise.all([
      longhouse(...asked, '--workers', '1', '--out', one, '--duels', '2'),
      longhouse(...asked, '--workers', '2', '--out', two),
    ])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toContain('raid for 2 players, seed t: 2 generations of 2 games')
    expect(told.out).toMatch(/glory +-?[\d.]+ +-?[\d.]+ +1\.000 +0\.000/)
    expect(told.out).toMatch(/greedy \(new\) +2 /)
    expect(told.out).toContain('greedy (old)')
    const learnt = JSON.parse(readFileSync(one, 'utf8'))
    expect(Object.keys(learnt)).toEqual(['weights', 'spread'])
    expect(Object.keys(learnt.weights)).toEqual(['glory', 'silver', 'warriors', 'favor'])
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'))
  })

  it('learns from games for one, and lets old and new weights play the same tables', async () => {
    const { code, out, err } = await longhouse(
      ...'tune --game winters --players 1 --games 2 --generations 1 --duels 3 --seed t --workers 1'.split(' '),
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/greedy \(new\) +2 /)
    expect(out).toMatch(/greedy \(old\) +2 /)
    expect(out).toMatch(/greedy \(new\) minus greedy \(old\): -?[\d.]+ points \(.*, 2 pairs\)/)
  })

  it('of a game that measures nothing is a mistake', async () => {
    writeFileSync(join(folder, 'kept.json'), '{}')
    const out = await longhouse('tune', '--game', 'auction', '--out', join(folder, 'kept.json'))
    expect(out).toMatchObject({ code: 2, err: expect.stringContaining('tells programs nothing') })
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe('{}')
  })
})
