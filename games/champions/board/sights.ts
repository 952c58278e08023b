import type { BoardSight } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { Champions } from '../src/index.ts'
import type { PlayerView, View } from '../src/seen.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type ChampionsSight = BoardSight<Champions>

/** A sight with what every part of this board looks up again and again. */
export interface Town {
  readonly sight: ChampionsSight
  readonly view: View
  readonly content: Content
  readonly words: BoardWords
  /** The name of anything in the content. */
  name(id: string): string
  text(id: string): string
}

interface NamedEntry {
  readonly id: string
  readonly name: { readonly en: string; readonly pl: string }
  readonly text?: { readonly en: string; readonly pl: string }
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

export function townOf(sight: ChampionsSight): Town {
  const { content, language } = sight
  return {
    sight,
    view: sight.seen.view,
    content,
    words: boardWords(language),
    name: (id) => entryOf(content, id)?.name[language] ?? id,
    text: (id) => entryOf(content, id)?.text?.[language] ?? '',
  }
}

export const ownPlayer = ({ view, sight: { seen } }: Town): PlayerView | undefined =>
  seen.seat === null ? undefined : view.players[seen.seat]

/** The enemy card that lies at a combat place, or off a shore. */
export function cardAt({ view }: Town, place: string): string | null {
  if (place === 'troll-gate') return view.troll
  if (place === 'draugr-left') return view.draugr[0] ?? null
  if (place === 'draugr-right') return view.draugr[1] ?? null
  return view.shores.find(({ id }) => id === place)?.monster ?? null
}

export const nameOfSeat = ({ sight }: Town, seat: Seat): string => sight.sitters[seat]?.name ?? ''

/** A seat's workers at a place that takes one. */
export const workersAt = ({ view, sight }: Town, location: string) => {
  const seat: Seat | null | undefined = view.workers[location]
  const color = seat === null || seat === undefined ? undefined : sight.sitters[seat]?.color
  return color ? [color] : []
}
