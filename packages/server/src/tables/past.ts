import { type Refusal, refuse } from '@longhouse/kernel'
import { type Course, emptyCourse } from './course.ts'
import { detached } from './growth.ts'
import { playedAgain } from './playing-again.ts'
import type { Present } from './present.ts'
import { openQueue } from './queue.ts'
import type { Services } from './services.ts'
import { readEntries } from './store.ts'

/** So many moments of a table are remembered, evenly spread: from the nearest one it is played on. */
const MOST_REMEMBERED = 32
const LEAST_APART = 64

/** A table as it was. */
export interface Past {
  courseAfter(number: number): Promise<Course | Refusal>
}

export function openPast({ database }: Services, table: Present): Past {
  /** By the number of the last entry; none of them is ever played on itself. */
  const remembered = new Map<number, Course>()
  /** Whoever asks for much of the past waits for themselves. */
  const queue = openQueue()

  /** What was asked for last is the likeliest beginning of what is asked for next. */
  let latest: Course | null = null

  function nearest(number: number): Course {
    const known = [...remembered.values(), ...(latest ? [latest] : [])].filter((course) => course.number <= number)
    const { game, plan } = table.course
    return known.reduce((best, course) => (course.number > best.number ? course : best), emptyCourse(game, plan))
  }

  function remember(course: Course, apart: number): void {
    if (course.number % apart === 0 && !remembered.has(course.number) && remembered.size < MOST_REMEMBERED)
      remembered.set(course.number, detached(course))
  }

  async function playTo(number: number): Promise<Course> {
    const from = nearest(number)
    if (from.number === number) return from
    const apart = Math.max(LEAST_APART, Math.ceil(table.course.number / MOST_REMEMBERED))
    const written = await readEntries(database, table.id, from.number, number)
    const entries = written.map(({ entry }) => entry)
    latest = await playedAgain(detached(from), entries, (course) => remember(course, apart))
    return latest
  }

  return {
    async courseAfter(number) {
      const { course } = table
      if (number > course.number) return refuse('stale', { number: course.number })
      return number === course.number ? course : queue.run(() => playTo(number))
    },
  }
}
