import type { ByLanguage, GameTypes, Language, Seat } from '@longhouse/kernel'
import type { PlayerColor } from '../colors.ts'
import type { BoardInput } from '../game-board.ts'

/** What a seat sees, with what every part of a board looks up again and again; a game adds what its own parts need besides. */
export interface Context<G extends GameTypes, Words> {
  readonly input: BoardInput<G>
  readonly view: G['view']
  readonly content: G['content']
  readonly words: Words
  /** The name of anything in the content. */
  name(id: string): string
}

/** What all entries of a content file have in common that can be named. */
export interface NamedEntry {
  readonly id: string
  readonly name: ByLanguage<string>
}

/** Finds entries by their ids. They are listed once for each content, because a host may bring another. */
export function entriesById<Content extends object, Entry extends NamedEntry>(
  listOf: (content: Content) => readonly Entry[],
): (content: Content, id: string) => Entry | undefined {
  const known = new WeakMap<Content, ReadonlyMap<string, Entry>>()
  return (content, id) => {
    const entries = known.get(content) ?? new Map(listOf(content).map((entry) => [entry.id, entry]))
    known.set(content, entries)
    return entries.get(id)
  }
}

export function contextOf<G extends GameTypes, Words>(
  input: BoardInput<G>,
  words: (language: Language) => Words,
  entryOf: (content: G['content'], id: string) => NamedEntry | undefined,
): Context<G, Words> {
  const { content, language, seatView } = input
  return {
    input,
    view: seatView.view,
    content,
    words: words(language),
    name: (id) => entryOf(content, id)?.name[language] ?? id,
  }
}

interface Seated<Player> {
  readonly view: { readonly players: readonly Player[] }
  readonly input: { readonly seatView: { readonly seat: Seat | null } }
}

/** The viewer's own player; nobody where somebody only watches. */
export const ownPlayer = <Player>({ view, input: { seatView } }: Seated<Player>): Player | undefined =>
  seatView.seat === null ? undefined : view.players[seatView.seat]

type WithSitters = { readonly input: Pick<BoardInput, 'sitters'> }

export const nameOfSeat = ({ input }: WithSitters, seat: Seat): string => input.sitters[seat]?.name ?? ''

export const colorOfSeat = ({ input }: WithSitters, seat: Seat): PlayerColor => input.sitters[seat]?.color ?? 'grey'
