import type { TableInfo } from '@longhouse/protocol'
import { expect, test } from 'vitest'
import { type Lists, placed } from '../src/online/lists.ts'

const none: Lists = { mine: [], open: [], finished: [] }

const tableOf = (host: string, id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    ...{ id, status: 'open', visibility: 'public', number: 1, host: { id: host, name: host } },
    ...{ seats: [{ person: { id: host, name: host } }, { person: null }], ...more },
  }) as TableInfo

const told = (tables: readonly TableInfo[], lists = none): Lists =>
  tables.reduce((before, table) => placed(before, table, 'me'), lists)

const idsOf = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id)

const ofThree = told([tableOf('ola', 'a'), tableOf('eve', 'b'), tableOf('jan', 'c')])

test('a new table comes first, and after all others if its host has one there already', () => {
  expect(idsOf(ofThree.open)).toEqual(['c', 'b', 'a'])
  expect(idsOf(told([tableOf('eve', 'd'), tableOf('eve', 'e'), tableOf('kim', 'f')], ofThree).open)).toEqual([
    'f',
    'c',
    'b',
    'a',
    'd',
    'e',
  ])
})

test('a table that changes stays where it is, until it starts', () => {
  const changed = told([tableOf('ola', 'a', { number: 2 })], ofThree)
  expect(idsOf(changed.open)).toEqual(['c', 'b', 'a'])
  expect(changed.open[2]?.number).toBe(2)
  expect(idsOf(told([tableOf('eve', 'b', { status: 'playing' })], changed).open)).toEqual(['c', 'a'])
})

test('one’s own table goes from list to list, the one that changed last comes first', () => {
  const own = (id: string, status: TableInfo['status']) => tableOf('me', id, { status })
  const lists = told([own('x', 'open'), own('y', 'playing'), own('x', 'playing')], ofThree)
  expect([lists.mine, lists.open, lists.finished].map(idsOf)).toEqual([['x', 'y'], ['c', 'b', 'a'], []])
  const over = told([own('y', 'finished')], lists)
  expect([over.mine, over.finished].map(idsOf)).toEqual([['x'], ['y']])
})
