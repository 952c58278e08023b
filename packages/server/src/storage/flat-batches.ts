import type { Batch, Statement, Value } from './database.ts'

/** Batches on their way to another thread, laid flat: copying one list costs a fraction of copying many small objects. */
export interface FlatBatches {
  /** For each batch how many guards and how many others; for each statement its number, how many arguments, and these. */
  readonly flat: readonly Value[]
  /** Statements that go for the first time; each is known by its place among all that went. */
  readonly news: readonly string[]
}

export function openFlattener(): (batches: readonly Batch[]) => FlatBatches {
  const numbers = new Map<string, number>()
  return (batches) => {
    const flat: Value[] = []
    const news: string[] = []
    const put = ({ sql, args }: Statement): void => {
      let number = numbers.get(sql)
      if (number === undefined) {
        number = numbers.size
        numbers.set(sql, number)
        news.push(sql)
      }
      flat.push(number, args.length, ...args)
    }
    for (const { guards, rest = [] } of batches) {
      flat.push(guards.length, rest.length)
      guards.forEach(put)
      rest.forEach(put)
    }
    return { flat, news }
  }
}

export function openUnflattener(): (flat: FlatBatches) => Batch[] {
  const known: string[] = []
  return ({ flat, news }) => {
    known.push(...news)
    const batches: Batch[] = []
    let at = 0
    const count = (): number => flat[at++] as number
    const take = (): Statement => {
      const sql = known[count()] as string
      const length = count()
      at += length
      return { sql, args: flat.slice(at - length, at) }
    }
    while (at < flat.length) {
      const [guards, rest] = [count(), count()]
      const taken = Array.from({ length: guards + rest }, take)
      batches.push({ guards: taken.slice(0, guards), rest: taken.slice(guards) })
    }
    return batches
  }
}
