import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import { advance } from './advance.ts'
import { type Course, emptyCourse } from './course.ts'
import type { Services } from './services.ts'
import { readEntries } from './store.ts'

/** The table as it was after an entry: played again up to there. */
export async function courseAfter(services: Services, now: Course, number: number): Promise<Course | Refusal> {
  if (number > now.number) return refuse('stale', { number: now.number })
  if (number === now.number) return now
  let course = emptyCourse(now.game, now.plan)
  for (const { entry } of await readEntries(services.database, now.plan.id, 0)) {
    if (entry.number > number) break
    const after = advance(course, entry)
    if (isRefusal(after)) return after
    course = after
  }
  return course
}
