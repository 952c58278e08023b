import { champions } from '@longhouse/champions'
import { type AnyGame, asksOf, quickRandom } from '@longhouse/kernel'
import { reavers } from '@longhouse/reavers'
import { tinyEpicVikings } from '@longhouse/tiny-epic-vikings'
import { describe, expect, it } from 'vitest'
import { advise, decide, levels } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { askedAt, flawOfChoice, measuredTime, named, type Position, positionsIn, ticking } from './tables.ts'

/** Each with the steps that ask most of a program, the most frequent first. */
const GAMES: readonly (readonly [AnyGame, readonly [string, string, string]])[] = [
  [champions as AnyGame, ['placeWorker', 'assign', 'afterRoll']],
  [reavers as AnyGame, ['participate', 'nextCard', 'attempt']],
  [tinyEpicVikings as AnyGame, ['play', 'sail', 'harvest']],
]

describe.each(GAMES)('at a table of $id', (game, steps) => {
  const { min, max } = game.players
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const games = new Map(numbers.map((players) => [players, positionsIn(game, players, game.id)]))
  const at = (players: number, step: string): Position =>
    games.get(players)?.find((position) => position.step === step) as Position
  const some = numbers.flatMap((players) => steps.map((step) => at(players, step)))
  const [frequent] = steps

  it('every question of a game is answered by the rules', () => {
    for (const { table } of games.get(min) ?? [])
      for (const bot of [named('greedy:20'), named('search:200ms')])
        expect(flawOfChoice(game, table, bot, ticking(100))).toBeNull()
  })

  it('as many as can play by the rules', () => {
    for (const { table } of some) expect(flawOfChoice(game, table, named('search:200ms'), ticking(100))).toBeNull()
  })

  it.each(levels)('$id plays by the rules', (level) => {
    for (const { table } of some.slice(0, 2)) expect(flawOfChoice(game, table, level, ticking(500))).toBeNull()
  })

  it('advice is at most three choices, all of them legal, the best first', () => {
    const { table } = at(3, frequent)
    const { seat } = askedAt(game, table)
    const advice = advise(game, table, seat, ticking(100))
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.length).toBeLessThanOrEqual(3)
    for (const { choice, chance, reason } of advice) {
      expect(flawOfChoice(game, table, { id: 'advised', budget: { tries: 0 }, choose: () => choice })).toBeNull()
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      for (const { measure, by } of reason.changes) {
        expect(Object.keys(game.bot?.weights ?? {})).toContain(measure)
        expect(by === Math.round(by) && by !== 0).toBe(true)
      }
      if (reason.answer) expect(game.openDecisions).toContain(reason.answer.step)
    }
  })

  it('nobody is advised who is not asked', () => {
    const { table } = at(3, frequent)
    const asked = asksOf(game, table).flatMap(({ seat, form }) => (form ? [seat] : []))
    for (const seat of [0, 1, 2]) if (!asked.includes(seat)) expect(advise(game, table, seat)).toEqual([])
  })

  describe('the time budget', () => {
    const BUDGET = 200
    /** What a measurement and all that leads to it costs on a slow machine, in milliseconds. */
    const MEASURING = 0.1

    it.each(numbers)('holds for the widest choices among %i, by the measure of its work', (players) => {
      for (const step of steps) {
        const { table } = at(players, step)
        const { timed, clock } = measuredTime(game, MEASURING)
        decide(timed, table, askedAt(game, table), named(`search:${BUDGET}ms`), quickRandom('time'), clock)
        expect(clock()).toBeGreaterThan(0)
        expect(clock()).toBeLessThanOrEqual(2 * BUDGET)
      }
    })

    it('is never used up where there is no clock', () => {
      const { table } = at(2, frequent)
      const { budget } = named('search:500ms')
      expect(mindOf(game, table, askedAt(game, table), quickRandom('a'), budget).spent()).toBe(0)
    })
  })
})
