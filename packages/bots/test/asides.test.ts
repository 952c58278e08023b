import { type AnyGame, type Aside, amount, isRecord, type Json, mix, one, quickRandom, yes } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, levels } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { decision, give, type Purse, purse, step, together } from './purse.ts'
import { askedAt, firstMoves, named, tableOf, ticking } from './tables.ts'

const programs: readonly Bot[] = [named('greedy'), named('search:20'), ...levels]
/** Those that always take what they think best. */
const steady = programs.filter(({ id }) => id !== 'first-winter' && id !== 'farmer')
const seeds = Array.from({ length: 12 }, (_, i) => `seed-${i}`)

/** What two programs of a kind do, where every look at the clock costs a little. */
const choicesOf = (game: AnyGame, bot: Bot, seed: string): readonly Json[] =>
  firstMoves(game, [bot, bot], { seed, clock: ticking(5) }).moves.map(({ choice }) => choice)

const isAside = (choice: Json): boolean => isRecord(choice) && 'aside' in choice

type Besides = Aside<Purse, unknown>

/**
 * Six silver to begin with; then a way is walked that matters nothing, and from nothing to nine is picked up, time after
 * time. Whoever imagines only a few of the picks is lucky with one thought and unlucky with the next.
 */
function beach(aside: Besides): AnyGame {
  const walk = decision<{ left: number }, string>('walk', {
    seat: () => 0,
    options: () => one(['dune', 'reef']),
    aside,
    take: (t, args) => t.next(pick(args)),
  })
  const pick = decision<{ left: number }, number>('pick', {
    seat: () => 0,
    options: () => amount(0, 9),
    take(t, { left }, n) {
      give(t, 0, n)
      if (left > 1) t.next(walk({ left: left - 1 }))
    },
  })
  const land = step('land', (t) => {
    give(t, 0, 6)
    t.next(walk({ left: 3 }))
  })
  return purse([land, walk, pick], land()) as AnyGame
}

const silverOf = (seat: number, silver: readonly number[]): number => (seat === 0 ? (silver[0] ?? 0) : 0)

/** Silver may be thrown into the sea. */
const throwing: Besides = {
  options(t, _, seat) {
    const silver = silverOf(seat, t.state.silver)
    return silver > 0 ? mix({ silver }, 1, silver) : null
  },
  take: (t, _, thrown, seat) => give(t, seat, -(thrown as { silver: number }).silver),
}

/** Two silver, as long as there are fewer than eight. */
const begging: Besides = {
  options: (t, _, seat) => (seat === 0 && silverOf(seat, t.state.silver) < 8 ? yes : null),
  take: (t, _, __, seat) => give(t, seat, 2),
}

describe.each(programs)('$id', (bot) => {
  it('throws nothing away, whatever luck it imagines', () => {
    for (const seed of seeds) expect(choicesOf(beach(throwing), bot, seed).filter(isAside)).toEqual([])
  })
})

describe.each(steady)('$id', (bot) => {
  it('takes what it is given, whatever luck it imagines', () => {
    for (const seed of seeds) expect(choicesOf(beach(begging), bot, seed).filter(isAside)).toHaveLength(1)
  })

  it('pays for what only then can be chosen', () => {
    const isOpen = (silver: readonly number[]) => silver[0] === 5
    const dig = decision<null, string>('dig', {
      seat: () => 0,
      options: (t) => one(isOpen(t.state.silver) ? ['sand', 'stones', 'chest'] : ['sand', 'stones']),
      aside: {
        options: (t, _, seat) => (seat === 0 && !isOpen(t.state.silver) ? yes : null),
        take: (t) => give(t, 0, -1),
      },
      take: (t, _, place) => give(t, 0, t.below(3) + (place === 'chest' ? 9 : 0)),
    })
    const land = step('land', (t) => {
      give(t, 0, 6)
      t.next(dig())
    })
    const game = purse([land, dig], land()) as AnyGame
    for (const seed of seeds) expect(choicesOf(game, bot, seed)).toEqual([{ aside: true }, 'chest'])
  })
})

