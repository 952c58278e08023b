import type { GameTypes } from '@longhouse/kernel'
import { describe } from 'vitest'
import { describeLesson, type LessonSpec } from './lesson.ts'
import { describeRandomGames, describeRecordings, type RandomGamesSpec } from './random-games.ts'
import { describeWords, type WordsSpec } from './words.ts'

export { refusalCodes } from './refusals.ts'

export interface GameSpec<G extends GameTypes> extends RandomGamesSpec<G> {
  /** Where the game's tests are: its recorded games lie in `fixtures/`, its rules one folder above. */
  readonly folder: string
  readonly words: WordsSpec<G>
  /** Absent for a game that teaches nobody. */
  readonly lesson?: LessonSpec<G>
}

/** What must hold of every game, whatever its rules are. */
export function describeGame<G extends GameTypes>(spec: GameSpec<G>): void {
  const { game, folder, words, lesson } = spec
  describe('random games', () => describeRandomGames(spec))
  describe('recorded games', () => describeRecordings(game, folder))
  describe('games played at random', () => describeWords(game, words))
  if (lesson) describe('the first game', () => describeLesson(game, folder, lesson))
}
