import { isRefusal, openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { position } from './position.ts'

const PILE = ['troll-bog', 'draugr-king:red']

describe('variants', () => {
  test('CH-16.1 in the Hall of Fame everybody may look at all defeated enemies', () => {
    const hall = position({ players: 3, options: { 'hall-of-fame': true } }).seat(0, { defeated: PILE })
    for (const seat of [0, 1, 2, null]) expect(hall.view(seat).players[0]?.defeated).toEqual(PILE)
    const closed = position({ players: 3 }).seat(0, { defeated: PILE })
    expect(closed.view(0).players[0]?.defeated).toEqual(PILE)
    for (const seat of [1, 2, null]) expect(closed.view(seat).players[0]?.defeated).toBe(null)
  })

  test('CH-16.2 among Distrustful Townsfolk every player starts with one blame', () => {
    const distrusted = position({ players: 4, options: { 'distrustful-townsfolk': true } })
    expect(distrusted.state.players.map(({ blame }) => blame)).toEqual([1, 1, 1, 1])
    expect(distrusted.place(0, 'beg').player(0).blame).toBe(2)
  })

  test('CH-16.3 without a choice neither variant is used', () => {
    const p = position({ players: 4 }).seat(1, { defeated: PILE })
    expect(p.state.players.map(({ blame }) => blame)).toEqual([0, 0, 0, 0])
    expect(p.view(0).players[1]?.defeated).toBe(null)
    expect(p.table.options).toMatchObject({ 'hall-of-fame': false, 'distrustful-townsfolk': false })
  })

  test('CH-16.3 both may be combined, and are chosen before set-up only', () => {
    const both = position({ options: { 'hall-of-fame': true, 'distrustful-townsfolk': true } }).seat(1, {
      defeated: PILE,
    })
    expect(both.player(0).blame).toBe(1)
    expect(both.view(0).players[1]?.defeated).toEqual(PILE)
    const refusal = openTable(champions, { players: 2, options: { 'hall-of-fame': 'yes' }, seed: 'no' })
    expect(isRefusal(refusal) && refusal).toMatchObject({ refused: 'bad-option', facts: { option: 'hall-of-fame' } })
    for (const choice of [{ option: 'hall-of-fame' }, { 'hall-of-fame': true }])
      expect(both.refused(0, choice).refused).toBe('illegal-choice')
  })
})
