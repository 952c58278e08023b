import { type AnyGame, isRefusal } from '@longhouse/kernel'
import { raid } from '@longhouse/toys'
import { advanceInPlace } from '../src/tables/advance.ts'
import { awaitedOf, type Course, emptyCourse } from '../src/tables/course.ts'
import type { Draft, Entry } from '../src/tables/entry.ts'
import { detached } from '../src/tables/growth.ts'
import type { Plan } from '../src/tables/plan.ts'

const game = raid as unknown as AnyGame

export const planOf = (more: Partial<Plan> = {}): Plan => ({
  ...{ id: 'table-1', game: game.id, version: game.version, options: {}, players: 2, seed: 'book' },
  ...{ clock: null, visibility: 'public', spectators: true, host: 'ola', invite: 'x', previous: null, created: 0 },
  ...more,
})

/** A table's book that is being written. */
export interface Book {
  readonly entries: Entry[]
  course: Course
  write(draft: Draft): Course
  /** Nothing happens for a while. */
  pass(seconds: number): void
}

function openBook(plan = planOf()): Book {
  let now = 0
  const book: Book = {
    entries: [],
    course: emptyCourse(game, plan),
    write(draft) {
      const number = book.course.number + 1
      const entry: Entry = { ...draft, number, at: now }
      const after = advanceInPlace(book.course, entry)
      if (isRefusal(after)) throw new Error(`${entry.kind}: ${after.refused}`)
      book.entries.push(entry)
      book.course = after
      return after
    },
    pass(seconds) {
      now += seconds * 1000
    },
  }
  return book
}

/** Ola and Jan sit at a raid that has begun. */
export function startedBook(plan?: Plan): Book {
  const book = openBook(plan)
  for (const [seat, person] of ['ola', 'jan'].entries()) book.write({ kind: 'sit', seat, person, bot: null })
  book.write({ kind: 'start', seat: null })
  return book
}

/** With very many entries: offers to end the game, and a choice that is made and taken back again and again. */
export function longBook(length: number): Book {
  const book = startedBook()
  const seat = awaitedOf(book.course)[0] as number
  for (let agree = true; book.entries.length + 3 <= length; agree = !agree) {
    book.write({ kind: 'abandon', seat, agree })
    book.write({ kind: 'choice', seat, choice: 0 })
    book.write({ kind: 'undo', seat })
  }
  return book
}

export const beginning = (plan = planOf()): Course => detached(emptyCourse(game, plan))
