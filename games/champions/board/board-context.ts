import {
  type BoardInput,
  type Context,
  contextOf,
  entriesById,
  type NamedEntry,
  ownPlayer,
  type PlayerColor,
} from '@longhouse/board'
import type { ByLanguage } from '@longhouse/kernel'
import type { Content, Rune } from '../src/content.ts'
import type { Champions } from '../src/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type ChampionsInput = BoardInput<Champions>

export interface BoardContext extends Context<Champions, BoardWords> {
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

/** The entry of an id; an enemy card `draugr-king:red` is of the entry `draugr-king`. */
export const entryOf = (content: Content, id: string): Entry | undefined => find(content, id.split(':')[0] ?? id)

export const boardContextOf = (input: ChampionsInput): BoardContext => ({
  ...contextOf(input, boardWords, entryOf),
  text: (id) => entryOf(input.content, id)?.text?.[input.language] ?? '',
})

/** The viewer's unused rune with this effect, the one that a question is about; empty if there is none. */
export const heldRune = (context: BoardContext, effect: Rune['effect']['kind']): string =>
  ownPlayer(context)?.runes.find(({ rune, used }) => !used && context.content.runes[rune]?.effect.kind === effect)
    ?.rune ?? ''

/** The enemy card that lies at a combat place, or off a shore. */
export function cardAt({ view }: BoardContext, place: string): string | null {
  if (place === 'troll-gate') return view.troll
  if (place === 'draugr-left') return view.draugr[0] ?? null
  if (place === 'draugr-right') return view.draugr[1] ?? null
  return view.shores.find(({ id }) => id === place)?.monster ?? null
}

/** Short, as on the board: `Shore 2`. */
export const shoreName = ({ words }: BoardContext, shore: string): string => words.shore(shore.split('-').at(-1) ?? '')

/** Who stands at a place: many may hunt, and whoever launches a longship sails with it. */
export function workersAt({ view, content, input }: BoardContext, place: string): readonly PlayerColor[] {
  const effect = content.locations[place]?.effect.kind
  const seats = effect === 'hunt' ? view.hunters : effect === 'launch' ? [] : [view.workers[place]]
  return seats.flatMap((seat) => input.sitters[seat ?? -1]?.color ?? [])
}
