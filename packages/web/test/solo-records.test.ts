import { beforeEach, expect, test, vi } from 'vitest'
import { rememberSolo, soloRecord } from '../src/session/solo-records.ts'

const kept = new Map<string, string>()
const result = (score: number, won: boolean) => ({ scores: [score], winners: won ? [0] : [], items: [] })
const played = (...games: readonly (readonly [score: number, won: boolean])[]) => {
  for (const [nth, [score, won]] of games.entries()) rememberSolo('alone', `table ${nth}`, result(score, won))
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('before the first game there is nothing to tell', () => {
  expect(soloRecord('alone')).toEqual({ games: 0, won: 0, streak: 0, best: null })
})

test('games, wins, the best score and the streak are counted, for each game by itself', () => {
  played([12, true], [30, false], [21, true], [17, true])
  expect(soloRecord('alone')).toEqual({ games: 4, won: 3, streak: 2, best: 30 })
  expect(soloRecord('other').games).toBe(0)
  rememberSolo('alone', 'lost', result(-3, false))
  expect(soloRecord('alone')).toEqual({ games: 5, won: 3, streak: 0, best: 30 })
})

test('a game counts once, however often its end is seen', () => {
  played([12, true])
  rememberSolo('alone', 'table 0', result(12, true))
  expect(soloRecord('alone')).toMatchObject({ games: 1, won: 1 })
})

test('what a browser gives back may be of any shape, or not be had', () => {
  kept.set('longhouse:solo:alone', '[{"id":1},null,{"id":"a","score":3,"won":true}]')
  expect(soloRecord('alone')).toEqual({ games: 1, won: 1, streak: 1, best: 3 })
  kept.set('longhouse:solo:alone', 'no json')
  expect(soloRecord('alone').games).toBe(0)
})
