import { courseOf, LEARNER } from '@longhouse/board/lesson'
import { Learning } from '@longhouse/board/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { lesson } from '../lesson/index.ts'
import { type Champions, champions } from '../src/index.ts'

describe('the first game', () => {
  let learning: Learning<Champions>
  beforeEach(() => {
    learning = new Learning<Champions>(champions, lesson)
  })

  it('goes as its cards tell it', () => {
    const [learner, rival] = learning.until('slain').table.state.players
    expect(learner).toMatchObject({ glory: 4, wood: 2, food: 2, coin: 0, favor: 0, blame: 0, defeated: ['troll-bog'] })
    expect(rival).toMatchObject({ blame: 1 })
    const shore = learning.until('storm').table.state.shores[0]
    expect(shore).toMatchObject({ journey: 'journey-storm', monster: 'monster-fossegrim:yellow', bounty: 1 })
    const [after] = learning.until('runesmith').table.state.players
    expect(after).toMatchObject({ glory: 13, wood: 1, favor: 1, coin: 1, blame: 2 })
  })

  it('has a course of more than thirty moves', () => {
    expect(courseOf(lesson).length).toBeGreaterThan(30)
  })

  it('goes through what was not read when the taught choice is taken all the same', () => {
    learning.take(LEARNER, 'svanhildr')
    expect(learning.shown()?.card.id).toBe('header')
  })

  it('gives a hint the first time something new comes up', () => {
    learning.progress = { read: [], left: true }
    learning.take(LEARNER, 'asmundr')
    learning.take(LEARNER, { place: 'jarls-longhouse' })
    expect(learning.shown()).toMatchObject({ kind: 'hint', card: { id: 'marker' } })
    learning.read('marker')
    expect(learning.shown()).toBe(null)
  })
})
