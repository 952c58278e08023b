import { describe, expect, it } from 'vitest'
import { inTheRunning, leadOf, type Tried } from '../src/racing.ts'

const tried = (choice: string, ...leads: number[]): Tried => ({ choice, leads })
const choicesOf = (running: readonly Tried[]) => running.map(({ choice }) => choice)

describe('a race of choices', () => {
  it('goes on with the best and the better half of the others after two trials', () => {
    const all = [tried('d', 0, 1), tried('a', 4, 4), tried('c', 1, 2), tried('b', 3, 2)]
    expect(choicesOf(inTheRunning(all))).toEqual(['a', 'b', 'c'])
  })

  it('goes on later with what may still be better, and not with what is clearly worse or the same', () => {
    const all = [tried('best', 4, 0, 5), tried('luck', 0, 4, 3), tried('worse', 3, -1, 3.9), tried('same', 4, 0, 5)]
    expect(choicesOf(inTheRunning(all))).toEqual(['best', 'luck'])
  })

  it('leaves who is tried no more as far behind, wherever the other ends', () => {
    const best = tried('best', 5, 6, 7)
    const worse = tried('worse', 2, 3, 4)
    inTheRunning([worse, best])
    best.leads.push(2)
    expect([leadOf(best), leadOf(worse)]).toEqual([5, 2])
  })
})
