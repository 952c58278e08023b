import { expect, test } from 'vitest'
import { cornerOf } from '../src/table/corner.ts'
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
