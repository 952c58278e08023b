import { describe, expect, it } from 'vitest'
import { playedAgain } from '../src/tables/playing-again.ts'
import { beginning, longBook } from './book.ts'

/** How many elements of arrays are looked at or copied by what copies and searches them. */
async function elementsTouched(work: () => Promise<unknown>): Promise<number> {
  const names = ['slice', 'concat', 'map', 'filter', 'find', 'findIndex', 'reduce', 'flatMap', Symbol.iterator] as const
  const prototype = Array.prototype as unknown as { [name in (typeof names)[number]]: unknown }
  const originals = names.map((name) => prototype[name] as (...args: unknown[]) => unknown)
  let touched = 0
  for (const [i, name] of names.entries()) {
    prototype[name] = function (this: unknown[], ...args: unknown[]) {
      touched += this.length
      return originals[i]?.apply(this, args)
    }
  }
  try {
    await work()
  } finally {
    for (const [i, name] of names.entries()) prototype[name] = originals[i]
  }
  return touched
}

describe('a table that is played again', () => {
  it('costs twice as much with twice as many entries, not four times', async () => {
    const [half, whole] = [longBook(1_000), longBook(2_000)].map(({ entries }) => entries)
    const first = await elementsTouched(() => playedAgain(beginning(), half ?? []))
    const second = await elementsTouched(() => playedAgain(beginning(), whole ?? []))
    expect(second / first).toBeGreaterThan(1.5)
    expect(second / first).toBeLessThan(2.2)
  })
})
