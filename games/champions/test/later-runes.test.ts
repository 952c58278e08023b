import { expect, test } from 'vitest'
import { laterRunes } from '../board/fight/later-runes.ts'
import type { OpenContext } from '../src/champions.ts'
import { champions } from '../src/index.ts'

test('of the runes of a fight those are told whose moment is not now', () => {
  const { content } = champions
  const held = ['rune-healing', 'rune-potential', 'rune-revenge', 'rune-fame'].map((rune) => ({ rune, used: false }))
  const seen = (runes: object[]) => ({ state: { players: [{ runes }] }, content }) as unknown as OpenContext
  const form = {
    kind: 'either',
    of: { end: { kind: 'one', of: [true] }, potential: { kind: 'one', of: [true] } },
  } as const
  expect(laterRunes(seen(held), 0, form)).toEqual(['rune-healing', 'rune-revenge'])
  const spent = held.map((rune) => ({ ...rune, used: true }))
  expect(laterRunes(seen(spent), 0, form)).toEqual([])
})
