import { auction, exampleGames, raid, skalds } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  commitmentTo,
  hashOf,
  openReplay,
  openTable,
  playReplay,
  quickRandom,
  type Replay,
  readReplay,
  same,
  verifyReplay,
  writeReplay,
} from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'
import { codeOf, granted, open } from './hall.ts'

/** A game played to its end at random, and its replay. */
function played(game: AnyGame, players: number, seed: string): Replay {
  const table = open(game, { players, seed })
  const moves = playRandomly(game, table, quickRandom(seed))
  return writeReplay(table, moves)
}

const replay = played(skalds, 3, 'harp')
const text = JSON.stringify(replay)

/** The replay's file with some fields changed. */
const fileWith = (changes: object): string => JSON.stringify({ ...replay, ...changes })

/** What reading and verifying a file comes to: null, or the code of the refusal. */
function judged(file: string, game: AnyGame = skalds): string | null {
  const read = readReplay(file)
  return codeOf(read) ?? codeOf(verifyReplay(game, read as Replay))
}

describe('a replay', () => {
  it('of any game, written, read and played again, is true', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...exampleGames),
        fc.integer({ min: 2, max: 4 }),
        fc.string(),
        (toy, players, seed) => {
          expect(judged(JSON.stringify(played(toy, players, seed)), toy)).toBeNull()
        },
      ),
      { numRuns: 30 },
    )
  })

  it('holds the game, its version, the players, the seed and its promise, every choice and the end', () => {
    expect(replay).toMatchObject({ longhouse: 1, game: 'skalds', version: '1', players: 3, options: {}, seed: 'harp' })
    expect(replay.commitment).toBe(commitmentTo('harp'))
    expect(readReplay(text)).toEqual(replay)
  })

  it('may tell who played, which changes nothing of what is checked', () => {
    const sitters = [
      { name: 'Ola', program: null },
      { name: null, program: 'raider' },
      { name: 'Jan', program: null },
    ]
    expect(judged(fileWith({ sitters }))).toBeNull()
    expect(readReplay(fileWith({ sitters }))).toEqual({ ...replay, sitters })
    for (const wrong of [null, 'Ola', ['Ola'], [{ name: 1, program: null }], [{ name: 'x'.repeat(61), program: null }]])
      expect(readReplay(fileWith({ sitters: wrong }))).toMatchObject({ facts: { field: 'sitters' } })
  })

  it('leads from the same opening to the same end', () => {
    expect(hashOf(granted(openReplay(skalds, replay)))).toBe(hashOf(open(skalds, { players: 3, seed: 'harp' })))
    expect(hashOf(granted(playReplay(skalds, replay)))).toBe(replay.hash)
  })

  it('tells everything again to whoever listens', () => {
    const first: unknown[] = []
    const second: unknown[] = []
    playReplay(skalds, replay, (told) => first.push(told))
    playReplay(skalds, replay, (told) => second.push(told))
    expect(first.length).toBeGreaterThan(replay.moves.length / 2)
    expect(second).toEqual(first)
  })

  it('of an unfinished game is as good', () => {
    const table = open(raid, { seed: 'half' })
    const moves = playRandomly(raid, open(raid, { seed: 'half' }), quickRandom('half')).slice(0, 10)
    expect(verifyReplay(raid, writeReplay(granted(playReplay(raid, writeReplay(table, moves))), moves))).toBeNull()
  })
})

