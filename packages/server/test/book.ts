import { raid } from '@longhouse/example-games'
import { type AnyGame, isRefusal } from '@longhouse/kernel'
import { advanceInPlace } from '../src/tables/advance.ts'
import type { Draft, Entry } from '../src/tables/entry.ts'
import { detached } from '../src/tables/growth.ts'
import type { Plan } from '../src/tables/plan.ts'
import { awaitedOf, emptyTableState, type TableState } from '../src/tables/table-state.ts'

const game = raid as AnyGame

/** A raid in which who could pray is asked, even where there is nothing else to choose. */
export const prayerFirst: AnyGame = { ...game, besides: (game.besides ?? []).map((each) => ({ ...each, first: true })) }

export const planOf = (more: Partial<Plan> = {}): Plan => ({
  ...{ id: 'table-1', game: game.id, version: game.version, options: {}, players: 2, seed: 'book' },
  ...{
    clock: null,
    reactionTime: null,
    visibility: 'public',
    spectators: true,
    host: 'ola',
    invite: 'x',
    previous: null,
    created: 0,
  },
  ...more,
})

/** A table's book that is being written. */
export interface Book {
  readonly entries: Entry[]
  state: TableState
  write(draft: Draft): TableState
  /** Nothing happens for a while. */
  pass(seconds: number): void
}

/** Of a table that nobody has sat down at yet. */
export function openBook(plan = planOf(), rules = game): Book {
  let now = 0
  const book: Book = {
    entries: [],
    state: emptyTableState(rules, plan),
    write(draft) {
      const number = book.state.number + 1
      const entry: Entry = { ...draft, number, at: now }
      const after = advanceInPlace(book.state, entry)
      if (isRefusal(after)) throw new Error(`${entry.kind}: ${after.refused}`)
      book.entries.push(entry)
      book.state = after
      return after
    },
    pass(seconds) {
      now += seconds * 1000
    },
  }
  return book
}

/** Ola and Jan, or a program instead of him, sit at a raid that has begun. */
export function startedBook(plan?: Plan, game?: AnyGame, bot: string | null = null): Book {
  const book = openBook(plan, game)
  book.write({ kind: 'sit', seat: 0, person: 'ola', bot: null })
  book.write({ kind: 'sit', seat: 1, person: bot === null ? 'jan' : null, bot })
  book.write({ kind: 'start', seat: null })
  return book
}

/** With very many entries: offers to end the game, and a choice that is made and taken back again and again. */
export function longBook(length: number): Book {
  const book = startedBook()
  const seat = awaitedOf(book.state)[0] as number
  for (let agree = true; book.entries.length + 3 <= length; agree = !agree) {
    book.write({ kind: 'abandon', seat, agree })
    book.write({ kind: 'choice', seat, choice: 0 })
    book.write({ kind: 'undo', seat })
  }
  return book
}

export const beginning = (plan = planOf()): TableState => detached(emptyTableState(game, plan))
