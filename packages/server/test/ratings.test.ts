import { describe, expect, it } from 'vitest'
import { afterGame, shown, UNKNOWN } from '../src/ratings/plackett-luce.ts'
import { openRatings } from '../src/ratings/ratings.ts'
import type { Database } from '../src/storage/database.ts'

const players = [UNKNOWN, { mu: 30, sigma: 4 }, { mu: 20, sigma: 7 }, { mu: 27, sigma: 2 }]

/** As openskill 5.0.1 gives them. */
const recorded: readonly (readonly [
  places: readonly number[],
  after: readonly (readonly [mu: number, sigma: number])[],
])[] = [
  [
    [1, 2, 3],
    [
      [28.463209597621585, 8.125546609788103],
      [29.84156005018055, 3.977283777250029],
      [18.041337936439618, 6.813471964270255],
    ],
  ],
  [
    [2, 1, 2],
    [
      [22.91803807848764, 7.887305980462099],
      [30.632958604434066, 3.9883590978022023],
      [19.53122426008489, 6.802553242871406],
    ],
  ],
  [
    [3, 1, 3, 2],
    [
      [21.772044167447785, 7.793747097386174],
      [30.742393045799865, 3.9913907437687963],
      [18.8876383914585, 6.769554695077237],
      [27.091344394266002, 2.0005645982705276],
    ],
  ],
]

describe('ratings', () => {
  it.each(recorded)('after places %j are those of openskill', (places, expected) => {
    const after = afterGame(players.slice(0, places.length), places)
    for (const [i, [mu, sigma]] of expected.entries()) {
      expect(after[i]?.mu).toBeCloseTo(mu, 9)
      expect(after[i]?.sigma).toBeCloseTo(sigma, 9)
    }
  })

  it('of games that end at once wait for each other only where somebody played in both', async () => {
    const latest: string[] = []
    const ratings = openRatings({ all: async () => [] } as unknown as Database)
    const end = (table: string, people: readonly string[], write: Promise<unknown>) =>
      ratings.rate(
        { table, game: 'raid', at: 0 },
        people.map((person, seat) => ({ seat, person, place: seat + 1, gaveUp: false })),
        async ({ guards }) => {
          await write
          latest.push(...guards.map(({ args }) => `${table}: ${args[0]} ${args[2]}`))
          return true
        },
      )
    let release = (): void => {}
    const first = end('one', ['ola', 'jan'], new Promise<void>((resolve) => (release = resolve)))
    const second = end('two', ['jan', 'eva'], Promise.resolve())
    await end('three', ['kim', 'bo'], Promise.resolve())
    expect(latest).toEqual(['three: kim 1', 'three: bo 1'])
    release()
    await Promise.all([first, second])
    expect(latest.slice(2)).toEqual(['one: ola 1', 'one: jan 1', 'two: jan 2', 'two: eva 1'])
  })

  it('are read again when another process was first', async () => {
    let games = 4
    const all = async () => [{ person_id: 'ola', game: 'raid', games, mu: 25, sigma: 8 }]
    const ratings = openRatings({ all } as unknown as Database)
    const placed = ['ola', 'jan'].map((person, seat) => ({ seat, person, place: 1, gaveUp: false }))
    const numbers: unknown[] = []
    const rate = (done: true | null) =>
      ratings.rate({ table: 'one', game: 'raid', at: 0 }, placed, async ({ guards }) => {
        numbers.push(guards[0]?.args[2])
        return done
      })
    expect(await rate(null)).toBeNull()
    games = 5
    expect(await rate(true)).toBe(true)
    await rate(true)
    expect(numbers).toEqual([5, 6, 7])
  })

  it('do not rise for who gave the game up, however weak they are', async () => {
    const strengths = [
      { person_id: 'ola', mu: 40, sigma: 1 },
      { person_id: 'jan', mu: 10, sigma: 8 },
      { person_id: 'eva', mu: 12, sigma: 8 },
    ]
    const all = async () => strengths.map((each) => ({ ...each, game: 'raid', games: 1 }))
    const placed = ['ola', 'jan', 'eva'].map((person, seat) => ({ seat, person, place: seat === 0 ? 1 : 2 }))
    const afterwards = async (gaveUp: boolean) => {
      let changes: readonly number[] = []
      const people = placed.map((each) => ({ ...each, gaveUp: gaveUp && each.seat > 0 }))
      await openRatings({ all } as unknown as Database).rate(
        { table: 'one', game: 'raid', at: 0 },
        people,
        async (change) => {
          changes = change.ratings.map(({ before, after }) => after - before)
          return true
        },
      )
      return changes
    }
    expect(Math.max(...(await afterwards(false)).slice(1))).toBeGreaterThan(0)
    expect(Math.max(...(await afterwards(true)).slice(1))).toBeLessThanOrEqual(0)
  })

  it('of people who are known are moved by each other, and not by a newcomer beside them', async () => {
    const strengths = ['ola', 'jan'].map((person_id, i) => ({
      person_id,
      game: 'raid',
      games: 3,
      mu: 25 + i,
      sigma: 6,
    }))
    const all = async (sql: string) => (sql.includes('at > ?') ? [] : strengths)
    const afterwards = async (...people: readonly string[]) => {
      let after: readonly number[] = []
      await openRatings({ all } as unknown as Database).rate(
        { table: 'one', game: 'raid', at: 0 },
        people.map((person, seat) => ({ seat, person, place: seat + 1, gaveUp: false })),
        async ({ ratings }) => {
          after = ratings.map((each) => each.after)
          return true
        },
      )
      return after
    }
    const [ola, jan, guest] = await afterwards('ola', 'jan', 'guest')
    expect([ola, jan]).toEqual(await afterwards('ola', 'jan'))
    expect(guest).toBeLessThan(1000)
  })

  it('begin at 1000, and rise for whoever wins', () => {
    expect(shown(UNKNOWN)).toBe(1000)
    const [winner, loser] = afterGame([UNKNOWN, UNKNOWN], [1, 2]).map(shown)
    expect(winner).toBeGreaterThan(1000)
    expect(loser).toBeLessThan(1000)
  })
})
