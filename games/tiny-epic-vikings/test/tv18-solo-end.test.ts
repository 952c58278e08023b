import type { SideResult } from '@longhouse/kernel'
import { resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { solo } from './solo.ts'

const ended = (p: ReturnType<typeof solo>) => {
  p.run({ step: 'finalScoring', args: null })
  const result = resultOf(p.game, p.table)
  if (!result) throw new Error('the game is not over')
  return { ...result, enemy: result.sides?.[0] as SideResult }
}

describe('cleanup', () => {
  test('TV-18.1 the human’s row, both rows of the enemy and the rest of its deck go to the discard pile', () => {
    const p = solo().seat(0, { row: ['kari-fogsail'] })
    p.enemy({ leaders: ['ketil-oakhewer'], battles: ['orm-barterer'], deck: ['ivar-stormrider', 'egil-redrage'] })
    p.invaders('hild-iceheart').run({ step: 'cleanup', args: null })
    expect(p.state.vikings.discard.toSorted()).toEqual(
      ['kari-fogsail', 'ketil-oakhewer', 'orm-barterer', 'ivar-stormrider', 'egil-redrage'].toSorted(),
    )
    expect(p.clan).toMatchObject({ leaders: [], battles: [], deck: [] })
    expect(p.state).toMatchObject({ era: 2, first: 0, invaders: ['hild-iceheart'], draft: null })
  })

  test('TV-18.1 TV-11.7 the enemy keeps its pieces, markers and favor cards', () => {
    const p = solo()
      .settlers('enemy', 'gold-isle', 3)
      .enemy({ wood: 3, favors: ['favor-coin-hoard'] })
    p.run({ step: 'cleanup', args: null })
    expect(p.clan).toMatchObject({ settlers: 9, wood: 3, favors: ['favor-coin-hoard'] })
  })
})

describe('the end', () => {
  test('TV-18.2 comes after era 3, when the enemy has answered the last card', () => {
    const p = solo()
      .villages()
      .era(3)
      .seat(0, { hand: ['kol-timberfell'], wood: 0 })
      .enemy({ deck: ['thyra-stonehand'] })
    p.run(...['nextTurn', 'lastBattle', 'endEra'].map((step) => ({ step, args: null }))).answer({
      up: 'kol-timberfell',
    })
    expect(p.told('enemy-played')).toHaveLength(1)
    expect(p.state.phase).toBe('over')
    expect(p.told('final-score').map(({ side }) => side)).toEqual([0, 'enemy'])
  })

  test('TV-18.2 TV-17.19 both sides score islands and favor cards', () => {
    const p = solo().fury(3, 2, 1).holds(0, 'gold-isle').holds('enemy', 'raven-isle', 'storm-isle')
    const { scores, enemy } = ended(p.enemy({ favors: ['favor-golden-armring', 'favor-carved-staff'] }))
    expect(scores).toEqual([6])
    expect(enemy.score).toBe(4 + 2 + 2 * 3 + 2 * 2)
    expect(enemy.items.reduce((sum, { points }) => sum + points, 0)).toBe(enemy.score)
  })

  test('TV-18.3 more points win, and if they are the enemy’s nobody at the table has won', () => {
    const won = ended(solo().fury(3, 2, 1).holds(0, 'gold-isle'))
    expect([won.winners, won.enemy.wins]).toEqual([[0], false])
    const lost = solo().fury(3, 2, 1).holds('enemy', 'gold-isle')
    const { winners, enemy } = ended(lost)
    expect([winners, enemy.wins]).toEqual([[], true])
    expect(lost.told('game-won')).toEqual([{ kind: 'game-won', sides: ['enemy'] }])
  })

  const winner = (p: ReturnType<typeof solo>): string => {
    const { scores, winners, enemy } = ended(p)
    expect(scores[0]).toBe(enemy.score)
    return `${winners.length > 0 ? 'human' : ''}${enemy.wins ? 'enemy' : ''}`
  }
  const even = () => solo().seat(0, { wood: 0, food: 0, steel: 0 })

  test('TV-18.3 TV-12.9 ties are broken: by island runes, then by favor cards', () => {
    const runes = even().fury(3, 2, 1).holds('enemy', 'gold-isle').holds(0, 'raven-isle', 'storm-isle')
    expect(winner(runes)).toBe('human')
    const favors = even()
      .fury(3, 2, 1)
      .seat(0, { favors: ['favor-golden-armring'] })
    favors.enemy({ favors: ['favor-coin-hoard', 'favor-full-larder'] })
    expect(winner(favors)).toBe('enemy')
  })

  test('TV-18.3 then by temples and boats on the map, the chieftain boat not counted, then by markers', () => {
    expect(winner(even().temple('enemy', 'gold-isle'))).toBe('enemy')
    expect(winner(even().temple(0, 'gold-isle'))).toBe('human')
    expect(winner(even().enemyBoats('port-gold-isle-to-open-sea'))).toBe('enemy')
    expect(winner(even().boat(0, 'wolf-sound', 'wolf-sound'))).toBe('human')
    expect(winner(even().seat(0, { wood: 1 }).enemy({ food: 2 }))).toBe('enemy')
    expect(winner(even().seat(0, { wood: 1 }))).toBe('human')
  })

  test('TV-18.3 a full tie is a shared result', () => {
    expect(winner(even())).toBe('humanenemy')
  })
})

describe('how the enemy stands', () => {
  test('TV-18.2 TV-17.3 its islands are counted before the end, what it keeps face down only then', () => {
    const p = solo()
      .fury(3, 2, 1)
      .holds('enemy', 'gold-isle')
      .enemy({ favors: ['favor-golden-armring'] })
    expect(p.game.sides?.(p.t)).toEqual([{ side: 'enemy', score: 6 }])
    ended(p)
    expect(p.game.sides?.(p.t)).toEqual([{ side: 'enemy', score: 6 + 2 * 3 }])
  })
})