describe('a broken replay is refused', () => {
  it.each(['', 'not json', '{"longhouse":1', '{"longhouse":1}}', "{'longhouse':1}"])(
    'if it is not JSON: %s',
    (file) => {
      expect(judged(file)).toBe('replay-not-json')
    },
  )

  it.each(['null', '1', '[]', '"replay"', '{}', '{"longhouse":2}', '{"__proto__":{"longhouse":1}}'])(
    'if it is not ours: %s',
    (file) => {
      expect(judged(file)).toBe('replay-not-ours')
    },
  )

  it.each(['game', 'version', 'players', 'options', 'seed', 'commitment', 'hash', 'moves'])(
    'if it has no %s, or a wrong one',
    (field) => {
      for (const value of [undefined, null, true, 1.5, { a: 1 }, [[]], [{ seat: 0 }], [{ seat: 'x', choice: 1 }]]) {
        if (field === 'options' && typeof value === 'object' && !Array.isArray(value) && value !== null) continue
        const refusal = readReplay(fileWith({ [field]: value }))
        expect(refusal).toMatchObject({ refused: 'replay-malformed', facts: { field } })
      }
    },
  )

  it('if it is of another game', () => {
    expect(judged(text, auction)).toBe('replay-other-game')
  })

  it('if it follows another version of the rules, which lead elsewhere', () => {
    const [step, rule] = Object.entries(skalds.rules).find(([, { kind }]) => kind === 'step') as [string, never]
    const others = { ...skalds.rules, [step]: { ...(rule as object), run: () => {} } }
    expect(verifyReplay({ ...skalds, version: '2', rules: others as never }, replay)).toMatchObject({
      refused: 'replay-other-version',
      facts: { version: '1', ours: '2' },
    })
    expect(verifyReplay({ ...skalds, version: '2' }, { ...replay, hash: 'another' })).toMatchObject({
      refused: 'replay-other-version',
    })
  })

  it('and not if another version of the rules leads to the very same end', () => {
    expect(verifyReplay({ ...skalds, version: '2' }, replay)).toBeNull()
  })

  it('if its seed is not the promised one', () => {
    expect(judged(fileWith({ seed: 'harq' }))).toBe('replay-loaded-dice')
    expect(judged(fileWith({ commitment: commitmentTo('harq') }))).toBe('replay-loaded-dice')
  })

  it('if seed and promise were both changed', () => {
    const code = judged(fileWith({ seed: 'harq', commitment: commitmentTo('harq') }))
    expect(['replay-illegal-move', 'replay-other-end']).toContain(code)
  })

  it('if the players or options could not be', () => {
    expect(judged(fileWith({ players: 9 }))).toBe('bad-players')
    expect(judged(fileWith({ options: { cheat: true } }))).toBe('unknown-option')
  })

  it('if any one of its moves was changed, left out, doubled or put elsewhere', () => {
    const { moves } = replay
    const seats = [0, 1, 2]
    for (const [i, move] of moves.entries()) {
      const others = seats.filter((seat) => seat !== move.seat)
      const changes = [
        [...moves.slice(0, i), ...moves.slice(i + 1)],
        [...moves.slice(0, i), move, ...moves.slice(i)],
        ...others.map((seat) => moves.with(i, { ...move, seat })),
        moves.with(i, { ...move, choice: { boast: 'a lie' } }),
      ]
      for (const changed of changes) {
        const code = judged(fileWith({ moves: changed }))
        expect(['replay-illegal-move', 'replay-other-end'], `move ${i + 1}`).toContain(code)
      }
    }
  })

  it('and told which move is against the rules', () => {
    const moves = replay.moves.with(4, { seat: 0, choice: 'nonsense' })
    const facts = { move: 5 }
    expect(verifyReplay(skalds, { ...replay, moves })).toMatchObject({ refused: 'replay-illegal-move', facts })
  })

  it('if it goes on after the end', () => {
    const moves = [...replay.moves, { seat: 0, choice: { rest: true } }]
    expect(verifyReplay(skalds, { ...replay, moves })).toMatchObject({
      refused: 'replay-illegal-move',
      facts: { move: moves.length, refused: 'game-over' },
    })
  })

  it('if its end is not the one it tells of', () => {
    expect(judged(fileWith({ hash: replay.hash.replace(/./, (digit) => (digit === '0' ? '1' : '0')) }))).toBe(
      'replay-other-end',
    )
    expect(judged(fileWith({ moves: replay.moves.slice(0, -1) }))).toBe('replay-other-end')
  })

  it('if it is huge', () => {
    expect(judged(`${' '.repeat(10_000_001)}${text}`)).toBe('replay-too-long')
  })

  it('if one of its choices is a well without a ground', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const moves = `"moves":[{"seat":0,"choice":${deep}}]`
    expect(judged(text.replace(/"moves":\[.*\]/, moves))).toBe('replay-illegal-move')
    const options = `"options":{"first":${deep}}`
    expect(judged(text.replace('"options":{}', options))).toBe('unknown-option')
  })

  it('whatever it is, and never throws', () => {
    const field = fc.constantFrom(...(Object.keys(replay) as (keyof Replay)[]))
    fc.assert(
      fc.property(field, fc.jsonValue(), (key, value) => {
        fc.pre(!same(value, replay[key]))
        expect(judged(fileWith({ [key]: value }))).not.toBeNull()
        expect(judged(fileWith({ moves: [{ seat: 0, choice: value }] }))).not.toBeNull()
      }),
      { numRuns: 200 },
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (file) => {
        expect(judged(file)).not.toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it('if a part of its text was lost or changed', () => {
    const end = text.length
    fc.assert(
      fc.property(fc.nat(end - 1), fc.nat(5), fc.string({ maxLength: 3 }), (at, lost, put) => {
        const file = `${text.slice(0, at)}${put}${text.slice(at + lost)}`
        const read = readReplay(file)
        const harmless = codeOf(read) === null && JSON.stringify(read) === text
        expect(judged(file) === null).toBe(harmless)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a table that is opened by a replay', () => {
  it('is the table that was opened then', () => {
    expect(openReplay(auction, played(auction, 4, 'fair'))).toEqual(openTable(auction, { players: 4, seed: 'fair' }))
  })
})
