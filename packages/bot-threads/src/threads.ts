import { Tinypool } from 'tinypool'

/** Threads that all do the same kind of work; what does not find one free waits for its turn. */
export interface Threads<T, R> {
  /** An abort ends the work at once, with its thread, and the promise with an `AbortError`. */
  run(task: T, signal?: AbortSignal): Promise<R>
  end(): Promise<void>
}

/** So many threads for one function, called by its name in a TypeScript module. Tasks and results are plain values. */
export function openThreads<T, R>(module: URL, name: string, count: number): Threads<T, R> {
  const filename = new URL('./thread.mjs', import.meta.url).href
  const pool = new Tinypool({ filename, name: 'call', minThreads: count, maxThreads: count })
  return {
    run: (task, signal) => pool.run({ module: module.href, name, task }, signal && { signal }),
    end: () => pool.destroy(),
  }
}
