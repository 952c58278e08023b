import { raid } from '@longhouse/example-games'
import { type AnyGame, LANGUAGES, quickRandom, resultOf } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { LEVELS, type Level, type LevelId, levels, levelText, withKnowledge } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { race } from './purse.ts'
import { askedAt, firstMoves, named, tableOf, ticking } from './tables.ts'

const game: AnyGame = raid
type Knowledge = NonNullable<AnyGame['bot']>
/** A lead means little in it, so that levels waver. */
const silver = race(12, 10)
const start = tableOf(silver, 2)

const levelCalled = (id: LevelId): Level => levels.find((level) => level.id === id) as Level

describe('levels', () => {
  it('are listed from the easiest to the hardest, each with a name in every language', () => {
    expect(levels.map(({ id }) => id)).toEqual([...LEVELS])
    for (const language of LANGUAGES) {
      const texts = LEVELS.map((id) => levelText(language, id))
      expect(new Set(texts.map(({ name }) => name)).size).toBe(LEVELS.length)
      for (const { about } of texts) expect(about).toMatch(/\.$/)
    }
  })

  it.each(['raider', 'jarl'] as const)('%s never wavers: it takes what it thinks best', (id) => {
    const level = levelCalled(id)
    const mind = (seed: string) =>
      mindOf(silver, start, askedAt(silver, start), quickRandom(seed), level.budget, ticking(20))
    for (const seed of ['a', 'b', 'c'])
      expect(level.choose(mind(seed))).toEqual(level.consider?.(mind(seed))[0]?.choice)
  })

  it('that waver take a worse choice now and then, the weaker the oftener', () => {
    const lapses = (id: LevelId) => {
      const mind = (seed: number) =>
        mindOf(silver, start, askedAt(silver, start), quickRandom(`${seed}`), { tries: 20 })
      return Array.from({ length: 200 }, (_, seed) => levelCalled(id).choose(mind(seed))).filter((n) => n !== 5).length
    }
    expect(lapses('raider')).toBe(0)
    expect(lapses('farmer')).toBeGreaterThan(0)
    expect(lapses('first-winter')).toBeGreaterThan(1.2 * lapses('farmer'))
  })

  it.each([
    ['first-winter', 'farmer', 40],
    ['farmer', 'raider', 10],
  ] as const)('%s loses to %s', (weak, strong, pairs) => {
    expect(meanLead(silver, strong, weak, pairs)).toBeGreaterThan(2)
  })

  it('first-winter loses to raider where dice are rolled and warriors fall', () => {
    // Measured over ten pairs: 11.5 points ahead, with a deviation of 3.9 from pair to pair. One pair alone is luck.
    expect(meanLead(game, 'raider', 'first-winter', 3)).toBeGreaterThan(3)
  })
})

/** By how many points a level is ahead of another, each pair of games at the same table. */
function meanLead(of: AnyGame, strong: LevelId, weak: LevelId, pairs: number): number {
  let ahead = 0
  for (let pair = 0; pair < pairs; pair++)
    for (const seat of [0, 1]) {
      const seated = seat === 0 ? [strong, weak] : [weak, strong]
      const { table } = firstMoves(of, seated.map(levelCalled), { seed: `${pair}`, botSeed: `${pair}:${seat}` })
      const scores = resultOf(of, table)?.scores ?? []
      ahead += (scores[seat] as number) - (scores[1 - seat] as number)
    }
  return ahead / pairs / 2
}

describe('other knowledge', () => {
  it('makes the same program play for something else', () => {
    const knowledge = game.bot as Knowledge
    const nothing = { now: 0, perRound: 0 }
    const weights = { glory: nothing, silver: { now: 1, perRound: 1 }, warriors: nothing, favor: nothing }
    const miser = withKnowledge(named('greedy:20'), { ...knowledge, weights })
    const ask = askedAt(game, tableOf(game, 2))
    expect(ask.step).toBe('hire')
    expect(firstMoves(game, [miser, miser], { most: 1 }).moves[0]?.choice).toBe(0)
    expect(miser.id).toBe('greedy:20')
  })
})
