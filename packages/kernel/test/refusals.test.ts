import { exampleGames } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  amount,
  canonical,
  choose,
  isRefusal,
  one,
  quickRandom,
  refusalOf,
  refuse,
} from '../src/index.ts'
import { checkGarbage, checkJson, playRandomly } from '../src/testing/index.ts'
import { codeOf, decision, gameOf, open, play, step, together } from './hall.ts'

const buy = decision<null, string>('buy', {
  seat: () => 0,
  options: (t) => one((t.state.coins[0] as number) >= 5 ? ['axe', 'ship'] : ['axe', 'bow']),
  why: (t, _, choice) =>
    choice === 'ship' ? refuse('too-dear', { coins: t.state.coins[0] as number }, 'HA-2.1') : null,
  take: () => {},
  rule: 'HA-2',
})
const buying = gameOf(buy(), [buy])

describe('a refusal', () => {
  it('says what is wrong with the choice, and which rule asks', () => {
    expect(choose(buying, open(buying), 0, 'boat')).toEqual({
      refused: 'illegal-choice',
      facts: { flaw: 'not-offered' },
      rule: 'HA-2',
    })
  })

  it('is the game’s own where the game knows better', () => {
    expect(choose(buying, open(buying), 0, 'ship')).toEqual({
      refused: 'too-dear',
      facts: { coins: 3 },
      rule: 'HA-2.1',
    })
  })

  it('says whose turn it is', () => {
    expect(choose(buying, open(buying), 1, 'axe')).toMatchObject({ refused: 'not-asked', facts: { seats: [0] } })
  })

  it.each([2, -1, 0.5, Number.NaN, '0', null, undefined, {}, Object.create(null), JSON.parse('{"toString":1}')])(
    'tells that there is no seat %o',
    (seat) => {
      expect(codeOf(choose(buying, open(buying), seat as number, 'axe'))).toBe('no-such-seat')
    },
  )

  it('tells that the game is over', () => {
    const table = open(buying)
    play(buying, table, 0, 'axe')
    expect(codeOf(choose(buying, table, 0, 'axe'))).toBe('game-over')
  })

  it('tells that an aside is not offered, or not like this', () => {
    const wait = together('wait', {
      seats: () => [0],
      options: () => amount(1, 2),
      take: () => {},
      aside: { options: (_, __, seat) => (seat === 1 ? amount(1, 2) : null), take: () => {} },
    })
    const game = gameOf(wait(), [wait])
    const table = open(game, { players: 3 })
    expect(codeOf(choose(game, table, 1, { aside: 3 }))).toBe('illegal-choice')
    expect(codeOf(choose(game, table, 1, { aside: 1, twice: true }))).toBe('not-asked')
    expect(codeOf(choose(game, table, 0, { aside: 1 }))).toBe('illegal-choice')
    expect(codeOf(choose(game, table, 2, { aside: 1 }))).toBe('not-asked')
    expect(codeOf(choose(game, table, 1, 1))).toBe('not-asked')
  })

  it('is a value that can be told from everything else', () => {
    expect(isRefusal(refuse('because'))).toBe(true)
    for (const other of [null, undefined, 0, 'refused', [], {}, open(buying)]) expect(isRefusal(other)).toBe(false)
  })
})

const garbage = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withSet: true, withSparseArray: true }),
  fc.record({ aside: fc.jsonValue() }),
  fc.constantFrom(Number.NaN, -0, 1.5, 2 ** 60, JSON.parse('{"__proto__":{"aside":true}}'), { constructor: 1 }),
)
const seats = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.anything({ withNullPrototype: true }))

describe('a table that is offered garbage', () => {
  it.each(exampleGames.map((toy) => [toy.id, toy] as const))(
    '%s refuses it or takes it as listed, and never throws',
    (_, toy) => {
      fc.assert(
        fc.property(
          fc.string(),
          fc.nat(30),
          fc.array(fc.tuple(seats, garbage), { minLength: 5 }),
          (seed, from, offers) => {
            const table = midway(toy, seed, from)
            for (const [seat, choice] of offers) {
              checkGarbage(toy, table, seat, choice)
              const before = canonical(table)
              const answer = choose(toy, table, seat as number, choice)
              if (isRefusal(answer)) expect(canonical(table)).toBe(before)
              checkJson(table)
              expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
            }
          },
        ),
        { numRuns: 60 },
      )
    },
  )

  it('finds nothing to refuse in what it asks for itself', () => {
    for (const toy of exampleGames)
      playRandomly(toy, open(toy, { players: 4 }), quickRandom('legal'), (table, _, { seat, choice }) => {
        expect(refusalOf(toy, table, seat, choice)).toBeNull()
      })
  })
})

/** A table some random choices after its opening. */
function midway(toy: AnyGame, seed: string, moves: number) {
  const table = open(toy, { players: 3, seed })
  const reached = { table: structuredClone(table) }
  playRandomly(toy, table, quickRandom(seed), (at) => {
    if (at.moves <= moves) reached.table = structuredClone(at)
  })
  return reached.table
}

describe('the check for garbage', () => {
  it('would notice a table that changes while it is asked', () => {
    const fickle = decision('fickle', {
      seat: () => 0,
      options(t) {
        t.state.said.push('asked')
        return amount(1, 2)
      },
      take: () => {},
    })
    const game = gameOf(fickle(), [fickle])
    expect(() => checkGarbage(game, open(game), 0, 1)).toThrow('changed the table')
  })

  it('would notice a table that is not JSON', () => {
    const start = step('start', (t) => void Object.assign(t.state, { when: new Date(0) }))
    expect(() => checkJson(open(gameOf(start(), [start])))).toThrow('not JSON')
    const stray = step('stray', (t) => void Object.assign(t.state, { extra: undefined }))
    expect(() => checkJson(open(gameOf(stray(), [stray])))).toThrow('not JSON')
  })
})
