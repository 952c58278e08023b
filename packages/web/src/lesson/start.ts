import { LEARNER, type Lesson, NOTHING_READ } from '@longhouse/board/lesson'
import { type AnyGame, isRefusal, type Language } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { lessonOf } from '../lessons.ts'
import { newTable, randomHex } from '../session/new-table.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../session/saved-table.ts'
import { findTable, keepTable } from '../session/storage.ts'
import { keepProgress, keptProgress } from './progress.ts'

/** A lesson's table has always the same id: there is one of each game, and coming back finds it. */
const idOf = (game: string): string => `learn-${game}`

/** Whether a learner who comes back has something to go on with. */
export async function hasBegun(gameId: string): Promise<boolean> {
  const found = await findTable(idOf(gameId))
  const entry = gameCalled(gameId)
  const lesson = await lessonOf(gameId)
  if (found === null || typeof found === 'string' || !entry?.ready || !lesson) return false
  const hasRead = keptProgress(gameId).read.length > 0
  return goesOn(found, await entry.load(), lesson) && (found.moves.length > lesson.opening.length || hasRead)
}

interface Starting {
  readonly language: Language
  /** From the first card, although another goes on. */
  readonly again: boolean
}

/** The id of the lesson's table, the one that goes on or a new one; null if the game has no lesson. */
export async function startLesson(gameId: string, { language, again }: Starting): Promise<string | null> {
  const entry = gameCalled(gameId)
  const lesson = await lessonOf(gameId)
  if (!entry?.ready || !lesson) return null
  const game = (await entry.load()) as AnyGame
  const id = idOf(gameId)
  const found = await findTable(id)
  // A browser that cannot be asked has nothing to go on with; the table tells why.
  const known = typeof found === 'string' ? null : found
  if (known && !again && goesOn(known, game, lesson)) {
    // Whoever left the cards, and comes to learn, wants them back.
    keepProgress(gameId, { ...keptProgress(gameId), left: false })
    return id
  }
  if (known?.summary.over) await keepTable({ ...known, id: randomHex(5) })
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
