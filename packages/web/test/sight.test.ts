import { goalOf } from '@longhouse/board'
import { describe, expect, test } from 'vitest'

/** As a browser tells it: it has nothing of its own. */
const SIGHT: Parameters<typeof goalOf>[0] = Object.create({ left: 0, top: 100, width: 390, height: 380 })
const spot = (x: number, y: number) => ({ left: x - 10, top: y - 10, width: 20, height: 20 })
/** A spot with what lies beside it. */
const around = (x: number, y: number) => ({ left: x - 50, top: y - 50, width: 100, height: 100 })

describe('a board that pans', () => {
  test('stays where something is lit in sight', () => {
    expect(goalOf(SIGHT, [spot(700, 200), spot(50, 150)], null)).toBeNull()
  })

  test('goes to the first that is lit where none is in sight', () => {
    expect(goalOf(SIGHT, [spot(700, 200), spot(800, 250)], null)).toEqual(spot(700, 200))
  })

  test('shows what the game is at, and what lies beside it, with all that is lit, where there is room for it', () => {
    const here = { box: spot(600, 200), burns: false }
    expect(goalOf(SIGHT, [spot(700, 200)], here)).toEqual({ left: 550, top: 150, width: 160, height: 100 })
  })

  test('goes to a boat out of sight that may sail far, although one of its goals is in sight', () => {
    const goals = [spot(50, 150), spot(500, 350)]
    const boatAt = (x: number) => ({ box: spot(x, 400), burns: false })
    expect(goalOf(SIGHT, goals, boatAt(600))).toEqual(around(600, 400))
    expect(goalOf(SIGHT, goals, boatAt(350))).toEqual(around(350, 400))
    expect(goalOf(SIGHT, goals, boatAt(340))).toBeNull()
  })

  test('leaves what the game is at for what is lit far from it', () => {
    const here = { box: spot(300, 300), burns: false }
    expect(goalOf(SIGHT, [spot(900, 300)], here)).toEqual(spot(900, 300))
  })

  test('goes to what the game is at where nothing else burns', () => {
    expect(goalOf(SIGHT, [], { box: spot(800, 400), burns: true })).toEqual(around(800, 400))
  })
})
