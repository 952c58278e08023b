import {
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
import type { NodeId } from '../src/content-file.ts'
import type { Geometry } from '../src/geometry.ts'
import { boardOf, type OpenContext, type Runar } from '../src/runar.ts'
import type { FieldView, PlayerView } from '../src/seen.ts'
import type { Figure, FigureId, HeroFigure, Side } from '../src/state.ts'
import { type BoardWords, boardWords } from '../strings/board.ts'

export type RunarInput = BoardInput<Runar>

export interface BoardContext extends Context<Runar, BoardWords> {
  readonly geometry: Geometry
  /** The rules, looking at what the viewer sees. */
  readonly openContext: OpenContext
  /** Null before the first Battlefield is laid. */
  readonly field: FieldView | null
}

/** With a Battlefield. */
export interface FieldContext extends BoardContext {
  readonly field: FieldView
}

export type InContext = { readonly context: BoardContext }
export type InField = { readonly context: FieldContext }
export type OfSeat = InField & { readonly seat: Seat; readonly player: PlayerView }

interface Entry extends NamedEntry {
  readonly source?: string
}

const LISTS = [
  'clans',
  'heroes',
  'events',
  'dooms',
  'missions',
  'scenarios',
  'treasures',
  'enemies',
  'layouts',
] as const

export const entryOf = entriesById(({ file }: Content): readonly Entry[] => [
  ...LISTS.flatMap((list): readonly Entry[] => file[list]),
  ...file.heroes.flatMap(({ actionCards, ranks }) => [
    ...actionCards,
    ...Object.values(ranks).flatMap(({ abilities, trait }) => [...abilities, ...(trait ? [trait] : [])]),
  ]),
  ...file.enemies.flatMap(({ actionCards }) => actionCards),
  ...file.scenarios.flatMap(({ rules, actions, setup }) => [...rules, ...actions, ...setup]),
  ...file.inspirationCards,
  ...file.advantageCards,
  ...file.obstacles,
  ...file.statueParts,
  ...file.campaign.rewards,
])

export function boardContextOf(input: RunarInput): BoardContext {
  const { content, seatView } = input
  const openContext: OpenContext = { state: seatView.view, content, players: seatView.players }
  return {
    ...contextOf(input, boardWords, entryOf),
    geometry: boardOf(openContext),
    openContext,
    field: seatView.view.field,
  }
}

export const hasField = (context: BoardContext): context is FieldContext => context.field !== null

export const viewerOf = ({ input }: BoardContext): Seat | null => input.seatView.seat

export const heroOf = ({ field }: FieldContext, hero: FigureId): HeroFigure | null => {
  const figure = field.figures[hero]
  return figure?.kind === 'hero' ? figure : null
}

/** The style of a side's things: a player's colour, or the Nemesis's. */
export const byOf = (context: BoardContext, side: Side): string =>
  side === 'nemesis' ? 'by-nemesis' : `by-${colorOfSeat(context, side)}`

export const sideOfFigure = (figure: Figure): Side => (figure.kind === 'hero' ? figure.owner : 'nemesis')

export const nameOfSide = (context: BoardContext, side: Side): string =>
  side === 'nemesis' ? context.words.nemesis.name : nameOfSeat(context, side)

export const figureName = (context: FieldContext, figure: FigureId): string => {
  const found = context.field.figures[figure]
  return context.name(found?.kind === 'enemy' ? found.type : figure)
}

export const figureAt = ({ field }: FieldContext, node: NodeId): FigureId | null => field.standing[node] ?? null
