/** One after the other, in the order in which they were asked for. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>
  readonly busy: boolean
}

export function openQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  return {
    run(work) {
      length++
      const result = last.then(work).finally(() => {
        length--
      })
      last = result.catch(() => {})
      return result
    },
    get busy() {
      return length > 0
    },
  }
}
