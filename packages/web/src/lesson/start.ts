import { LEARNER, type Lesson, NOTHING_READ } from '@longhouse/board/lesson'
import { type AnyGame, isRefusal, type Language } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { lessonOf } from '../lessons.ts'
import { newTable, randomHex } from '../session/new-table.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../session/saved-table.ts'
import { findTable, keepTable } from '../session/storage.ts'
import { keepProgress } from './progress.ts'

/** A lesson's table has always the same id: there is one of each game, and coming back finds it. */
const idOf = (game: string): string => `learn-${game}`

/** The id of the lesson's table, the one that goes on or a new one; null if the game has no lesson. */
export async function startLesson(gameId: string, language: Language): Promise<string | null> {
  const entry = gameCalled(gameId)
  const lesson = await lessonOf(gameId)
  if (!entry?.ready || !lesson) return null
  const game = (await entry.load()) as AnyGame
  const id = idOf(gameId)
  const found = await findTable(id)
  // A browser that cannot be asked has nothing to go on with; the table tells why.
  const known = typeof found === 'string' ? null : found
  if (known && goesOn(known, game, lesson)) return id
  if (known) await keepTable({ ...known, id: randomHex(5) })
  const table = newTable(id, game, planOf(lesson, language))
  if (isRefusal(table)) return null
  await keepTable(table)
  keepProgress(gameId, NOTHING_READ)
  return id
}

const goesOn = ({ version, plan, summary }: SavedTable, game: AnyGame, lesson: Lesson): boolean =>
  version === game.version && plan.seed === lesson.seed && !summary.over

function planOf({ game, seed, options, rival, words }: Lesson, language: Language): TablePlan {
  const colors = ['green', 'orange'] as const
  const seats = words[language].names.map((name, seat): SeatPlan => {
    const player = seat === LEARNER ? null : rival
    return { name, color: colors[seat] ?? 'grey', player, bot: player !== null }
  })
  return { game, seed, options, seats, lesson: game }
}
