import { readFile } from 'node:fs/promises'
import { courseOf, LEARNER, nextOf, RIVAL, shownAt } from '@longhouse/board/lesson'
import { Learning, lessonFlaws } from '@longhouse/board/testing'
import { asksOf } from '@longhouse/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { lesson } from '../lesson/index.ts'
import { type Champions, champions } from '../src/index.ts'

const begin = () => new Learning<Champions>(champions, lesson)

describe('the first game', () => {
  let learning: Learning<Champions>
  beforeEach(() => {
    learning = begin()
  })

  it('shows every card of its script in order, and each taught choice is legal', () => {
    const met = learning.playThrough(undefined, () => skipTurns(learning))
    expect(met).toEqual(lesson.cards.map(({ id }) => id))
    expect(learning.shown()).toBe(null)
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

  it('shows the same card again after a reload, and an earlier one after an undo', () => {
    learning.until('reroll')
    const { progress, moves } = learning
    expect(shownAt(lesson, learning.scene(), { ...progress })?.card.id).toBe('reroll')
    expect(nextOf(lesson, moves)).toMatchObject({ seat: LEARNER })
    expect(nextOf(lesson, moves.slice(0, -1))).toEqual(moves.at(-1))
  })

  it('goes through what was not read when the taught choice is taken all the same', () => {
    learning.take(LEARNER, 'svanhildr')
    expect(learning.shown()?.card.id).toBe('header')
  })

  it('is over as soon as the learner leaves it, and the rival is free', () => {
    learning.take(LEARNER, 'asmundr')
    expect(learning.shown()).toBe(null)
    expect(nextOf(lesson, learning.moves)).toBe(null)
    const other = begin().until('blue')
    expect(shownAt(lesson, other.scene(), { ...other.progress, left: true })).toBe(null)
  })

  it('gives a hint the first time something new comes up', () => {
    learning.progress = { read: [], left: true }
    learning.take(LEARNER, 'asmundr')
    learning.take(LEARNER, { place: 'jarls-longhouse' })
    expect(learning.shown()).toMatchObject({ kind: 'hint', card: { id: 'marker' } })
    learning.read('marker')
    expect(learning.shown()).toBe(null)
  })

  it('has words for every card and hint in every language, short ones, a rule to each, and points at known parts', async () => {
    const rules = await readFile(new URL('../RULES.md', import.meta.url), 'utf8')
    expect(lessonFlaws(lesson, rules)).toEqual([])
    expect(courseOf(lesson).length).toBeGreaterThan(30)
  })
})

/** When the script is over everybody chooses freely; here everybody begs, and no rune is used. */
function skipTurns(learning: Learning<Champions>): void {
  for (;;) {
    const [ask] = asksOf(champions, learning.table).filter(({ form }) => form)
    if (!ask || nextOf(lesson, learning.moves)) return
    if (ask.step === 'runeChance') learning.take(ask.seat, { pass: true })
    else if (ask.seat === RIVAL && ask.step === 'placeWorker') learning.take(RIVAL, { place: 'beg' })
    else return
  }
}
