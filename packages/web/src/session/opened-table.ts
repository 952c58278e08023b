import type { GameBoard } from '@longhouse/board'
import type { Lesson } from '@longhouse/board/lesson'
import { type GameText, isRefusal, type Language, type Move, resultOf, type Table } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { boardOf } from '../boards.ts'
import { scriptedRival } from '../lesson/scripted-rival.ts'
import { lessonOf } from '../lessons.ts'
import { wordsIn } from '../words/index.ts'
import { openBotClient } from './bot-client.ts'
import { type LocalTable, openLocalTable } from './local-table.ts'
import { sayingOtherRules } from './other-rules.ts'
import { isWhole, type SavedTable, type TableSummary } from './saved-table.ts'
import { rememberSolo } from './solo-records.ts'
import { findTable, keepTable, type StorageTrouble, troubleWith } from './storage.ts'
import { summarise } from './summary.ts'
import { goneOn, takenOver } from './taking-over.ts'

/** A table of this browser, ready to be played. */
export interface OpenedTable {
  readonly table: LocalTable
  readonly board: GameBoard
  /** Somebody learns the game here. */
  readonly lesson: Lesson | null
  /** The table as it stands, to be kept as a file where the browser keeps nothing. */
  file(): SavedTable
  text(language: Language): Promise<GameText>
}

/** Why it cannot be: each has its words, and the file to keep where there is one. */
export interface UnopenedTable {
  readonly problem: 'missing' | 'version' | 'illegal' | 'other-tab' | StorageTrouble
  readonly saved: SavedTable | null
  /** Of a table of earlier rules: as it would go on by those of now. */
  readonly goneOn?: SavedTable | null
}

interface Hooks {
  pace(): number
  /** Why the browser does not keep the table; null when it does again. */
  trouble(trouble: StorageTrouble | null): void
}

export async function openTableOf(id: string, hooks: Hooks): Promise<OpenedTable | UnopenedTable> {
  const found = await findTable(id)
  if (found === null) return { problem: 'missing', saved: null }
  if (typeof found === 'string') return { problem: found, saved: null }
  if (!isWhole(found)) return { problem: 'illegal', saved: found }
  const entry = gameCalled(found.plan.game)
  const board = await boardOf(found.plan.game)
  if (!entry?.ready || !board) return { problem: 'missing', saved: found }
  const game = await entry.load()
  const saved = game.version === found.version ? found : takenOver(game, found)
  if (!saved) return { problem: 'version', saved: found, goneOn: goneOn(game, found) }
  const lesson = saved.plan.lesson ? await lessonOf(saved.plan.lesson) : null
  const bots = openBotClient()
  let current = saved
  const table = openLocalTable(game, saved.plan, saved.moves, {
    bots: lesson ? scriptedRival(lesson, bots) : bots,
    pace: hooks.pace,
    ...(saved.updates && { updates: saved.updates }),
    async keep(moves, after, asks) {
      current = savedAfter(saved, moves, after, summarise(game, after, asks))
      const result = resultOf(game, after)
      if (result && isAlone(saved)) rememberSolo(game.id, id, result)
      hooks.trouble(await keepTable(current))
    },
  })
  if (isRefusal(table)) {
    bots.close()
    return { problem: 'illegal', saved }
  }
  hooks.trouble(troubleWith(id))
  const text = async (language: Language) =>
    sayingOtherRules(await entry.text(language, game.content), wordsIn(language).table.otherRules)
  return { table, board, lesson, file: () => current, text }
}

/** Somebody plays against nobody but the game itself, is not being taught, and cannot know what comes. */
const isAlone = ({ plan: { seats, lesson, fromPast } }: SavedTable): boolean =>
  seats.length === 1 && seats[0]?.player === null && lesson === undefined && !fromPast

const savedAfter = (saved: SavedTable, moves: readonly Move[], position: Table, summary: TableSummary): SavedTable => ({
  ...saved,
  moves: moves.slice(),
  position,
  changed: Date.now(),
  summary,
})
