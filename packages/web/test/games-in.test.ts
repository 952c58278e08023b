import { expect, it } from 'vitest'
import { gamesIn } from '../src/table/games-in.ts'

const told = (kind: string, move: number) => ({ move, seat: 0, event: { kind } })

it('the games of a campaign begin where the log tells it; what is told beside them is none', () => {
  const log = [told('team', 0), told('begun', 1), told('moved', 2), told('begun', 3)]
  expect(gamesIn([...log, { ...told('begun', 4), aside: true }], 'begun')).toEqual([1, 3])
})
