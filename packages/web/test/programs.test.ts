import { LEVELS } from '@longhouse/bots'
import { LANGUAGES } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { isProgram, levelAfter, levelNote, namedSeats, programName, programsLine } from '../src/session/programs.ts'

const seat = (name: string, player: string | null) => ({ name, player, color: 'green', bot: player !== null }) as const

test('every level has a name and a note of its own in every language', () => {
  for (const language of LANGUAGES) {
    expect(new Set(LEVELS.map((level) => programName(language, level))).size).toBe(LEVELS.length)
    expect(new Set(LEVELS.map((level) => levelNote(language, level))).size).toBe(LEVELS.length)
  }
})

test('programs from before there were levels are still known, and have heirs', () => {
  for (const former of ['random', 'greedy']) {
    expect(isProgram(former)).toBe(true)
    expect(levelAfter(former)).not.toBeNull()
    for (const language of LANGUAGES) expect(programName(language, former)).not.toBe(former)
  }
  expect(isProgram('search:9s')).toBe(false)
  expect(levelAfter('toString')).toBeNull()
  expect(programName('en', 'toString')).toBeNull()
})

test('programs alike are named together, and people not at all', () => {
  const seats = [seat('Astrid', null), seat('Orm', 'raider'), seat('Knut', 'jarl'), seat('Halla', 'raider')]
  expect(programsLine('en', seats)).toBe('Orm, Halla (Raider), Knut (Jarl)')
  expect(programsLine('en', [seat('Astrid', null)])).toBe('')
  expect(namedSeats('pl', seats).map(({ level }) => level)).toEqual([undefined, 'Łupieżca', 'Jarl', 'Łupieżca'])
})
