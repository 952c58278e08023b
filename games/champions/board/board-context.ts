import type { BoardInput, PlayerColor } from '@longhouse/board'
import type { ByLanguage, Seat } from '@longhouse/kernel'
import type { Content, Rune } from '../src/content.ts'
import type { Champions } from '../src/index.ts'
import type { PlayerView, View } from '../src/seen.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type ChampionsInput = BoardInput<Champions>

/** A sight with what every part of this board looks up again and again. */
export interface BoardContext {
  readonly input: ChampionsInput
  readonly view: View
  readonly content: Content
  readonly words: BoardWords
  /** The name of anything in the content. */
  name(id: string): string
  text(id: string): string
}

export type InContext = { readonly context: BoardContext }

interface NamedEntry {
  readonly id: string
  readonly name: ByLanguage<string>
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

const indexes = new WeakMap<Content, Map<string, NamedEntry>>()

/** The entry of an id; an enemy card `draugr-king:red` is of the entry `draugr-king`. */
export function entryOf(content: Content, id: string): NamedEntry | undefined {
  let index = indexes.get(content)
  if (!index) {
    index = new Map(LISTS.flatMap((list) => content.file[list].map((entry): [string, NamedEntry] => [entry.id, entry])))
    indexes.set(content, index)
  }
  return index.get(id.split(':')[0] ?? id)
}

export function boardContextOf(input: ChampionsInput): BoardContext {
  const { content, language } = input
  return {
    input,
    view: input.seatView.view,
    content,
    words: boardWords(language),
    name: (id) => entryOf(content, id)?.name[language] ?? id,
    text: (id) => entryOf(content, id)?.text?.[language] ?? '',
  }
}

export const ownPlayer = ({ view, input: { seatView } }: BoardContext): PlayerView | undefined =>
  seatView.seat === null ? undefined : view.players[seatView.seat]

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

export const nameOfSeat = ({ input }: BoardContext, seat: Seat): string => input.sitters[seat]?.name ?? ''

/** Who stands at a place: many may hunt, and whoever launches a longship sails with it. */
export function workersAt({ view, content, input }: BoardContext, place: string): readonly PlayerColor[] {
  const effect = content.locations[place]?.effect.kind
  const seats = effect === 'hunt' ? view.hunters : effect === 'launch' ? [] : [view.workers[place]]
  return seats.flatMap((seat) => input.sitters[seat ?? -1]?.color ?? [])
}
