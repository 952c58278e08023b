import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const GRIM = 'grim-nightwatch'
const cleaned = (prepare: (p: Position) => Position): Position =>
  prepare(position()).run({ step: 'cleanup', args: null })

describe('the end of an era', () => {
  test('TV-11.1 comes when all hands are empty and no battle is open', () => {
    const p = position()
      .favors(['favor-coin-hoard'], [])
      .seat(0, { hand: [GRIM] })
      .onTop('egil-redrage')
      .turnsFrom(0)
    p.choose(0, { down: GRIM })
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
    expect(p.state.era).toBe(1)
    p.choose(0, { decline: true })
    expect(p.state).toMatchObject({ era: 2, phase: 'draft', battle: null })
  })

  test('TV-11.2 after era 3 the game is scored at once, and nothing is cleaned up', () => {
    const p = position()
      .era(3)
      .seat(0, { hand: [GRIM] })
      .turnsFrom(0)
      .choose(0, { up: GRIM })
    expect(p.state).toMatchObject({ era: 3, phase: 'over' })
    expect(p.player(0).row).toHaveLength(1)
    expect(p.told('cleaned-up')).toEqual([])
    expect(p.asks).toEqual([])
    expect(p.refused(0, { up: GRIM })).toMatchObject({ refused: 'game-over' })
  })

  test('TV-11.3 TV-11.4 discards all rows and moves the raven on', () => {
    const p = cleaned((q) =>
      q
        .seat(0, { row: [GRIM] })
        .seat(2, { row: ['tove-bearcloak'] })
        .invaders('egil-redrage'),
    )
    expect(p.state.vikings.discard).toEqual([GRIM, 'tove-bearcloak'])
    expect(p.state.players.map(({ row }) => row)).toEqual([[], [], []])
    expect(p.state.invaders).toEqual(['egil-redrage'])
    expect(p.state.era).toBe(2)
  })

  test('TV-11.5 gives the chieftain marker to the most island runes', () => {
    expect(cleaned((q) => q.holds(1, 'gold-isle', 'wolf-isle').holds(2, 'raven-isle')).state.first).toBe(1)
  })

  test('TV-11.6 of those tied to the latest in the turn order just ended, also when nobody has any', () => {
    const tied = (first: number) =>
      cleaned((q) => {
        q.state.first = first
        return q.holds(0, 'gold-isle').holds(1, 'wolf-isle')
      }).state.first
    expect(tied(0)).toBe(1)
    expect(tied(1)).toBe(0)
    expect(tied(2)).toBe(1)
    const none = (first: number) =>
      cleaned((q) => {
        q.state.first = first
        return q
      }).state.first
    expect([none(0), none(1), none(2)]).toEqual([2, 0, 1])
  })

  test('TV-11.7 carries everything else over', () => {
    const p = cleaned((q) =>
      q
        .seat(0, { wood: 5, villages: 2, favors: ['favor-coin-hoard'] })
        .settlers(0, 'gold-isle', 2)
        .holds(0, 'gold-isle')
        .fury(3, 0, 1),
    )
    expect(p.player(0)).toMatchObject({ wood: 5, villages: 2, favors: ['favor-coin-hoard'], settlers: 4 })
    expect(p.islandAt('gold-isle')).toMatchObject({ rune: 0, settlers: { 0: 2 } })
    expect(p.furies).toEqual([3, 0, 1])
  })
})
