import { LEARNER } from '@longhouse/board/lesson'
import { Learning } from '@longhouse/board/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { keyOf } from '../board/thing.ts'
import { isOnBoard, thingOf } from '../board/things.ts'
import { lesson } from '../lesson/index.ts'
import { GOODS, LOCATIONS } from '../src/content-file.ts'
import { type Reavers, reavers } from '../src/index.ts'

describe('the first game', () => {
  let learning: Learning<Reavers>
  beforeEach(() => {
    learning = new Learning<Reavers>(reavers, lesson)
  })

  it('goes as its cards tell it', () => {
    const player = (until: string, seat = LEARNER) => learning.until(until).table.state.players[seat]
    expect(player('places')).toMatchObject({ food: 4, favor: 3, prophecies: ['prophecy-seidrs-chosen'] })
    expect(learning.table.state.players[LEARNER]?.ship).not.toContain('yellow:tree')
    expect(player('pair')?.ship).toContain('yellow:tree')
    expect(player('rest')).toMatchObject({
      food: 7,
      farm: 1,
      terror: 1,
      upgrades: [{ tile: 'upgrade-chest', ready: true }],
    })
    expect(player('sail')).toMatchObject({ favor: 5, glory: 2, pile: ['reaver-scout'] })
    expect(player('sail')?.ship).toHaveLength(10)
    expect(player('sail', 1)).toMatchObject({ glory: 10, pile: ['battle-cargo-ship'] })
    expect(player('reroll')).toBeDefined()
    expect(learning.table.state.combat).toMatchObject({ defense: 2, dice: [0, 0, 1] })
    expect(player('refill')).toMatchObject({ favor: 4, glory: 10 })
    expect(player('cleanup', 1)?.territories).toEqual(['territory-dice-1-a', 'territory-dice-2-a'])
    expect(player('territory')).toMatchObject({ favor: 3, glory: 12, territories: ['territory-favor-1-b'] })
  })

  it('has no more than forty cards', () => {
    expect(lesson.cards.length).toBeLessThanOrEqual(40)
  })

  it('gives hints to what the script leaves out', () => {
    learning.until(null)
    learning.take(LEARNER, 'raid-keeps')
    expect(learning.shown()).toMatchObject({ kind: 'hint', card: { id: 'keeps' } })
    learning.read('keeps')
    expect(learning.shown()).toBe(null)
  })

  it('points at what it teaches to choose, and at things that the board knows', () => {
    learning.playThrough(({ id, point, take }) => {
      if (!point || !('thing' in point)) return
      const chosen = take === undefined ? null : thingOf(learning.scene().seen.ask?.step ?? '', take)
      if (isOnBoard(chosen)) expect(point.thing, id).toBe(chosen)
      else expect(thingsBesides(), id).toContain(point.thing)
    })
    for (const { id, point } of lesson.hints)
      if (point && 'thing' in point) expect(thingsBesides(), id).toContain(point.thing)
  })

  /** Things that are no choice of their own: places, dice on display, stacks of territories, what the learner owns. */
  function thingsBesides(): readonly string[] {
    const { leader, prophecies = [] } = learning.table.state.players[LEARNER] ?? {}
    const goods = GOODS.map((good) => keyOf('good', good))
    return [
      ...LOCATIONS,
      'trade-dice',
      ...Object.keys(reavers.content.stacks),
      ...goods,
      ...prophecies,
      ...(leader ? [leader] : []),
    ]
  }
})
