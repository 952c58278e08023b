import {
  type Asked,
  type BoardInput,
  type Context,
  colorOfSeat,
  contextOf,
  entriesById,
  type NamedEntry,
  nameOfSeat,
} from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Content } from '../src/content.ts'
import type { Geometry } from '../src/geometry.ts'
import type { PlayerView } from '../src/seen.ts'
import type { Side } from '../src/state.ts'
import { mapOf, type OpenContext, sidesOf, type TinyEpicVikings } from '../src/vikings.ts'
import { type BoardWords, boardWords } from '../strings/board.ts'
import type { SideColor } from './pieces/piece-keys.ts'

export type VikingsInput = BoardInput<TinyEpicVikings>

export interface BoardContext extends Context<TinyEpicVikings, BoardWords> {
  readonly geometry: Geometry
  /** The rules, looking at what the viewer sees. */
  readonly openContext: OpenContext
  /** Everybody with pieces on the map, the viewer first, the enemy last. */
  readonly sides: readonly Side[]
}

export type InContext = { readonly context: BoardContext }
/** What a panel is asked to draw. */
export type AskedHere = Asked<BoardContext>
export type OfPlayer = InContext & { readonly player: PlayerView }
export type OfSeat = OfPlayer & { readonly seat: Seat }

interface Entry extends NamedEntry {
  readonly source: string
}

const LISTS = ['runes', 'resources', 'vikingCards', 'favorCards', 'gods'] as const

const cardOf = entriesById(({ file }: Content): readonly Entry[] => [
  ...LISTS.flatMap((list): readonly Entry[] => file[list]),
  ...file.eraSheet.sacrificeActions,
])

/** Both maps have islands of the same name: each has its own. */
const placeOf = entriesById(({ map }: Geometry): readonly Entry[] => [...map.islands, ...map.ports, ...map.fjords])

export const entryOf = ({ content, geometry }: Pick<BoardContext, 'content' | 'geometry'>, id: string) =>
  placeOf(geometry, id) ?? cardOf(content, id)

export function boardContextOf(input: VikingsInput): BoardContext {
  const { content, seatView } = input
  const openContext: OpenContext = { state: seatView.view, content, players: seatView.players }
  const geometry = mapOf(openContext)
  return {
    ...contextOf(input, boardWords, (_, id) => entryOf({ content, geometry }, id)),
    geometry,
    openContext,
    sides: fromViewer(sidesOf(openContext), seatView.seat),
  }
}

function fromViewer(sides: readonly Side[], viewer: Seat | null): readonly Side[] {
  const seats = sides.filter((side) => side !== 'enemy')
  const first = viewer ?? 0
  return [...seats.slice(first), ...seats.slice(0, first), ...sides.slice(seats.length)]
}

export const viewerOf = ({ input }: BoardContext): Seat | null => input.seatView.seat

export const colorOf = (context: BoardContext, side: Side): SideColor =>
  side === 'enemy' ? 'enemy' : colorOfSeat(context, side)

export const nameOfSide = (context: BoardContext, side: Side): string =>
  side === 'enemy' ? context.words.enemy.name : nameOfSeat(context, side)

/** `You`, where the viewer reads of themselves. */
export const youOrName = (context: BoardContext, side: Side): string =>
  side === viewerOf(context) ? context.words.you : nameOfSide(context, side)
