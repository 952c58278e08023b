import { type Game, isRefusal, one } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, botCalled, playGame } from '../src/index.ts'
import { decision, give, type Purse, purse } from './purse.ts'

const search = botCalled('search:40') as Bot
const greedy = botCalled('greedy') as Bot

function firstChoice(game: Game<Purse>, bot: Bot, seed: string) {
  const played = playGame({ game, opening: { players: 2, seed }, bots: [bot, bot], seed })
  if (isRefusal(played)) throw new Error(played.refused)
  return played.moves[0]?.choice
}

/** The gate yields three silver and lets a rival in to five; the wall yields two and keeps him out. */
const gate = decision<null, string>('gate', {
  seat: () => 0,
  options: () => one(['gate', 'wall']),
  take(t, _, choice) {
    give(t, 0, choice === 'gate' ? 3 : 2)
    if (choice === 'gate') t.next(hoard())
  },
})
const hoard = decision<null, string>('hoard', {
  seat: () => 1,
  options: () => one(['plunder', 'pass']),
  take: (t, _, choice) => give(t, 1, choice === 'plunder' ? 5 : 0),
})
const siege = purse([gate, hoard], gate())

describe('search', () => {
  it('sees what a rival will make of it, where one step ahead does not', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      expect(firstChoice(siege, greedy, seed)).toBe('gate')
      expect(firstChoice(siege, search, seed)).toBe('wall')
    }
  })
})
