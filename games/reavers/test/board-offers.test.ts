import { seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { offerOf } from '../board/asking/subject.ts'
import { boardContextOf, type ReaversInput } from '../board/board-context.ts'
import { reavers } from '../src/index.ts'
import { type Position, position } from './position.ts'

/** The price and the gain that the board shows of an exchange are those of what happens. */

const offered = (p: Position) =>
  offerOf(
    boardContextOf({
      seatView: seatViewOf(reavers, p.table, 0),
      content: reavers.content,
      language: 'en',
    } as unknown as ReaversInput),
  )

describe('what Sacred Ash Stave offers', () => {
  /** Seat 0 has taken these Reavers, and lets one of them act. */
  const acting = (chosen: string, ...taken: string[]): Position =>
    position()
      .seat(0, { favor: 2, ship: ['red:ship', 'blue:ship'], artifacts: ['artifact-sacred-ash-stave=blue:chest'] })
      .group('recruit-reavers', 0, ...taken)
      .onTop('prophecy', 'prophecy-juggernaut')
      .active('recruit-reavers')
      .choose(0, { activate: 0 })
      .choose(0, { use: 'artifact-sacred-ash-stave' })
      .choose(0, chosen)

  test.each([
    ['reaver-revered-seer', 'reaver-spakona'],
    ['reaver-spakona', 'reaver-revered-seer'],
  ])('RV-18.65 both wish for Favor: the Seer gives Glory and Spakona a Prophecy, taken as %s and %s', (...taken) => {
    const seer = acting('reaver-revered-seer', ...taken)
    expect(seer.waiting.step).toBe('exchange')
    expect(offered(seer)).toMatchObject({ cause: 'reaver-revered-seer', pay: { favor: 1 } })
    expect(offered(seer)?.then).toEqual([{ gain: { glory: 2 } }])
    const { favor } = seer.player(0)
    seer.choose(0, { exchange: true })
    expect(seer.player(0)).toMatchObject({ favor: favor - 1, glory: 2, prophecies: [] })
    const spakona = acting('reaver-spakona', ...taken)
    expect(offered(spakona)).toMatchObject({ cause: 'reaver-spakona', pay: { favor: 2 } })
    spakona.choose(0, { exchange: true })
    expect(spakona.player(0)).toMatchObject({ favor: favor - 2, prophecies: ['prophecy-juggernaut'] })
  })

  test.each([
    ['reaver-pillager', { farm: 1 }],
    ['reaver-seasoned-hunter', { food: 3 }],
  ])('RV-18.65 both take any die: %s gives %j', (chosen, gain) => {
    const p = acting(chosen, 'reaver-pillager', 'reaver-seasoned-hunter')
    expect(p.waiting.step).toBe('exchange')
    expect(offered(p)?.then).toEqual([{ gain }])
  })
})
