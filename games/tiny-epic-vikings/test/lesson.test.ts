import { readFileSync } from 'node:fs'
import { LEARNER, nextOf, RIVAL } from '@longhouse/board/lesson'
import { Learning, lessonFlaws } from '@longhouse/board/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { isPanelStep } from '../board/asking/panel-steps.ts'
import { thingAt } from '../board/thing.ts'
import { thingOf } from '../board/things.ts'
import { lesson } from '../lesson/index.ts'
import { type TinyEpicVikings, tinyEpicVikings } from '../src/index.ts'

describe('the first game', () => {
  let learning: Learning<TinyEpicVikings>
  beforeEach(() => {
    learning = new Learning<TinyEpicVikings>(tinyEpicVikings, lesson)
  })

  it('shows every card in order, and each taught choice is legal', () => {
    expect(learning.playThrough()).toEqual(lesson.cards.map(({ id }) => id))
    expect(learning.shown()).toBe(null)
  })

  it('goes as its cards tell it', () => {
    const stateAt = (card: string) => learning.until(card).table.state
    const furies = () => Object.fromEntries(learning.table.state.gods.map(({ god, fury }) => [god, fury]))
    expect(stateAt('gods').gods).toMatchObject([
      { god: 'thor', rune: 'secrets' },
      { god: 'freyja', rune: 'wealth' },
      { god: 'frigg', rune: 'nature' },
    ])
    expect(stateAt('control').islands['gold-isle']).toMatchObject({ rune: LEARNER, settlers: { [LEARNER]: 2 } })
    expect(furies()).toEqual({ thor: 0, freyja: 1, frigg: 0 })
    expect(stateAt('rival-landed').islands['storm-isle']).toMatchObject({ rune: RIVAL, settlers: { [RIVAL]: 2 } })
    expect(furies()).toEqual({ thor: 0, freyja: 3, frigg: 1 })
    expect(learning.table.state.players[RIVAL]).toMatchObject({ villages: 1 })
    expect(stateAt('won').players[LEARNER]).toMatchObject({ favors: ['favor-golden-armring'], food: 2, steel: 1 })
    expect(learning.table.state.islands['gold-isle']).toMatchObject({ rune: LEARNER, settlers: { [LEARNER]: 1 } })
    expect(furies()).toEqual({ thor: 1, freyja: 3, frigg: 1 })
    expect(stateAt('join').islands['gold-isle']).toMatchObject({ settlers: { [LEARNER]: 3 } })
    expect(learning.table.state.battle).toMatchObject({ starter: RIVAL, favor: 'favor-moonlit-grove' })
    expect(stateAt('lost').players[RIVAL]).toMatchObject({ favors: ['favor-moonlit-grove'] })
    expect(stateAt('cleanup')).toMatchObject({ era: 2, first: RIVAL })
    expect(furies()).toEqual({ thor: 2, freyja: 3, frigg: 3 })
  })

  it('has no more than forty cards, with short words and a rule to each', () => {
    expect(lesson.cards.length).toBeLessThanOrEqual(40)
    expect(lessonFlaws(lesson, readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))).toEqual([])
  })

  it('is over as soon as the learner leaves it, and the rival is free', () => {
    learning.take(LEARNER, 'west-fjord')
    expect(learning.shown()).toBe(null)
    expect(nextOf(lesson, learning.moves)).toBe(null)
  })

  it('points at what it teaches to choose, and at things that the board knows', () => {
    learning.playThrough(({ id, point, take }) => {
      if (!point || !('thing' in point)) return
      const step = learning.scene().seen.ask?.step ?? ''
      const chosen = take === undefined || isPanelStep(step) ? null : thingOf(step, take)
      if (chosen) expect(point.thing, id).toBe(chosen)
      else expect(thingAt(point.thing), id).not.toBeNull()
    })
  })
})
