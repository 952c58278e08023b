import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBelow } from '../src/chance.ts'
import {
  amount,
  canonical,
  commitmentOf,
  commitmentTo,
  guess,
  hashOf,
  openHistory,
  quickRandom,
  randomOf,
  record,
  sampleChoice,
  seatViewOf,
  seedFrom,
  sha256Hex,
  shuffle,
  some,
  undo,
} from '../src/index.ts'
import { codeOf, decision, gameOf, open, play, step } from './hall.ts'
import { looksUniform, tally } from './statistics.ts'

const nodeSha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

describe('SHA-256', () => {
  it('agrees with the published examples', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('agrees with Node at every length around the edges of a block', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'longship'.repeat(25).slice(0, length)
      expect(sha256Hex(text), `length ${length}`).toBe(nodeSha256(text))
    }
  })

  it('agrees with Node on any text: letters, runes, emoji, and halves of surrogate pairs', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 150 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map((units) => String.fromCharCode(...units)),
    )
    fc.assert(
      fc.property(text, (value) => sha256Hex(value) === nodeSha256(value)),
      { numRuns: 150 },
    )
  })
})

/** The stream as the kernel's words describe it, computed by another hash. */
function* bytesOf(seed: string): Generator<number> {
  for (let block = 0; ; block++) yield* createHash('sha256').update(`${seed}:${block}`).digest()
}

function drawFrom(bytes: Generator<number>, n: number): number {
  if (n <= 1) return 0
  const width = n <= 2 ** 8 ? 1 : n <= 2 ** 16 ? 2 : 4
  for (;;) {
    let value = 0
    for (let i = 0; i < width; i++) value = value * 256 + bytes.next().value
    if (value < Math.floor(256 ** width / n) * n) return value % n
  }
}

describe('the table’s chance', () => {
  it('is the stream of hashes that it says it is, so that anybody can check it', () => {
    const sides = fc.array(
      fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(256, 257, 65_536, 65_537, 1_000_000, 2 ** 32)),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(fc.string(), sides, (seed, rolls) => {
        const chance = { seed, drawn: 0 }
        const bytes = bytesOf(seed)
        for (const n of rolls) expect(drawBelow(chance, n)).toBe(drawFrom(bytes, n))
      }),
    )
  })

  it.each([2, 6, 10, 100, 129, 171, 200, 255, 256, 257, 1000])('favours no side of a die with %i sides', (n) => {
    const chance = { seed: `fair ${n}`, drawn: 0 }
    expect(looksUniform(tally(n, n * 200, () => drawBelow(chance, n)))).toBe(true)
  })

  it('would show a favoured side: dice without rejection do not look fair', () => {
    const bytes = bytesOf('biased')
    expect(looksUniform(tally(200, 40_000, () => bytes.next().value % 200))).toBe(false)
  })

  it('uses nothing up where there is only one outcome', () => {
    const chance = { seed: 'certain', drawn: 0 }
    expect(drawBelow(chance, 1)).toBe(0)
    expect(chance.drawn).toBe(0)
  })

  it('goes on where it was left, whatever else was rolled in between', () => {
    const alone = { seed: 'red', drawn: 0 }
    const expected = Array.from({ length: 100 }, () => drawBelow(alone, 6))
    let red = { seed: 'red', drawn: 0 }
    const blue = { seed: 'blue', drawn: 0 }
    const rolled = expected.map(() => {
      red = JSON.parse(JSON.stringify(red))
      drawBelow(blue, 20)
      return drawBelow(red, 6)
    })
    expect(rolled).toEqual(expected)
  })

  it('reports a die that cannot be, rather than rolling it forever', () => {
    for (const n of [Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])
      expect(() => drawBelow({ seed: 'odd', drawn: 0 }, n)).toThrow('no die')
  })

  it('shuffles every order as often as any other', () => {
    const random = randomOf({ seed: 'cards', drawn: 0 })
    const orders = new Map<string, number>()
    for (let i = 0; i < 24 * 300; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(looksUniform([...orders.values()])).toBe(true)
  })

  it('shuffles in place and keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (cards, seed) => {
        const pile = cards.slice()
        expect(shuffle(pile, randomOf({ seed, drawn: 0 }))).toBe(pile)
        expect(pile.toSorted()).toEqual(cards.toSorted())
      }),
    )
  })
})

const roll = step('roll', (t) => {
  t.state.said.push(`rolled ${1 + t.below(6)}`)
})
const ponder = decision<{ readonly rolls: boolean }, number>('ponder', {
  seat: () => 0,
  options: () => amount(1, 6),
  take(t, { rolls }, n) {
    t.state.said.push(`said ${n}`)
    if (rolls) t.next(roll())
    if (t.state.said.length < 12) t.next(ponder({ rolls }))
  },
})
const dicing = gameOf(ponder({ rolls: true }), [roll, ponder])
const talking = gameOf(ponder({ rolls: false }), [roll, ponder])

describe('the promise about the seed', () => {
  it('is shown from the start, and the seed at the end', () => {
    const table = open(dicing, { seed: 'iron' })
    const promised = seatViewOf(dicing, table, 0).commitment
    expect(promised).toBe(nodeSha256('longhouse:iron'))
    expect(commitmentTo('iron')).toBe(promised)
    while (table.stack.length > 0) {
      expect(seatViewOf(dicing, table, 0)).toMatchObject({ commitment: promised, seed: null })
      play(dicing, table, 0, 3)
    }
    expect(seatViewOf(dicing, table, null)).toMatchObject({ commitment: promised, seed: 'iron' })
    expect(commitmentOf(table)).toBe(promised)
  })
})

describe('a bot’s chance', () => {
  it('is as fair as the table’s', () => {
    const random = quickRandom('bot')
    for (const n of [2, 6, 7, 100, 255]) expect(looksUniform(tally(n, n * 300, () => random.below(n)))).toBe(true)
  })

  it('repeats itself for the same seed, and only for it', () => {
    const numbersOf = (seed: string) => {
      const random = quickRandom(seed)
      return Array.from({ length: 50 }, () => random.below(1000))
    }
    expect(numbersOf('one')).toEqual(numbersOf('one'))
    expect(numbersOf('one')).not.toEqual(numbersOf('two'))
    expect(seedFrom(quickRandom('one'))).toMatch(/^[0-9a-f]{32}$/)
  })

  it('never touches the table: thinking changes neither the table nor what it rolls next', () => {
    const endOf = (thinking: boolean): string => {
      const table = open(dicing)
      const random = quickRandom('thinker')
      while (table.stack.length > 0) {
        const before = canonical(table)
        if (thinking) {
          for (let i = 0; i < 20; i++) sampleChoice(some(['a', 'b', 'c']), random)
          play(dicing, guess(dicing, table, 0, random), 0, 2)
        }
        expect(canonical(table)).toBe(before)
        play(dicing, table, 0, 4)
      }
      return hashOf(table)
    }
    expect(endOf(true)).toBe(endOf(false))
  })
})

describe('a die that was rolled', () => {
  it('stays rolled: the choice before it cannot be taken back', () => {
    const history = openHistory(dicing, open(dicing))
    record(history, 0, 2)
    expect(history.table.undoLimit).toBe(history.table.moves)
    expect(codeOf(undo(history, 0))).toBe('undo-limit')
  })

  it('is what fences: the same choice without a die can be taken back', () => {
    const history = openHistory(talking, open(talking))
    record(history, 0, 2)
    expect(history.table.undoLimit).toBeLessThan(history.table.moves)
    expect(undo(history, 0)).toBeNull()
  })
})
