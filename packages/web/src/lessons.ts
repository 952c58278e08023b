import type { Lesson } from '@longhouse/board/lesson'
import { byGame } from './game-folders.ts'

/** The first game of each game that has one, fetched when somebody plays it. */
const lessons = byGame(import.meta.glob<{ readonly lesson: Lesson }>('../../../games/*/lesson/index.ts'))

export const hasLesson = (game: string): boolean => lessons.has(game)

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons.get(game)?.())?.lesson ?? null
}
