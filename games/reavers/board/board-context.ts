import { type BoardInput, type Context, contextOf, entriesById, type NamedEntry } from '@longhouse/board'
import { clockwiseFrom, type Seat } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { LocationId } from '../src/content-file.ts'
import type { Reavers } from '../src/index.ts'
import type { OpenContext } from '../src/reavers.ts'
import type { PlayerView, View } from '../src/seen.ts'
import { type BoardWords, boardWords } from '../strings/board.ts'

export type ReaversInput = BoardInput<Reavers>

/** Rules that need no secret look at it as at the table. */
export interface BoardContext extends Context<Reavers, BoardWords>, OpenContext {
  /** For the rules: the same as `view`. */
  readonly state: View
  readonly content: Content
}

export type InContext = { readonly context: BoardContext }
export type OfPlayer = InContext & { readonly player: PlayerView }
export type OfSeat = OfPlayer & { readonly seat: Seat }

interface Entry extends NamedEntry {
  readonly source: string
  readonly fieldSources?: { readonly [field: string]: string }
}

const LISTS = [
  'icons',
  'clans',
  'locations',
  'reavers',
  'prophecies',
  'seaJourneys',
  'seaBattles',
  'villageSpoils',
  'keepSpoils',
  'territories',
  'shipUpgrades',
] as const

export const entryOf = entriesById(({ file }: Content): readonly Entry[] =>
  LISTS.flatMap((list): readonly Entry[] => file[list]),
)

export function boardContextOf(input: ReaversInput): BoardContext {
  const context = contextOf(input, boardWords, entryOf)
  const { view, content, words } = context
  return {
    ...context,
    state: view,
    players: input.seatView.players,
    // Stacks have no entry of their own.
    name: (id) => (content.stacks[id] ? words.stack(content.stacks[id]) : context.name(id)),
  }
}

/** Seats in the order in which they take part, the selector first. */
export const participants = ({ view, players }: BoardContext): readonly Seat[] =>
  clockwiseFrom(view.activation?.active ?? 0, players)

/** The positions there are at this table: first and fourth with two players. */
export function positionsOf({ content, input }: BoardContext): readonly number[] {
  const positions = content.boards[input.seatView.players]?.positions
  return positions ? [positions.selector, ...positions.others] : []
}

export const activeAt = ({ view }: BoardContext, location: LocationId): boolean =>
  view.activation?.location === location
