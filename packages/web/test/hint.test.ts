import type { GameText } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { cornerOf } from '../src/table/corner.ts'
import { whyOf } from '../src/table/hint-reason.ts'
import { hintedThings } from '../src/table/hinted-things.ts'

const stage = { left: 0, top: 0, width: 1000, height: 600 }
const panel = { left: 0, top: 0, width: 400, height: 300 }
const at = (left: number, top: number, width = 100) => ({ left, top, width, height: 100 })

test('a hint lies where it hides nothing that it names, and else rather on the left', () => {
  expect(cornerOf(stage, panel, [], [])).toBe('left')
  expect(cornerOf(stage, panel, [at(50, 400)], [])).toBe('right')
  expect(cornerOf(stage, panel, [at(50, 100)], [])).toBe('left')
  expect(cornerOf(stage, panel, [at(50, 400)], [at(700, 400, 300)])).toBe('right')
  expect(cornerOf(stage, panel, [], [at(50, 400), at(700, 400, 300)])).toBe('left')
})

test('a choice is marked at its thing, or at all that its sentence names', () => {
  const board = { thingOf: (step: string) => (step === 'place' ? 'blacksmith' : null) }
  expect(hintedThings(board, 'place', {}, '[Blacksmith](smithy)')).toEqual(['blacksmith'])
  expect(hintedThings(board, 'assign', {}, '[Troll](troll): 2; [Hunt](hunt): 1; [Troll](troll)')).toEqual([
    'troll',
    'hunt',
  ])
  expect(hintedThings(board, 'assign', {}, 'Keep everyone at home')).toEqual([])
})

test('why is said by what weighs most and has a name, and by the answer as the table will lie then', () => {
  const text = {
    measure: (id: string, by: number) => (id === 'one' ? null : `${by} ${id}`),
    choice: (step: string, choice: number, _: unknown, view: { readonly lying: string[] }) =>
      `${step} ${view.lying[choice]}`,
  } as unknown as GameText
  const changes = ['glory', 'one', 'coin', 'wood', 'food', 'blame'].map((measure, by) => ({ measure, by }))
  const answer = { seat: 1, step: 'take', choice: 1, view: { lying: ['axe', 'bow'] } }
  expect(whyOf({ changes, answer }, text, ['Astrid', 'Orm'])).toEqual({
    changes: ['0 glory', '2 coin', '3 wood', '4 food'],
    answer: { name: 'Orm', said: 'take bow' },
  })
  expect(whyOf({ changes: [], answer: null }, text, [])).toEqual({ changes: [], answer: null })
})
