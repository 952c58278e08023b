import {
  type BoardInput,
  type Context,
  contextOf,
  entriesById,
  type NamedEntry,
  type PlayerColor,
} from '@longhouse/board'
import type { ByLanguage } from '@longhouse/kernel'
import { enemyAt } from '../src/assigning.ts'
import type { OpenContext } from '../src/champions.ts'
import type { Content, Rune } from '../src/content.ts'
import type { Champions } from '../src/index.ts'
import { heldRune } from '../src/runes.ts'
import type { View } from '../src/seen.ts'
import { isCombatPlace } from '../src/state.ts'
import { type BoardWords, boardWords } from '../strings/board.ts'

export type ChampionsInput = BoardInput<Champions>

/** Rules that need no secret look at it as at the table. */
export interface BoardContext extends Context<Champions, BoardWords>, OpenContext {
  /** For the rules: the same as `view`. */
  readonly state: View
  readonly content: Content
  /** What an entry of the content says. */
  text(id: string): string
}

export type InContext = { readonly context: BoardContext }

interface Entry extends NamedEntry {
  readonly text?: ByLanguage<string>
  readonly source?: string
}

const LISTS = [
  'leaders',
  'stalls',
  'longships',
  'locations',
  'distantShores',
  'merchantShips',
  'runes',
  'journeys',
  'destinies',
  'trolls',
  'draugr',
  'monsters',
] as const

const find = entriesById(({ file }: Content): readonly Entry[] => LISTS.flatMap((list): readonly Entry[] => file[list]))

/** The entry of an id; an enemy card is of the entry of its kind. */
export const entryOf = (content: Content, id: string): Entry | undefined =>
  find(content, content.enemies[id]?.entry ?? id)

export const boardContextOf = (input: ChampionsInput): BoardContext => ({
  ...contextOf(input, boardWords, entryOf),
  state: input.seatView.view,
  text: (id) => entryOf(input.content, id)?.text?.[input.language] ?? '',
})

/** The viewer's unused rune with this effect, the one that a question is about; empty if there is none. */
export function ownRune(context: BoardContext, effect: Rune['effect']['kind']): string {
  const { seat } = context.input.seatView
  return (seat === null ? null : heldRune(context, seat, effect))?.id ?? ''
}

/** The enemy card that lies at a combat place, or off a shore. */
export const cardAt = (context: BoardContext, place: string): string | null =>
  isCombatPlace(place) ? enemyAt(context, place) : (context.view.shores.find(({ id }) => id === place)?.monster ?? null)

/** Short, as on the board: `Shore 2`. */
export const shoreName = ({ words, content }: BoardContext, shore: string): string =>
  words.shore(content.file.distantShores.findIndex(({ id }) => id === shore) + 1)

/** Who stands at a place: many may hunt, and whoever launches a longship sails with it. */
export function workersAt({ view, content, input }: BoardContext, place: string): readonly PlayerColor[] {
  const effect = content.locations[place]?.effect.kind
  const seats = effect === 'hunt' ? view.hunters : effect === 'launch' ? [] : [view.workers[place]]
  return seats.flatMap((seat) => input.sitters[seat ?? -1]?.color ?? [])
}
