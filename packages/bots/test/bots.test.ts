import { exampleGames, raid } from '@longhouse/example-games'
import { allocation, countChoices, isRefusal, type Json, resultOf, verifyReplay, writeReplay } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, botCalled, bots, levels, playGame } from '../src/index.ts'
import { decision, give, purse, race } from './purse.ts'
import { firstMoves, flawOfChoice, knownAuction, named, positionsIn, tableOf, ticking } from './tables.ts'

/** Programs with so little time that many games can be played. */
const quick = ['random', 'greedy:20', 'search:4'].map(named)

describe.each(quick)('the bot $id', (bot) => {
  it.each(exampleGames)('plays $id by the rules, whoever plays along', (game) => {
    for (const players of [game.players.min, game.players.max]) {
      const { table, moves } = firstMoves(game, Array(players).fill(bot), { most: 4 })
      expect(verifyReplay(game, writeReplay(table, moves))).toBeNull()
    }
  })

  it.each([3, 4])('bids with others at once, %i at the table, to the end', (players) => {
    const { table, moves } = firstMoves(knownAuction, Array(players).fill(bot), {})
    expect(resultOf(knownAuction, table)).not.toBeNull()
    expect(moves).toHaveLength(12 * players)
  })

  it('decides the same with the same seed, and otherwise with another', () => {
    const seated = [bot, bot, bot]
    const once = firstMoves(knownAuction, seated, { botSeed: 'mine' }).moves
    expect(firstMoves(knownAuction, seated, { botSeed: 'mine' }).moves).toEqual(once)
    expect(firstMoves(knownAuction, seated, { botSeed: 'yours' }).moves).not.toEqual(once)
  })
})

describe.each(levels)('the level $id', (level) => {
  it('chooses by the rules, whatever it is asked', () => {
    for (const { table } of positionsIn(raid, 3, level.id))
      expect(flawOfChoice(raid, table, level, ticking(400))).toBeNull()
  })
})

describe('programs', () => {
  it('answer a form of very many choices, well and in time', () => {
    const PLACES = ['a', 'b', 'c', 'd', 'e']
    const takes = { axeman: 12, archer: 12, spearman: 12 }
    const form = allocation(
      takes,
      PLACES.map((id) => ({ id, takes, holds: 30 })),
    )
    expect(countChoices(form)).toBeGreaterThan(10_000)
    const send = decision<null, { readonly [place: string]: { readonly axeman?: number } }>('send', {
      seat: () => 0,
      options: () => form,
      take: (t, _, sent) => give(t, 0, sent.a?.axeman ?? 0),
    })
    const game = purse([send], send())
    for (const bot of [named('greedy'), named('search:20'), named('search:100ms')]) {
      // Each piece of work ends with a look at the clock, and is short: a millisecond is much for it.
      const clock = ticking(1)
      const { table } = firstMoves(game, [bot, bot], { clock })
      if (bot.budget.ms !== undefined) expect(clock()).toBeLessThanOrEqual(2 * bot.budget.ms)
      expect(table.state).toMatchObject({ silver: [expect.toSatisfy((n: number) => n >= 4), 0] })
    }
  })

  it('beat random play where the game knows what a position is worth', () => {
    const game = race(12, 3)
    const [random, greedy] = [named('random'), named('greedy:20')]
    for (const seat of [0, 1]) {
      const { table } = firstMoves(game, seat === 0 ? [greedy, random] : [random, greedy], { seed: 'duel' })
      expect(resultOf(game, table)?.winners).toEqual([seat])
    }
  })

  it('are called by their names, with a budget if there is one', () => {
    expect(bots.map(({ id }) => botCalled(id)?.id)).toEqual(['random', 'greedy', 'search'])
    expect(botCalled('search:300')).toMatchObject({ id: 'search:300', budget: { tries: 300 } })
    expect(botCalled('search:500ms')?.budget.ms).toBe(500)
    expect(botCalled('search:2s')?.budget.ms).toBe(2000)
    for (const nobody of ['odin', 'search:', 'search:0', 'search:-1', 'search:1h', 'jarl:3', ''])
      expect(botCalled(nobody)).toBeUndefined()
  })
})

describe('a game between bots', () => {
  const random = named('random')

  it('is refused like anybody else’s where the table is', () => {
    const refused = playGame({ game: raid, opening: { players: 9, seed: 'a' }, bots: [], seed: 'a' })
    expect(refused).toMatchObject({ refused: 'bad-players' })
  })

  it('ends although somebody never tires of doing things besides', () => {
    const meddler: Bot = {
      id: 'meddler',
      budget: { tries: 0 },
      choose: (mind): Json | undefined => (mind.ask.aside ? { aside: true } : random.choose(mind)),
    }
    const played = playGame({ game: raid, opening: { players: 2, seed: 'a' }, bots: [meddler, meddler], seed: 'a' })
    if (isRefusal(played)) throw new Error(played.refused)
    expect(resultOf(raid, played.table)).not.toBeNull()
    expect(verifyReplay(raid, writeReplay(played.table, played.moves))).toBeNull()
  })

  it('does not let a program cheat', () => {
    const cheat: Bot = { id: 'cheat', budget: { tries: 0 }, choose: () => 'everything' }
    const opening = { players: 2, seed: 'a' }
    expect(() => playGame({ game: raid, opening, bots: [cheat, cheat], seed: 'a' })).toThrow('a program chose')
    expect(tableOf(raid, 2).moves).toBe(0)
  })
})
