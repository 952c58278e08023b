import type { Lesson } from '@longhouse/board/lesson'

/** The first game of each game that has one, fetched when somebody plays it. */
const lessons: { readonly [game: string]: () => Promise<{ readonly lesson: Lesson }> } = {
  champions: () => import('@longhouse/champions/lesson'),
  reavers: () => import('@longhouse/reavers/lesson'),
}

export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game)

export async function lessonOf(game: string): Promise<Lesson | null> {
  return hasLesson(game) ? ((await lessons[game]?.())?.lesson ?? null) : null
}
