import { expect, test } from 'vitest'
import { NOTHING_SAID, onlyLines, toldLines, withLines } from '../src/table/announcing.ts'

const told = (move: number, ...events: readonly string[]) => events.map((event) => ({ seat: 1, move, event }))

test('of each move the choice comes first, and nothing that came of it is left out', () => {
  const entries = [
    ...told(7, 'Orm goes to the Market.', 'He pays.', 'He gains.', 'He ends.'),
    ...told(8, 'Halla begs.'),
  ]
  expect(toldLines(entries, String)).toEqual(['Orm goes to the Market. He pays. He gains. He ends.', 'Halla begs.'])
})

test('lines are added, each with an id of its own, and those read long ago go', () => {
  const twice = withLines(withLines(NOTHING_SAID, ['Orm begs.']), ['Orm begs.'])
  expect(twice.lines).toEqual([
    { id: 0, said: 'Orm begs.' },
    { id: 1, said: 'Orm begs.' },
  ])
  const many = Array.from({ length: 50 }, (_, i) => `${i}`)
  expect(withLines(twice, many).lines.map(({ said }) => said)).toEqual(many)
  expect(onlyLines(twice, ['Taken back.']).lines).toEqual([{ id: 2, said: 'Taken back.' }])
})
