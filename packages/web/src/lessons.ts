import { type Lesson, lessonId } from '@longhouse/board/lesson'
import { byGame, gameOf } from './game-folders.ts'

/** The first game of each game that has one, fetched when somebody plays it. */
const lessons = byGame(import.meta.glob<{ readonly lesson: Lesson }>('../../../games/*/lesson/index.ts'))

/** Those after it, each in a folder of its own. */
const further = new Map(
  Object.entries(import.meta.glob<{ readonly lesson: Lesson }>('../../../games/*/lesson/*/index.ts')).map(
    ([path, fetch]) => [lessonId({ game: gameOf(path), name: path.split('/').at(-2) ?? '' }), fetch],
  ),
)

export const hasLesson = (game: string): boolean => lessons.has(game)

/** The ids of a game's lessons, in the order in which they are learnt. */
export const lessonsOf = (game: string): readonly string[] => [
  ...(hasLesson(game) ? [game] : []),
  ...[...further.keys()].filter((id) => id.startsWith(`${game}.`)),
]

export async function lessonOf(id: string): Promise<Lesson | null> {
  return (await (lessons.get(id) ?? further.get(id))?.())?.lesson ?? null
}
