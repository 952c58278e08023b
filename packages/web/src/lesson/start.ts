import { LEARNER, type Lesson, NOTHING_READ } from '@longhouse/board/lesson'
import { type AnyGame, isRefusal, type Language } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { lessonOf } from '../lessons.ts'
import { newTable, randomHex } from '../session/new-table.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../session/saved-table.ts'
import { findTable, keepTable, type StorageTrouble } from '../session/storage.ts'
import { keepProgress } from './progress.ts'

/** A lesson's table has always the same id: there is one of each game, and coming back finds it. */
const idOf = (game: string): string => `learn-${game}`

/** The id of the lesson's table, the one that goes on or a new one. */
export async function startLesson(
  gameId: string,
  language: Language,
): Promise<{ readonly id: string } | { readonly trouble: StorageTrouble | 'missing' }> {
  const entry = gameCalled(gameId)
  const lesson = await lessonOf(gameId)
  if (!entry?.ready || !lesson) return { trouble: 'missing' }
  const game = (await entry.load()) as AnyGame
  const id = idOf(gameId)
  const known = await findTable(id)
  if (typeof known === 'string') return { trouble: known }
  if (known && goesOn(known, game, lesson)) return { id }
  if (known) await keepTable({ ...known, id: randomHex(5) })
  const table = newTable(id, game, planOf(lesson, language))
  if (isRefusal(table)) return { trouble: 'missing' }
  const trouble = await keepTable(table)
  if (trouble) return { trouble }
  keepProgress(gameId, NOTHING_READ)
  return { id }
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
