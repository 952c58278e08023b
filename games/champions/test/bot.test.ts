import { type BotKnowledge, contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Champions } from '../src/champions.ts'
import type { Enemy } from '../src/content.ts'
import { champions } from '../src/index.ts'
import { oddsOf } from '../src/odds.ts'
import { type Position, position, warriors } from './position.ts'

/** What programs are told of a position. */

const bot = champions.bot as BotKnowledge<Champions>
const names = Object.keys(bot.weights)

function measured({ game, table }: Position, seat = 0): { readonly [name: string]: number } {
  const numbers = bot.measure(contextOf(game, table), seat)
  expect(numbers).toHaveLength(names.length)
  return Object.fromEntries(names.map((name, i) => [name, numbers[i] as number]))
}

const suggested = ({ game, table }: Position, step: string) => bot.suggest?.(contextOf(game, table), 0, step) ?? []

describe('what is measured of a seat', () => {
  test('is what it holds: runes with their Glory, those unused, coins and blame', () => {
    const p = position().seat(0, { coin: 7, blame: 2, runes: ['rune-gifts', 'rune-fame', '-rune-knowledge'] })
    expect(measured(p)).toMatchObject({
      coin: 7,
      blame: 2,
      blamePenalty: -3,
      runeGlory: 10,
      freshRune: 2,
      firstPlayer: 1,
    })
    expect(measured(p, 1)).toMatchObject({ runeGlory: 0, freshRune: 0, firstPlayer: 0 })
  })

  test('is one longship of its own, whatever its Glory', () => {
    const glory = champions.content.longships['private-karvi']?.glory
    const p = position().seat(0, { longship: 'private-karvi' })
    expect(measured(p)).toMatchObject({ longship: 1, longshipGlory: glory })
    expect(measured(p, 1)).toMatchObject({ longship: 0, longshipGlory: 0 })
  })

  test('is what its piles are worth: whole sets, and those begun', () => {
    const p = position().seat(0, { defeated: ['draugr-king:red', 'monster-warg:blue', 'draugr-king:yellow'] })
    expect(measured(p)).toMatchObject({ colorSet: 1, colorStarted: 0 })
    p.seat(0, { defeated: ['draugr-king:red', 'draugr-barrow:red', 'monster-warg:blue', 'draugr-king:yellow'] })
    expect(measured(p)).toMatchObject({ colorSet: 1, colorStarted: 1 })
  })

  test('is what its destinies are worth now, and what they could still bring', () => {
    const p = position().seat(0, { favor: 3, coin: 0, destinies: ['destiny-favored', 'destiny-wealthy'] })
    expect(measured(p.seat(1, { favor: 1, coin: 2 }))).toMatchObject({ destinyNow: 6, destinyHope: 6 })
  })

  test('is how many of its fights nobody can be sent to', () => {
    const p = position().seat(0, { leader: 'gylfir', warriors: '' }).troll('troll-bridge').draugr('draugr-king:red')
    p.worker(0, 'troll-gate').worker(0, 'draugr-left').at('placement')
    expect(measured(p)).toMatchObject({ idleReserve: 2 })
    expect(measured(p.seat(0, { warriors: 'AAAA' }))).toMatchObject({ idleReserve: 1 })
    expect(measured(p, 1)).toMatchObject({ idleReserve: 0 })
  })

  test('is what its fights will bring: the reward times the chance to win it, and those lost on the way', () => {
    const p = position().seat(0, { leader: 'gylfir', warriors: '' }).troll('troll-bridge').crew(0, 'troll-gate', 'SPA')
    p.state.phase = 'combat'
    const { win, survivors } = oddsOf(champions.content, null, warriors('SPA'), enemyOf('troll-bridge'))
    expect(measured(p)).toMatchObject({
      fightTroll: win,
      fightGlory: 6 * win,
      fightWood: 2 * win,
      fightLoss: 3 - survivors,
    })
  })

  test('lets those starve first who may not fight', () => {
    const p = position().seat(0, { leader: 'gylfir', warriors: '' }).monster('shore-3', 'monster-mara:red', 3)
    p.ship(0, 'public-large', 'shore-3', 'PPPPA', 4)
    p.state.phase = 'combat'
    const { win } = oddsOf(champions.content, null, warriors('PPPP'), enemyOf('monster-mara:red'))
    expect(measured(p)).toMatchObject({ fightGlory: 12 * win, fightCoin: 3 * win, fightFavor: 2 * win })
  })

  test('CH-10.14 lets nobody starve whom a Food feeds with another', () => {
    const p = position().seat(0, { leader: 'gylfir', warriors: '' }).monster('shore-2', 'monster-mara:red')
    p.ship(0, 'public-large', 'shore-2', 'PPPP', 2)
    p.state.phase = 'combat'
    const { win } = oddsOf(champions.content, null, warriors('PPPP'), enemyOf('monster-mara:red'))
    expect(measured(p)).toMatchObject({ fightGlory: 12 * win })
  })
})

const enemyOf = (card: string): Enemy => champions.content.enemies[card] as Enemy

test('a round has two chapters, before the dice of its combats and after', () => {
  const { game, table } = position()
  const chapters = [1, 2].flatMap((round) =>
    (['placement', 'assigning', 'combat', 'cleanup'] as const).map((phase) => {
      Object.assign(table.state, { round, phase })
      return bot.chapter(contextOf(game, table))
    }),
  )
  expect(chapters).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
})

describe('what is suggested', () => {
  test('is to send warriors to the worthier of two enemies first, wherever it waits', () => {
    const sent = (troll: string, draugr: string) => {
      const p = position().seat(0, { leader: 'gylfir', warriors: 'AA' }).troll(troll).draugr(draugr)
      return suggested(p.worker(0, 'troll-gate').worker(0, 'draugr-left'), 'assign')[3]
    }
    expect(sent('troll-whelp', 'draugr-king:red')).toEqual({ 'draugr-left': { axeman: 2 } })
    expect(sent('troll-chieftain', 'draugr-restless:red')).toEqual({ 'troll-gate': { axeman: 2 } })
  })

  test('is to throw the worst dice again, one more each time', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 1, warriors: '' }).troll('troll-bog')
    p.crew(0, 'troll-gate', 'SPA').dice('S- Ps AH').at('fights')
    expect(suggested(p, 'afterRoll')).toEqual([
      { reroll: { 'swordsman:blank': 1 } },
      { reroll: { 'swordsman:blank': 1, 'spearman:shield': 1 } },
      { reroll: { 'swordsman:blank': 1, 'spearman:shield': 1, 'axeman:two-hits': 1 } },
    ])
  })

  test('is nothing where every choice can be looked at', () => {
    expect(suggested(position(), 'placeWorker')).toEqual([])
  })
})
