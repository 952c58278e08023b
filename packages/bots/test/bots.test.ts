import { type Game, type GameTypes, isRefusal, type Json, resultOf, verifyReplay, writeReplay } from '@longhouse/kernel'
import { raid, toys } from '@longhouse/toys'
import { describe, expect, it } from 'vitest'
import { type Bot, bots, playGame } from '../src/index.ts'

const [random, greedy] = bots as readonly [Bot, Bot]

function play<G extends GameTypes>(game: Game<G>, seated: readonly Bot[], seed: string, botSeed = seed) {
  const played = playGame({ game, opening: { players: seated.length, seed }, bots: seated, seed: botSeed })
  if (isRefusal(played)) throw new Error(played.refused)
  return played
}

describe.each(bots)('the bot $id', (bot) => {
  it.each(toys)('plays $id to its end by the rules', (game) => {
    for (let players = game.players.min; players <= game.players.max; players++) {
      const { table, moves } = play(game, Array(players).fill(bot), 'a')
      expect(resultOf(game, table)).not.toBeNull()
      expect(verifyReplay(game, writeReplay(table, moves))).toBeNull()
    }
  })

  it('decides the same with the same seed, and otherwise with another', () => {
    const once = play(raid, [bot, bot], 'dice', 'mine').moves
    expect(play(raid, [bot, bot], 'dice', 'mine').moves).toEqual(once)
    expect(play(raid, [bot, bot], 'dice', 'yours').moves).not.toEqual(once)
  })
})

describe('greedy', () => {
  it('beats random play where the game knows what a position is worth', () => {
    const wins = Array.from({ length: 8 }, (_, i) => {
      const seat = i % 2
      const { table } = play(raid, seat === 0 ? [greedy, random] : [random, greedy], `duel-${i}`)
      return resultOf(raid, table)?.winners.includes(seat)
    })
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(7)
  })
})

describe('a game between bots', () => {
  it('is refused like anybody else’s where the table is', () => {
    const refused = playGame({ game: raid, opening: { players: 9, seed: 'a' }, bots: [], seed: 'a' })
    expect(refused).toMatchObject({ refused: 'bad-players' })
  })

  it('ends although somebody never tires of doing things besides', () => {
    const meddler: Bot = {
      id: 'meddler',
      choose: (mind): Json | undefined => (mind.ask.aside ? { aside: true } : random.choose(mind)),
    }
    const { table } = play(raid, [meddler, meddler], 'a')
    expect(resultOf(raid, table)).not.toBeNull()
  })

  it('does not let a program cheat', () => {
    const cheat: Bot = { id: 'cheat', choose: () => 'everything' }
    expect(() => play(raid, [cheat, cheat], 'a')).toThrow('a program chose')
  })
})
