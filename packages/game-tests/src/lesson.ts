import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEARNER, type Lesson, nextOf, shownAt } from '@longhouse/board/lesson'
import { Learning, lessonFlaws } from '@longhouse/board/testing'
import type { Game, GameTypes, Json } from '@longhouse/kernel'
import { expect, test } from 'vitest'

export interface LessonSpec<G extends GameTypes> {
  readonly lesson: Lesson
  /** What both do while the script leaves them free. */
  freely?(learning: Learning<G>): void
  /** A card in the middle, shown after a choice of the learner's. */
  readonly middle: string
  /** A card at which no hint waits for who leaves the script. */
  readonly leftAt: string
  /** A first choice that the script does not teach. */
  readonly otherwise: Json
}

export function describeLesson<G extends GameTypes>(game: Game<G>, folder: string, spec: LessonSpec<G>): void {
  const { lesson, freely, middle, leftAt, otherwise } = spec
  const begin = () => new Learning<G>(game, lesson)

  test('shows every card of its script in order, and each taught choice is legal', () => {
    const learning = begin()
    expect(learning.playThrough(undefined, () => freely?.(learning))).toEqual(lesson.cards.map(({ id }) => id))
    expect(learning.shown()).toBe(null)
  })

  test('shows the same card again after a reload, and an earlier one after an undo', () => {
    const learning = begin().until(middle)
    const { progress, moves } = learning
    expect(shownAt(lesson, learning.scene(), { ...progress })?.card.id).toBe(middle)
    expect(nextOf(lesson, moves)).toMatchObject({ seat: LEARNER })
    expect(nextOf(lesson, moves.slice(0, -1))).toEqual(moves.at(-1))
  })

  test('is over as soon as the learner leaves it, and the rival is free', () => {
    const learning = begin()
    learning.take(LEARNER, otherwise)
    expect(learning.shown()).toBe(null)
    expect(nextOf(lesson, learning.moves)).toBe(null)
    const other = begin().until(leftAt)
    expect(shownAt(lesson, other.scene(), { ...other.progress, left: true })).toBe(null)
  })

  test('has words for every card and hint in every language, short ones, a rule to each, and points at known parts', () => {
    expect(lessonFlaws(lesson, readFileSync(join(folder, '..', 'RULES.md'), 'utf8'))).toEqual([])
  })
}
