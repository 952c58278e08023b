import { Mistake } from '../arguments.ts'

/** Numbered games: from this number on, up to but without the other. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** What a thread sends back: results, or what the user must mend; a thrown mistake would arrive as any other error. */
export type Report<R> = { readonly results: readonly R[] } | { readonly mistake: string }

/** After this long a thread reports what it has, even if there is more to do. */
const REPORT_MS = 200

/** In a thread: plays games of a range one after another, at least one, and as many as fit into a short while. */
export async function playSomeOf<R>(
  { from, to }: Range,
  ready: () => Promise<(number: number) => R | Promise<R>>,
): Promise<Report<R>> {
  try {
    const play = await ready()
    const until = performance.now() + REPORT_MS
    const results: R[] = []
    for (let number = from; number < to && (results.length === 0 || performance.now() < until); number++)
      results.push(await play(number))
    return { results }
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.message }
    throw error
  }
}

/** The numbers of a range in handfuls. */
export function handfuls({ from, to }: Range, size: number): Range[] {
  const ranges: Range[] = []
  for (let start = from; start < to; start += size) ranges.push({ from: start, to: Math.min(start + size, to) })
  return ranges
}
