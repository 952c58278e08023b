import { LEARNER, type Lesson, lessonId, NOTHING_READ } from '@longhouse/board/lesson'
import { type AnyGame, isRefusal, type Language } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { lessonOf } from '../lessons.ts'
import { newTable, randomHex } from '../session/new-table.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../session/saved-table.ts'
import { findTable, keepTable } from '../session/storage.ts'
import { keepProgress, keptProgress } from './progress.ts'

/** A lesson's table has always the same id: there is one of each, and coming back finds it. */
const tableOf = (lesson: string): string => `learn-${lesson}`

/** Whether a learner who comes back has something to go on with. */
export async function hasBegun(id: string): Promise<boolean> {
  const found = await findTable(tableOf(id))
  const lesson = await lessonOf(id)
  const entry = lesson && gameCalled(lesson.game)
  if (found === null || typeof found === 'string' || !lesson || !entry?.ready) return false
  const { before = [], opening } = lesson
  const hasRead = keptProgress(id).read.length > 0
  const hasPlayed = found.moves.length > before.length + opening.length
  return goesOn(found, await entry.load(), lesson) && (hasPlayed || hasRead)
}

interface Starting {
  readonly language: Language
  /** From the first card, although another goes on. */
  readonly again: boolean
}

/** The id of the lesson's table, the one that goes on or a new one; null if there is no such lesson. */
export async function startLesson(id: string, { language, again }: Starting): Promise<string | null> {
  const lesson = await lessonOf(id)
  const entry = lesson && gameCalled(lesson.game)
  if (!lesson || !entry?.ready) return null
  const game = (await entry.load()) as AnyGame
  const at = tableOf(id)
  const found = await findTable(at)
  // A browser that cannot be asked has nothing to go on with; the table tells why.
  const known = typeof found === 'string' ? null : found
  if (known && !again && goesOn(known, game, lesson)) {
    // Whoever left the cards, and comes to learn, wants them back.
    keepProgress(id, { ...keptProgress(id), left: false })
    return at
  }
  if (known?.summary.over) await keepTable({ ...known, id: randomHex(5) })
  const table = newTable(at, game, planOf(lesson, language), lesson.before)
  if (isRefusal(table)) return null
  await keepTable(table)
  keepProgress(id, NOTHING_READ)
  return at
}

const goesOn = ({ version, plan, summary }: SavedTable, game: AnyGame, lesson: Lesson): boolean =>
  version === game.version && plan.seed === lesson.seed && !summary.over

function planOf(lesson: Lesson, language: Language): TablePlan {
  const { game, seed, options, rival, words } = lesson
  const colors = ['green', 'orange'] as const
  const seats = words[language].names.map((name, seat): SeatPlan => {
    const player = seat === LEARNER ? null : rival
    return { name, color: colors[seat] ?? 'grey', player, bot: player !== null }
  })
  return { game, seed, options, seats, lesson: lessonId(lesson) }
}