describe('a wager on a face of a die', () => {
  /** As fair as can be: five times the stake for the right one. Whatever two throws show, one of the six looks good. */
  const betting: Besides = {
    options: (t, _, seat) => (seat === 0 && silverOf(seat, t.state.silver) === STAKE ? one([0, 1, 2, 3, 4, 5]) : null),
    take: (t, _, face, seat) => give(t, seat, t.below(6) === face ? 5 * STAKE : -STAKE),
  }
  const STAKE = 6
  const go = together<null, string>('go', {
    seats: () => [0],
    options: () => one(['on']),
    aside: betting,
    take: () => {},
  })
  const land = step('land', (t) => {
    give(t, 0, STAKE)
    t.next(go())
  })
  const game = purse([land, go], land()) as AnyGame
  const many = Array.from({ length: 30 }, (_, i) => `wager-${i}`)

  it.each(steady)('is not made by $id, which must be clearly better on throws that did not choose it', (bot) => {
    expect(many.filter((seed) => choicesOf(game, bot, seed).some(isAside))).toEqual([])
  })
})

describe('what only gives something away', () => {
  /** It looks as if silver were a burden. */
  const burdened = (game: AnyGame): AnyGame => ({
    ...game,
    bot: {
      ...(game.bot as NonNullable<AnyGame['bot']>),
      weights: { silver: { now: -1, perRound: 0 } },
      givesAway: (aside) => isRecord(aside) && 'silver' in aside,
    },
  })

  it.each(programs)('is never done by $id, however little the thing seems worth', (bot) => {
    expect(choicesOf(burdened(beach(throwing)), bot, 'a').filter(isAside)).toEqual([])
  })
})

describe('a question with one answer, and something to do besides', () => {
  /** Asked at once, so that it is asked although there is no choice. */
  const march = (aside: Besides): AnyGame => {
    const go = together<{ left: number }, string>('go', {
      seats: () => [0],
      options: () => one(['on']),
      aside,
      take: (t, { left }) => t.next(...(left > 1 ? [go({ left: left - 1 })] : [])),
    })
    const begin = step('begin', (t) => {
      give(t, 0, 6)
      t.next(go({ left: 5 }))
    })
    return purse([begin, go], begin()) as AnyGame
  }

  it.each(steady)('is answered by $id, after what is better', (bot) => {
    expect(choicesOf(march(throwing), bot, 'a')).toEqual(['on', 'on', 'on', 'on', 'on'])
    expect(choicesOf(march(begging), bot, 'a')).toEqual([{ aside: true }, 'on', 'on', 'on', 'on', 'on'])
  })

  it.each(programs)('costs $id no thought where that only gives something away', (bot) => {
    const game = march(throwing)
    let measured = 0
    const knowledge = game.bot as NonNullable<AnyGame['bot']>
    const measure: typeof knowledge.measure = (t, seat) => {
      measured++
      return knowledge.measure(t, seat)
    }
    choicesOf({ ...game, bot: { ...knowledge, measure, givesAway: () => true } }, bot, 'a')
    expect(measured).toBe(0)
  })
})

describe('what may be done besides', () => {
  const many: Besides = {
    options: () => mix({ gold: 9, silver: 9, amber: 9 }, 1, 9),
    take: () => {},
  }
  const nothing: Besides = { options: () => null, take: () => {} }

  it('does not shorten the thought about the answers', () => {
    const [tries, without] = [many, nothing].map((aside) => {
      const game = beach(aside)
      const table = tableOf(game, 2)
      const mind = mindOf(game, table, askedAt(game, table), quickRandom('a'), { tries: 24 })
      return named('greedy').consider?.(mind)[0]?.tries
    })
    expect(tries).toBe(without)
  })
})
