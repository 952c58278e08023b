import { describe, expect, it } from 'vitest'
import { rowLength, seatingOf } from '../src/simulation/plan.ts'
import { reportOf } from '../src/simulation/report.ts'
import { rateOf, spreadOf, statisticsOf } from '../src/simulation/statistics.ts'
import { planFor } from './plans.ts'

describe('seats', () => {
  it('are moved on from game to game at the same table, then the table changes', () => {
    const seatings = [0, 1, 2, 3].map((number) => seatingOf(planFor(['a', 'b', 'c']), number))
    expect(seatings.map(({ bots }) => bots.join(''))).toEqual(['abc', 'cab', 'bca', 'abc'])
    expect(seatings.map(({ seed }) => seed)).toEqual(['s:0', 's:0', 's:0', 's:1'])
    expect(new Set(seatings.map(({ botSeed }) => botSeed)).size).toBe(4)
  })

  it('are one for all who play alone, at the same tables one after the other', () => {
    const alone = { ...planFor(['a', 'b']), players: 1 }
    const seatings = [0, 1, 2, 3].map((number) => seatingOf(alone, number))
    expect(seatings.map(({ bots }) => bots)).toEqual([['a'], ['b'], ['a'], ['b']])
    expect(seatings.map(({ seed }) => seed)).toEqual(['s:0', 's:0', 's:1', 's:1'])
  })

  it('are not moved where it makes no difference', () => {
    expect(rowLength(['a', 'a', 'a'])).toBe(1)
    expect(rowLength(['a', 'b', 'a', 'b'])).toBe(2)
    expect(rowLength(['a', 'b', 'b'])).toBe(3)
  })
})

describe('statistics', () => {
  it('give Wilson’s interval', () => {
    const { low, high } = rateOf(8, 10)
    expect(low).toBeCloseTo(0.4902, 4)
    expect(high).toBeCloseTo(0.9433, 4)
    expect(rateOf(0, 20)).toMatchObject({ rate: 0, low: 0 })
    expect(rateOf(20, 20)).toMatchObject({ rate: 1, high: 1 })
  })

  it('give mean, deviation and quartiles', () => {
    expect(spreadOf([4, 1, 3, 2])).toMatchObject({ mean: 2.5, min: 1, q1: 1.75, median: 2.5, q3: 3.25, max: 4 })
    expect(spreadOf([4, 1, 3, 2]).sd).toBeCloseTo(1.291, 3)
  })

  it('count a shared victory in parts', () => {
    const record = { number: 0, bots: ['a', 'b', 'b'], scores: [5, 5, 1], winners: [0, 1], decisions: 9 }
    const { bots, seats } = statisticsOf([record])
    expect(bots.map(({ name, wins }) => [name, wins.wins, wins.of])).toEqual([
      ['a', 0.5, 1],
      ['b', 0.5, 2],
    ])
    expect(seats.map(({ wins }) => wins.wins)).toEqual([0.5, 0.5, 0])
  })

  it('count what sides have won that nobody sits at', () => {
    const played = { number: 0, bots: ['a'], scores: [5], decisions: 9 }
    const lost = { ...played, winners: [], sides: [{ side: 'winter', score: 7, wins: true }] }
    const shared = { ...played, winners: [0], sides: [{ side: 'winter', score: 5, wins: true }] }
    const { bots, sides } = statisticsOf([lost, shared])
    expect(bots).toMatchObject([{ name: 'a', wins: { wins: 0.5, of: 2 } }])
    expect(sides).toMatchObject([{ name: 'winter', wins: { wins: 1.5, of: 2 }, scores: { mean: 6 } }])
  })

  it('tell of campaigns how each of their games ended', () => {
    const ended = (winner: number, scores: readonly number[]) => ({ winners: [winner], scores })
    const record = { number: 0, bots: ['a', 'b'], ...ended(1, [1, 5]), decisions: 9 }
    const statistics = statisticsOf([{ ...record, parts: [ended(0, [3, 2]), ended(1, [1, 5])] }])
    expect(statistics.parts.map(({ bots }) => bots.map(({ wins }) => wins.wins))).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(reportOf(statistics)).toMatch(/^game 1\n.*game 2\n.*in the end\n/s)
    expect(statisticsOf([record]).parts).toEqual([])
    expect(reportOf(statisticsOf([record]))).not.toContain('game 1')
  })
})
