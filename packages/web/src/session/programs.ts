import type { Sitter } from '@longhouse/board'
import { LEVELS, type LevelId, levelText } from '@longhouse/bots'
import type { Language } from '@longhouse/kernel'
import { boundIn } from '../words/bound.ts'
import { wordsIn } from '../words/index.ts'

/** Programs that sat at tables before there were levels, and the level that plays most like each. */
const FORMER = { random: 'first-winter', greedy: 'raider' } as const satisfies { readonly [program: string]: LevelId }

const isFormer = (program: unknown): program is keyof typeof FORMER =>
  typeof program === 'string' && Object.hasOwn(FORMER, program)

export const USUAL_LEVEL: LevelId = 'raider'

export const isLevel = (program: unknown): program is LevelId => LEVELS.some((level) => level === program)

/** Whether a table with it can be opened here. The page asks by name: the programs themselves live in the worker. */
export const isProgram = (program: unknown): program is string => isLevel(program) || isFormer(program)

/** The level to offer where a program of this name sat before; null if there is none. */
export const levelAfter = (program: string): LevelId | null => {
  if (isLevel(program)) return program
  return isFormer(program) ? FORMER[program] : null
}

/** What a program is called at the table; null where it has no name for people. */
export const programName = (language: Language, program: string): string | null => {
  if (isLevel(program)) return levelText(language, program).name
  return isFormer(program) ? wordsIn(language).formerPrograms[program] : null
}

/** Seats with their programs named in the reader's language. */
export const namedSeats = <S extends Sitting>(language: Language, seats: readonly S[]): readonly (S & Sitter)[] =>
  seats.map((seat) => {
    const level = seat.player === null ? null : programName(language, seat.player)
    return level === null ? seat : { ...seat, level }
  })

interface Sitting extends Sitter {
  readonly player: string | null
}

/** The programs at a table: `Orm, Halla (Raider), Knut (Jarl)`; those alike are named together. */
export function programsLine(language: Language, seats: readonly Sitting[]): string {
  const named = new Map<string, string[]>()
  for (const { name, player } of seats) {
    const program = player === null ? null : programName(language, player)
    if (program !== null) named.set(program, [...(named.get(program) ?? []), name])
  }
  return [...named].map(([program, names]) => `${names.join(', ')} (${program})`).join(', ')
}

/** How a level plays. */
export const levelNote = (language: Language, level: LevelId): string =>
  boundIn(language, levelText(language, level).about)
