import { eventFor, inEachLanguage, LANGUAGES, plain, type SeatView } from '@longhouse/kernel'
import { NOTHING_SHOWN, type Shown } from './kept.ts'
import type { Services } from './services.ts'
import type { Happening, Sitter, TableState } from './table-state.ts'
import { tableUpdateFor } from './table-update.ts'

export async function shownOf(services: Services, state: TableState): Promise<Shown> {
  if (state.kept) return state.kept.shown
  if (!state.history) return NOTHING_SHOWN
  const eyes = [...state.sitters.keys(), null]
  const views = eyes.map((seat) => attempt(() => unasked(tableUpdateFor(state, seat).seen)))
  return { views, log: await logOf(services, state) }
}

/** Who looks at it later is asked nothing. */
const unasked = (seen: SeatView | null): SeatView | null => seen && { ...seen, ask: null }

async function logOf({ games, names }: Services, { plan, game, sitters, happened }: TableState): Promise<Shown['log']> {
  const source = games(plan.game)
  const texts = await Promise.all(LANGUAGES.map((language) => source?.text(language, game.content) ?? null))
  const called = namesOf(sitters, names.nameOf)
  const sayIn = (language: number, { told }: Happening): string[] =>
    told.flatMap((what) => {
      const event = eventFor(what, null)
      const text = texts[language]
      return event !== null && text ? (attempt(() => plain(text.event(event, called))) ?? []) : []
    })
  const lines = happened
    .filter(({ told }) => told.length > 0)
    .map((happening) => [happening.number, inEachLanguage((language) => sayIn(LANGUAGES.indexOf(language), happening))])
  return Object.fromEntries(lines) as Shown['log']
}

/** A seat without a person has the name that the game gives it. */
function namesOf(sitters: readonly Sitter[], nameOf: (person: string) => string | null): string[] {
  const names: string[] = []
  for (const [seat, { person }] of sitters.entries()) {
    const name = person && nameOf(person)
    if (name) names[seat] = name
  }
  return names
}

/** Rules and words of another time may not know what they meet. */
function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
