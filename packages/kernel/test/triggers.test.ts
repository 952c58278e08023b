import { describe, expect, it } from 'vitest'
import { asksOf, choose, one, orderedTriggers, seatViewOf } from '../src/index.ts'
import { codeOf, gameOf, granted, type Hall, open, play, say, step } from './hall.ts'

/** At dusk everything in this list happens, in the order that seat 1 says. */
function duskOf(names: readonly string[], commute = false) {
  const dusk = orderedTriggers<Hall, { readonly night: number }>('dusk', {
    waiting: () => names.map((id, i) => ({ id: `${id}-${i}`, frame: say({ text: id }) })),
    seat: () => 1,
    commute: () => commute,
    rule: 'XX-1.1',
    about: (_, { night }) => night,
  })
  const evening = step('evening', (t) => t.next(dusk.open({ night: 7 }), say({ text: 'night' })))
  return gameOf(evening(), [evening, ...dusk.rules])
}

describe('several things that wait for one moment', () => {
  it('come in the order a player says, and the last comes unasked', () => {
    const game = duskOf(['owl', 'wolf', 'bear'])
    const table = open(game)
    expect(asksOf(game, table)).toMatchObject([
      { seat: 1, step: 'dusk:order', form: one(['owl-0', 'wolf-1', 'bear-2']), rule: 'XX-1.1' },
    ])
    expect(seatViewOf(game, table, 0).about).toBe(7)
    play(game, table, 1, 'bear-2')
    expect(table.state.said).toEqual(['bear'])
    play(game, table, 1, 'wolf-1')
    expect(table.state.said).toEqual(['bear', 'wolf', 'owl', 'night'])
  })

  it('are told apart though two are alike', () => {
    const game = duskOf(['wolf', 'wolf'])
    const table = open(game)
    granted(choose(game, table, 1, 'wolf-1'))
    expect(table.state.said).toEqual(['wolf', 'wolf', 'night'])
  })

  it('are not asked about where one waits, or none', () => {
    expect(open(duskOf(['owl'])).state.said).toEqual(['owl', 'night'])
    expect(open(duskOf([])).state.said).toEqual(['night'])
  })

  it('are not asked about where the order makes no difference', () => {
    expect(open(duskOf(['owl', 'wolf'], true)).state.said).toEqual(['owl', 'wolf', 'night'])
  })

  it('are ordered by nobody else', () => {
    const game = duskOf(['owl', 'wolf'])
    expect(codeOf(choose(game, open(game), 0, 'owl-0'))).toBe('not-asked')
  })
})
