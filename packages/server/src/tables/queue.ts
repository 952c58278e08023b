/** One after the other, in the order in which they were asked for. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
  readonly busy: boolean
  /** How many are at it or wait. */
  readonly length: number
}

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  const done = (): void => {
    length--
  }
  return {
    run(work) {
      // With nobody before it, it begins at once.
      const result = length++ === 0 ? work() : last.then(work)
      last = result.then(done, done)
      return result
    },
    get busy() {
      return length > 0
    },
    get length() {
      return length
    },
  }
}

/** Queues by name: work that shares a name with other work waits for it, and for nothing else. */
export interface Queues {
  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T>
}

export function openQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return {
    run(names, work) {
      const result = Promise.all(names.map((name) => last.get(name))).then(work)
      const over = result
        .catch(() => {})
        .then(() => {
          for (const name of names) if (last.get(name) === over) last.delete(name)
        })
      for (const name of names) last.set(name, over)
      return result
    },
  }
}
